"""The Scottish dialogue between two players: seat 0 is the forehand, seat 1 deals, hearts are trumps."""

from __future__ import annotations

import pytest

from support.scenes import Scene, scene

LOW, HIGH = "9c 8c 7c Ad", "Kc Qc Jc Ad"
OTHER_LOW, OTHER_HIGH = "9s 8s 7s 9d", "Ks Qs Js 9d"
IN_TRUMPS = "Kh Qh Jh 8d"


def table(forehand: str, dealer: str, **options: object) -> Scene:
    """A deal in which hearts are trumps and the forehand has led its last card."""
    start = scene("scottish_2", forehand, dealer, turned="7h", options={"seven_exchange": "off", **options})
    return start.say("take").say(forehand[-2:])


def answered(start: Scene) -> Scene:
    """The dealer has played the one card that follows, or the first of several."""
    return start.say(start.may.split(";", maxsplit=1)[0])


def won(start: Scene) -> tuple[int | None, tuple[int, ...]]:
    """Who won the contest, and the points of the winning run by side."""
    assert start.contest.settled
    return start.contest.winner, start.contest.award


# ---------------------------------------------------------------- the first word
def test_the_forehand_is_asked_straight_after_leading() -> None:  # S-22
    start = table(HIGH, OTHER_HIGH)
    assert start.asked == ("announcing", 0)
    assert start.may == "silent; announce 20"


def test_who_holds_no_run_is_asked_as_well() -> None:  # S-22
    start = table("9c 7c 8d Ad", OTHER_HIGH)
    assert (start.asked, start.may) == (("announcing", 0), "silent")


def test_any_run_held_may_be_announced_not_only_the_best() -> None:  # S-15
    assert table("Kc Qc Jc Tc 9s 8s 7s Ad", "Ks Qs Js 9d 8d 7d Ah Th").may == "silent; announce 20; announce 50"


def test_after_silence_the_dealer_may_be_silent_or_announce_anything() -> None:  # S-15
    assert answered(table(HIGH, OTHER_HIGH).say("silent")).may == "silent; announce 20"


def test_when_nobody_announces_nobody_wins() -> None:  # S-15
    assert won(answered(table(HIGH, OTHER_HIGH).say("silent")).say("silent")) == (None, (0, 0))


def test_the_dealer_alone_may_announce() -> None:  # S-15
    assert won(answered(table(HIGH, OTHER_HIGH).say("silent")).say("announce 20")) == (1, (0, 20))


def test_the_answer_is_good_or_as_much_or_more() -> None:  # S-23
    start = answered(table("Kc Qc Jc Ad 9d", "As Ks Qs Js 8d").say("announce 20"))
    assert start.may == "good; announce 50"
    assert answered(table(HIGH, OTHER_HIGH).say("announce 20")).may == "good; announce 20"


def test_less_than_what_stands_is_not_announced() -> None:  # S-23
    start = answered(table("Kc Qc Jc Tc 9d", "Qs Js Ts 7s 8d").say("announce 50"))
    assert start.may == "good"
    assert start.refusal("announce 20") == "too_little_to_announce S-23"


def test_only_a_run_that_is_held_is_announced() -> None:  # S-16
    assert table(HIGH, OTHER_HIGH).refusal("announce 50") == "run_not_held S-16"
    assert table("9c 7c 8d Ad", OTHER_HIGH).refusal("announce 20") == "run_not_held S-16"


def test_more_points_end_the_dialogue() -> None:  # S-23
    start = answered(table("Kc Qc Jc Ad 9d", "As Ks Qs Js 8d").say("announce 20")).say("announce 50")
    assert won(start) == (1, (0, 50))
    assert start.asked == ("play", 0)


def test_good_leaves_what_stands() -> None:  # S-23
    assert won(answered(table(LOW, OTHER_HIGH).say("announce 20")).say("good")) == (0, (20, 0))


