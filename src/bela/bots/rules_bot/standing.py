"""How the score of the game moves the bot: it risks more when it is far ahead, or behind with little to lose (S-48)."""

from __future__ import annotations

from bela.deal.state import Board
from bela.rules.model import Rules

NEAR = 100
"""Points that may well be won in the next deal."""
DESPERATE = 15
NERVE = 0


def nerve(rules: Rules, board: Board, seat: int) -> float:
    """By how many points a side calls above its hand."""
    side = rules.side_of(seat)
    own = rules.target - board.scores[side]
    theirs = rules.target - max(score for other, score in enumerate(board.scores) if other != side)
    if theirs <= NEAR and own > theirs:
        return DESPERATE
    return 0
