"""Whether what was announced can stand together: held by somebody, and all of it scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bela.cards import make_card, mask_of
from bela.melds import Four, Run
from bela.pad.contest import as_compared, rivals_among, seats_of
from bela.pad.faults import PadError, PadFault
from bela.pad.holding import Demand, Pair, can_be_held, demands_of, points_can_be_held
from bela.pad.model import AnyRun, Entry, Worth
from bela.rules.tables import TRUMP_ORDER
from bela.rules.words import ContestUnit, WinnerScores
from bela.scoring import Kind

if TYPE_CHECKING:
    from bela.cards import Suit
    from bela.pad.model import What
    from bela.rules.model import Rules


def check_held(rules: Rules, entry: Entry) -> None:
    """Refuse announcements that no deal of the cards gives together. Raises PadError."""
    pieces = [(seats_of(rules, one.owner), one.what) for one in entry.announcements]
    demands: tuple[Demand, ...] = (*demands_of(pieces), *_bela_demand(rules, entry))
    for seats, what in pieces:
        if isinstance(what, Worth) and not points_can_be_held(rules, seats, what.points, demands):
            raise PadError(PadFault.NOT_IN_ANY_HAND, "announcements", what.points)
    if not can_be_held(rules, demands):
        raise PadError(PadFault.NOT_IN_ANY_HAND, "announcements", " ".join(str(what) for _, what in pieces))
    _check_tricks(entry)
    _check_best_only(rules, entry)


def _check_tricks(entry: Entry) -> None:
    """Refuse what holds the highest trump for a side that took no trick: that card takes one. Raises PadError."""
    for one in entry.announcements:
        trickless = entry.tally.kind is Kind.PLAYED and not entry.tally.tricks[one.owner.side]
        if trickless and _holds_top(one.what, entry.trump):
            raise PadError(PadFault.NOT_WITHOUT_A_TRICK, "announcements", one.what)


def _holds_top(what: What, trump: Suit | None) -> bool:
    """Whether the highest trump is surely among the cards (S-31, C-22)."""
    match what:
        case Four(rank):
            return rank is TRUMP_ORDER[-1]
        case Run():
            return trump is not None and bool(what.mask & mask_of((make_card(TRUMP_ORDER[-1], trump),)))
        case AnyRun() | Worth():
            return False
    assert_never(what)


def _bela_demand(rules: Rules, entry: Entry) -> tuple[Demand, ...]:
    return () if entry.bela is None else ((seats_of(rules, entry.bela), Pair(entry.trump)),)


def _check_best_only(rules: Rules, entry: Entry) -> None:
    """Where only the best announcement scores, or only its owner's: nothing else is written down. Raises PadError."""
    if rules.winner_scores is not WinnerScores.BEST_ONLY or rivals_among(
        rules, entry.tally.maker_side, entry.announcements
    ):
        return
    alone = as_compared(rules).contest_unit is ContestUnit.BEST_SINGLE and len(entry.announcements) > 1
    if alone or len({one.owner for one in entry.announcements}) > 1:
        raise PadError(PadFault.ONLY_THE_BEST, "announcements")
