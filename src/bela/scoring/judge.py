"""Whether the maker made the deal, what becomes of the sums, and who won it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from bela.rules.words import Make3, TieMode
from bela.scoring.fail import forfeit
from bela.scoring.model import Points, Result
from bela.scoring.shares import full, highest, in_turn, negated, opponents

if TYPE_CHECKING:
    from bela.rules.model import Rules
    from bela.scoring.count import Count
    from bela.scoring.model import Tally
    from bela.scoring.shares import Sides


@dataclass(frozen=True)
class Verdict:
    """What becomes of the sums of a deal that was played: what changes hands, and what is left hanging."""

    result: Result
    moved: Points
    hung: Points


def to_beat(rules: Rules, sums: Points, maker: int) -> int:
    """What the maker's side must have more than (S-34, S-45, C-24, X-06)."""
    others = [sums[side] for side in opponents(rules, maker)]
    match rules.make_3:
        case Make3.EACH:
            return max(others)
        case Make3.SUM:
            return sum(others)
    assert_never(rules.make_3)


def treated_as(rules: Rules, own: int, need: int, others: Sides) -> TieMode:
    """How the maker's sum is treated: one that is level as the option says, any other as made or failed."""
    if own == need:
        return rules.tie if len(others) == 1 else rules.tie_3
    return TieMode.MADE if own > need else TieMode.FAIL


def judge(rules: Rules, tally: Tally, count: Count, need: int) -> Verdict:
    """Compare the maker's sum with what it had to beat (S-34, S-35, C-24, X-11)."""
    maker, sums, none = tally.maker_side, count.sums, full(rules, 0, ())
    maker_sum = full(rules, sums[maker], (maker,))
    treatment = treated_as(rules, sums[maker], need, opponents(rules, maker))
    match treatment:
        case TieMode.MADE:
            return Verdict(Result.MADE, moved=none, hung=none)
        case TieMode.FAIL:
            return Verdict(Result.FAILED, moved=forfeit(rules, tally, count), hung=none)
        case TieMode.HALF:
            return Verdict(Result.TIED, moved=negated(maker_sum), hung=none)
        case TieMode.HANG_MAKER:
            return Verdict(Result.TIED, moved=none, hung=maker_sum)
        case TieMode.HANG_ALL:
            return Verdict(Result.TIED, moved=none, hung=sums)
    assert_never(treatment)


def deal_winner(rules: Rules, tally: Tally, result: Result, own: Points, *, must_know: bool) -> int | None:
    """The side that won a deal: the maker's or the other; of three the one that writes down most, first in turn.

    None after a tie. Where the turn decides and no dealer is known: TallyError if somebody ``must_know``, else None.
    """
    if result is Result.TIED:
        return None
    others = opponents(rules, tally.maker_side)
    if len(others) == 1:
        return tally.maker_side if result is Result.MADE else others[0]
    best = highest(own, tuple(range(rules.sides)))
    if len(best) > 1 and tally.dealer is None and not must_know:
        return None
    return in_turn(rules, tally.dealer, best)[0]
