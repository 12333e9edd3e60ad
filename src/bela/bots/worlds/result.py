"""What play-outs answer, and how the past is judged."""

from __future__ import annotations

from typing import NamedTuple


class Ending(NamedTuple):
    """How the card play of a deal ends."""

    cards: tuple[int, ...]
    """By side: card points of the whole deal."""
    takers: int
    """Bit per side: it has taken a trick."""
    bela: int | None
    """The side that has said Bela, or still may."""


class Past(NamedTuple):
    """How the cards that others played are judged."""

    heat: float
    """By how many points a card may look worse and still be played a third as often."""
    whim: float
    """The share of cards that follow no thought."""
    watched: int
    """Bit per seat: its cards are judged."""
