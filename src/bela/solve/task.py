"""A position as both texts of the search take it: plain numbers, cards relabelled."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bela.cards import Mask

MAX_SEATS = 4

OURS, THEIRS = 1, 2
"""Bits of ``open``: which side may still take every trick."""


@dataclass(frozen=True)
class Task:
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

    def packed(self, kit: int, need: int = 0) -> array[int]:
        """The task as 32-bit words in the order in which the compiled search reads them."""
        hands = [*self.hands, *[0] * (MAX_SEATS - self.seats)]
        table = [*self.table, *[0] * (MAX_SEATS - 1 - len(self.table))]
        head = [kit, self.seats, self.partners, self.last_trick, self.side, *hands]
        words = [*head, self.leader, len(self.table), *table, self.open, need & 0xFFFFFFFF]
        return array("I", words)
