"""What pages need of the program that shows them."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from bela.apps.tui.manner import Manner
from bela.i18n import Translator


@runtime_checkable
class Program(Protocol):
    """Whatever shows pages."""

    manner: Manner

    @property
    def words(self) -> Translator:
        """The words outside of a game."""

    def become(self, manner: Manner) -> None:
        """Another language, deck, tempo or light from now on, on every page."""

    def leave(self) -> None:
        """Leave the program; whatever was played is kept."""

    def fail(self, sentence: str) -> None:
        """Leave with an error."""