@pytest.mark.parametrize("word", ["silent", "from K", "same", "suit s", "length 3", "show", "pass", "declare"])
def test_the_first_word_about_a_run_is_its_points(word: str) -> None:
    assert answered(table(HIGH, OTHER_HIGH).say("announce 20")).refusal(word) == "wrong_phase X-07"


# ---------------------------------------------------------------- top card, suit
def twenties(forehand: str, dealer: str, **options: object) -> Scene:
    """Both have announced twenty."""
    return answered(table(forehand, dealer, **options).say("announce 20")).say("announce 20")


def test_at_equal_points_the_forehand_names_the_top_card() -> None:  # S-24
    start = twenties(HIGH, OTHER_HIGH)
    assert (start.asked, start.may) == (("announcing", 0), "from K")
    assert start.refusal("from A") == "run_not_held S-16"
    assert start.refusal("good") == "wrong_phase X-07"


def test_of_two_runs_that_fit_the_owner_may_name_either() -> None:  # S-24
    assert twenties("Kc Qc Jc 9c 9d 8d 7d Ad", "Ks Qs Js 9h 8h Ah Th Td").may == "from 9; from K"


@pytest.mark.parametrize(
    ("dealer", "may"),
    [
        pytest.param("As Ks Qs 9d", "good; from A", id="higher"),
        pytest.param(OTHER_HIGH, "good; same", id="level"),
        pytest.param(OTHER_LOW, "good", id="lower"),
    ],
)
def test_the_dealer_concedes_is_level_or_names_a_higher_top_card(dealer: str, may: str) -> None:  # S-24
    start = twenties(HIGH, dealer).say("from K")
    assert (start.asked, start.may) == (("announcing", 1), may)
    assert start.refusal("from T") == "run_not_held S-16"


def test_a_higher_top_card_ends_the_dialogue() -> None:  # S-24
    assert won(twenties(HIGH, "As Ks Qs 9d").say("from K; from A")) == (1, (0, 20))


def test_at_equal_top_cards_the_forehand_names_the_suit() -> None:  # S-25
    start = twenties(HIGH, OTHER_HIGH).say("from K; same")
    assert (start.asked, start.may) == (("announcing", 0), "suit c")


def test_the_trump_suit_wins_and_nobody_is_asked_to_concede() -> None:  # S-25
    assert won(twenties(IN_TRUMPS, OTHER_HIGH).say("from K; same; suit h")) == (0, (20, 0))


def test_to_another_suit_the_answer_is_good_or_the_trump_suit() -> None:  # S-25
    start = twenties(HIGH, "Kh Qh Jh 9d").say("from K; same; suit c")
    assert start.may == "good; suit h"
    assert won(start.say("suit h")) == (1, (0, 20))
    assert won(start.say("good")) == (0, (20, 0))


def test_when_neither_is_trumps_the_forehand_wins() -> None:  # S-25
    start = twenties(HIGH, OTHER_HIGH).say("from K; same; suit c")
    assert start.may == "good"
    assert start.refusal("suit s") == "run_not_held S-16"
    assert won(start.say("good")) == (0, (20, 0))


# ---------------------------------------------------------------- length
FOUR, FIVE, SIX = "Kc Qc Jc Tc 9d 7d", "Ks Qs Js Ts 9s 7d", "As Ks Qs Js Ts 9s"


def fifties(forehand: str, dealer: str, **options: object) -> Scene:
    """Both have announced fifty."""
    return answered(table(forehand, dealer, **options).say("announce 50")).say("announce 50")


def test_between_two_fifties_the_length_comes_before_the_top_card() -> None:
    start = fifties(FOUR, "Ks Qs Js Ts 9s 8d")
    assert (start.asked, start.may) == (("announcing", 0), "length 4")
    assert start.say("length 4").may == "good; length 5"
    assert won(start.say("length 4; length 5")) == (1, (0, 50))


