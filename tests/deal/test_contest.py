"""The contest of what was declared: who wins it, what scores, and what is shown."""

from __future__ import annotations

import pytest

from bela.cards import Suit
from bela.deal.notation import parse_meld
from bela.deal.steps.ranking import contest_winner
from bela.melds import Bela
from support.declaring import ALL, CLUBS, DIAMONDS, FOUR, LOW, THREE, table
from support.scenes import Scene


def settled(start: Scene, words: str) -> tuple[int | None, tuple[int, ...]]:
    """Who won the contest after those words, and the points that score."""
    start = start.say(words)
    assert start.contest.settled
    return start.contest.winner, start.contest.award


# ---------------------------------------------------------------- who wins
def test_more_points_win() -> None:  # C-28
    hands = (f"{CLUBS} Jh", "Ts 9s 8s 7s", "7c 9c 9d Td")
    assert settled(table(*hands), "declare Kc/3; declare Ts/4; declare") == (1, (0, 50, 0))


def test_level_points_go_to_the_player_nearer_to_the_dealer() -> None:  # C-18, X-16
    assert settled(table(*THREE), "declare Kc/3; declare 9s/3; declare") == (0, (20, 0, 0))


def test_the_dealer_may_be_the_first() -> None:  # seat_priority
    start = table(*THREE, seat_priority="dealer_first")
    assert settled(start, "declare Kc/3; declare 9s/3; declare") == (1, (0, 20, 0))


def test_without_announcements_nobody_wins() -> None:  # C-12
    assert settled(table(*THREE), "declare; declare; declare") == (None, (0, 0, 0))


def winner(melds: tuple[str, ...], **options: object) -> int | None:
    """The seat that wins with those melds, by seat; seat 0 is the forehand and the maker, hearts are trumps."""
    start = table(*{3: THREE, 4: FOUR}[len(melds)], **options)
    held = {
        seat: [Bela(Suit.HEARTS) if word == "bela" else parse_meld(word) for word in words.split()]
        for seat, words in enumerate(melds)
    }
    return contest_winner(start.deal.rules, start.board, held)


@pytest.mark.parametrize(
    ("melds", "unit", "wins"),
    [
        pytest.param(("Kc/3 9s/3", "Td/4", ""), "player_total", 1, id="the sum falls short"),
        pytest.param(("Kc/3 9s/3 Qd/3", "Ts/4", ""), "player_total", 0, id="the sum is more"),
        pytest.param(("Kc/3 9s/3 Qd/3", "Ts/4", ""), "best_single", 1, id="the best one is more"),
    ],
)
def test_what_is_compared_is_the_sum_or_the_best(melds: tuple[str, ...], unit: str, wins: int) -> None:  # C-28
    assert winner(melds, contest_unit=unit) == wins


@pytest.mark.parametrize(
    ("order", "melds", "wins"),
    [
        pytest.param("points seat", ("Ac/5", "4xT", ""), 0, id="a hundred is a hundred"),
        pytest.param("points fours_over_runs seat", ("Ac/5", "4xT", ""), 1, id="a four over a run"),
        pytest.param("points top seat", ("Qc/3", "Kd/3", ""), 1, id="the higher top card"),
        pytest.param("points top seat", ("Td/3", "Jc/3", ""), 1, id="ten below jack, in natural order"),
        pytest.param("points top seat", ("4xT", "4xQ", ""), 1, id="the higher four"),
        pytest.param("points trump seat", ("Kc/3", "Kh/3", ""), 1, id="a run in trumps"),
        pytest.param("length seat", ("4xT", "Kc/5", ""), 1, id="the longer"),
        pytest.param("points length seat", ("Kc/5", "Qs/6", ""), 1, id="the longer of two hundreds"),
        pytest.param("points seat", ("bela", "9s/3", ""), 0, id="a Bela is twenty"),
        pytest.param("points length seat", ("bela", "9s/3", ""), 1, id="a Bela is of length two"),
        pytest.param("points top seat", ("9s/3", "bela", ""), 1, id="the top of a Bela is the king"),
        pytest.param("points trump seat", ("9s/3", "bela", ""), 1, id="a Bela is in trumps"),
        pytest.param("points nobody", ("Kc/3", "9s/3", ""), None, id="level ones cancel"),
        pytest.param("points nobody", ("Kc/4", "Kd/4", "9s/3"), None, id="and a third with less does not score"),
        pytest.param("points nobody", ("Kc/3", "9s/3", "Kd/4"), 2, id="but one with more does"),
        pytest.param("points nobody", ("Kc/3", "", "9s/3", ""), 0, id="partners do not cancel"),
        pytest.param("points nobody", ("Kc/3", "9s/3", "Kd/3", ""), None, id="unless an opponent is level"),
        pytest.param("seat", ("9s/3", "4xJ", ""), 0, id="the first in turn, whatever it is"),
    ],
)
def test_rivals_are_ranked_by_the_words_of_the_order(order: str, melds: tuple[str, ...], wins: int | None) -> None:
    assert winner(melds, contest_unit="best_single", contest_order=order) == wins


