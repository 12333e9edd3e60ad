"""What the others called tells of their hands, as far as they are taken at their word."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from bela.bots.rules_bot.passing import EARLY, LAST, limit
from bela.bots.worlds import engine
from bela.bots.worlds.beliefs import Trust, likelihoods, thinned
from bela.bots.worlds.calls import NO_CHOICE, Call, Manner, calls_made
from bela.bots.worlds.moment import Moment, lyings_in, moment_of, packed_lying
from bela.bots.worlds.plain.calling import chance_of, sigmoid
from bela.cards import BIT, SUITS, Cards, Suit, parse_card, parse_suit
from bela.deal.fold import view_of
from bela.deal.state import Board, Deal
from bots.scenes import said_by_next, whole_deal
from oracle.bots_turns import Asked

HANDS_4 = [
    "Jh 9h Ah 7d Ac 8c Kd Qd",
    "Td 8d Kh Tc Jc 9c As 8s",
    "Ad 9d Jd Qh Ts 9s Js Kc",
    "Th 8h 7h Ks Qs 7s 7c Qc",
]
HANDS_2 = ["7h Ah Kh 8d 9d 7c 8c 7s 9s", "Ad Td Kd Ac Tc Kc As Ts Ks"]
HEARTS, SPADES = parse_suit("h"), parse_suit("s")


def croatian(*words: str, dealer: int = 3, **options: Any) -> Deal:  # noqa: ANN401 - any value of any option
    """A deal of four after these calls."""
    return said_by_next(whole_deal("croatian_4", HANDS_4, dealer=dealer, **options), *words)


def two(*words: str, turned: str = "8h", **options: str) -> Deal:
    """A deal of two after these calls."""
    return said_by_next(whole_deal("scottish_2", HANDS_2, dealer=1, turned=turned, **options), *words)


def made(deal: Deal, viewer: int | None = None) -> tuple[Call, ...]:
    """What was called."""
    return calls_made(deal.rules, deal.board, viewer)


def who(calls: tuple[Call, ...]) -> list[tuple[int, Suit | None]]:
    """Who called, and what."""
    return [(call.seat, call.chosen) for call in calls]


# ---------------------------------------------------------------- what was called
def test_everybody_up_to_the_maker_has_called() -> None:
    deal = croatian("pass", "name s")
    assert who(made(deal)) == [(0, None), (1, SPADES)]
    assert who(made(deal, viewer=1)) == [(0, None)]
    assert made(deal)[0].suits == tuple(SUITS)
    assert made(deal)[0].limit == limit(deal.rules, 3, 0, LAST)


def test_a_dealer_who_must_choose_shows_no_strength() -> None:
    calls = made(croatian("pass", "pass", "pass", "name c"))
    assert calls[3].limit == NO_CHOICE
    assert [call.limit != NO_CHOICE for call in calls] == [True, True, True, False]


def test_a_forehand_who_must_choose_is_the_only_one_who_calls() -> None:
    deal = croatian("name h", bidding="first_must")
    assert who(made(deal)) == [(0, HEARTS)]
    assert made(deal)[0].limit == NO_CHOICE


def test_of_a_turned_card_the_first_round_asks_for_its_suit_and_the_second_for_the_others() -> None:
    deal = two("pass", "pass", "name s")
    first, _, last = made(deal)
    assert first.suits == (HEARTS,)
    assert HEARTS not in last.suits
    assert (first.limit, last.limit) == (limit(deal.rules, 1, 0, EARLY), limit(deal.rules, 1, 0, LAST))
    assert {call.hidden for call in made(deal)} == {BIT[parse_card("8h")]}
    assert who(made(two("pass", "take"))) == [(0, None), (1, HEARTS)]


def test_a_turned_card_that_falls_to_the_dealer_counts_with_the_dealers_hand() -> None:
    hands = ["7h Ah Kh 8d 9d 7c 8c 7s", "Ad Td Kd Ac Tc Kc As 9s", "Jd Qd 7d Jc Qc 9c Js Qs", "Th Qh Jh 9h Ts Ks 8s"]
    deal = said_by_next(whole_deal("barlinnie_4", hands, dealer=3, turned="8h"), "pass", "take")
    calls = made(said_by_next(whole_deal("barlinnie_4", hands, dealer=3, turned="8h"), "pass", "pass", "pass", "take"))
    assert [call.added for call in calls] == [0, 0, 0, BIT[parse_card("8h")]]
    assert [call.hidden for call in made(deal)] == [BIT[parse_card("8h")]] * 2


# ---------------------------------------------------------------- how likely it was
STRONG, WEAK = Cards.parse("Jh 9h Ah Kh Ac As"), Cards.parse("7c 8c 9d Qs 8s 8d")


def chance(held: int, chosen: Suit | None, manner: Manner | None = None) -> float:
    """The chance that whoever held these six cards chose the suit, or passed."""
    call = Call(0, tuple(SUITS), chosen, 0, 0, 0.0)
    return chance_of(manner or Manner(), croatian().rules, call, held)


def test_a_strong_hand_calls_and_a_weak_one_passes() -> None:
    assert chance(STRONG, HEARTS) > 0.9
    assert chance(WEAK, HEARTS) < 0.1
    assert chance(STRONG, None) < 0.1
    assert chance(WEAK, None) > 0.9


def test_something_is_called_or_nothing_is() -> None:
    best = Manner(heat=0.5)
    called = sum(chance(STRONG, suit, best) for suit in SUITS)
    assert called + chance(STRONG, None, best) == pytest.approx(1.0, abs=0.01)


def test_the_suit_of_the_strongest_trumps_is_the_likeliest() -> None:
    assert max(SUITS, key=lambda suit: chance(STRONG, suit)) is HEARTS


def test_the_curve_is_even_about_its_middle() -> None:
    assert sigmoid(0.0) == 0.5
    assert sigmoid(2.0) + sigmoid(-2.0) == pytest.approx(1.0)


# ---------------------------------------------------------------- in worlds
def in_play() -> tuple[Board, Moment]:
    """Seat 1 made spades trumps after a pass of seat 0, as seat 3 sees it before the first card."""
    deal = croatian("pass", "name s", "declare", "declare", "declare", "declare")
    view = view_of(deal, 3)
    assert view.hand is not None
    return view.board, moment_of(view.rules, view.board, view.hand)


def with_hand(seat: int, cards: int, rest: int) -> bytes:
    """A world in which that seat has the cards, and two others what is left."""
    lying, left = [0] * 5, rest & ~cards
    lying[seat] = cards
    for other in {0, 1, 2} - {seat}:
        while lying[other].bit_count() < 8:
            lying[other] |= left & -left
            left &= left - 1
    return packed_lying(tuple(lying), 4)


UNSEEN = Cards.parse(" ".join(HANDS_4[:3]))
GOOD, BAD = Cards.parse("Js 9s As Ts Ac Tc Ad Td"), Cards.parse("8c 9c Kd Qd 8d Qh 8s Jc")


@pytest.mark.parametrize("text", ["compiled", "python"])
def test_worlds_in_which_the_call_makes_sense_are_likelier(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if text == "python":
        monkeypatch.setattr(engine, "KERNEL", None)
    board, moment = in_play()
    worlds = with_hand(1, GOOD, UNSEEN) + with_hand(1, BAD, UNSEEN)
    calls = calls_made(moment.rules, board, 3)
    good, bad = engine.callings(moment, worlds, calls, Manner(), 1)
    assert good > bad + 1
    surely = engine.callings(moment, worlds, calls, Manner(whim=1.0), 1)
    assert list(surely) == pytest.approx([0.0, 0.0])
    assert min(engine.callings(moment, worlds, calls, Manner(whim=0.2), 1)) >= 2 * log(0.2)


def test_who_trusts_neither_cards_nor_calls_finds_all_worlds_alike() -> None:
    board, moment = in_play()
    worlds = with_hand(1, GOOD, UNSEEN) + with_hand(1, BAD, UNSEEN)
    assert likelihoods(Trust(), board, moment, worlds, 1) == [0.0, 0.0]
    half, whole = (likelihoods(Trust(calls=share), board, moment, worlds, 1) for share in (0.5, 1.0))
    assert [2 * each for each in half] == pytest.approx(whole)
    assert whole[0] > whole[1]


def test_cards_that_a_world_explains_make_it_likelier() -> None:
    deal = croatian("pass", "name s", "declare", "declare", "declare", "declare", "Kd", "Td", "Ad", "7s")
    view = view_of(deal, deal.board.to_act)
    assert view.hand is not None
    moment = moment_of(view.rules, view.board, view.hand)
    worlds = engine.sample(Asked(deal).turn.plans(), 200, 3)
    found = likelihoods(Trust(), view.board, moment, worlds, 1)
    assert len(set(found)) > 10
    assert likelihoods(Trust(cards=0.0), view.board, moment, worlds, 1) == [0.0] * 200
    half = likelihoods(Trust(cards=0.5), view.board, moment, worlds, 1)
    assert [2 * each for each in half] == pytest.approx(found)
    assert likelihoods(Trust(), view.board, moment, worlds, 1, cards_judged=0) == [0.0] * 200
    assert likelihoods(Trust(), view.board, moment, worlds, 1, cards_judged=2) != found


# ---------------------------------------------------------------- thinned out
def worlds_of(number: int) -> bytes:
    """So many worlds, told apart by the cards of seat 0."""
    return b"".join(packed_lying((at, 0, 0), 2) for at in range(number))


def kept(logs: list[float], number: int, start: float = 0.5) -> list[int]:
    """Which of the worlds are kept, and how often."""
    return [lying[0] for lying in lyings_in(thinned(worlds_of(len(logs)), logs, number, start), 2)]


def test_equal_worlds_are_kept_at_even_steps() -> None:
    assert kept([-3.0] * 6, 3) == [0, 2, 4] or kept([-3.0] * 6, 3) == [1, 3, 5]
    assert kept([0.0] * 4, 4) == [0, 1, 2, 3]


def test_a_world_is_kept_as_often_as_it_is_likely() -> None:
    assert kept([log(3.0), log(1.0)], 4) == [0, 0, 0, 1]
    assert kept([float("-inf"), -800.0, float("-inf")], 3) == [1, 1, 1]


def test_where_nothing_explains_what_happened_the_first_worlds_are_kept() -> None:
    assert kept([float("-inf")] * 5, 2) == [0, 1]


@pytest.mark.parametrize("start", [0.0, 0.25, 1.0 - 2**-53])
def test_wherever_the_steps_begin_as_many_worlds_are_kept(start: float) -> None:
    assert len(kept([0.0, -1.0, -2.0, 0.3], 3, start)) == 3
