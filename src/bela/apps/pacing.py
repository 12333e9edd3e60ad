"""How long bots seem to think: by what everybody sees and by a seed that tells no card, and by nothing else.

So the time of an answer tells nothing about a hand: a card that had to be played does not come at once.
"""

from __future__ import annotations

import random

from bela.deal.state import Board, Phase

LEAST, MOST = 0.2, 0.9
"""Seconds that a card takes."""
LEAST_CALL = 0.4
"""Seconds that anything else takes at least: a call is thought about."""
ROUND = 0.5
"""Who needs longer than its time answers after a whole number of these seconds: that tells little."""


def thinking_time(seed: int | str, turn: int, board: Board | None) -> float:
    """Seconds that a bot takes; ``turn`` counts what was done before, ``board`` is that of the deal on the table."""
    least = LEAST if board is not None and board.phase is Phase.PLAY else LEAST_CALL
    return random.Random(f"{seed}/tempo/{turn}").uniform(least, MOST)  # noqa: S311 - no card depends on it
