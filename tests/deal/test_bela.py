"""Bela: when it may be said, whose it is whoever wins the contest, and where it needs a trick."""

from __future__ import annotations

import pytest

from support.scenes import Scene, scene

TAKER, OTHER = "Kh Qh Ac As", "7c 8c 9h Jh"


def table(bela_call: str, hand: str = TAKER, other: str = OTHER, **options: object) -> Scene:
    """Two players, hearts are trumps, the forehand is the maker and leads."""
    start = scene("croatian_2", hand, other, turned="7h", options={"bela_call": bela_call, **options})
    return start.say("take; declare; declare")


def bela_words(start: Scene) -> list[str]:
    """The ways in which Bela may be said now."""
    return [word for word in start.may.split("; ") if word.endswith("bela")]


@pytest.mark.parametrize(
    ("bela_call", "first", "second"),
    [
        pytest.param("first_card", ["Qh bela", "Kh bela"], [], id="first card"),
        pytest.param("second_card", [], ["Qh bela"], id="second card"),
        pytest.param("either", ["Qh bela", "Kh bela"], ["Qh bela"], id="either"),
        pytest.param("start_or_either", ["Qh bela", "Kh bela"], ["Qh bela"], id="start or either"),
    ],
)
def test_bela_is_said_with_the_card_that_the_table_wants(bela_call: str, first: list[str], second: list[str]) -> None:
    start = table(bela_call, other="7c 8c 8d 8s")  # S-21, C-15
    assert bela_words(start) == first
    assert bela_words(start.say("Kh; 7c")) == second


def test_bela_with_the_wrong_card_is_refused() -> None:  # S-21, C-15
    start = table("second_card", other="7c 8c 8d 8s")
    assert start.refusal("Kh bela") == "bela_not_now C-15"
    assert start.refusal("Ac bela") == "bela_not_now C-15"
    assert table("first_card", other="7c 8c 8d 8s").say("Kh; 7c").refusal("Qh bela") == "bela_not_now C-15"


def test_bela_is_said_once() -> None:  # C-15
    start = table("either", other="7c 8c 8d 8s").say("Kh bela")
    assert start.board.bela == 0
    assert start.say("7c").refusal("Qh bela") == "bela_not_now C-15"
    assert bela_words(start.say("7c")) == []


def test_bela_needs_both_cards_in_one_hand() -> None:  # S-20
    start = table("either", hand="Kh Ac As Ad", other="7c 8c 9h Qh")
    assert start.refusal("Kh bela") == "bela_not_now C-15"
    assert start.say("Kh").refusal("9h bela") == "bela_not_now C-15"


def test_king_and_queen_of_a_plain_suit_are_no_bela() -> None:  # S-20
    assert table("either", hand="Kc Qc Ac As", other="7d 8c 9h Jh").refusal("Kc bela") == "bela_not_now C-15"


def test_bela_may_be_said_at_the_start() -> None:  # C-16
    start = scene("croatian_2", TAKER, OTHER, turned="7h").say("take")
    assert start.may == "declare; declare bela"
    start = start.say("declare bela")
    assert start.contest.heard[0] == 20


def test_said_at_the_start_it_is_shown_and_not_said_again() -> None:  # C-15
    start = scene("croatian_2", TAKER, OTHER, turned="7h").say("take; declare bela; declare")
    assert (start.board.bela, start.contest.award) == (0, (0, 0))
    assert bela_words(start) == []
    assert start.refusal("Kh bela") == "bela_not_now C-15"


def test_shown_in_the_second_trick_it_may_not_be_said_in_between() -> None:  # C-15, shown_when
    start = scene("croatian_2", TAKER, OTHER, turned="7h", options={"shown_when": "second_trick"})
    start = start.say("take; declare bela; declare")
    assert start.board.bela is None
    assert bela_words(start) == []
    assert start.say("Kh; 9h").board.bela is None
    assert start.say("Ac; 7c; As; 9h").board.bela == 0