def test_at_equal_length_the_top_card_is_named() -> None:
    start = fifties("Qc Jc Tc 9c 8d 7d", "Ks Qs Js Ts 9h 8h").say("length 4")
    assert start.may == "good; same"
    assert start.say("same").may == "from Q"
    assert won(start.say("same; from Q; from K")) == (1, (0, 50))


def test_a_shorter_run_concedes() -> None:  # S-17
    assert fifties("Kc Qc Jc Tc 9c 7d", "As Ks Qs Js 9h 8d").say("length 5").may == "good"


def test_a_run_of_six_is_longer_than_one_of_five() -> None:  # S-17, X-08
    assert won(fifties("Kc Qc Jc Tc 9c 7d", SIX).say("length 5; length 6")) == (1, (0, 50))


def test_no_length_is_named_where_points_tell_it() -> None:
    start = fifties("Qc Jc Tc 9c 8d 7d", "Ks Qs Js Ts 9h 8h", run_values="3:20 4:50 5:100")
    assert start.may == "from Q"


def test_length_counts_as_points_do_where_it_comes_first() -> None:  # S-17
    start = answered(table("Kc Qc Jc 9c 7d", "Ts 9s 8s 7s 8d").say("announce 20"))
    assert start.may == "good; announce 50"


# ---------------------------------------------------------------- other orders
def test_without_length_in_the_order_fifties_are_compared_by_their_top_cards() -> None:  # contest_order
    start = fifties(FOUR, "Ks Qs Js Ts 9s 8d", contest_order="points top seat")
    assert start.may == "from K"
    assert won(start.say("from K; good")) == (0, (50, 0))


def test_the_suit_may_come_before_the_top_card() -> None:  # contest_order
    start = twenties("9c 8c 7c Ad", "Kh Qh Jh 9d", contest_order="points trump top seat")
    assert start.may == "suit c"
    assert start.say("suit c").may == "good; suit h"


def test_two_plain_suits_are_level_where_the_top_card_comes_after() -> None:  # contest_order
    start = twenties(LOW, OTHER_HIGH, contest_order="points trump top seat").say("suit c")
    assert start.may == "good; same"
    assert won(start.say("same; from 9; from K")) == (1, (0, 20))


def test_two_runs_in_trumps_are_level_where_the_top_card_comes_after() -> None:  # contest_order
    start = twenties("Th 9h 8h Ad", "Kh Qh Jh 9d", contest_order="points trump top seat").say("suit h")
    assert start.may == "good; same"
    assert won(start.say("same; from T; from K")) == (1, (0, 20))


def test_trumps_win_at_once_where_no_other_run_can_be_in_trumps() -> None:  # contest_order
    start = twenties("Kh Qh Jh Ad", OTHER_HIGH, contest_order="points top trump seat").say("from K; same")
    assert won(start.say("suit h")) == (0, (20, 0))


def test_where_level_runs_cancel_the_last_answer_is_same_and_nobody_scores() -> None:  # contest_order
    start = twenties(HIGH, OTHER_HIGH, contest_order="length top trump nobody").say("from K; same; suit c")
    assert start.may == "good; same"
    assert won(start.say("same")) == (None, (0, 0))
    assert won(start.say("good")) == (0, (20, 0))


def test_nearer_to_the_dealer_may_mean_the_dealer_first() -> None:  # seat_priority
    start = twenties(HIGH, OTHER_HIGH, seat_priority="dealer_first").say("from K; same; suit c")
    assert start.may == "good; same"
    assert won(start.say("same")) == (1, (0, 20))


def test_points_decide_nothing_where_the_order_leaves_them_out() -> None:  # contest_order
    start = answered(table("Ts 9s 8s 7s 9d", "Kc Qc Jc 9c 8d", contest_order="top seat").say("announce 50"))
    assert start.may == "good; announce 20"
    assert won(start.say("announce 20; from T; from K")) == (1, (0, 20))
