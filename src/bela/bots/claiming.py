"""When to claim the game: as soon as it is sure to be won by it, and never before (S-37, S-39, X-03, X-12)."""

from __future__ import annotations

from bela.deal.state import Bidding, Board, Phase, View
from bela.deal.steps.ending import claims_open, may_claim, reaches
from bela.rules.model import Rules
from bela.rules.words import EndMode, UnclaimedAtDealEnd
from bela.scoring import Result


def claim_is_good(view: View) -> bool:
    """Whether a claim by the viewer's seat would be heard now and win the game; all of it is public.

    Between two deals the view is that of the deal that is over, or of the next one before its first call.
    """
    rules, board = view.rules, view.board
    if rules.end_mode not in (EndMode.CLAIM, EndMode.DOSTA) or view.seat is None:
        return False
    side = rules.side_of(view.seat)
    if claims_open(board):
        return reaches(rules, board, side) and may_claim(rules, board, side)
    return rules.unclaimed_at_deal_end is UnclaimedAtDealEnd.MUST_CLAIM and between_deals(rules, board, side)


def between_deals(rules: Rules, board: Board, side: int) -> bool:
    """Whether the side stands at the target between two deals, in a game that is not over."""
    if board.phase is Phase.BIDDING:
        return board.bidding == Bidding() and board.scores[side] >= rules.target
    settlement = board.settlement
    if settlement is None or settlement.result in (Result.BELOT, Result.CLAIMED):
        return False
    return board.scores[side] + settlement.written[side] >= rules.target
