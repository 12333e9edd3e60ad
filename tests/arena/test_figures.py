"""Means and their intervals."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.arena.figures import Z, mean_estimate, share_estimate, student, worth_of_a_pair

TABLE = {1: 12.706, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
"""Student's two-sided 95 % quantiles, as tables have them."""


@pytest.mark.parametrize(("degrees", "quantile"), TABLE.items())
def test_quantiles_are_those_of_the_tables(degrees: int, quantile: float) -> None:
    assert student(degrees) == pytest.approx(quantile, abs=0.002)


def test_the_interval_of_a_mean_is_students() -> None:
    found = mean_estimate([1, 2, 3, 4, 5])
    assert (found.pairs, found.mean) == (5, 3)
    assert found.deviation == pytest.approx(math.sqrt(2.5))
    assert found.high - found.mean == pytest.approx(2.776 * math.sqrt(2.5 / 5))
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


def test_of_a_single_pair_nothing_is_known_but_itself() -> None:
    found = mean_estimate([7])
    assert (found.mean, found.low, found.high) == (7, -math.inf, math.inf)


def test_the_interval_of_a_mean_holds_it_95_times_in_100() -> None:
    rng = random.Random(4)
    held = 0
    for _ in range(1000):
        found = mean_estimate([rng.gauss(3, 30) for _ in range(12)])
        held += found.low <= 3 <= found.high
    assert 930 <= held <= 970


def test_a_pair_whose_games_go_the_same_way_is_one_trial() -> None:
    """Wilson's interval when ten of ten are won."""
    found = share_estimate([1.0] * 10)
    assert worth_of_a_pair([1.0] * 10) == pytest.approx(1)
    assert found.mean == 1
    assert found.high == pytest.approx(1)
    assert found.low == pytest.approx(10 / (10 + Z * Z))


def test_a_pair_whose_games_are_independent_is_two_trials() -> None:
    values = [0.0, 0.5, 0.5, 1.0] * 100
    assert worth_of_a_pair(values) == pytest.approx(2, abs=0.03)
    found = share_estimate(values)
    assert found.high - found.low == pytest.approx(2 * Z * math.sqrt(0.25 / 800), rel=0.02)


def test_a_pair_that_is_always_shared_tells_more_than_two_trials() -> None:
    assert worth_of_a_pair([0.5] * 100) > 20


@given(st.lists(st.sampled_from([0.0, 1 / 3, 0.5, 2 / 3, 1.0]), min_size=1, max_size=60))
def test_the_interval_of_a_share_holds_the_mean_and_stays_between_0_and_1(values: list[float]) -> None:
    found = share_estimate(values)
    assert 0 <= found.low <= found.mean + 1e-12
    assert found.mean - 1e-12 <= found.high <= 1
    assert found.low < found.high


@pytest.mark.parametrize("share", [0.5, 0.7, 0.95])
def test_the_interval_of_a_share_holds_it_95_times_in_100(share: float) -> None:
    rng = random.Random(5)
    held = 0
    for _ in range(1000):
        pairs = [((rng.random() < share) + (rng.random() < share)) / 2 for _ in range(60)]
        found = share_estimate(pairs)
        held += found.low <= share <= found.high
    assert held >= 930
