"""Reports on keeping the score of a match: its end, taking back, deals that are not played, and totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bela.match import Past
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS
from bela.rules.words import BothReached, UnclaimedAtDealEnd, VoidDealDealer
from bela.scoring import Result, Tally, TallyError, settle
from bela.standing import NOBODY, Standing, first_game
from reports.pool import matches, random_tally, tables
from support.matches import standing, write
from support.tallies import played

report = pytest.mark.report
ROWS = 8


def book(rules: Rules, rows: Sequence[Tally], dealer: int = 0) -> list[Standing]:
    """The match before the first row and after each, as far as its first game goes."""
    found = [first_game(rules, dealer)]
    for row in rows:
        if found[-1].game_winner == NOBODY:
            found.append(write(rules, found[-1], row, found[-1].dealer))
    return found


def books() -> list[tuple[Rules, list[Tally]]]:
    """Rows of deals for every table, some of them not played."""
    rng = Random(5)
    return [(rules, [random_row(rules, rng) for _ in range(ROWS)]) for rules in tables()]


def random_row(rules: Rules, rng: Random) -> Tally:
    """A deal as its figures; now and then one that was passed out."""
    return Tally.void(rules.sides, 0) if rng.random() < 1 / 5 else random_tally(rules, rng)


@report("FR-44")
def test_a_game_ends_by_the_total_never_by_the_points_of_one_deal() -> None:
    total_only = 0
    for rules, rows in books():
        if rules.unclaimed_at_deal_end is UnclaimedAtDealEnd.MUST_CLAIM:
            continue
        for before, after in pairwise(book(rules, rows)):
            there = [side for side, score in enumerate(after.scores) if score >= rules.target]
            if rules.both_reached is not BothReached.HIGHER_ELSE_PLAY_ON or len(there) < 2:
                assert (after.game_winner != NOBODY) == bool(there)
            assert after.game_winner in (*there, NOBODY)
            gained = [new - old for new, old in zip(after.scores, before.scores, strict=True)]
            total_only += after.game_winner != NOBODY and max(gained) < rules.target
    assert total_only > 50


@report("FR-44")
def test_a_match_that_is_played_ends_with_the_deal_that_brings_a_side_to_the_target() -> None:
    met = 0
    for moves in matches():
        last = moves[-1].after
        for past in last.hall.past:
            by_score = past.settlement.result in (Result.MADE, Result.FAILED, Result.TIED)
            if by_score and last.rules.unclaimed_at_deal_end is UnclaimedAtDealEnd.WINS:
                met += reached_or_goes_on(last.rules, past)
    assert met > 20


def reached_or_goes_on(rules: Rules, past: Past) -> bool:
    """Hold that a deal ended its game just when somebody was at the target and not all were level."""
    there = {score for score in past.after.scores if score >= rules.target}
    level = len([score for score in past.after.scores if score == max(past.after.scores)]) > 1
    assert (past.after.game_winner != NOBODY) == bool(there) or level
    return bool(there)


@report("FR-45")
def test_taking_back_a_deal_brings_back_dealer_and_scores_and_redoing_it_the_rest() -> None:
    dealers = set()
    for number, (rules, rows) in enumerate(books()):
        found = book(rules, rows, dealer=number % rules.seats)
        for place in range(1, len(found)):
            undone = book(rules, rows[: place - 1], dealer=number % rules.seats)[-1]
            assert undone == found[place - 1]
            assert write(rules, undone, rows[place - 1], undone.dealer) == found[place]
            dealers.add((rules.seats, undone.dealer, found[place].dealer))
    assert {(4, 3, 0), (3, 2, 0), (2, 1, 0)} <= dealers


@report("FR-46")
def test_a_deal_that_is_not_played_changes_no_figure() -> None:
    moved = {True: 0, False: 0}
    for number, (rules, rows) in enumerate(books()):
        for before in book(rules, rows, dealer=number % rules.seats):
            if before.game_winner != NOBODY:
                continue
            after = write(rules, before, Tally.void(rules.sides, before.dealer), before.dealer)
            assert (after.scores, after.games, after.hanging) == (before.scores, before.games, before.hanging)
            assert before.dealer is not None
            on = rules.void_deal_dealer is VoidDealDealer.ROTATE
            assert after.dealer == (before.dealer + on) % rules.seats
            moved[on] += 1
    assert min(moved.values()) > 10


@report("FR-46")
def test_a_passed_out_deal_between_two_others_leaves_the_next_row_as_it_is() -> None:
    rules = VARIANTS["scottish_2"]
    before = standing((120, 96))
    after = write(rules, write(rules, before, Tally.void(2, 0)), played((50, 40), maker=0))
    assert after.scores == (170, 136)


@report("FR-47")
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("field", ["card_points", "announced", "bela", "tricks"])
def test_figures_below_nothing_are_refused(name: str, field: str) -> None:
    rules = VARIANTS[name]
    below: dict[str, Any] = {field: (-5, *(10,) * (rules.sides - 1))}
    with pytest.raises(TallyError, match="must not be below 0"):
        settle(rules, replace(played((60,) * rules.sides), **below))


@report("FR-48")
def test_the_total_is_the_sum_of_the_rows_after_any_of_them_is_taken_out_and_put_back() -> None:
    for rules, rows in books():
        found = book(rules, rows)
        count = len(found) - 1
        for out in range(count):
            without = [*rows[:out], *rows[out + 1 : count]]
            for kept in (without, [*without[:out], rows[out], *without[out:]]):
                assert total_is_sum(rules, kept)
        assert book(rules, rows[:count]) == found


def total_is_sum(rules: Rules, rows: list[Tally]) -> bool:
    """Whether the scores are what the deals of the book wrote down, added up."""
    found = book(rules, rows)
    written = [
        settle(rules, replace(row, dealer=before.dealer), hanging=before.hanging, scores=before.scores).written
        for row, before in zip(rows, found[:-1], strict=False)
    ]
    return found[-1].scores == tuple(sum(column) for column in zip((0,) * rules.sides, *written, strict=True))


@report("FR-48")
def test_a_row_taken_out_and_put_back_gives_the_same_total() -> None:
    rules = VARIANTS["croatian_4"]
    rows = [
        played((162, 0), tricks=(1, 0), maker=0),
        played((82, 80), maker=0),
        played((0, 162), tricks=(0, 1), maker=1),
    ]
    assert book(rules, rows)[-1].scores == (162 + 90 + 82, 80 + 252)
    assert book(rules, [rows[0], rows[2]])[-1].scores == (162 + 90, 252)
