"""From trumps to complete hands: the later cards, the seven exchange, laying away, and the Belot."""

from __future__ import annotations

import pytest

from bela.cards import Suit, cards_of, cards_text, mask_of, parse_cards
from bela.deal import events as e
from bela.deal.steps.handing import may_be_laid
from bela.rules.variants import house
from support.scenes import Scene, scene

SEVEN, NO_SEVEN = "7h Kc Qd", "Ks Qh 9c"


def text(start: Scene, seat: int) -> str:
    """The cards in hand."""
    hand = start.deal.hands[seat]
    assert hand is not None
    return cards_text(cards_of(hand.cards))


def table(forehand: str, dealer: str, name: str = "scottish_2", turned: str = "Ah", **options: object) -> Scene:
    """Two players, hearts turned and taken by the forehand."""
    return scene(name, forehand, dealer, turned=turned, options=options).say("take")


# ---------------------------------------------------------------- the later cards
NINE = ("Kc Qd 9s Ks Qh 9c 7c 8c 9d", "Ac Ad As Tc Td Ts Jc Jd Js")


def test_the_later_cards_come_once_trumps_are_chosen() -> None:  # S-13
    start = scene("scottish_2", *NINE, turned="Ah")
    assert (start.board.counts, text(start, 0)) == ((6, 6), "9c Kc Qd Qh 9s Ks")
    start = start.say("take")
    assert (start.board.counts, len(start.hand(0))) == ((9, 9), 9)


def test_the_turned_card_falls_to_the_dealer_of_four() -> None:
    hands = ("Kc Qd 9s Ac", "Ks Qh 9c Ad", "As Tc Td Th", "Ts Jc Jd")
    start = scene("barlinnie_4", *hands, turned="Ah").say("take")
    assert (text(start, 3), start.board.turned_to, start.board.up) == ("Jc Jd Ah Ts", 3, None)
    assert start.board.counts == (4, 4, 4, 4)


@pytest.mark.parametrize(("name", "up"), [("scottish_2", None), ("croatian_2", "Ah")])
def test_the_turned_card_goes_face_down_or_stays_up(name: str, up: str | None) -> None:  # S-14
    board = table(NO_SEVEN, "8c 8d 8s", name).board
    assert (None if board.up is None else cards_text([board.up])) == up
    assert board.turned is not None


# ---------------------------------------------------------------- the seven exchange
def test_all_are_asked_in_turn_from_the_forehand_on() -> None:  # S-14
    start = table(NO_SEVEN, SEVEN)
    assert (start.asked, start.may) == (("exchange", 0), "keep")
    start = start.say("keep")
    assert (start.asked, start.may) == (("exchange", 1), "keep; swap")
    assert start.say("keep").asked == ("play", 0)


def test_whoever_swaps_ends_the_asking() -> None:  # S-14
    start = table(SEVEN, NO_SEVEN).say("swap")
    assert start.asked == ("play", 0)
    assert (text(start, 0), start.board.turned_to, start.board.up) == ("Kc Qd Ah", 0, None)


def test_the_seven_lies_up_where_the_turned_card_did() -> None:  # turnup_after_trump
    start = table(SEVEN, NO_SEVEN, "croatian_2").say("swap")
    assert start.board.up == parse_cards("7h")[0]


def test_only_the_holder_of_the_trump_seven_may_swap() -> None:  # S-14, C-07
    assert table(NO_SEVEN, SEVEN).refusal("swap") == "no_swap S-14"
    assert table(NO_SEVEN, SEVEN, "croatian_2").refusal("swap") == "no_swap C-07"
    assert table("7c 7d 7s", NO_SEVEN).refusal("swap") == "no_swap S-14"


def test_after_the_exchange_it_is_too_late() -> None:  # S-14
    start = table(SEVEN, NO_SEVEN).say("keep; keep")
    assert start.refusal("swap") == "no_swap S-14"
    assert start.say("Kc").refusal("swap") == "no_swap S-14"


def test_the_exchange_has_two_words() -> None:
    start = table(SEVEN, NO_SEVEN)
    assert start.refusal("Kc") == "wrong_phase X-07"
    assert start.refusal("pass") == "wrong_phase X-07"
    assert start.refusal("1:keep") == "not_your_turn X-07"


def test_nobody_is_asked_when_the_turned_card_is_the_seven() -> None:  # S-14
    assert table(NO_SEVEN, "8c 8d 8s", turned="7h").asked == ("play", 0)


