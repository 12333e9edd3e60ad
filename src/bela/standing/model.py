"""The scores of a match, as a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bela.scoring import Points

NOBODY = -1
"""The winner of a game or a match that is not over."""


class StandingError(ValueError):
    """A step that the match does not allow as it stands; the text says why."""


@dataclass(frozen=True)
class Standing:
    """How a match stands between two deals."""

    scores: Points
    """Points of the game, by side; of a game that is over, its final scores."""
    games: Points
    """Games won, by side."""
    hanging: int
    """Points that hang for the winner of the next deal."""
    dealer: int | None
    """The seat that deals next; None when it is cut for, when the match is over, or when nobody knows who dealt."""
    game_winner: int = NOBODY
    """The side that won the game."""
    match_winner: int = NOBODY
    """The side that won the match."""
    dealt: int | None = None
    """The seat that dealt last; None before the first deal, and where it is not known."""
