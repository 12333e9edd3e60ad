"""The account of a deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType

from bela.apps.tui.page import Lines, TextPage


class AccountPage(TextPage):
    """What a deal came to. A game may be claimed from here, where a table wants that."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("c", "claim", show=False)]

    def __init__(self, lines: Lines, claim: Callable[[], None]) -> None:
        super().__init__(lines)
        self._claim = claim

    def action_claim(self) -> None:
        """Claim the game."""
        self._claim()