def test_nobody_is_asked_when_another_suit_is_trumps() -> None:
    start = scene("scottish_2", "7c Kc Qd", NO_SEVEN, turned="Ah")
    assert start.say("pass; pass; name c").asked == ("play", 0)


def test_unless_the_table_exchanges_for_any_turned_card() -> None:  # seven_requires_turned_suit
    start = scene("scottish_2", "7c Kc Qd", NO_SEVEN, turned="Ah", options={"seven_requires_turned_suit": False})
    start = start.say("pass; pass; name c")
    assert (start.asked, start.may) == (("exchange", 0), "keep; swap")
    assert text(start.say("swap"), 0) == "Kc Qd Ah"


def test_where_only_the_maker_exchanges_all_are_asked_all_the_same() -> None:  # seven_exchange
    start = table(NO_SEVEN, SEVEN, seven_exchange="maker_only").say("keep")
    assert (start.asked, start.may) == (("exchange", 1), "keep")
    assert start.refusal("swap") == "no_swap S-14"
    assert table(SEVEN, NO_SEVEN, seven_exchange="maker_only").may == "keep; swap"


def test_nobody_is_asked_where_it_is_switched_off() -> None:  # seven_exchange
    assert table(SEVEN, NO_SEVEN, seven_exchange="off").asked == ("play", 0)


TEN = ("7h Kc Qd 9s Ks Qs 7c 8c 9d Td", "Ac Ad As Tc Ts Jc Jd Js 8d 8s")
LATE = ("Kc Qd 9s Ks Qs 9c 7h 7c 8c 9d", "Ac Ad As Tc Ts Jc Jd Js 8d 8s")


@pytest.mark.parametrize(
    ("hands", "source", "may"),
    [
        pytest.param(TEN, "first_six", "keep; swap", id="among the first six"),
        pytest.param(LATE, "first_six", "keep", id="among the later cards"),
        pytest.param(LATE, "full_hand", "keep; swap", id="anywhere"),
    ],
)
def test_the_seven_must_have_come_from_the_right_cards(hands: tuple[str, str], source: str, may: str) -> None:  # C-07
    assert table(*hands, "croatian_2", seven_source=source).may == may


def test_the_new_card_counts_for_runs_and_bela() -> None:  # seven_exchange
    start = scene("croatian_2", "7h Qh Jh Ac", "Ks 9c 8c 8d", turned="Kh").say("take; swap")
    assert start.may == "declare; declare Kh/3; declare bela; declare Kh/3 bela"


# ---------------------------------------------------------------- laying away
def three(**options: object) -> Scene:
    """Three players with three cards each; the forehand has named hearts and taken two cards."""
    hands = ("Kh Qc 9s", "Ks Qd 9c", "As Tc Td")
    return scene("croatian_3", *hands, spare="7h 8h", options=options).say("name h")


def test_the_maker_takes_the_cards_left_over_and_lays_as_many_away() -> None:  # C-09
    start = three()
    assert (start.asked, text(start, 0), start.board.counts) == (("discard", 0), "Qc 7h 8h Kh 9s", (5, 3, 3))
    start = start.say("discard 7h Qc")
    assert (start.asked, text(start, 0), start.board.counts) == (("announcing", 0), "8h Kh 9s", (3, 3, 3))


def test_any_two_cards_may_be_laid_away() -> None:  # C-09
    assert three().may.count("discard") == 10


@pytest.mark.parametrize("cards", ["7h", "7h 7h", "7h 8h Kh", "7h Ks", "Ks Qd", "-"])
def test_what_is_laid_away_is_held_and_as_much_as_was_taken(cards: str) -> None:  # C-09
    assert three().refusal(f"discard {cards}") == "bad_discard C-09"


def test_the_maker_does_nothing_else_then() -> None:
    assert three().refusal("Kh") == "wrong_phase X-07"
    assert three().refusal("declare") == "wrong_phase X-07"


def test_trumps_may_not_be_laid_away_where_the_table_forbids_it() -> None:  # discard_restriction
    start = three(discard_restriction="no_trumps")
    assert start.may == "discard Qc 9s"
    assert start.refusal("discard 7h Qc") == "bad_discard C-09"


