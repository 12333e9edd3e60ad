"""Advice: what is advised is legal and the same for the same question, and every reason given is true."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bela import match as m
from bela.bots import ThinkingBot, advice
from bela.bots.advice import Chosen, Why, advise, reason_for
from bela.bots.advice.choosing import adviser
from bela.bots.worlds.places import places
from bela.bots.worlds.sampler import draws, plans_for
from bela.bots.worlds.search import Worth
from bela.cards import parse_card, parse_suit
from bela.deal.fold import view_of
from bela.deal.notation import action_text
from bela.deal.state import Deal, View, changed
from bela.deal.steps.bidding import PASS, SCHMEISS
from bela.rules.variants import variant
from bela.solve.plain.playout import Chance as Playout
from bela.table import Chance, Table
from bots.reasons_asked import choices, why
from bots.scenes import at_call, at_play, said_by_next, whole_deal
from driver.bots import wild


def test_a_master_that_no_opponent_can_trump_is_sure() -> None:
    gone = "7s 8s 9s Ts Js Qs Ks As"
    assert why(at_play("croatian_4", "Ac 7d", trump="s", gone=gone), "Ac") == "sure 11"
    assert why(at_play("croatian_4", "Ac 7d", trump="s", gone=gone[:-3]), "Ac") == "highest c"


def test_the_last_to_play_are_told_what_is_lost_for_sure_and_why() -> None:
    lost = at_play("croatian_4", "Qd As", trump="c", trick="Tc 8d 9c", gone="7s 8s 9s Ts Js Qs")
    assert (why(lost, "As"), why(lost, "Qd")) == ("pays 11", "no_way")
    assert why(at_play("croatian_4", "Qd As", trump="c", trick="Tc 9c"), "As") == "costs 11"


@pytest.mark.parametrize(("first", "other"), [("As", "Qd"), ("Qd", "As")])
def test_of_cards_that_are_as_good_the_one_is_advised_of_which_more_can_be_said(
    first: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = at_play("croatian_4", "Qd As", trump="c", trick="Tc 8d 9c", gone="7s 8s 9s Ts Js Qs")
    actions = {action_text(action): action for action in choices(view)}
    monkeypatch.setattr(advice, "choose", lambda *_: Chosen(actions[first], (actions[other],)))
    found = advise(view, choices(view), random.Random(1))
    assert (action_text(found.best), [action_text(one) for one in found.equal]) == ("Qd", ["As"])
    assert found.reason.why is Why.NO_WAY


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


def test_to_give_up_an_announcement_is_never_as_good_as_to_describe_it() -> None:
    hands = ["9c Jc 8h 9h Th Qh 7s Ks As", "8c Tc Qc Kc Ac 9d Qd 8s 9s"]
    deal = whole_deal("scottish_2", hands, dealer=1, turned="7c")
    deal = said_by_next(deal, "take", "7s", "announce 20", "8s", "announce 20", "from T")
    view = view_of(deal, 1)
    assert [action_text(action) for action in choices(view)] == ["good", "from A"]
    advice = advise(view, choices(view), random.Random(0))
    assert action_text(advice.best) == "from A"
    assert advice.reason.why is Why.DETAIL
    assert not advice.equal


@pytest.mark.parametrize(("points", "equal"), [(30.0, []), (20.5, ["Td"])])
def test_a_card_is_as_good_that_brings_as_many_card_points_too(
    monkeypatch: pytest.MonkeyPatch, points: float, equal: list[str]
) -> None:
    """In a deal that is lost anyway the same is written down, and yet nobody throws a ten away."""
    worths = {parse_card("7d"): Worth(-162.0, points), parse_card("Td"): Worth(-162.0, 20.0)}
    monkeypatch.setattr(ThinkingBot, "worths", lambda *_: worths)
    view = at_play("croatian_4", "Td 7d", trump="c", trick="Ad Jd", maker=1)
    advice = advise(view, choices(view), random.Random(1))
    assert action_text(advice.best) == "7d"
    assert [action_text(action) for action in advice.equal] == equal


def test_of_what_is_as_good_the_natural_card_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values are means over some worlds; what is less than they can tell must not make anybody throw a king away."""
    worths = {parse_card("7d"): Worth(19.6, 24.0), parse_card("Kd"): Worth(19.9, 20.0)}
    monkeypatch.setattr(ThinkingBot, "worths", lambda *_: worths)
    view = at_play("croatian_4", "Kd 7d", trump="c", trick="Ad Jd", maker=1)
    assert advised(view) == "7d"


def test_without_the_compiled_text_advice_comes_from_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    full = adviser().level.effort
    monkeypatch.setattr("bela.bots.worlds.engine.KERNEL", None)
    few = adviser().level.effort
    assert full is not None
    assert few is not None
    assert few.worlds <= full.worlds


def advised(view: View) -> str:
    """What is advised."""
    return action_text(advise(view, choices(view), random.Random(1)).best)


def test_where_nothing_was_learned_the_calling_table_advises() -> None:
    strong = "Jh 9h Ah Kh Ac 8s"
    assert advised(at_call("croatian_4", strong, dealer=3, all_pass="redeal")) == "name h"  # noqa: S106 - no password


def test_the_best_run_is_to_be_announced() -> None:
    hands = ["Ac Kc Qc Jc 7d 8d 9d Ah 9h", "Js Ts 9s Kd Ad Td Kh Qh Th"]
    deal = said_by_next(whole_deal("scottish_2", hands, dealer=1, turned="8h"), "take", "keep", "keep", "Ah")
    assert advised(view_of(deal, 0)) == "announce 50"
    further = said_by_next(deal, "announce 50", "Th", "good", "Ac")
    assert advised(view_of(further, further.board.to_act)) == "show 9d/3"


def test_a_pass_without_a_turned_card_is_about_the_best_suit() -> None:
    view = at_call("croatian_4", "Jh 9h Ah 8d 7d 8s", dealer=3, all_pass="redeal")  # noqa: S106 - no password
    assert reason_for(view, (PASS, SCHMEISS), PASS).suit is parse_suit("h")
