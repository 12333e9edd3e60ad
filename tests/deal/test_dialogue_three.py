"""The dialogue among three goes round, and what was said stays said (X-24): seat 0 is the forehand, seat 2 deals."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from support.scenes import Scene, scene

CLUBS, DIAMONDS, SPADES, TRUMPS = "Kc Qc Jc", "Kd Qd Jd", "Ks Qs Js", "Kh Qh Jh"
LOW = "9s 8s 7s"
NONE = "7c 9c 8d"
LOOSE = ("Ad", "7d", "9d")


def table(
    *runs: str, maker: int = 0, loose: tuple[str, ...] = LOOSE, options: Mapping[str, object] | None = None
) -> Scene:
    """A deal in which hearts are trumps and the forehand has led; every hand holds a run and one loose card."""
    hands = [f"{run} {card}" for run, card in zip(runs, loose, strict=True)]
    start = scene("scottish_3", *hands, turned="7h", options={"seven_exchange": "off", **(options or {})})
    return start.say("; ".join(["pass"] * maker + ["take", "Ad"]))


def played(start: Scene) -> Scene:
    """The next seat has played its loose card, or what it must play."""
    return start.say(start.may.split(";", maxsplit=1)[0])


def won(start: Scene) -> tuple[int | None, tuple[int, ...]]:
    """Who won the contest, and the points of the winning run by side."""
    assert start.contest.settled
    return start.contest.winner, start.contest.award


def test_each_player_speaks_after_their_own_first_card() -> None:
    start = table(CLUBS, LOW, SPADES.replace("s", "h"))
    assert start.asked == ("announcing", 0)
    start = start.say("announce 20")
    assert start.asked == ("play", 1)
    start = played(start)
    assert (start.asked, start.may) == (("announcing", 1), "good; announce 20")
    start = played(start.say("good"))
    assert start.asked == ("announcing", 2)


def test_silence_is_open_to_the_next_as_long_as_nothing_stands() -> None:
    start = played(table(CLUBS, LOW, TRUMPS).say("silent"))
    assert start.may == "silent; announce 20"
    assert played(start.say("silent")).may == "silent; announce 20"


def test_whoever_says_as_much_makes_the_owner_state_the_next_detail() -> None:
    start = played(table(CLUBS, SPADES, NONE).say("announce 20")).say("announce 20")
    assert (start.asked, start.may) == (("announcing", 0), "from K")
    start = start.say("from K")
    assert (start.asked, start.may) == (("announcing", 1), "good; same")


def test_more_stands_at_once() -> None:
    start = played(table("Kc Qc Jc 9c", "As Ks Qs Js", "7c 9d 8d Th", loose=("Ad", "7d", "Qd")).say("announce 20"))
    start = start.say("announce 50")
    assert (start.contest.owner, start.asked) == (1, ("play", 2))
    assert won(played(start).say("good")) == (1, (0, 50, 0))


def test_a_later_rival_answers_at_once_what_was_said_before() -> None:
    start = played(table(CLUBS, LOW, TRUMPS).say("announce 20")).say("announce 20; from K; good")
    start = played(start).say("announce 20")
    assert (start.asked, start.may) == (("announcing", 2), "good; same")


def test_the_owner_speaks_only_to_add_what_was_not_said() -> None:
    start = played(table(CLUBS, LOW, TRUMPS).say("announce 20")).say("announce 20; from K; good")
    start = played(start).say("announce 20; same")
    assert (start.asked, start.may) == (("announcing", 0), "suit c")
    assert won(start.say("suit c; suit h")) == (2, (0, 0, 20))


def test_the_suit_said_stays_said_as_well() -> None:
    start = played(table(CLUBS, SPADES, TRUMPS).say("announce 20")).say("announce 20; from K; same; suit c; good")
    start = played(start).say("announce 20; same")
    assert (start.asked, start.may) == (("announcing", 2), "good; suit h")
    assert won(start.say("suit h")) == (2, (0, 0, 20))


def test_where_the_owner_has_named_trumps_a_third_level_run_has_lost_by_its_top_card() -> None:
    start = played(table(TRUMPS, SPADES, CLUBS).say("announce 20")).say("announce 20; from K; same; suit h")
    start = played(start).say("announce 20")
    assert start.may == "good"
    assert won(start.say("good")) == (0, (20, 0, 0))


def test_a_rival_who_wins_is_the_owner_for_the_next() -> None:
    start = played(table(LOW, CLUBS, "Ah Kh Qh").say("announce 20")).say("announce 20; from 9; from K")
    assert start.contest.owner == 1
    start = played(start).say("announce 20")
    assert (start.asked, start.may) == (("announcing", 2), "good; from A")
    assert won(start.say("from A")) == (2, (0, 0, 20))


def test_a_third_with_less_has_nothing_to_say() -> None:
    start = table("Kc Qc Jc Tc", "7c 9c 8d 9s", "Kh Qh Jh Ts").say("announce 50")
    assert played(played(start).say("good")).may == "good"


# ---------------------------------------------------------------- level runs cancel
CANCEL = {"contest_order": "length top trump nobody"}


def cancelled(third: str) -> Scene:
    """The first two have cancelled each other, and the third has played."""
    start = played(table(CLUBS, SPADES, third, options=CANCEL).say("announce 20"))
    start = start.say("announce 20; from K; same; suit c; same")
    assert start.contest.level
    return played(start)


def test_a_third_with_less_does_not_score_when_two_have_cancelled() -> None:
    start = cancelled("9h 8h Th")
    assert start.say("announce 20").may == "good"
    assert won(start.say("announce 20; good")) == (None, (0, 0, 0))


def test_a_third_with_more_scores_when_two_have_cancelled() -> None:
    start = cancelled("Ah Kh Qh").say("announce 20")
    assert start.may == "good; from A"
    assert won(start.say("from A")) == (2, (0, 0, 20))


def test_a_third_as_level_as_the_two_cancels_as_well() -> None:
    start = played(table(CLUBS, SPADES, DIAMONDS, options=CANCEL).say("announce 20"))
    start = played(start.say("announce 20; from K; same; suit c; same")).say("announce 20; same")
    assert start.may == "good; same"
    assert won(start.say("same")) == (None, (0, 0, 0))


# ---------------------------------------------------------------- the opponents as one side
TOGETHER = {"contest_sides_3": "maker_vs_opponents"}


def test_an_opponent_does_not_measure_against_the_other() -> None:
    start = played(table(LOW, CLUBS, TRUMPS, maker=2, options=TOGETHER).say("announce 20"))
    assert start.may == "good"
    assert start.refusal("announce 20") == "too_little_to_announce S-23"


def test_the_maker_measures_against_either_opponent() -> None:
    start = played(table(LOW, CLUBS, TRUMPS, maker=2, options=TOGETHER).say("announce 20")).say("good")
    start = played(start).say("announce 20; from 9; from K")
    assert won(start) == (2, (0, 0, 20))


def test_each_opponent_shows_and_writes_down_their_own() -> None:
    start = played(table(CLUBS, LOW, NONE, maker=2, options=TOGETHER).say("announce 20")).say("good")
    start = played(start).say("good")
    while start.asked != ("announcing", 0):
        start = played(start)
    start = start.say("show")
    while start.asked != ("announcing", 1):
        start = played(start)
    assert start.may == "show; show 9s/3"
    assert start.say("show 9s/3").contest.award == (20, 20, 0)


@pytest.mark.parametrize("maker", [0, 1])
def test_two_who_do_not_stand_together_measure(maker: int) -> None:
    assert played(table(LOW, CLUBS, NONE, maker=maker, options=TOGETHER).say("announce 20")).may == "good; announce 20"
