"""What a point is worth, by who gets it."""

from __future__ import annotations

from collections.abc import Sequence

from bela.bots.rules_bot.weights import Weights

TWO_SIDES = ((1.0, -1.0), (-1.0, 1.0))


def worth_by_side(weights: Weights, sides: int, maker: int, taken: Sequence[int], side: int) -> tuple[float, ...]:
    """By side: what one card point of that side is worth to ``side``; ``taken`` holds card points by side."""
    if sides == len(TWO_SIDES):
        return TWO_SIDES[side]
    return tuple([1.0 if other == side else _of_rival(weights, maker, taken, side, other) for other in range(sides)])


def _of_rival(weights: Weights, maker: int, taken: Sequence[int], side: int, rival: int) -> float:
    """With three: an opponent of the maker fears the maker, the maker the stronger opponent (S-45, S-46, S-48)."""
    if side != maker:
        return -1.0 if rival == maker else weights.co_defender
    strongest = max(points for other, points in enumerate(taken) if other != side)
    return -1.0 if taken[rival] == strongest else weights.lesser_rival
