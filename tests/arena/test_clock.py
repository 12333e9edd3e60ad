"""How long decisions took."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.arena.clock import Clocks, Kind, Times, clocks_data, clocks_from


def times(values: list[int]) -> Times:
    made = Times()
    for value in values:
        made.add(value)
    return made


@given(st.lists(st.integers(1, 10**12), min_size=1, max_size=50), st.sampled_from([0.5, 0.95, 0.99, 1.0]))
def test_a_quantile_is_right_within_one_percent(values: list[int], share: float) -> None:
    exact = sorted(values)[max(-(-len(values) * int(100 * share) // 100), 1) - 1]
    assert times(values).quantile(share) == pytest.approx(exact / 1e9, rel=0.011)


@given(st.lists(st.integers(0, 10**9), max_size=20), st.lists(st.integers(0, 10**9), max_size=20))
def test_joined_times_are_those_of_all(first: list[int], second: list[int]) -> None:
    joined = times(first)
    joined.join(times(second))
    assert joined == times(first + second)
    assert joined.number == len(first + second)
    assert bool(joined) == bool(first + second)


def test_the_mean_is_exact_and_nothing_takes_no_time() -> None:
    assert times([10**9, 2 * 10**9]).mean == 1.5
    assert (Times().mean, Times().quantile(0.5)) == (0, 0)


def test_what_is_written_down_is_read_again() -> None:
    clocks = Clocks()
    clocks.timing(Kind.PLAY).add(12345)
    clocks.timing(Kind.CALLING).add(7)
    clocks.faults["ValueError"] += 2
    again = clocks_from(clocks_data(clocks))
    assert again == clocks
    again.join(clocks)
    assert (again.timing(Kind.PLAY).number, again.faults["ValueError"]) == (2, 4)


@pytest.mark.parametrize("data", [{"times": 3}, {"times": {"sleep": [1, []]}}, {}, {"times": {}, "faults": []}])
def test_what_was_not_written_down_is_refused(data: dict[str, object]) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        clocks_from(data)
