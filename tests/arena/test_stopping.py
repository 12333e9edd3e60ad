"""Tests that end a run early: they may be looked at after every pair."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.arena.stopping import LEAST, Look, Sprt, Until, Verdict, always_valid, capital

SHARES = st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=80)


def seen(look: Look, values: Iterable[float]) -> tuple[Verdict | None, int]:
    """The verdict, and after how many pairs it came."""
    number = 0
    for value in values:
        number += 1
        if (verdict := look.see(value)) is not None:
            return verdict, number
    return None, number


def normal(mean: float, rng: random.Random, number: int = 4000) -> Iterable[float]:
    return (rng.gauss(mean, 30) for _ in range(number))


@pytest.mark.parametrize(("mean", "right"), [(0, Verdict.LOW), (6, Verdict.HIGH)])
def test_a_sequential_test_is_wrong_one_time_in_20_at_most(mean: float, right: Verdict) -> None:
    rng = random.Random(6)
    verdicts = [seen(Sprt(0, 6).begin(), normal(mean, rng))[0] for _ in range(200)]
    assert verdicts.count(right) >= 186
    assert None not in verdicts


def test_a_sequential_test_ends_sooner_where_the_truth_is_far_off() -> None:
    rng = random.Random(7)
    near, far = (seen(Sprt(0, 4).begin(), normal(mean, rng))[1] for mean in (4, 20))
    assert LEAST <= far < near


def test_no_verdict_comes_before_the_spread_is_known() -> None:
    assert seen(Sprt(0, 2).begin(), [100, 101] * (LEAST // 2 - 1)) == (None, LEAST - 2)
    assert seen(Sprt(0, 2).begin(), [5] * 500) == (None, 500)


# ---------------------------------------------------------------- shares
@given(SHARES)
def test_the_ends_are_where_a_better_would_be_40_times_as_rich(values: list[float]) -> None:
    counted = Counter(values)
    low, high = always_valid(counted)
    mirrored = Counter({1 - value: number for value, number in counted.items()})
    assert capital(counted, low + 1e-9) < math.log(40) + 1e-5
    assert capital(mirrored, 1 - high + 1e-9) < math.log(40) + 1e-5
    if low > 1e-6:
        assert capital(counted, low) == pytest.approx(math.log(40), abs=1e-4)


@given(SHARES, st.randoms(use_true_random=False))
def test_it_does_not_matter_in_which_order_the_pairs_came(values: list[float], rng: random.Random) -> None:
    before = always_valid(Counter(values))
    rng.shuffle(values)
    assert always_valid(Counter(values)) == before


@given(SHARES)
def test_the_interval_holds_the_mean_and_is_mirrored_with_the_sides(values: list[float]) -> None:
    low, high = always_valid(Counter(values))
    assert 0 <= low <= sum(values) / len(values) <= high <= 1
    other = always_valid(Counter([1 - value for value in values]))
    assert list(other) == pytest.approx([1 - high, 1 - low])


def test_nothing_is_known_before_the_first_pair() -> None:
    assert list(always_valid({})) == pytest.approx([0, 1])


def missed(share: float, rng: random.Random) -> bool:
    """Whether the interval leaves out the truth at any time."""
    counted: Counter[float] = Counter()
    for _ in range(100):
        counted[((rng.random() < share) + (rng.random() < share)) / 2] += 1
        low, high = always_valid(counted)
        if not low <= share <= high:
            return True
    return False


@pytest.mark.parametrize("share", [0.5, 0.75])
def test_the_interval_holds_the_truth_at_all_times_in_95_of_100_runs(share: float) -> None:
    rng = random.Random(8)
    assert sum(missed(share, rng) for _ in range(40)) <= 2


def coins(share: float, rng: random.Random) -> Callable[[], float]:
    return lambda: ((rng.random() < share) + (rng.random() < share)) / 2


@pytest.mark.parametrize(
    ("share", "verdict"), [(0.7, Verdict.HIGH), (0.45, Verdict.LOW), (0.95, Verdict.LOW), (0.551, None)]
)
def test_play_ends_when_the_whole_interval_is_inside_or_outside(share: float, verdict: Verdict | None) -> None:
    flip = coins(share, random.Random(9))
    found, number = seen(Until(0.55, 0.85).begin(), (flip() for _ in range(400)))
    assert found is verdict
    assert number <= 400
