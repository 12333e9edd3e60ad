"""The talk beside the table: the score, what happened, and what may be said."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from bela.apps.tui.keys import label_of


class Log(VerticalScroll, can_focus=False):
    """What happened, the newest at the bottom."""

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="told")

    def show(self, lines: Sequence[str]) -> None:
        """Show this, and its end first of all."""
        told = Text("\n").join(Text(line) for line in lines)
        self.query_one("#told", Static).update(told)
        self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self) -> None:
        """The end stays in sight when choices or a smaller window take room away."""
        self.call_after_refresh(self.scroll_end, animate=False)


class Choices(OptionList):
    """What may be chosen, each with the key for it."""

    def offer(self, labels: Sequence[str], *, keys: bool = True) -> None:
        """Offer this from now on; without keys where those are for something else."""
        self.clear_options()
        self.add_options(Option(_line(label_of(place) if keys else "", label)) for place, label in enumerate(labels))
        self.highlighted = 0 if labels else None

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
