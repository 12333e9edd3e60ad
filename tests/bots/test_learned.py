"""Calls by what was learned from deals played out."""

from __future__ import annotations

import random

import pytest

from bela.bots.learned import every, learned, place_of, shape_of, worth_of_pass, worth_of_suit
from bela.bots.learned.calling import choose_by_learning
from bela.bots.learned.features import choosing, hand_with, passing, worths_of_turned
from bela.bots.rules_bot.calling import choose_call
from bela.bots.style import Style
from bela.cards import SUITS, Cards, Mask, cards_of, cards_text, parse_suit
from bela.deal.decide import legal
from bela.deal.notation import action_text
from bela.deal.state import View
from bela.rules.variants import VARIANTS, variant
from bots.scenes import at_call

SURE = Style(whim=0.0)
STRONG, WEAK = "Jh 9h Ah Kh Ac 8s", "7h 8d 9c Qs 8s 8c"
HEARTS = parse_suit("h")


def called(view: View) -> str:
    """What is called by learning."""
    assert view.hand is not None
    actions = legal(view.rules, view.board, view.hand)
    return action_text(choose_by_learning(SURE, view.rules, view.board, view.hand, actions, random.Random(1)))


def worths(view: View) -> tuple[dict[str, float], float]:
    """What the suits, and what a pass, are worth to the seat."""
    assert view.hand is not None
    found = learned(view.rules, view.board, view.hand.seat)
    assert found is not None
    suits = {suit.letter: worth_of_suit(found, view.rules, view.board, view.hand, suit) for suit in SUITS}
    return suits, worth_of_pass(found, view.rules, view.board, view.hand)


# ---------------------------------------------------------------- what was learned
@pytest.mark.parametrize("name", VARIANTS)
def test_something_was_learned_for_every_variant_and_every_place(name: str) -> None:
    rules = VARIANTS[name]
    places = every()[shape_of(rules)]
    assert {place.split("/")[1] for place in places} >= {"0"}
    hand = cards_text(random.Random(name).sample(cards_of(rules.pack & ~Cards.parse("Th")), 6))
    view = at_call(name, hand, turned="Th" if rules.turned else None, dealer=rules.seats - 1)
    assert view.hand is not None
    for found in places.values():
        assert len(found.choose) == len(choosing(rules, view.board, view.hand, HEARTS))
        assert not found.leave or len(found.leave) == len(passing(rules, view.board, view.hand))
    assert place_of(rules, view.board, 0) == "1/0"


def test_a_strong_suit_is_worth_more_than_a_weak_one_and_than_a_pass() -> None:
    suits, leave = worths(at_call("croatian_4", STRONG, dealer=3))
    assert max(suits, key=suits.__getitem__) == "h"
    assert suits["h"] > leave


def test_a_weak_hand_is_worth_less_with_any_suit_than_after_a_pass() -> None:
    suits, leave = worths(at_call("croatian_4", WEAK, dealer=3))
    assert max(suits.values()) < leave


# ---------------------------------------------------------------- what is called
def test_clear_hands_are_called_clearly() -> None:
    assert called(at_call("croatian_4", STRONG, dealer=3)) == "name h"
    assert called(at_call("croatian_4", WEAK, dealer=3)) == "pass"
    assert called(at_call("scottish_2", STRONG, turned="Qh", dealer=1)) == "take"
    assert called(at_call("scottish_2", WEAK, turned="Qh", dealer=1)) == "pass"


def test_who_must_choose_takes_the_best_suit() -> None:
    view = at_call("croatian_4", "Jd Kd 8d 9c Qs 8c", dealer=0, said=("pass",) * 3)
    assert called(view) == "name d"


def test_schmeiss_is_offered_with_a_hand_that_neither_takes_nor_plays_on() -> None:
    view = at_call("clobyosh_2", "7c 8c 7d 8d 7s 8h", turned="Th", dealer=1, schmeiss_refused_maker="refuser")
    assert called(view) == "schmeiss"


def test_an_answer_to_schmeiss_is_given_by_the_table() -> None:
    view = at_call("clobyosh_2", STRONG, turned="Th", seat=1, dealer=1, said=("schmeiss",))
    assert called(view) == "refuse"


def test_what_was_never_learned_is_called_by_the_table() -> None:
    view = at_call("croatian_4", STRONG, dealer=3, bidding="first_must")
    assert view.hand is not None
    assert learned(view.rules, view.board, 0) is None
    actions = legal(view.rules, view.board, view.hand)
    expected = choose_call(view.rules, view.board, view.hand, actions, random.Random(1))
    assert called(view) == action_text(expected)


# ---------------------------------------------------------------- figures
def with_turned(name: str, hand: str, turned: str | None, seat: int = 0, dealer: int = 1) -> Mask:
    """The cards that a seat counts on with hearts as trumps."""
    said = ("pass",) * ((seat - dealer - 1) % variant(name).seats)
    view = at_call(name, hand, turned=turned, seat=seat, dealer=dealer, said=said)
    assert view.hand is not None
    return hand_with(view.rules, view.board, view.hand, HEARTS)


def test_a_hand_counts_on_the_turned_card_that_it_will_have() -> None:
    assert with_turned("scottish_2", "7h 8d 9c Qs 8s 8c", "Jh") == Cards.parse("Jh 8d 9c Qs 8s 8c")
    assert with_turned("scottish_2", "9h 8d 9c Qs 8s 8c", "Jh") == Cards.parse("9h 8d 9c Qs 8s 8c")
    assert with_turned("scottish_2", "7h 8d 9c Qs 8s 8c", "Jd") == Cards.parse("7h 8d 9c Qs 8s 8c")
    five = "9h 8d 9c Qs 8s"
    assert with_turned("barlinnie_4", five, "Jh", seat=3, dealer=3) == Cards.parse(five + " Jh")
    assert with_turned("barlinnie_4", five, "Jh", seat=0, dealer=3) == Cards.parse(five)


def test_a_card_on_offer_is_worth_something_only_where_one_is_turned() -> None:
    turned, none = at_call("scottish_2", STRONG, turned="Qh", dealer=1), at_call("croatian_4", STRONG, dealer=3)
    assert turned.hand is not None
    assert none.hand is not None
    assert worths_of_turned(turned.rules, turned.board, turned.hand) > 0
    assert worths_of_turned(none.rules, none.board, none.hand) == 0
