"""Who has won a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bela.rules.words import BothReached, UnclaimedAtDealEnd
from bela.scoring import Result, reached
from bela.scoring.shares import highest, in_turn, opponents
from bela.standing.model import NOBODY

if TYPE_CHECKING:
    from bela.rules.model import Rules
    from bela.scoring import Points, Settlement
    from bela.scoring.shares import Sides


def game_winner(rules: Rules, scores: Points, dealer: int | None, maker_side: int, settlement: Settlement) -> int:
    """The side that has won the game with the deal just settled, or NOBODY; ``scores`` include that deal.

    Raises TallyError when the turn decides and no dealer is known.
    """
    match settlement.result:
        case Result.BELOT | Result.CLAIMED:
            return NOBODY if settlement.winner is None else settlement.winner
        case Result.VOID:
            return NOBODY
        case Result.MADE | Result.FAILED | Result.TIED:
            return winner_by_score(rules, scores, dealer, maker_side)
    assert_never(settlement.result)


def winner_by_score(rules: Rules, scores: Points, dealer: int | None, maker_side: int) -> int:
    """The side that wins a game by what is written down after a deal, or NOBODY (X-05)."""
    if rules.unclaimed_at_deal_end is UnclaimedAtDealEnd.MUST_CLAIM or not reached(rules, scores):
        return NOBODY
    best = highest(scores, going_first(rules, reached(rules, scores), maker_side))
    if len(best) > 1 and rules.both_reached is not BothReached.OPPONENT_FIRST:
        return NOBODY
    return in_turn(rules, dealer, best)[0]


def going_first(rules: Rules, there: Sides, maker_side: int) -> Sides:
    """Those of the sides at the target among which the highest score decides."""
    makers = tuple(side for side in there if side == maker_side)
    others = tuple(side for side in there if side != maker_side)
    match rules.both_reached:
        case BothReached.HIGHER_ELSE_PLAY_ON:
            return there
        case BothReached.MAKER:
            return makers or others
        case BothReached.OPPONENT_FIRST:
            return others or makers
    assert_never(rules.both_reached)


def winner_by_false_claim(rules: Rules, scores: Points, dealer: int | None, side: int) -> int:
    """The side that wins where a wrong claim of ``side`` loses the game: the highest other, first in turn.

    Raises TallyError when the turn decides and no dealer is known.
    """
    return in_turn(rules, dealer, highest(scores, opponents(rules, side)))[0]
