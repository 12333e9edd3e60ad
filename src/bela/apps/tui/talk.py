"""The talk beside the table: the score, what happened, and what may be said."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from bela.apps.tui.keys import label_of


def spare(heights: Sequence[int], room: int) -> int:
    """The rows to leave empty at the end, so that the last rows that fit begin with a whole sentence."""
    if sum(heights) <= room:
        return 0
    filled = 0
    for height in reversed(heights):
        if filled + height > room:
            break
        filled += height
    return room - filled if filled else 0


class Log(VerticalScroll, can_focus=False):
    """What happened, the newest at the bottom."""

    _lines: tuple[str, ...] = ()

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="told")

    def show(self, lines: Sequence[str]) -> None:
        """Show this, and its end first of all; where it is what was shown before, nothing moves."""
        if tuple(lines) != self._lines:
            self._lines = tuple(lines)
            self._fill()

    def on_resize(self) -> None:
        """The end stays in sight when choices or a smaller window take room away."""
        self._fill()

    def leaf(self, way: str) -> None:
        """Go a page back or on, to the beginning or to the end."""
        ways = {
            "page_up": self.scroll_page_up,
            "page_down": self.scroll_page_down,
            "home": self.scroll_home,
            "end": self.scroll_end,
        }
        ways[way](animate=False)

    def _fill(self) -> None:
        wide, high = self.scrollable_content_region.size
        if not wide or not high:
            return
        told = [[row.plain for row in Text(line).wrap(self.app.console, wide)] for line in self._lines]
        rows = [row for sentence in told for row in sentence] + [""] * spare([len(rows) for rows in told], high)
        self.query_one("#told", Static).update(Text("\n".join(rows)))
        self.call_after_refresh(self.scroll_end, animate=False)


class Choices(OptionList):
    """What may be chosen, each with the key for it."""

    def offer(self, labels: Sequence[str], *, keys: bool = True, pointed: int | None = None) -> None:
        """Offer this from now on; without keys where those are for something else.

        Enter chooses the one that is pointed at; with None of them it chooses nothing until somebody points.
        """
        self.clear_options()
        self.add_options(Option(_line(label_of(place) if keys else "", label)) for place, label in enumerate(labels))
        self.highlighted = pointed

    @property
    def count(self) -> int:
        """How many there are."""
        return self.option_count


def _line(key: str, label: str) -> Text:
    return Text.assemble((f"{key:>1}", "bold"), "  ", label)


class Talk(Vertical):
    """The column beside the table."""

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield Static(id="score")
        yield Static(id="sheet")
        yield Log(id="log")
        yield Choices(id="choices")

    def show(self, score: Sequence[str], sheet: Sequence[str], told: Sequence[str]) -> None:
        """Show how the match stands, the score sheet where there is room, and what happened."""
        self.query_one("#score", Static).update(Text("\n".join(score)))
        self.query_one("#sheet", Static).update(Text("\n".join(sheet)))
        self.query_one(Log).show(told)
