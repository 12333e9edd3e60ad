"""The one way in which a deal is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bela.scoring.check import check
from bela.scoring.count import Count, counted, proved, reached
from bela.scoring.judge import deal_winner, judge, to_beat
from bela.scoring.model import Flaw, Kind, Points, Result, Settlement, Tally, TallyError
from bela.scoring.shares import added, full, negated

if TYPE_CHECKING:
    from bela.rules.model import Rules


def settle(rules: Rules, tally: Tally, *, hanging: int = 0, scores: Points | None = None) -> Settlement:
    """Settle a deal, with ``hanging`` points left over from earlier ones.

    The ``scores`` before the deal tell who claimed, where the tally does not say it. Raises TallyError for a tally that
    no deal can have, or that says too little: no dealer where the turn decides, no winner of a claim.
    """
    check(rules, tally, hanging)
    match tally.kind:
        case Kind.PLAYED:
            return settle_played(rules, tally, hanging)
        case Kind.VOID:
            return settle_void(rules, hanging)
        case Kind.BELOT:
            return settle_belot(rules, tally.maker_side)
        case Kind.CLAIMED:
            return settle_claimed(rules, tally, scores)
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


def settle_void(rules: Rules, hanging: int) -> Settlement:
    """A deal that was not played: nobody writes down anything, and what hangs goes on hanging (S-12, S-42, X-09)."""
    none = full(rules, 0, ())
    return unplayed(Result.VOID, Count(none, none, none, none), none, winner=None, hanging=hanging)


def settle_belot(rules: Rules, owner: int) -> Settlement:
    """A Belot wins the game: its owner's side writes down the target (C-19)."""
    none = full(rules, 0, ())
    written = full(rules, rules.target, (owner,))
    return unplayed(Result.BELOT, Count(none, none, none, none), written, winner=owner)


def settle_claimed(rules: Rules, tally: Tally, scores: Points | None) -> Settlement:
    """A claim ends the game: each side writes down what it has proved, nothing changes hands (S-37, S-38, X-12)."""
    count = proved(rules, tally)
    winner = claimant(rules, count.sums, scores) if tally.winner is None else tally.winner
    return unplayed(Result.CLAIMED, count, count.sums, winner=winner)


def claimant(rules: Rules, sums: Points, scores: Points | None) -> int:
    """The one side that reaches the target with what it has proved. Raises TallyError when that is none or several."""
    able = () if scores is None else reached(rules, added(scores, sums))
    if len(able) != 1:
        raise TallyError(Flaw.WINNER_UNKNOWN, "winner", "must be given unless the scores show one side at the target")
    return able[0]


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
