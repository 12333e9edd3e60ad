"""What it is worth to leave the choice of trumps to others: how strong a hand must be to take.

The limits lie where taking and passing brought the same when the bot played both against itself; the measure is that of
``strength``. The next player may take when the forehand passes (S-48). A partner who would have to choose is spared it,
an opponent is not.
"""

from __future__ import annotations

from collections.abc import Mapping

from bela.deal.state import Board
from bela.deal.steps.bidding import LAST_ROUND
from bela.rules.model import Rules
from bela.rules.words import AllPass

Row = tuple[int, ...]
"""By place in turn, the forehand first."""

EARLY: Mapping[int, Row] = {2: (10, -18), 3: (26, 7, -6), 4: (0, -20, 0, -12)}
"""Another round follows; by seats."""
LAST: Mapping[int, Row] = {2: (-3, -7), 3: (13, 6, 0), 4: (-26, -22, -36, -8)}
"""The last round, after which the deal is void."""
FORCED: Mapping[int, Row] = {2: (34, 0), 3: (-9, -9, 0), 4: (-5, -34, 12, 0)}
"""The last round, at whose end the dealer must choose."""


def enough(rules: Rules, board: Board, seat: int) -> int:
    """The strength from which a seat is better off as maker."""
    place = (seat - board.dealer - 1) % rules.seats
    return _table(rules, board)[rules.seats][place]


def _table(rules: Rules, board: Board) -> Mapping[int, Row]:
    if board.bidding.round < LAST_ROUND[rules.bidding]:
        return EARLY
    return FORCED if rules.all_pass is AllPass.DEALER_MUST else LAST
