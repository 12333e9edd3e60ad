"""What the end of a deal is worth: what is written down, and near the end of a game winning it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.bots.worlds import engine
from bela.bots.worlds.payoff import FAR, Stakes, chance_to_win, deals_left, lead, stakes_of, worth_of, worth_of_game
from bela.bots.worlds.result import Ending
from bela.cards import Suit
from bela.rules.variants import VARIANTS, house, variant
from bots.scenes import at_play, board_with

FOUR = variant("croatian_4")
THREE = variant("croatian_3")
NEED = FOUR.target


def stakes(scores: tuple[int, int] = (0, 0), maker_side: int = 0, announced: tuple[int, int] = (0, 0)) -> Stakes:
    """What is at stake for side 0 of four players."""
    return Stakes(FOUR, 0, 3, Suit.HEARTS, maker_side, announced, scores, 0)


def ending(own: int, theirs: int, takers: int = 3, bela: int | None = None) -> int:
    """The end of a deal, as a word."""
    return engine.word_of(Ending((own, theirs), takers, bela))


def value(where: Stakes, *words: int) -> float:
    """What endings of equal chance are worth."""
    return sum(where.worth(word)[0] for word in words) / len(words)


# ---------------------------------------------------------------- points
def test_points_count_by_how_many_more_than_the_others() -> None:
    assert lead(0, (100, 62)) == 38
    assert lead(1, (100, 62)) == -38
    assert lead(2, (90, 30, 60)) == 0


def test_a_made_deal_is_worth_its_points_and_a_lost_one_costs_them_all() -> None:
    where = stakes()
    assert value(where, ending(100, 62)) == 38
    assert value(where, ending(82, 80)) == 2
    assert value(where, ending(80, 82)) == -162
    assert value(stakes(maker_side=1), ending(82, 80)) == 162


def test_bela_and_announcements_count() -> None:
    assert value(stakes(), ending(80, 82, bela=0)) == 18
    assert value(stakes(announced=(50, 0)), ending(80, 82)) == 48
    assert value(stakes(), ending(90, 72, bela=1)) == -182


def test_every_trick_is_worth_the_bonus_for_it() -> None:
    plain, all_tricks = value(stakes(), ending(162, 0)), value(stakes(), ending(162, 0, takers=1))
    assert all_tricks - plain == FOUR.capot_bonus > 0


def test_the_card_points_are_told_beside() -> None:
    where = stakes()
    assert where.worth(ending(90, 72)) == (18.0, 90)
    assert where.worth(ending(90, 72)) == (18.0, 90)
    assert len(where.known) == 1


def test_what_is_at_stake_is_read_from_the_board() -> None:
    view = board_with(at_play("croatian_4", "Ac 7c", trump="h", maker=1), scores=(500, 300), hanging=7, taken=(0, 0))
    found = stakes_of(view.rules, view.board, 1)
    expected = Stakes(view.rules, 1, 3, Suit.HEARTS, 1, (0, 0), (500, 300), 7)
    assert found == expected
    assert found != replace(expected, hanging=0)


# ---------------------------------------------------------------- the game
def test_far_from_the_target_a_point_is_a_point() -> None:
    assert worth_of(FOUR, 0, (NEED - FAR - 1, 0), (100, 62)) == 38


def test_whoever_passes_the_target_with_more_has_won() -> None:
    assert chance_to_win(FOUR, 0, (NEED, NEED - 1)) == 1.0
    assert chance_to_win(FOUR, 1, (NEED, NEED - 1)) == 0.0
    assert chance_to_win(FOUR, 0, (NEED + 20, NEED + 40)) == 0.0
    assert chance_to_win(FOUR, 0, (NEED + 20, NEED + 20)) == 0.5
    assert chance_to_win(THREE, 2, (0, 0, THREE.target)) == 1.0


@given(st.integers(NEED - 300, NEED - 1), st.integers(0, NEED - 1), st.integers(0, 162))
def test_more_points_are_never_worse_and_a_game_has_one_winner(own: int, theirs: int, points: int) -> None:
    before, after = chance_to_win(FOUR, 0, (own, theirs)), chance_to_win(FOUR, 0, (own + points, theirs))
    assert before <= after
    assert before + chance_to_win(FOUR, 1, (own, theirs)) == pytest.approx(1.0)


@pytest.mark.parametrize("score", [300, 600, 950])
def test_while_the_scores_are_level_a_point_is_worth_a_point_of_the_game(score: int) -> None:
    one = chance_to_win(FOUR, 0, (score + 1, score)) - chance_to_win(FOUR, 0, (score, score))
    assert one * worth_of_game(FOUR, (score, score)) == pytest.approx(1.0, abs=0.05)


def test_a_game_lasts_one_more_deal_at_least() -> None:
    assert deals_left(FOUR, (NEED - 1, 0)) == 1.0
    assert deals_left(FOUR, (0, 0)) > deals_left(FOUR, (500, 0)) > 1.0


SAFE, SPLIT = (ending(60, 102),), (ending(82, 80), ending(10, 152))
"""Sixty points for sure, and half a chance to bring down the makers, else ten."""


def test_near_the_end_the_points_that_win_are_worth_more_than_most_points() -> None:
    far, near = stakes(maker_side=1), stakes((NEED - 20, 600), maker_side=1)
    assert value(far, *SPLIT) > value(far, *SAFE)
    assert value(near, *SAFE) > value(near, *SPLIT)


def test_who_would_lose_the_game_by_a_safe_loss_risks_more() -> None:
    behind = stakes((600, NEED - 20), maker_side=1)
    assert value(behind, *SPLIT) > value(behind, *SAFE)
    assert value(behind, *SAFE) == 0.0


@pytest.mark.parametrize("name", VARIANTS)
def test_an_ending_is_worth_something_at_every_table(name: str) -> None:
    for rules in (VARIANTS[name], house(name, target=120)):
        nothing = (0,) * rules.sides
        where = Stakes(rules, 0, 0, Suit.HEARTS, 0, nothing, nothing, 0)
        cards = (100, *[62 // (rules.sides - 1)] * (rules.sides - 1))
        best = where.worth(engine.word_of(Ending(cards, (1 << rules.sides) - 1, None)))
        worst = where.worth(engine.word_of(Ending(cards[::-1], (1 << rules.sides) - 1, None)))
        assert best > worst
