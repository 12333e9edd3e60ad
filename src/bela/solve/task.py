"""A position as both texts of the search take it: plain numbers, cards relabelled."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from bela.cards import Mask

MAX_SEATS = 4
NOTHING = (0,) * MAX_SEATS

OURS, THEIRS = 1, 2
"""Bits of ``open``: which side may still take every trick."""


WORDS = Struct("=16I")
"""A task as the compiled search reads it."""


class Task(NamedTuple):
    """What is searched."""

    seats: int
    partners: bool
    last_trick: int
    side: int
    """Bit per seat: it plays for the side whose points are counted."""
    hands: tuple[Mask, ...]
    """By seat: cards in hand."""
    leader: int
    table: tuple[int, ...]
    """The cards of the trick in the making, from the leader on."""
    open: int
    """Where taking every trick is worth something: who still may."""

    def packed(self, kit: int, need: int = 0) -> bytes:
        """The task as 32-bit words in the order in which the compiled search reads them."""
        seats, partners, last_trick, side, hands, leader, table, opened = self
        hands, places = hands + NOTHING[seats:], table + NOTHING[len(table) + 1 :]
        head = (kit, seats, partners, last_trick, side)
        return WORDS.pack(*head, *hands, leader, len(table), *places, opened, need & 0xFFFFFFFF)
