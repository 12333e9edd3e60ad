"""What it is worth to leave the choice of trumps to others: how strong a hand must be to take.

The limits lie where taking and passing brought the same when the bot played both against itself; the measure is that of
``strength``. The next player may take when the forehand passes (S-48). A partner who would have to choose is spared it,
an opponent is not.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bela.deal.state import Board
from bela.deal.steps.bidding import LAST_ROUND
from bela.rules.model import Rules
from bela.rules.words import AllPass

Row = tuple[int, ...]
"""By place in turn, the forehand first; of a dealer who must choose nothing is asked."""

EARLY, LAST = 0, 1

LIMITS: Mapping[tuple[int, bool], tuple[Row, Row]] = MappingProxyType(
    {
        (2, False): ((8, -15), (4, -5)),
        (2, True): ((30, -17), (48, 0)),
        (3, False): ((20, 8, -7), (9, 8, 8)),
        (3, True): ((20, 8, -7), (-20, -25, 0)),
        (4, False): ((-5, -17, -10, -6), (-28, -23, -37, -12)),
        (4, True): ((-5, -17, -10, -6), (-10, -33, 10, 0)),
    }
)
"""By seats and by whether the dealer must choose in the end: while another round follows, and in the last round."""


def enough(rules: Rules, board: Board, seat: int) -> int:
    """The strength from which a seat is better off as maker."""
    return limit(rules, board.dealer, seat, LAST if board.bidding.round >= LAST_ROUND[rules.bidding] else EARLY)


def limit(rules: Rules, dealer: int, seat: int, stage: int) -> int:
    """The same for any seat at a stage of the calling."""
    forced = rules.all_pass is AllPass.DEALER_MUST
    return LIMITS[rules.seats, forced][stage][(seat - dealer - 1) % rules.seats]