def test_two_opponents_of_the_maker_cancel_unless_they_contest_as_one_side() -> None:  # contest_sides_3
    level = ("", "Kc/3", "9s/3")
    assert winner(level, contest_order="points nobody") is None
    assert winner(level, contest_order="points nobody", contest_sides_3="maker_vs_opponents") == 1


# ---------------------------------------------------------------- what scores and what is shown
def test_the_winner_and_the_partner_score_all_they_announced() -> None:  # C-28
    start = table(*FOUR)
    assert settled(start, ALL) == (0, (40, 0))
    assert start.say(ALL).shown == ["Kc/3", "9s/3", "Kd/3", ""]


def test_losers_keep_their_cards_hidden_where_the_table_plays_it_so() -> None:  # losers_shown
    assert table(*FOUR, losers_shown=False).say(ALL).shown == ["Kc/3", "", "Kd/3", ""]


def test_only_the_best_scores_where_the_table_plays_it_so() -> None:  # winner_scores
    options = {"winner_scores": "best_only", "contest_unit": "best_single"}
    hands = (f"{CLUBS} {LOW} Ah", "7c 8c 9d Td Th 9h 8h", "Ad Ac Kd As Ts Jh 7d", "9c Tc 8d Qd Jd Qs Js")
    words = "declare Kc/3 9s/3; declare Th/3; declare; declare"
    assert settled(table(*hands, **options), words) == (0, (20, 0))
    assert table(*hands, losers_shown=False, **options).say(words).shown == ["Kc/3", "", "", ""]
    assert settled(table(*hands, winner_scores="best_only"), words) == (0, (40, 0))


def test_with_three_each_scores_alone() -> None:  # C-27
    assert settled(table(*THREE), "declare Kc/3; declare 9s/3; declare") == (0, (20, 0, 0))


def test_opponents_who_contest_as_one_side_each_write_down_their_own() -> None:  # contest_sides_3
    hands = ("9s 8s 7s Ah", f"{CLUBS} Jh", f"{DIAMONDS} Th")
    words = "declare 9s/3; declare Kc/3; declare Kd/3"
    order = {"contest_order": "points top seat"}
    assert settled(table(*hands, **order), words) == (1, (0, 20, 0))
    assert settled(table(*hands, contest_sides_3="maker_vs_opponents", **order), words) == (1, (0, 20, 20))


def test_shown_in_the_second_trick_each_with_their_own_card() -> None:  # shown_when
    start = table(*FOUR, shown_when="second_trick", low_trump_lead="off").say(ALL)
    assert start.shown == [""] * 4
    start = start.say("Ah; Jh; Th; 7c; 9s")
    assert start.shown == ["", "9s/3", "", ""]
    assert start.say("Kd; 9c; Kc").shown == ["Kc/3", "9s/3", "Kd/3", ""]
