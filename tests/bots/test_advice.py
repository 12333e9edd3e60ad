"""Advice: what is advised is legal and the same for the same question, and every reason given is true."""

from __future__ import annotations

import random

import pytest

from bela.bots.advice import Why, advise, reason_for
from bela.bots.advice.choosing import AS_GOOD
from bela.deal.decide import legal
from bela.deal.state import changed
from bela.rules.variants import VARIANTS
from bots.reasons_asked import choices, positions, why
from bots.reasons_seen import Said
from bots.reasons_true import TRUE
from bots.scenes import at_play


# ---------------------------------------------------------------- every reason is true
def test_what_every_reason_says_is_stated() -> None:
    assert set(TRUE) == set(Why)


@pytest.mark.parametrize("name", VARIANTS)
def test_whatever_reason_is_given_for_whatever_action_is_true(name: str) -> None:
    """Of the seven, that the turned card is no better is said of what is advised, and only there true."""
    for view, hands in positions(name, 5, 120):
        assert view.hand is not None
        open_ = legal(view.rules, view.board, view.hand)
        for action in open_[:12]:
            reason = reason_for(view, open_, action)
            said = Said(view, open_, action, reason, hands)
            assert reason.why is Why.KEEP_SEVEN or TRUE[reason.why](said), (name, action, reason)


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_advised_is_legal_and_its_reason_true(name: str) -> None:
    for view, hands in positions(name, 6, 30):
        assert view.hand is not None
        open_ = legal(view.rules, view.board, view.hand)
        advice = advise(view, open_, random.Random(1))
        assert advice.best in open_
        assert advice.best not in advice.equal
        assert set(advice.equal) <= set(open_)
        assert advice.reason == reason_for(view, open_, advice.best)
        assert TRUE[advice.reason.why](Said(view, open_, advice.best, advice.reason, hands))
        worths = dict(advice.worths)
        assert all(worths[action] >= worths[advice.best] - AS_GOOD for action in advice.equal)


@pytest.mark.parametrize("name", ["scottish_2", "croatian_3", "croatian_4"])
def test_the_same_question_has_the_same_answer(name: str) -> None:
    for view, _ in positions(name, 7, 25):
        assert view.hand is not None
        open_ = legal(view.rules, view.board, view.hand)
        assert advise(view, open_, random.Random(3)) == advise(view, open_, random.Random(3))


def test_who_sees_no_hand_has_nothing_to_choose() -> None:
    view = at_play("croatian_4", "Ah Th 7c", trump="s")
    open_ = choices(view)
    blind = changed(view, hand=None)
    assert advise(blind, open_, random.Random(0)).reason.why is Why.ONLY


# ---------------------------------------------------------------- cards to a trick
def test_a_ten_goes_on_the_partners_safe_trick() -> None:
    lost = at_play("croatian_4", "Th 7h", trump="s", trick="Ah 8h 9h")
    assert why(lost, "Th") == "pays 10"
    safe = at_play("croatian_4", "Th 7h", trump="s", trick="8h Ah 9h")
    assert why(safe, "Th") == "feeds 10"
    assert why(safe, "7h") == "keeps"
    assert why(at_play("croatian_4", "Qh 7h", trump="s", trick="8h Ah 9h"), "7h") == "partner_has"


def test_a_trick_of_the_partners_that_may_still_be_trumped_is_not_called_safe() -> None:
    assert why(at_play("croatian_4", "Th 7h", trump="s", trick="Ah 9h"), "Th") == "for_partner 10"


@pytest.mark.parametrize(
    ("hand", "trick", "card", "reason"),
    [
        ("Ah Th 7h", "Kh 8h 9h", "Th", "last_low 14"),
        ("Ah Th 7h", "Kh 8h 9h", "Ah", "takes 15"),
        ("8h 9c Jc", "Kh Ah 7h", "8h", "only"),
        ("8h 9h", "Ah Kh 7h", "8h", "no_way"),
        ("Kh 9h", "Ah Th 7h", "Kh", "pays 4"),
        ("7s 8s 9c", "Kh Ah 9h", "7s", "last_low 15"),
        ("7s 8s 9c", "Kh", "7s", "ruffs 4"),
        ("Ah 7h", "8h", "Ah", "leads_trick 11"),
        ("Js 9s", "8s", "Js", "sure 20"),
    ],
)
def test_cards_to_a_trick_of_others(hand: str, trick: str, card: str, reason: str) -> None:
    assert why(at_play("croatian_4", hand, trump="s", trick=trick, maker=1), card) == reason


