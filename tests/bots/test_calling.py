"""When the bot of rules takes, passes, and throws a deal in."""

from __future__ import annotations

import pytest

from bela.bots.rules_bot.strength import strength
from bela.cards import Cards, parse_suit
from bela.rules.variants import variant
from bots.scenes import at_call, choice

STRONG, WEAK = "Jh 9h Ah Ac 7d 8s", "7h 8d 9c Qs 8s 8c"


@pytest.mark.parametrize("name", ["scottish_2", "scottish_3", "clobyosh_2", "croatian_2", "barlinnie_4"])
def test_jack_nine_ace_are_enough_to_take(name: str) -> None:
    assert choice(at_call(name, STRONG, turned="Qh", dealer=variant(name).seats - 1)) == "take"


@pytest.mark.parametrize("name", ["scottish_2", "scottish_3", "clobyosh_2", "croatian_2", "barlinnie_4"])
def test_a_hand_with_nothing_passes(name: str) -> None:
    assert choice(at_call(name, WEAK, turned="Qh", dealer=variant(name).seats - 1)) == "pass"


@pytest.mark.parametrize("name", ["croatian_3", "croatian_4"])
def test_a_free_choice_falls_on_the_strong_suit(name: str) -> None:
    assert choice(at_call(name, STRONG, dealer=variant(name).seats - 1)) == "name h"


def test_the_dealer_who_must_names_the_best_suit() -> None:
    view = at_call("croatian_4", "Td Kd 8d 9c Qs 8c", seat=0, dealer=0, said=("pass",) * 3)
    assert choice(view) == "name d"


def test_counting_plain_cards_are_a_reason_to_take_without_jack_and_nine() -> None:
    assert choice(at_call("scottish_2", "Ah Th Kh Ac Tc As", turned="7h")) == "take"


def test_a_forehand_of_four_passes_what_the_partner_of_a_forced_dealer_takes() -> None:
    hand = "9h Th Kh Ac 7d 8s"
    assert choice(at_call("croatian_4", hand, seat=0, dealer=2, said=("pass",))) == "name h"
    assert choice(at_call("croatian_4", hand, seat=0, dealer=1, said=("pass",) * 2)) == "pass"


def test_who_is_behind_and_has_nothing_to_lose_takes_on_less() -> None:
    hand = "9h Th Kh Qd 7d As"
    level = at_call("croatian_4", hand, dealer=3)
    behind = at_call("croatian_4", hand, dealer=3, scores=(700, 980))
    assert (choice(level), choice(behind)) == ("pass", "name h")


def test_the_seven_of_the_turned_suit_brings_the_turned_card() -> None:
    hand = "7h Ah Kh Ac 7d 8s"
    assert choice(at_call("scottish_2", hand, turned="Jh")) == "take"
    assert choice(at_call("scottish_2", hand, turned="Jh", seven_exchange="off")) == "pass"


def test_the_dealer_counts_the_turned_card_that_falls_to_them() -> None:
    hand = "Ah Kh 8h Ac 7d 8s"
    assert choice(at_call("barlinnie_4", hand, turned="Jh", seat=0, dealer=0, said=("pass",) * 3)) == "take"
    assert choice(at_call("barlinnie_4", hand, turned="Jh", seat=0, dealer=3)) == "pass"


# ---------------------------------------------------------------- Schmeiss
def test_schmeiss_is_said_with_a_hand_that_may_be_made_if_need_be_and_is_weak_elsewhere() -> None:
    assert choice(at_call("clobyosh_2", "Ah Qh 8h Kd 8s Ac", turned="Th")) == "schmeiss"


def test_a_hopeless_hand_is_not_risked_where_the_caller_must_make_it() -> None:
    assert choice(at_call("clobyosh_2", WEAK, turned="Th")) == "pass"


def test_a_hopeless_hand_is_thrown_in_where_whoever_refuses_must_make_it() -> None:
    assert choice(at_call("clobyosh_2", WEAK, turned="Th", schmeiss_refused_maker="refuser")) == "schmeiss"


def test_a_weak_hand_agrees_and_a_strong_one_plays() -> None:
    assert choice(at_call("clobyosh_2", WEAK, turned="Th", seat=1, dealer=1, said=("schmeiss",))) == "agree"
    assert choice(at_call("clobyosh_2", STRONG, turned="Th", seat=1, dealer=1, said=("schmeiss",))) == "refuse"


def test_it_takes_more_to_refuse_where_the_refuser_becomes_the_maker() -> None:
    hand, said = "Ah Kh 8h Ac 7d 8s", ("schmeiss",)
    assert choice(at_call("clobyosh_2", hand, turned="Th", seat=1, said=said)) == "refuse"
    maker = at_call("clobyosh_2", hand, turned="Th", seat=1, said=said, schmeiss_refused_maker="refuser")
    assert choice(maker) == "agree"


# ---------------------------------------------------------------- strength
@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("Jh 9h Ah Ac 7d 8s", "Jh 9h Ah Kc 7d 8s"),
        ("Jh 9h 8h Ac 7d 8s", "Jh 9h 8s Ac 7d 9d"),
        ("Kh Qh 8h Ac 7d 8s", "Kh Th 8h Ac 7d 8s"),
        ("Jh 9h Ah Td 7d 8s", "Jh 9h Ah Td 7c 8s"),
        ("Jh 9h Ah 7d 8d 9d", "Jh 9h Ah 7d 8d 9c"),
    ],
)
def test_a_hand_is_stronger_for_one_good_card(more: str, less: str) -> None:
    rules, trump = variant("croatian_4"), parse_suit("h")
    assert strength(rules, Cards.parse(more), trump) > strength(rules, Cards.parse(less), trump)
