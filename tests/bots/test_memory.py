"""What the bot of rules infers: never more than is true, and what a player would."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.bots import RandomBot
from bela.bots.rules_bot.memory import lacking, others
from bela.cards import Cards, cards_of, parse_suit
from bela.deal.decide import act, legal_for
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal, Phase, View
from bela.rules.model import Rules
from bela.rules.variants import house
from bots.scenes import board_with, said_by_next, whole_deal
from option_sets import house_rules

HANDS_4 = [
    "Jh 9h Ah 7d Ac 8c Kd Qd",
    "Td 8d Kh Tc Jc 9c As 8s",
    "Ad 9d Jd Qh Ts 9s Js Kc",
    "Th 8h 7h Ks Qs 7s 7c Qc",
]


def checked(deal: Deal) -> None:
    """Every seat's inference allows for the cards that the others really hold."""
    trump = deal.board.trump
    for hand in deal.hands:
        assert hand is not None
        assert trump is not None
        for seat, other in enumerate(others(deal.rules, deal.board, hand, deal.rules.trump_tables(trump))):
            held = deal.hands[seat]
            assert held is not None
            if seat != hand.seat:
                assert other.known & ~held.cards == 0
                assert held.cards & ~(other.known | other.pool) == 0
                assert other.drawn == (held.cards & ~other.known).bit_count()


@settings(max_examples=60)
@given(house_rules(), st.integers(0, 2**32))
def test_what_is_inferred_is_true_under_any_rules(rules: Rules, seed: int) -> None:
    play_checked(rules, seed)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("must_beat", "all_suits"),
        ("must_overtrump", "false"),
        ("must_undertrump", "false"),
        ("partner_exemption", "void_may_discard"),
        ("low_trump_lead", "forbid_if_other_card"),
        ("low_trump_lead", "forbid_if_counting_trump"),
    ],
)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_inferred_is_true_under_every_option_of_card_play(option: str, value: str, seed: int) -> None:
    play_checked(house("croatian_4", {option: value}), seed)


def play_checked(rules: Rules, seed: int) -> None:
    """Play a deal by chance and check what may be inferred before every card."""
    rng, bot = random.Random(seed), RandomBot()
    pack = cards_of(rules.pack)
    rng.shuffle(pack)
    deal, _ = deal_from(rules, lay_out(rules, pack, 0), 0)
    while deal.board.to_act is not None:
        seat = deal.board.to_act
        if deal.board.phase is Phase.PLAY:
            checked(deal)
        deal, _ = act(deal, seat, bot.choose(view_of(deal, seat), legal_for(deal, seat), rng))


def lacks(view: View, seat: int) -> Cards:
    """What a seat is known not to hold."""
    assert view.board.trump is not None
    return Cards(lacking(view.rules, view.board, view.rules.trump_tables(view.board.trump))[seat])


def after(*words: str) -> View:
    """A deal in which the forehand, seat 0, makes hearts trumps, after these cards."""
    silent = ("declare",) * 4
    return view_of(said_by_next(whole_deal("croatian_4", HANDS_4, dealer=3), "name h", *silent, *words), 0)


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    view = after("7d", "8d", "9d", "7h")
    assert Cards.parse("Ad Td Kd Qd Jd 9d 8d 7d") & ~lacks(view, 3) == 0
    assert lacks(view, 1) == 0


def test_who_does_not_beat_a_trump_has_no_higher_one() -> None:
    view = after("Ah", "Kh", "Qh", "7h")
    assert [str(lacks(view, seat)) for seat in (1, 2, 3)] == ["9h Jh"] * 3


def test_who_follows_a_plain_suit_low_may_hold_more_of_it() -> None:
    assert lacks(after("Kd", "8d"), 1) == 0


def test_who_neither_follows_nor_trumps_has_neither() -> None:
    view = after("Jh", "Kh", "Qh", "7h", "9h", "8s")
    assert Cards.parse("Th 8h") & ~lacks(view, 1) == 0


def test_a_bela_said_betrays_the_other_of_the_pair() -> None:
    view = board_with(after("Jh"), bela=1)
    assert view.hand is not None
    found = others(view.rules, view.board, view.hand, view.rules.trump_tables(parse_suit("h")))
    assert found[1].known == Cards.parse("Kh Qh")
    assert not found[2].pool & Cards.parse("Kh Qh")


def test_the_seven_that_was_exchanged_is_in_no_hand_and_the_turned_card_is_where_it_went() -> None:
    hands = ["Jh 9h Ah 7d 8d 9d Td Jd Qd", "7h Th Kh 7c 8c 9c 7s 8s 9s"]
    deal = said_by_next(whole_deal("scottish_2", hands, dealer=1, turned="Qh"), "take", "keep", "swap")
    view = view_of(deal, 0)
    assert view.hand is not None
    found = others(view.rules, view.board, view.hand, view.rules.trump_tables(parse_suit("h")))[1]
    assert found.known == Cards.parse("Qh")
    assert not found.pool & Cards.parse("7h")


def test_a_turned_card_that_nobody_took_is_in_no_hand() -> None:
    hands = ["Jh 9h Ah 7d 8d 9d Td Jd Qd", "7h Th Kh 7c 8c 9c 7s 8s 9s"]
    deal = said_by_next(whole_deal("scottish_2", hands, dealer=1, turned="Qh"), "take", "keep", "keep")
    view = view_of(deal, 0)
    assert view.hand is not None
    found = others(view.rules, view.board, view.hand, view.rules.trump_tables(parse_suit("h")))[1]
    assert not (found.pool | found.known) & Cards.parse("Qh")