def test_a_trick_that_could_be_held_is_let_go() -> None:
    view = at_play("croatian_4", "Th 7h", trump="s", trick="Kh 8h 9h", must_beat="trump_only")
    assert why(view, "7h") == "lets_go 4"


def test_a_thrown_card_keeps_a_guard_a_trick_or_makes_a_void() -> None:
    trick = "Ah Kh 9h"
    assert why(at_play("croatian_4", "Tc 7c Kd Qd", trump="s", trick=trick, maker=1), "Kd") == "guards c"
    assert why(at_play("croatian_4", "7d Qc 8c", trump="s", trick="Ah Kh Th", maker=1), "7d") == "no_way"
    free = at_play("croatian_4", "Ac 8c Qd Kd", trump="s", trick=trick, maker=1)
    assert why(free, "Kd") == "keeps"


def test_a_card_for_a_trick_that_the_partner_may_well_take_says_so() -> None:
    """The other opponent of the maker has played, and the partner still holds most of the trumps, or does not."""
    hand, gone = "Td 8h", "Ac Tc Kc Jc 9c 8c 7c"
    assert why(at_play("croatian_4", hand, trump="s", trick="Qs", maker=3), "Td") == "hopes 10"
    assert why(at_play("croatian_4", hand, trump="c", trick="Qc", maker=3, gone=gone), "Td") == "costs 10"
    assert why(at_play("croatian_4", hand, trump="s", trick="7s Qs", maker=3), "Td") == "costs 10"
    assert why(at_play("croatian_4", hand, trump="s", trick="Qs", maker=3), "8h") == "no_way"


def test_two_against_the_maker_give_to_each_other() -> None:
    trick, hand = "7d Ad", "Td 8d"
    assert why(at_play("croatian_3", hand, trump="s", trick=trick, maker=1), "Td") == "against_maker 10"
    assert why(at_play("croatian_3", hand, trump="s", trick=trick, maker=2), "Td") == "pays 10"
    assert why(at_play("croatian_3", hand, trump="s", trick=trick, maker=0), "Td") == "pays 10"
    assert why(at_play("croatian_3", hand, trump="s", trick=trick, maker=1), "8d") == "no_way"


def test_less_than_could_be_given_to_the_partner_is_a_matter_of_what_is_kept() -> None:
    free = at_play("croatian_4", "Jh Ts Js", trump="c", trick="8d Ad 9d")
    assert why(free, "Ts") == "feeds 10"
    assert why(free, "Jh") == "guards s"
    assert why(at_play("croatian_4", "Kh As 7s", trump="c", trick="8d Ad 9d"), "Kh") == "keeps"
    assert why(at_play("croatian_4", "Kh Ts 8s 7s", trump="c", trick="8d Ad 9d"), "Kh") == "feeds 4"


# ---------------------------------------------------------------- leads
@pytest.mark.parametrize(
    ("hand", "maker", "card", "reason"),
    [
        ("Js 7s Ac", 0, "Js", "draws_surely"),
        ("9s 7s Ac", 0, "9s", "draws_trumps"),
        ("Ac 7d 8d", 1, "Ac", "highest c"),
        ("Tc 7d 8d", 1, "Tc", "one_higher"),
        ("Kd 7s Qc Jc", 1, "Kd", "void d"),
        ("7d 8c 9c", 1, "7d", "low_lead"),
        ("Qc Jc Kc 7d", 1, "Jc", "longest c 3"),
        ("Kd Qd 7c", 1, "Kd", "hopes 4"),
    ],
)
def test_leads(hand: str, maker: int, card: str, reason: str) -> None:
    assert why(at_play("croatian_4", hand, trump="s", maker=maker), card) == reason


def test_who_plays_alone_hopes_for_no_partner() -> None:
    assert why(at_play("croatian_2", "Kd Qd 7c", trump="s", maker=1), "Kd") == "costs 4"