def test_unless_too_few_plain_cards_are_left() -> None:  # discard_restriction
    rules = house("croatian_3", discard_restriction="no_trumps")
    for cards, free in {"7h 8h Kh Qc 9s": "Qc 9s", "7h 8h Kh 9h Qc": "7h 8h Kh 9h Qc"}.items():
        assert may_be_laid(rules, Suit.HEARTS, mask_of(parse_cards(cards))) == mask_of(parse_cards(free))


def test_nobody_else_sees_what_was_laid_away() -> None:  # C-09
    events = three().say("discard 7h Qc").events
    hidden = [event for event in events if isinstance(event, e.Laid)]
    assert [event.seat for event in hidden] == [0]
    assert [e.visible(event, seat) for event in hidden for seat in (None, 0, 1, 2)] == [False, True, False, False]


# ---------------------------------------------------------------- Belot
EIGHT_CLUBS, EIGHT_HEARTS = "Ac Kc Qc Jc Tc 9c 8c 7c", "Ah Kh Qh Jh Th 9h 8h 7h"
DIAMONDS, SPADES = "Ad Kd Qd Jd Td 9d 8d 7d", "As Ks Qs Js Ts 9s 8s 7s"
MIXED = ("Ad Kd Qd Jd Ts 9s 8s 7s", "As Ks Qs Js Td 9d 8d 7d")


def result(start: Scene) -> tuple[str, int | None] | None:
    """The result of a deal that is over, and the side that won it."""
    found = start.board.settlement
    return None if found is None else (found.result.value, found.winner)


def test_eight_of_a_suit_win_as_soon_as_hands_are_complete() -> None:  # C-19
    start = scene("croatian_4", *MIXED, EIGHT_HEARTS, EIGHT_CLUBS)
    assert start.asked == ("bidding", 0)
    start = start.say("name d")
    assert (result(start), start.shown) == (("belot", 0), ["", "", "Ah/8", ""])


def test_the_first_in_turn_when_there_are_two() -> None:  # C-19
    assert result(scene("croatian_4", *MIXED, EIGHT_HEARTS, EIGHT_CLUBS, dealer=2).say("name d")) == ("belot", 1)


def test_it_may_have_to_be_in_trumps() -> None:  # belot
    start = scene("croatian_4", *MIXED, EIGHT_HEARTS, EIGHT_CLUBS, options={"belot": "trump_only"})
    assert result(start.say("name d")) is None
    assert result(start.say("name c")) == ("belot", 1)


def test_elsewhere_it_is_a_run_of_eight() -> None:  # belot
    start = scene("croatian_4", *MIXED, EIGHT_HEARTS, EIGHT_CLUBS, options={"belot": "off"}).say("name d")
    assert result(start) is None
    assert start.say("declare; declare").may.split("; ")[1] == "declare Ah/8"


def exchanging(forehand: str, turned: str) -> Scene:
    """Two players, the forehand has named hearts and is asked about the exchange."""
    dealer = "Ad Kd Qd Jd Td 9d 8d As Ks Qs"
    options = {"seven_requires_turned_suit": False}
    return scene("croatian_2", forehand, dealer, turned=turned, options=options).say("pass; pass; name h")


def test_the_card_that_is_exchanged_may_complete_it() -> None:  # C-19
    start = exchanging("7h Kc Qc Jc Tc 9c 8c 7c Ts 9s", turned="Ac")
    assert result(start.say("swap")) == ("belot", 0)
    assert result(start.say("keep; keep")) is None


def test_the_seven_that_is_given_may_undo_it() -> None:  # C-19
    start = exchanging(f"7h {EIGHT_HEARTS[:-3]} Ts 9s", turned="Ac")
    assert result(start.say("swap")) is None
    assert result(start.say("keep; keep")) == ("belot", 0)


def test_the_cards_left_over_may_complete_it_and_laying_away_undo_it() -> None:  # C-19
    hands = ("Ah Kh Qh Jh Th 9h Ac Kc Qc Jc", "Ad Kd Qd Jd Td 9d 8d Tc 9c 8c", "As Ks Qs Js Ts 9s 8s 7s 7c 7d")
    start = scene("croatian_3", *hands, spare="7h 8h", dealer=1).say("pass; name h")
    assert start.asked == ("discard", 0)
    assert result(start.say("discard 7h Ac")) == ("belot", 2)
    assert result(start.say("discard Ac Kc")) == ("belot", 2)
    first = scene("croatian_3", *hands, spare="7h 8h").say("name h")
    assert result(first.say("discard Ac Kc")) == ("belot", 0)
    assert result(first.say("discard 7h Ac")) == ("belot", 2)
