"""The results file of the arena: gone on with after anything that may happen to it, and never mixed."""

from __future__ import annotations

import json
import tempfile
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arena.plans import plan
from bela.apps.arena_file import NoResultsError, OtherResultsError, Results, header_of, line_of, seed_in
from bela.apps.locks import InUseError
from bela.arena import Measure, Pair, Plan, play_pair
from bela.arena.pair import pair_data
from bela.rules.house import save_house
from bela.rules.variants import house

PLAN = plan("scottish_2")


@cache
def pair(number: int) -> Pair:
    return play_pair(PLAN, number)


@cache
def whole() -> bytes:
    return b"".join([line_of(header_of(PLAN)), *(line_of(pair_data(pair(number))) for number in range(4))])


def write(path: Path) -> bytes:
    """Begin, or go on, up to four pairs; gives what is in the file then."""
    with closing(Results.open(path, PLAN)) as results:
        for number in range(len(results.pairs), 4):
            results.add(pair(number))
    return path.read_bytes()


@given(st.integers(0, len(whole())))
def test_a_file_that_ends_anywhere_is_gone_on_with(end: int) -> None:
    """As after a process that was killed: the pairs are the same in the end, and none is there twice."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "r.jsonl"
        path.write_bytes(whole()[:end])
        assert write(path) == whole()


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    write(tmp_path / "r.jsonl")
    with closing(Results.open(tmp_path / "r.jsonl", PLAN)) as results:
        assert results.pairs == tuple(map(pair, range(4)))
    assert seed_in(tmp_path / "r.jsonl") == PLAN.seed
    assert seed_in(tmp_path / "none") is None


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (plan("scottish_2", seed=4), "seed"),
        (plan("scottish_2", bots="random rules"), "bots"),
        (plan("scottish_2", Measure.MATCHES), "measure"),
        (plan("clobyosh_2"), "variant"),
        (replace(PLAN, house=save_house(house("scottish_2", {"target": 301}))), "target"),
    ],
)
def test_results_of_something_else_are_left_alone(tmp_path: Path, other: Plan, field: str) -> None:
    before = write(tmp_path / "r.jsonl")
    with pytest.raises(OtherResultsError) as caught:
        Results.open(tmp_path / "r.jsonl", other)
    assert caught.value.field == field
    assert (tmp_path / "r.jsonl").read_bytes() == before


def test_results_of_other_sources_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "r.jsonl")
    monkeypatch.setattr("bela.apps.arena_file.sources_digest", lambda: "other")
    with pytest.raises(OtherResultsError, match="sources"):
        Results.open(tmp_path / "r.jsonl", PLAN)


def test_another_python_or_processor_may_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = write(tmp_path / "r.jsonl")
    monkeypatch.setattr("bela.apps.arena_file.processor", lambda: "other")
    assert write(tmp_path / "r.jsonl") == before


LINES = whole().splitlines(keepends=True)


def with_times(play: list[object]) -> bytes:
    """The first pair, with other times of its first bot in card play."""
    pair = json.loads(LINES[1])
    pair["bots"][0]["times"]["play"] = play
    return json.dumps(pair).encode() + b"\n"


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"a letter to a friend\n", 1),
        (b"a letter without an end", 1),
        (b'{"format":"bela-record","version":1}\n', 1),
        (b"[]\n", 1),
        (LINES[0] + b"{}\n" + LINES[1], 2),
        (LINES[0] + LINES[2], 2),
        (LINES[0] + LINES[1] + LINES[1], 3),
        (LINES[0] + LINES[1] + b"not JSON\n" + LINES[2], 3),
        (LINES[0] + LINES[1].replace(b'"written":[[', b'"written":[[1],['), 2),
        (LINES[0] + LINES[1].replace(b'"written":[[', b'"written":[[Infinity,'), 2),
        (LINES[0] + LINES[1].replace(b'"written":[[', b'"written":[[1.9,'), 2),
        (LINES[0] + LINES[1].replace(b'"written":[[', b'"written":[[1' + b"0" * 400 + b","), 2),
        (LINES[0] + with_times([float("inf"), []]), 2),
        (LINES[0] + with_times([0.5, [[415, 1]]]), 2),
        (LINES[0] + with_times([415, [[415, "1"]]]), 2),
        (LINES[0] + with_times([415, [["415", 1]]]), 2),
        (LINES[0] + with_times([415, [[40_000, 1]]]), 2),
        (LINES[0] + with_times([415, [[415, -1]]]), 2),
        (LINES[0] + b"[" * 100_000 + b"\n", 2),
    ],
)
def test_a_file_that_is_not_as_it_was_written_is_left_alone(tmp_path: Path, data: bytes, line: int) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(data)
    with pytest.raises(NoResultsError) as caught:
        Results.open(path, PLAN)
    assert caught.value.line == line
    assert path.read_bytes() == data


def test_a_file_is_written_by_one_process_at_a_time(tmp_path: Path) -> None:
    with closing(Results.open(tmp_path / "r.jsonl", PLAN)), pytest.raises(InUseError):
        Results.open(tmp_path / "r.jsonl", PLAN)


def test_the_header_states_the_table_and_what_played() -> None:
    header = json.loads(LINES[0])
    assert header["options"]["last_trick"] == 10
    assert header["against"] is None
    assert len(header["sources"]) == 64
