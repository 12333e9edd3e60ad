"""Reports on settling a deal: made, failed, tied, and points that hang."""

from __future__ import annotations

from dataclasses import astuple, replace

import pytest

from bela.rules.model import Rules
from bela.rules.variants import VARIANTS
from bela.rules.words import FailRecipient3, FailRecipientLevel, Make3, TieMode
from bela.scoring import Result, Settlement, Tally, settle
from bela.standing import Standing, first_game
from reports.pool import tallies
from support.matches import write
from support.tallies import played

report = pytest.mark.report
FAMILIES = {"scottish": TieMode.HANG_MAKER, "clobyosh": TieMode.HANG_MAKER, "barlinnie": TieMode.HANG_MAKER}
LOST_OR_DOUBLED = (FailRecipient3.NOBODY, FailRecipient3.EACH_FULL)


def figures(value: object) -> list[object]:
    """Every figure in a row or rows of points."""
    return [one for part in value for one in figures(part)] if isinstance(value, tuple) else [value]


@report("FR-41")
def test_every_figure_of_a_settlement_is_a_whole_number_and_none_is_written_below_nothing() -> None:
    for rules, tally in tallies():
        settlement = settle(rules, tally, hanging=tally.card_points[0] % 3 * 35)
        assert all(type(one) in (int, type(None)) for one in figures(astuple(settlement)[1:]))
        assert min(settlement.written) >= 0
        assert settlement.hanging >= 0


@report("FR-41")
def test_a_failed_maker_loses_what_the_others_gain_and_no_point_is_made_or_lost() -> None:
    met = 0
    for rules, tally in tallies():
        settlement = settle(rules, tally)
        if settlement.result is not Result.FAILED:
            continue
        assert settlement.moved[tally.maker_side] <= 0
        assert (
            settlement.written[tally.maker_side]
            == settlement.sums[tally.maker_side] + settlement.moved[tally.maker_side]
        )
        if rules.sides == 2 or not doubled_or_lost(rules):
            assert sum(settlement.written) == sum(settlement.sums)
            met += 1
    assert met > 100


def doubled_or_lost(rules: Rules) -> bool:
    """Whether with three the lost points may go to both opponents in full, or to nobody."""
    each = rules.fail_recipient_level is FailRecipientLevel.EACH_FULL
    return rules.fail_recipient_3 in LOST_OR_DOUBLED or (rules.fail_recipient_3 is FailRecipient3.HIGHEST and each)


@report("FR-42")
def test_a_deal_is_tied_failed_or_made_by_the_makers_sum_alone() -> None:
    met = {"level": 0, "opponents level": 0}
    for rules, tally in tallies():
        settlement = settle(rules, tally)
        own, others = settlement.sums[tally.maker_side], others_of(settlement, tally)
        need = sum(others) if rules.sides == 3 and rules.make_3 is Make3.SUM else max(others)
        assert settlement.need == need
        assert (settlement.result is Result.MADE) == (own > need or (own == need and tie_of(rules) is TieMode.MADE))
        assert (settlement.result is Result.FAILED) == (own < need or (own == need and tie_of(rules) is TieMode.FAIL))
        met["level"] += own == need
        met["opponents level"] += own != need and len(others) == 2 and others[0] == others[1]
    assert min(met.values()) > 10


def others_of(settlement: Settlement, tally: Tally) -> list[int]:
    """What the sides other than the maker's counted."""
    return [counted for side, counted in enumerate(settlement.sums) if side != tally.maker_side]


def tie_of(rules: Rules) -> TieMode:
    """What becomes of a tie at the table."""
    return rules.tie if rules.sides == 2 else rules.tie_3


@report("FR-42", "FR-43")
@pytest.mark.parametrize("name", VARIANTS)
def test_a_tie_hangs_at_scottish_tables_and_is_a_failure_at_croatian_ones(name: str) -> None:
    assert tie_of(VARIANTS[name]) is FAMILIES.get(name.split("_", maxsplit=1)[0], TieMode.FAIL)


@report("FR-43")
def test_points_that_hang_are_paid_once_to_the_winner_of_a_later_deal() -> None:
    hung, paid = 0, 0
    for rules, tally in tallies():
        settlement = settle(rules, tally, hanging=50)
        left = 50 - sum(settlement.paid)
        assert left in (0, 50)
        assert settlement.hanging == left + sum(settlement.hung)
        assert (left == 50) == (settlement.result is Result.TIED)
        if settlement.result is not Result.TIED:
            assert settlement.winner is not None
            assert settlement.paid[settlement.winner] == 50
        hung += any(settlement.hung)
        paid += any(settlement.paid)
    assert hung > 20
    assert paid > 100


@report("FR-43")
@pytest.mark.parametrize("name", ["scottish_2", "clobyosh_2", "barlinnie_4"])
def test_the_half_of_a_tied_maker_waits_for_the_next_deal_through_one_that_is_not_played(name: str) -> None:
    rules = VARIANTS[name]
    tied = write(rules, first_game(rules, 0), played((64, 64), maker=1))
    assert (tied.scores, tied.hanging) == ((64, 0), 64)
    void = write(rules, tied, Tally.void(2, 0))
    assert (void.scores, void.hanging) == ((64, 0), 64)
    paid = write(rules, void, played((70, 40), maker=0))
    assert (paid.scores, paid.hanging) == ((198, 40), 0)


@report("FR-43")
def test_every_point_that_was_counted_is_written_down_or_hangs() -> None:
    met = 0
    for rules, tally in tallies():
        endless = replace(rules, target=9999)
        before = Standing((100,) * rules.sides, (0,) * rules.sides, 35, tally.dealer)
        after, settlement = write(endless, before, tally, tally.dealer), settle(endless, tally, hanging=35)
        gained = sum(after.scores) - sum(before.scores)
        assert gained + after.hanging == sum(settlement.sums) + sum(settlement.moved) + before.hanging
        met += after.hanging > before.hanging
    assert met > 20