@pytest.mark.parametrize("call", ["first_card", "second_card", "either"])
def test_where_it_belongs_to_a_card_it_is_not_said_at_the_start(call: str) -> None:  # bela_call
    start = scene("croatian_2", TAKER, OTHER, turned="7h", options={"bela_call": call}).say("take")
    assert start.may == "declare"
    assert start.refusal("declare bela") == "bela_not_now C-15"


def test_its_owner_has_it_whoever_wins_the_contest() -> None:
    start = scene("croatian_2", "Kh Qh Ac As Th", "Kc Qc Jc 9h 8h", turned="7h")
    start = start.say("take; declare bela; declare Kc/3")
    assert (start.contest.winner, start.board.bela) == (0, 0)
    lost = scene("croatian_2", "9s 8s 7s Ah Th", "Kh Qh Jc 9h 8h", turned="7h")
    lost = lost.say("take; declare 9s/3; declare bela")
    assert (lost.contest.winner, lost.contest.award, lost.board.bela) == (0, (20, 0), 1)


def test_it_takes_part_in_the_contest_only_where_it_is_played_so() -> None:  # C-16, bela_in_contest
    hands = ("Kh Qh Ac As Th", "Kc Qc Jc 9h 8h")
    words = "take; declare bela; declare Kc/3"
    joining = scene("croatian_2", *hands, turned="7h").say(words)
    apart = scene("croatian_2", *hands, turned="7h", options={"bela_in_contest": "never"}).say(words)
    assert (joining.contest.winner, joining.contest.award) == (0, (0, 0))
    assert (apart.contest.winner, apart.contest.award) == (1, (0, 20))
    assert apart.board.bela == 0


def test_where_it_is_the_best_it_alone_scores() -> None:  # winner_scores
    options = {"winner_scores": "best_only", "contest_unit": "best_single", "contest_order": "points trump seat"}
    start = scene("croatian_2", "Kh Qh 9s 8s 7s", "Kc Qc Jc 9h 8h", turned="7h", options=options)
    start = start.say("take; declare 9s/3 bela; declare Kc/3")
    assert (start.contest.winner, start.contest.award, start.board.bela) == (0, (0, 0), 0)


def test_a_losers_bela_is_laid_open_though_their_runs_are_not() -> None:  # C-15, losers_shown
    hands = ("Ts 9s 8s 7s Ah", "Kh Qh Jh 9h 8h")
    start = scene("croatian_2", *hands, turned="7c", options={"losers_shown": False})
    start = start.say("pass; pass; name h; declare Ts/4; declare Kh/3 bela")
    assert (start.shown, start.board.bela) == (["Ts/4", ""], 1)


def test_its_cards_may_stand_in_a_run_as_well() -> None:
    start = scene("croatian_2", "Kh Qh Jh Ac As", "7c 8c 9d 9h 8h", turned="7h").say("take")
    start = start.say("declare Kh/3 bela; declare")
    assert (start.contest.award, start.board.bela, start.contest.heard[0]) == ((20, 0), 0, 40)


def settled(name: str, **options: object) -> tuple[int, ...]:
    """What each side counts for Bela when the forehand has said it and takes no trick."""
    start = scene(name, "Kh Qh 7d 8d", "Jh 9h Ad Td", turned="7h", options={"seven_exchange": "off", **options})
    start = start.say("pass; take")
    while start.board.to_act is not None:
        start = start.say(bela_words(start)[0] if bela_words(start) else start.may.split(";")[0])
    assert start.board.bela == 0
    assert start.board.settlement is not None
    return start.board.settlement.bela


def test_it_needs_a_trick_where_the_table_plays_it_so() -> None:  # X-23, bela_needs_trick
    assert settled("scottish_2") == (20, 0)
    assert settled("scottish_2", bela_needs_trick=True) == (0, 0)
    assert settled("croatian_2") == (0, 0)
    assert settled("croatian_2", bela_needs_trick=False) == (20, 0)
