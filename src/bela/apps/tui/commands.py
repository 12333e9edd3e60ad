"""What may be asked of the program on any page with a row of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from textual.binding import Binding, BindingType

from bela.apps.tui.manner import Manner
from bela.apps.tui.page import Page, TextPage

Result = TypeVar("Result")
Covering = TypeVar("Covering")


class CommandPage(Page[Result]):
    """A page whose language, deck and light can be changed with a key."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("t", "tempo", show=False),
        Binding("g", "language", show=False),
        Binding("d", "deck", show=False),
        Binding("n", "light", show=False),
        Binding("q", "leave", show=False),
    ]

    def action_help(self) -> None:
        """The keys."""
        self.cover(TextPage(lambda: [self.words.t("tui.help")]))

    def cover(self, page: Page[Covering], then: Callable[[Covering | None], None] | None = None) -> None:
        """Lay a page on top."""
        self.app.push_screen(page, then)

    def action_tempo(self) -> None:
        """The next tempo."""
        self._change(Manner.next_tempo)
        self.tell(lambda: self.words.t(f"tui.tempo.{self.bela.manner.tempo}"))

    def action_language(self) -> None:
        """The next language."""
        self._change(Manner.next_language)
        self.tell(lambda: self.words.t("tui.language"))

    def action_deck(self) -> None:
        """The next way to show suits."""
        self._change(Manner.next_deck)
        self.tell(lambda: self.words.t(f"tui.deck.{self.bela.manner.deck}"))

    def action_light(self) -> None:
        """Dark instead of light, or the other way round."""
        self._change(Manner.other_light)

    def action_leave(self) -> None:
        """Leave the program."""
        self.bela.leave()

    def tell(self, sentence: Callable[[], str]) -> None:
        """Say something in the language of the moment in which it is read."""

    def _change(self, change: Callable[[Manner], Manner]) -> None:
        self.bela.become(change(self.bela.manner))
