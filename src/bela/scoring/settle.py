"""The one way in which a deal is settled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from bela.rules.words import Make3, TieMode
from bela.scoring.check import check
from bela.scoring.count import Count, counted, proved
from bela.scoring.fail import forfeit
from bela.scoring.model import Kind, Points, Result, Settlement, Tally
from bela.scoring.shares import added, full, highest, in_turn, negated, opponents

if TYPE_CHECKING:
    from bela.rules.model import Rules


@dataclass(frozen=True)
class Verdict:
    """What becomes of the sums of a deal that was played: what changes hands, and what is left hanging."""

    result: Result
    moved: Points
    hung: Points


def settle(rules: Rules, tally: Tally, *, hanging: int = 0) -> Settlement:
    """Settle a deal, with ``hanging`` points left over from earlier ones.

    Raises TallyError for a tally that no deal can have, and where the turn decides but no dealer is known.
    """
    check(rules, tally)
    match tally.kind:
        case Kind.PLAYED:
            return settle_played(rules, tally, hanging)
        case Kind.VOID:
            return settle_void(rules, hanging)
        case Kind.BELOT:
            return settle_belot(rules, tally.maker_side)
        case Kind.CLAIMED:
            return settle_claimed(rules, tally)
    assert_never(tally.kind)


def settle_played(rules: Rules, tally: Tally, hanging: int) -> Settlement:
    """Settle a deal of which all tricks were played (S-33 to S-35, S-45, S-46, C-24, C-25)."""
    count = counted(rules, tally)
    need = to_beat(rules, count.sums, tally.maker_side)
    verdict = judge(rules, tally, count, need)
    own = added(count.sums, verdict.moved, negated(verdict.hung))
    winner = deal_winner(rules, tally, verdict.result, own, must_know=hanging > 0)
    paid = full(rules, hanging, () if winner is None else (winner,))
    return Settlement(
        result=verdict.result,
        sums=count.sums,
        announced=count.announced,
        bela=count.bela,
        capot=count.capot,
        moved=verdict.moved,
        hung=verdict.hung,
        paid=paid,
        written=added(own, paid),
        hanging=hanging + sum(verdict.hung) - sum(paid),
        winner=winner,
        need=need,
    )


def to_beat(rules: Rules, sums: Points, maker: int) -> int:
    """What the maker's side must have more than (S-34, S-45, C-24, X-06)."""
    others = [sums[side] for side in opponents(rules, maker)]
    match rules.make_3:
        case Make3.EACH:
            return max(others)
        case Make3.SUM:
            return sum(others)
    assert_never(rules.make_3)


def treated_as(rules: Rules, own: int, need: int) -> TieMode:
    """How the maker's sum is treated: one that is level as the option says, any other as made or failed."""
    if own == need:
        return rules.tie_3 if rules.sides > 2 else rules.tie  # noqa: PLR2004 - two sides or more
    return TieMode.MADE if own > need else TieMode.FAIL


def judge(rules: Rules, tally: Tally, count: Count, need: int) -> Verdict:
    """Compare the maker's sum with what it had to beat (S-34, S-35, C-24, X-11)."""
    maker, sums, none = tally.maker_side, count.sums, full(rules, 0, ())
    maker_sum = full(rules, sums[maker], (maker,))
    treatment = treated_as(rules, sums[maker], need)
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


def settle_void(rules: Rules, hanging: int) -> Settlement:
    """A deal that was not played: nobody writes down anything, and what hangs goes on hanging (S-12, S-42, X-09)."""
    none = full(rules, 0, ())
    return unplayed(Result.VOID, Count(none, none, none, none), none, winner=None, hanging=hanging)


def settle_belot(rules: Rules, owner: int) -> Settlement:
    """A Belot wins the game: its owner's side writes down the target (C-19)."""
    none = full(rules, 0, ())
    written = full(rules, rules.target, (owner,))
    return unplayed(Result.BELOT, Count(none, none, none, none), written, winner=owner)


def settle_claimed(rules: Rules, tally: Tally) -> Settlement:
    """A claim ends the game: each side writes down what it has proved, nothing changes hands (S-37, S-38, X-12)."""
    count = proved(rules, tally)
    return unplayed(Result.CLAIMED, count, count.sums, winner=tally.winner)


def unplayed(result: Result, count: Count, written: Points, *, winner: int | None, hanging: int = 0) -> Settlement:
    """The settlement of a deal that was not played to its end, in which nothing changes hands or is paid out."""
    none = (0,) * len(written)
    return Settlement(
        result=result,
        sums=count.sums,
        announced=count.announced,
        bela=count.bela,
        capot=count.capot,
        moved=none,
        hung=none,
        paid=none,
        written=written,
        hanging=hanging,
        winner=winner,
        need=None,
    )
