"""Where a table writes down what was done, before anybody is told."""

from __future__ import annotations

from typing import Protocol

from bela.deal.actions import Anything


class JournalError(Exception):
    """An action could not be kept, and so it has not happened; ``reason`` is what the system says."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Journal(Protocol):
    """Keeps the actions of a match."""

    def append(self, seat: int | None, action: Anything) -> None:
        """Keep one action of a seat, or of chance (None). Raises OSError when it cannot: then nothing has happened."""
        ...

    def finish(self) -> object:
        """Close the record of a match that is over. Raises OSError when it cannot; nothing is lost by that."""
        ...


class NoJournal:
    """Keeps nothing."""

    def append(self, seat: int | None, action: Anything) -> None:
        """Forget it."""

    def finish(self) -> None:
        """Do nothing."""
