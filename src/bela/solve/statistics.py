"""Whole deals, and what their values look like together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from bela.cards import Card, Suit, cards_of, mask_of
from bela.play import points_of
from bela.solve.faults import Fault, PositionError
from bela.solve.position import Position

if TYPE_CHECKING:
    from bela.rules.model import Rules


def first_lead(rules: Rules, pack: Sequence[Card], trump: Suit, forehand: int) -> Position:
    """The first lead of a deal in which every seat got its whole hand from the top of the pack.

    Raises PositionError for a pack that is too small, or holds a card twice.
    """
    size = rules.hand_size
    if len(pack) < rules.seats * size:
        raise PositionError(Fault.NO_CARDS, "pack", len(pack))
    hands = tuple(mask_of(pack[seat * size : (seat + 1) * size]) for seat in range(rules.seats))
    return Position(rules, trump, hands, forehand)


def points_in(position: Position) -> int:
    """All the points of a deal whose first lead this is, those for the last trick included."""
    tables, cards = position.rules.tables[position.trump], sum(position.hands)
    return points_of(tables, cards_of(cards)) + position.rules.last_trick


@dataclass(frozen=True)
class Summary:
    """What many values look like together, in points."""

    number: int
    mean: float
    deviation: float
    """Standard deviation."""
    error: float
    """Standard error of the mean."""
    least: int
    quartiles: tuple[int, int, int]
    most: int
    over_half: float
    """The share of deals in which the side gets more than half of all points."""
    everything: float
    """The share in which it gets all of them."""


def summary(values: Sequence[int], totals: Sequence[int]) -> Summary:
    """Sum up values, each out of so many points. There must be at least one."""
    number, ordered = len(values), sorted(values)
    mean = sum(values) / number
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / max(number - 1, 1))
    low, middle, high = (ordered[min(number * quarter // 4, number - 1)] for quarter in (1, 2, 3))
    return Summary(
        number=number,
        mean=mean,
        deviation=deviation,
        error=deviation / sqrt(number),
        least=ordered[0],
        quartiles=(low, middle, high),
        most=ordered[-1],
        over_half=sum(2 * value > total for value, total in zip(values, totals, strict=True)) / number,
        everything=sum(value >= total for value, total in zip(values, totals, strict=True)) / number,
    )
