"""Arithmetic on points by side: adding, sharing, who has most, and who comes first in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.scoring.model import Flaw, Points, TallyError

if TYPE_CHECKING:
    from bela.rules.model import Rules

Sides = tuple[int, ...]


def opponents(rules: Rules, side: int) -> Sides:
    """The sides other than the given one."""
    return tuple(other for other in range(rules.sides) if other != side)


def added(*rows: Points) -> Points:
    """The sum of several rows of points, side by side."""
    return tuple(map(sum, zip(*rows, strict=True)))


def negated(row: Points) -> Points:
    """The same points taken away."""
    return tuple(-points for points in row)


def full(rules: Rules, points: int, sides: Sides) -> Points:
    """The points for each of the given sides, nothing for the rest."""
    return tuple(points if side in sides else 0 for side in range(rules.sides))


def highest(row: Points, sides: Sides) -> Sides:
    """Those of the given sides that have most: several when they are level."""
    top = max(row[side] for side in sides)
    return tuple(side for side in sides if row[side] == top)


def in_turn(rules: Rules, dealer: int | None, sides: Sides) -> Sides:
    """The given sides in turn after the dealer. Raises TallyError when there are several and no dealer is known."""
    if len(sides) == 1:
        return sides
    if dealer is None:
        raise TallyError(Flaw.DEALER_UNKNOWN, "dealer", "must be given where the turn decides")
    turn = [rules.side_of(seat) for seat in rules.in_turn(dealer)]
    return tuple(sorted(sides, key=turn.index))


def share(rules: Rules, dealer: int | None, points: int, sides: Sides) -> Points:
    """The points shared by the given sides; an odd point goes to the first in turn (X-10).

    Raises TallyError when there is an odd point and no dealer is known.
    """
    each, left = divmod(points, len(sides))
    odd = in_turn(rules, dealer, sides)[:left] if left else ()
    return added(full(rules, each, sides), full(rules, 1, odd))
