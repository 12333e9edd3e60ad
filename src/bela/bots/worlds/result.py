"""What play-outs answer, and how the past is judged."""

from __future__ import annotations

from typing import NamedTuple

Result = tuple[int, ...]
"""By side: card points from the moment on; last the takers, a bit per side that has taken a trick by the end."""


class Past(NamedTuple):
    """How the cards that others played are judged."""

    heat: float
    """By how many points a card may look worse and still be played a third as often."""
    whim: float
    """The share of cards that follow no thought."""
    watched: int
    """Bit per seat: its cards are judged."""
