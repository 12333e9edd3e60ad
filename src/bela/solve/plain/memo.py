"""What is known of moments between tricks: bounds, found again by shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bela.cards import Mask
    from bela.solve.plain.deal import Deal

Bounds = tuple[int, int]
"""(low, high): the points of our side are neither less nor more."""

MEMO_BITS = 13


def slot(shape: Mask, tag: int) -> int:
    """Where a moment is kept."""
    return ((shape ^ tag * 0x5BD1E995 & 0xFFFFFFFF) * 0x9E3779B1 & 0xFFFFFFFF) >> 32 - MEMO_BITS


class Memo:
    """A place holds one entry, the latest."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.entries: dict[int, tuple[Mask, int, int, int]] = {}

    def recall(self, rest: Mask, shape: Mask, tag: int, known: Bounds) -> Bounds:
        """Narrow the bounds by what is known. ``tag`` holds whatever else the value hangs on, in four bits."""
        entry = self.entries.get(slot(shape, tag))
        if entry is None or entry[1] != tag:
            return known
        cards, _, low, high = entry
        if cards != rest:
            if self.deal.shape_of(cards) != shape:
                return known
            less, more = self.differences(rest, cards)
            low, high = low + less, high + more
        return (max(known[0], low), min(known[1], high))

    def keep(self, rest: Mask, shape: Mask, tag: int, known: Bounds) -> None:
        """Keep bounds in place of what was there."""
        self.entries[slot(shape, tag)] = (rest, tag, *known)

    def differences(self, now: Mask, then: Mask) -> tuple[int, int]:
        """By how much bounds give way to other cards: as much as all of these can count less, and more.

        Cards of one shape play alike; what differs is what they count.
        """
        points = self.deal.kit.points
        less = more = 0
        for low in (0, 8, 16, 24):
            a, b = now >> low & 0xFF, then >> low & 0xFF
            while a != b:
                gap = points[low + (a & -a).bit_length() - 1] - points[low + (b & -b).bit_length() - 1]
                if gap > 0:
                    more += gap
                else:
                    less += gap
                a &= a - 1
                b &= b - 1
        return less, more
