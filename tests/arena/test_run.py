"""Many pairs: the number of processes changes nothing, and none is left over."""

from __future__ import annotations

import multiprocessing
import signal
import time
from contextlib import closing
from types import SimpleNamespace

import pytest

from arena.plans import outcome, plan
from bela.arena import Measure, Series, Until, Verdict, WorkersLostError, play_pair, play_pairs
from bela.arena.figures import share_estimate
from bela.arena.pair import pair_from
from bela.arena.run import end_processes, end_with_parent, prepare_process


def test_several_processes_find_what_one_does_in_the_same_order() -> None:
    made = plan("croatian_3", Measure.MATCHES)
    alone = [outcome(pair) for pair in play_pairs(made, range(2, 8), 1)]
    assert [outcome(pair) for pair in play_pairs(made, range(2, 8), 2)] == alone
    assert [number for number, *_ in alone] == [2, 3, 4, 5, 6, 7]


def test_no_process_is_left_over_when_enough_was_played() -> None:
    with closing(play_pairs(plan("croatian_4"), range(1000), 2)) as coming:
        assert next(coming).number == 0
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_processes_are_ended_whatever_they_are_at() -> None:
    before = set(multiprocessing.active_children())
    endless = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(600,), daemon=True)
    endless.start()
    end_processes(before | {endless})
    assert endless.is_alive()
    end_processes(before)
    endless.join(timeout=60)
    assert endless.exitcode not in (None, 0)


def test_a_process_that_is_ended_from_outside_is_reported() -> None:
    with closing(play_pairs(plan("croatian_4", Measure.MATCHES), range(100_000), 2)) as coming:
        next(coming)
        multiprocessing.active_children()[0].kill()
        with pytest.raises(WorkersLostError):
            list(coming)
    assert multiprocessing.active_children() == []


def test_a_process_that_plays_leaves_interrupts_to_the_one_that_collects(monkeypatch: pytest.MonkeyPatch) -> None:
    ignored = []
    monkeypatch.setattr("signal.signal", lambda *given: ignored.append(given))
    prepare_process()
    assert ignored == [(signal.SIGINT, signal.SIG_IGN)]


def test_a_process_that_plays_ends_with_the_one_that_started_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    here, there = multiprocessing.Pipe()
    there.close()
    monkeypatch.setattr("os._exit", ended.append)
    monkeypatch.setattr("multiprocessing.parent_process", lambda: None)
    end_with_parent()
    assert ended == []
    monkeypatch.setattr("multiprocessing.parent_process", lambda: SimpleNamespace(sentinel=here))
    end_with_parent()
    assert ended == [1]


def test_without_a_test_that_ends_it_a_share_has_the_interval_of_its_pairs() -> None:
    series = Series(plan("scottish_2", Measure.MATCHES))
    series.add(play_pair(series.plan, 0))
    assert series.estimate == share_estimate(series.values)


def test_what_is_no_pair_is_not_read_as_one() -> None:
    with pytest.raises(TypeError, match="no pair"):
        pair_from({"pair": "0", "deals": 2, "bots": []}, plan("scottish_2"))


def test_a_series_takes_the_pairs_in_order_and_stops_with_its_test() -> None:
    series = Series(plan("croatian_4", Measure.MATCHES), Until(0.3, 1))
    assert "mean" not in series.data()
    with pytest.raises(ValueError, match="pair 1"):
        series.add(play_pair(series.plan, 1))
    for number in range(30):
        series.add(play_pair(series.plan, number))
        if series.verdict is not None:
            break
    assert series.verdict is Verdict.HIGH
    assert series.estimate is not None
    assert series.estimate.low >= 0.3
    with pytest.raises(ValueError, match="not the next"):
        series.add(play_pair(series.plan, number + 1))


def test_one_pair_alone_has_no_interval_to_tell() -> None:
    series = Series(plan("croatian_4"))
    series.add(play_pair(series.plan, 0))
    data = series.data()
    assert (data["low"], data["high"]) == (None, None)
    assert (data["pairs"], data["games"], data["deals"]) == (1, 2, 2)
