"""How the score of the game moves the bot: with a game at stake it calls on less (S-48)."""

from __future__ import annotations

from bela.deal.state import Board
from bela.rules.model import Rules

NEAR, DESPERATE = 100, 25
"""Points that a rival who is ahead may well win in the next deal, and what that is a reason to risk."""
CLOSE, HASTY = 60, 10
"""Points that a made deal brings home, and what that is a reason to risk."""


def nerve(rules: Rules, board: Board, seat: int) -> int:
    """By how many points a seat calls above its hand."""
    side = rules.side_of(seat)
    own = rules.target - board.scores[side]
    theirs = rules.target - max(score for other, score in enumerate(board.scores) if other != side)
    if theirs < own and theirs <= NEAR:
        return DESPERATE
    return HASTY if own <= CLOSE else 0
