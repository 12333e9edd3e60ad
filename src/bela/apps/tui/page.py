"""Pages: what the screen shows, one on top of another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from bela.apps.tui.keys import place_of
from bela.apps.tui.program import Program
from bela.apps.tui.talk import Choices
from bela.i18n import Translator

COLUMNS, ROWS = 80, 24
"""The smallest window in which there is room for a table."""

Result = TypeVar("Result")
Lines = Callable[[], Sequence[str]]
"""Lines in the language that is spoken when they are asked for."""


class Page(Screen[Result]):
    """Anything on the screen. In a window that is too small it says so and nothing else."""

    @property
    def bela(self) -> Program:
        """The program."""
        assert isinstance(self.app, Program)  # noqa: S101 - nothing else shows pages
        return self.app

    @property
    def words(self) -> Translator:
        """The words outside of a game."""
        return self.bela.words

    def compose(self) -> ComposeResult:
        """The message for small windows, and the page."""
        yield Static(id="too-small")
        with Vertical(id="page"):
            yield from self.content()

    def content(self) -> ComposeResult:
        """What is on the page."""
        yield from ()

    def on_mount(self) -> None:
        """Fill the page."""
        self.redraw()

    def on_resize(self) -> None:
        """Say how large the window is."""
        size = {"columns": self.app.size.width, "lines": self.app.size.height}
        self.query_one("#too-small", Static).update(Text(self.words.t("tui.too_small", **size)))

    def redraw(self) -> None:
        """Show everything again: language, deck or light have changed."""


class TextPage(Page[None]):
    """Something to read. Any key that does not move the text closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q", "close", show=False)]
    MOVES = frozenset({"up", "down", "pageup", "pagedown", "home", "end"})

    def __init__(self, lines: Lines) -> None:
        super().__init__()
        self._lines = lines

    def content(self) -> ComposeResult:
        """The text, and how to go on."""
        with VerticalScroll(id="text"):
            yield Static(id="lines")
        yield Static(id="notice")

    def redraw(self) -> None:
        """The text in the language of now."""
        self.query_one("#lines", Static).update(Text("\n".join(self._lines())))
        self.query_one("#notice", Static).update(Text(self.words.t("tui.read")))
        self.query_one("#text").focus()

    def action_close(self) -> None:
        """Go back."""
        self.dismiss()

    def on_click(self) -> None:
        """Go back."""
        self.dismiss()


class ChoicePage(Page[int | None]):
    """A question with choices; the answer is their place from 0, or None for none of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", show=False)]

    def __init__(self, heading: Lines, labels: Lines, *, pointed: int | None = 0) -> None:
        super().__init__()
        self._heading = heading
        self._labels = labels
        self._pointed = pointed
        """The choice that Enter makes when nobody has pointed at another; with None there is none."""

    def content(self) -> ComposeResult:
        """The question, the choices."""
        yield Static(id="heading")
        yield Choices(id="offers")
        yield Static(id="notice")

    def redraw(self) -> None:
        """Question and choices in the language of now."""
        self.query_one("#heading", Static).update(Text("\n".join(self._heading())))
        self.query_one("#notice", Static).update(Text(self.words.t("tui.choose")))
        choices = self.query_one(Choices)
        pointed = self._pointed if choices.highlighted is None else choices.highlighted
        choices.offer(self._labels(), pointed=pointed)
        choices.focus()

    def on_key(self, event: Key) -> None:
        """A key that stands before a choice chooses it."""
        place = place_of(event.character, self.query_one(Choices).count)
        if place is not None:
            event.stop()
            self.dismiss(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter and the mouse choose as well."""
        event.stop()
        self.dismiss(event.option_index)

    def action_close(self) -> None:
        """Choose nothing."""
        self.dismiss(None)


class AskPage(Page[str | None]):
    """A question that is answered by typing; None when it is not."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, heading: Lines) -> None:
        super().__init__()
        self._heading = heading

    def content(self) -> ComposeResult:
        """The question, a line for the answer."""
        yield Static(id="heading")
        yield Input(id="typed")

    def redraw(self) -> None:
        """The question in the language of now."""
        self.query_one("#heading", Static).update(Text("\n".join(self._heading())))
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed."""
        self.dismiss(event.value.strip() or None)

    def action_close(self) -> None:
        """Answer nothing."""
        self.dismiss(None)


class Curtain(Page[None]):
    """Hides the table until the person who is asked sits at the screen.

    It is lifted by the number of that person, so that a key pressed once too often shows nobody's cards.
    """

    AUTO_FOCUS = ""

    def __init__(self, number: int, lines: Lines) -> None:
        super().__init__()
        self.number = number
        self._lines = lines

    def content(self) -> ComposeResult:
        """Whose turn it is."""
        yield Static(id="heading")
        offers = Choices(id="offers")
        offers.can_focus = False
        yield offers

    def redraw(self) -> None:
        """Whose turn it is, in the language of now."""
        told, lift = self._lines()
        self.query_one("#heading", Static).update(Text(told))
        choices = self.query_one(Choices)
        choices.offer([lift], keys=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The same with the mouse."""
        event.stop()
        self.dismiss()

    def on_key(self, event: Key) -> None:
        """Show the table to that person."""
        if event.character == str(self.number):
            event.stop()
            self.dismiss()
