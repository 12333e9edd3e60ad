"""Advice: what is advised is legal and the same for the same question, and every reason given is true."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bela import match as m
from bela.bots.advice import Why, advise, reason_for
from bela.bots.advice.choosing import AS_GOOD, adviser
from bela.bots.worlds.places import places
from bela.bots.worlds.sampler import draws, plans_for
from bela.deal import actions as a
from bela.deal.decide import legal
from bela.deal.fold import view_of
from bela.deal.notation import action_text
from bela.deal.state import Deal, View, changed
from bela.rules.variants import VARIANTS, variant
from bela.solve.plain.playout import Chance as Playout
from bela.table import Chance, Table
from bots.reasons_true import TRUE, Said
from bots.scenes import at_call, at_play, said_by_next, whole_deal
from driver.bots import wild


def positions(name: str, seed: int, count: int) -> Iterator[tuple[View, tuple[int, ...]]]:
    """What seats that are asked see in deals played by chance, and how the cards lie in truth."""
    rules = variant(name)
    table = Table(m.open_match(rules), {seat: wild() for seat in range(rules.seats)}, chance=Chance(seed))
    while count:
        seat, deal = table.match.to_act, table.match.deal
        if seat is not None and deal is not None:
            view = table.view(seat).deal
            assert view is not None
            yield view, tuple(0 if hand is None else hand.cards for hand in deal.hands)
            count -= 1
        table.step()


def choices(view: View) -> tuple[a.Action, ...]:
    assert view.hand is not None
    return legal(view.rules, view.board, view.hand)


def why(view: View, text: str) -> str:
    """The reason for an action, and the figures in it."""
    assert view.hand is not None
    open_ = legal(view.rules, view.board, view.hand)
    reason = reason_for(view, open_, next(action for action in open_ if action_text(action) == text))
    suit = "" if reason.suit is None else reason.suit.letter
    figures = [str(figure) for figure in (reason.n, reason.points) if figure is not None]
    return " ".join([reason.why, *[suit] * bool(suit), *figures])


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
    assert why(lost, "Th") == "costs 10"
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
        ("Kh 9h", "Ah Th 7h", "Kh", "costs 4"),
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
        ("Kd Qd 7c", 1, "Kd", "costs 4"),
    ],
)
def test_leads(hand: str, maker: int, card: str, reason: str) -> None:
    assert why(at_play("croatian_4", hand, trump="s", maker=maker), card) == reason


def test_a_master_that_no_opponent_can_trump_is_sure() -> None:
    gone = "7s 8s 9s Ts Js Qs Ks As"
    assert why(at_play("croatian_4", "Ac 7d", trump="s", gone=gone), "Ac") == "sure 11"
    assert why(at_play("croatian_4", "Ac 7d", trump="s", gone=gone[:-3]), "Ac") == "highest c"


# ---------------------------------------------------------------- calls
@pytest.mark.parametrize(
    ("hand", "said", "call", "reason"),
    [
        ("Jh 9h 7c 8c Qd Kd", (), "name h", "jack_nine h 2 34"),
        ("Jh 7h Ac 8c Qd Kd", (), "name h", "jack_ace h 2 20"),
        ("7h 8h Qh Kh Qd Kd", (), "name h", "long h 4 7"),
        ("7h 8h Jc Kc Qd Kd", (), "name h", "trumps h 2 0"),
        ("7h 8h 9c Kc Qd Kd", (), "pass", "dealer_must"),
    ],
)
def test_calls(hand: str, said: tuple[str, ...], call: str, reason: str) -> None:
    assert why(at_call("croatian_4", hand, dealer=3, said=said), call) == reason


def test_a_dealer_who_must_choose_is_told_so() -> None:
    view = at_call("croatian_4", "7h 8h 9h Kc Qd Kd", seat=3, dealer=3, said=("pass", "pass", "pass"))
    assert why(view, "name h").startswith("must_choose h 3")


def test_a_partner_who_deals_is_no_reason_to_pass() -> None:
    assert why(at_call("croatian_4", "7h 8h 9c Kc Qd Kd", seat=0, dealer=2, said=("pass",)), "pass").startswith("few")


def test_behind_in_the_score_more_is_risked() -> None:
    hand, calls = "Jh 7h 8c 9c Qd Ks", {}
    for scores in ((0, 0), (300, 950), (960, 950)):
        view = at_call("croatian_4", hand, dealer=3, scores=scores)
        calls[scores] = why(view, "name h").split()[0]
    assert calls == {(0, 0): "trumps", (300, 950): "behind", (960, 950): "nearly_home"}


# ---------------------------------------------------------------- the rest
@pytest.mark.parametrize(
    ("hand", "turned", "word", "reason"),
    [
        ("7h Ah Kh 8d 9d 7c 8c 7s 9s", "Jh", "swap", "swap"),
        ("7h 8h 9h Jd 9d 7c Jc 7s Js", "Qh", "keep", "keep_run"),
        ("7h Ah Kh 8d 9d 7c 8c 7s 9s", "8h", "keep", "keep_seven"),
    ],
)
def test_the_exchange(hand: str, turned: str, word: str, reason: str) -> None:
    deal = said_by_next(whole_deal("scottish_2", [hand, "Ad Td Kd Ac Tc Kc As Ts Ks"], dealer=1, turned=turned), "take")
    assert why(view_of(deal, 0), word) == reason


def test_equal_cards_are_named_and_none_that_is_worse() -> None:
    view = at_play("croatian_4", "7h 8h Ah", trump="s", trick="Kh Qh 9h", must_beat="trump_only")
    assert view.hand is not None
    low = at_play("croatian_4", "7h 8h", trump="s", trick="Ah Qh 9h")
    advice = advise(low, choices(low), random.Random(0))
    assert {action_text(one) for one in (advice.best, *advice.equal)} == {"7h", "8h"}
    assert action_text(advise(view, choices(view), random.Random(0)).best) == "Ah"


@pytest.mark.parametrize("name", ["croatian_4", "scottish_2", "croatian_3"])
def test_cards_that_the_person_may_not_know_change_nothing(name: str) -> None:
    """With unseen cards lying otherwise, in a way that fits all that the person knows, the advice is the same."""
    compared = 0
    for deal in deals(name, 9, 25):
        seat = deal.board.to_act
        assert seat is not None
        other = lying_otherwise(deal, seat)
        if other is None:
            continue
        compared += 1
        views = view_of(deal, seat), view_of(other, seat)
        assert other.hands != deal.hands
        first, second = (advise(view, choices(view), random.Random(2)) for view in views)
        assert first == second
    assert compared > 10


def deals(name: str, seed: int, count: int) -> Iterator[Deal]:
    """Deals in which somebody is asked."""
    rules = variant(name)
    table = Table(m.open_match(rules), {seat: wild() for seat in range(rules.seats)}, chance=Chance(seed))
    while count:
        deal = table.match.deal
        if deal is not None and table.match.to_act is not None:
            yield deal
            count -= 1
        table.step()


def lying_otherwise(deal: Deal, seat: int) -> Deal | None:
    """The deal with the cards of the next seat changed for cards that lie with others, as far as the view goes."""
    view = view_of(deal, seat)
    assert view.hand is not None
    lying = next(draws(plans_for(places(view.rules, view.board, view.hand), view.board.played), Playout(5)))
    gone = sum(view.board.played)
    hands = tuple(
        hand if hand is None or hand.seat == seat else changed(hand, cards=lying[hand.seat] & ~gone)
        for hand in deal.hands
    )
    return None if hands == deal.hands else changed(deal, hands=hands)


def test_without_the_compiled_text_advice_comes_from_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    full = adviser().level.effort
    monkeypatch.setattr("bela.bots.worlds.engine.KERNEL", None)
    few = adviser().level.effort
    assert full is not None
    assert few is not None
    assert few.worlds <= full.worlds
