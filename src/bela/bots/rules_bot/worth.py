"""What a point is worth, by who gets it."""

from __future__ import annotations

from bela.bots.rules_bot.weights import Weights
from bela.deal.state import Board
from bela.rules.model import Rules

TWO_SIDES = ((1.0, -1.0), (-1.0, 1.0))


def worth_by_side(weights: Weights, rules: Rules, board: Board, side: int) -> tuple[float, ...]:
    """By side: what one card point of that side is worth to ``side``."""
    if rules.sides == len(TWO_SIDES):
        return TWO_SIDES[side]
    return tuple([1.0 if other == side else _of_rival(weights, board, side, other) for other in range(rules.sides)])


def _of_rival(weights: Weights, board: Board, side: int, rival: int) -> float:
    """With three: an opponent of the maker fears the maker, the maker the stronger opponent (S-45, S-46, S-48)."""
    maker = board.maker
    if side != maker:
        return -1.0 if rival == maker else weights.co_defender
    strongest = max(board.taken[other] for other in range(len(board.taken)) if other != side)
    return -1.0 if board.taken[rival] == strongest else weights.lesser_rival
