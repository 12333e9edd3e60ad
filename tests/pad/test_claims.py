"""Claims on the pad: in a deal, between deals, and those that cannot have been."""

from __future__ import annotations

from typing import Any

import pytest

from bela.pad.faults import PadFault
from bela.pad.view import row_reasons
from bela.referee import Fault
from support.pads import corrected, entered, opened, refusal


def claim(**more: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever a form holds
    return {"kind": "claimed", "maker": 0, "card_points": [60, 20], **more}


def test_a_claim_wins_with_what_is_proved() -> None:
    book = entered(opened("scottish_2", target=150), maker=0, card_points=[100, 56])
    won = entered(book, **claim())
    assert (won.rows[-1].after.scores, won.rows[-1].after.games) == ((160, 76), (1, 0))
    assert [reason.code for reason in row_reasons(won.rules, won.rows[-1])] == ["ended_by_itself"]


def test_a_claim_that_falls_short_is_refused_with_its_rule() -> None:
    book = entered(opened("scottish_2", target=300), maker=0, card_points=[100, 56])
    fault = refusal(book, **claim(claimed_by=0))
    assert (fault.code, fault.rule, fault.detail) == (PadFault.CLAIM_FALLS_SHORT, "S-37", "160 : 300")
    assert refusal(book, **claim()).code is Fault.WINNER_NEEDED


def test_a_false_claim_loses_the_game_where_the_table_plays_it_so() -> None:
    book = entered(opened("scottish_2", target=300, false_claim="lose_game"), maker=0, card_points=[100, 56])
    lost = entered(book, **claim(claimed_by=1))
    assert lost.rows[-1].after.game_winner == 1
    assert [reason.code for reason in row_reasons(lost.rules, lost.rows[-1])] == ["ended_by_false_claim"]


def test_of_three_the_higher_one_wins_by_a_false_claim() -> None:
    book = entered(opened("scottish_3", target=400, false_claim="lose_game"), maker=0, card_points=[80, 50, 32])
    form = {"kind": "claimed", "maker": 0, "card_points": [10, 10, 0]}
    assert entered(book, **form, claimed_by=0).rows[-1].after.game_winner == 0
    assert refusal(book, **form, claimed_by=2).code is PadFault.CLAIM_FALLS_SHORT
    level = opened("scottish_3", dealer=None, target=400, false_claim="lose_game")
    assert refusal(level, **form, claimed_by=2).code is Fault.DEALER_NEEDED


def test_the_maker_claims_nothing_where_that_is_not_allowed() -> None:
    book = entered(opened("scottish_2", target=150, maker_may_claim=False), maker=0, card_points=[100, 56])
    fault = refusal(book, **claim())
    assert (fault.code, fault.rule) == (PadFault.CLAIM_NOT_YOURS, "X-03")
    assert entered(book, **claim(maker=1)).rows[-1].after.game_winner == 0


def test_where_only_a_claim_wins_one_is_open_between_deals() -> None:
    book = opened("scottish_2", target=100, unclaimed_at_deal_end="must_claim")
    assert refusal(book, kind="open_claim", seat=0).code is PadFault.NO_OPEN_CLAIM
    book = entered(book, maker=0, card_points=[110, 46])
    fault = refusal(book, kind="open_claim", seat=1)
    assert (fault.code, fault.rule) == (PadFault.NO_OPEN_CLAIM, "S-37")
    book = entered(book, kind="open_claim", seat=0)
    assert book.rows[-1].after.games == (1, 0)
    assert [reason.code for reason in row_reasons(book.rules, book.rows[-1])] == ["claim_good"]
    assert refusal(book, kind="open_claim", seat=0).code is PadFault.NO_OPEN_CLAIM
    changed_mind = corrected(book, 1, maker=0, card_points=[60, 96])
    assert changed_mind.rows[1].fault is not None
    assert row_reasons(book.rules, changed_mind.rows[1]) == ()
    assert refusal(opened("croatian_4"), kind="open_claim", seat=0).code is PadFault.NO_OPEN_CLAIM


def test_a_false_claim_between_deals_is_told_as_such() -> None:
    book = opened("scottish_2", target=200, unclaimed_at_deal_end="must_claim", false_claim="lose_game")
    book = entered(entered(book, maker=0, card_points=[110, 46]), kind="open_claim", seat=0)
    assert [(one.code, one.side, one.seat) for one in row_reasons(book.rules, book.rows[-1])] == [("claim_false", 1, 0)]


@pytest.mark.parametrize("seat", [None, 2, "x"])
def test_somebody_must_have_claimed(seat: object) -> None:
    assert refusal(opened("scottish_2"), kind="open_claim", seat=seat).field == "seat"
