"""Small tables over the 256 sets of cards of one suit, and what follows from a kit alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bela.solve.kit import EVERY, Kit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.cards import Mask

COUNT = tuple(byte.bit_count() for byte in range(256))
FILL_DOWN = tuple((1 << byte.bit_length()) - 1 for byte in range(256))
"""By byte: all bits from its highest down."""


@dataclass(frozen=True)
class Sums:
    """Points by suit and byte, and cards by points."""

    sum: tuple[tuple[int, ...], ...]
    """What the cards of a byte count together."""
    least: tuple[tuple[int, ...], ...]
    """What the least of them counts."""
    levels: tuple[tuple[int, Mask], ...]
    """(points, the cards that have them), from low to high."""
    free_lead: Mask
    """Cards that may be led from any hand."""

    def sum_of(self, cards: Mask) -> int:
        """What these cards count together."""
        by_suit = self.sum
        return (
            by_suit[0][cards & 0xFF]
            + by_suit[1][cards >> 8 & 0xFF]
            + by_suit[2][cards >> 16 & 0xFF]
            + by_suit[3][cards >> 24]
        )

    def cheapest(self, hand: Mask, number: int) -> int:
        """The least that so many cards of a hand can count; it holds as many."""
        return _greedy(self.levels, hand, number)

    def richest(self, hand: Mask, number: int) -> int:
        """The most that so many cards of a hand can count."""
        return _greedy(self.levels[::-1], hand, number)


def _greedy(levels: Sequence[tuple[int, Mask]], hand: Mask, number: int) -> int:
    total = 0
    for points, cards in levels:
        some = min((hand & cards).bit_count(), number)
        total += some * points
        number -= some
        if not number:
            break
    return total


@lru_cache(maxsize=256)
def sums_of(kit: Kit) -> Sums:
    """What follows from a kit alone."""
    values = [kit.points[8 * suit : 8 * suit + 8] for suit in range(4)]
    free = EVERY
    for _, give in kit.lead:
        free &= give
    return Sums(
        sum=tuple(tuple(sum(_chosen(each, byte)) for byte in range(256)) for each in values),
        least=tuple(tuple(min(_chosen(each, byte), default=0) for byte in range(256)) for each in values),
        levels=tuple(
            (points, sum(1 << number for number in range(32) if kit.points[number] == points))
            for points in sorted(set(kit.points))
        ),
        free_lead=free,
    )


def _chosen(values: Sequence[int], byte: int) -> list[int]:
    return [value for place, value in enumerate(values) if byte >> place & 1]


def without_low(byte: Mask, number: int) -> Mask:
    """The highest so many cards of a byte."""
    while COUNT[byte] > number:
        byte &= byte - 1
    return byte


def without_high(byte: Mask, number: int) -> Mask:
    """The lowest so many cards of a byte."""
    while COUNT[byte] > number:
        byte ^= 1 << byte.bit_length() - 1
    return byte


def playable(row: Sequence[tuple[Mask, Mask]], hand: Mask) -> Mask:
    """The cards of the hand that may be played."""
    for need, give in row:
        if hand & need:
            return hand & give
    return hand
