"""`bela arena`: what it tells, keeps and refuses."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela import __version__
from bela.apps.cli import main
from bela.arena import Pair, Plan, play_pair
from bela.i18n import LANGUAGES

BASE = ("rules", "random", "--variant", "croatian_4", "--pairs", "4", "--seed", "3", "--jobs", "1")


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["arena", *map(str, words)], catch_exceptions=False)


def data_of(found: Result) -> dict[str, object]:
    assert found.exit_code == 0, found.output
    data: dict[str, object] = json.loads(found.output)
    return data


def without_times(data: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in data.items() if key != "bots"}


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_the_figure_its_interval_and_the_times_are_told() -> None:
    found = run(*BASE, "--option", "target=501")
    assert found.exit_code == 0
    told = found.output.splitlines()
    assert told[0] == "croatian_4: rules against random (seed 3)"
    assert told[1] == "House rules: target=501"
    assert told[2] == "Pairs: 4. Deals: 8"
    assert told[3].startswith("Points a deal that rules is ahead: +")
    assert "  random, play (" in found.output


def test_json_holds_what_is_compared_and_what_came_of_it() -> None:
    data = data_of(run(*BASE, "--json"))
    assert data["variant"] == "croatian_4"
    assert isinstance(data["options"], dict)
    assert data["options"]["target"] == 1001
    assert (data["seed"], data["pairs"], data["deals"], data["measure"]) == (3, 4, 8, "deals")
    assert (data["bela"], data["interrupted"]) == (__version__, False)
    assert isinstance(data["low"], float)
    assert isinstance(data["mean"], float)
    assert data["low"] < data["mean"]
    bots = data["bots"]
    assert isinstance(bots, list)
    assert [bot["bot"] for bot in bots] == ["rules", "random"]
    assert set(bots[0]["decisions"]["play"]) == {"number", "mean_ms", "median_ms", "p95_ms", "p99_ms"}
    assert {"sources", "search", "thinking", "python", "processor", "commit"} <= set(data)


def test_the_number_of_processes_changes_nothing() -> None:
    first, second = (data_of(run(*BASE[:-2], "--jobs", jobs, "--matches", "--json")) for jobs in (1, 2))
    assert without_times(first) == without_times(second)


def test_matches_are_told_as_a_share_beside_that_of_equals() -> None:
    output = run("rules", "random", "--variant", "scottish_3", "--matches", "--pairs", 3, "--seed", 1).output
    assert "Pairs: 3. Matches: 9." in output
    assert "between equals 33.3 %" in output


def test_two_bots_of_one_name_are_told_apart() -> None:
    output = run("random", "random", "--variant", "scottish_2", "--pairs", 2, "--seed", 1, "--jobs", 1).output
    assert "A: random, play" in output
    assert "B: random, play" in output
    assert "+0.00 (95 %: +0.00 to +0.00)" in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str) -> None:
    for more in ((), ("--sprt", "0", "2"), ("--matches", "--until", "55", "85")):
        assert run(*BASE, *more, "--lang", language).exit_code == 0


def test_what_ran_is_told_with_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times, and with them strength at a table, depend on whether a compiled text ran."""
    monkeypatch.setattr("bela.bots.backend", lambda: "python")
    monkeypatch.setattr("bela.solve.backend", lambda: "compiled")
    assert f"bela {__version__} (compiled search, bots in Python)" in run(*BASE).output
    data = data_of(run(*BASE, "--json"))
    assert (data["search"], data["thinking"]) == ("compiled", "python")


def test_of_a_single_pair_no_interval_is_told() -> None:
    found = run(*BASE[:4], "--pairs", 1, "--seed", 3, "--jobs", 1)
    assert "(one pair tells nothing of how sure that is)" in found.output
    assert "inf" not in found.output
    assert data_of(run(*BASE[:4], "--pairs", 1, "--seed", 3, "--json"))["low"] is None


# ---------------------------------------------------------------- tests that end it
def test_a_sequential_test_ends_the_run() -> None:
    found = run(*BASE[:4], "--pairs", 500, "--seed", 3, "--jobs", 1, "--sprt", 0, 30)
    assert found.exit_code == 0
    assert "The test decides for 30 points, against 0." in found.output
    assert "Pairs: 500" not in found.output


def test_matches_are_played_until_the_interval_is_clear() -> None:
    ended = run(*BASE[:4], "--pairs", 50, "--seed", 3, "--jobs", 1, "--matches", "--until", 50, 100)
    assert "The whole interval lies between 50 and 100 %." in ended.output
    assert "Pairs: 50" not in ended.output
    outside = run(*BASE[:4], "--pairs", 50, "--seed", 3, "--jobs", 1, "--matches", "--until", 20, 40)
    assert "The whole interval lies outside of 20 to 40 %." in outside.output
    assert "is still open" in run(*BASE, "--matches", "--until", 50, 100).output
    assert "is still open" in run(*BASE, "--sprt", 0, 2).output


# ---------------------------------------------------------------- the file
def test_results_are_kept_with_all_that_decides_them(tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    run(*BASE, "--out", out)
    header, *pairs = lines(out)
    assert header["bots"] == ["rules", "random"]
    assert header["seed"] == 3
    assert header["house"] == 'variant = "croatian_4"\n'
    assert [pair["pair"] for pair in pairs] == [0, 1, 2, 3]


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "r.jsonl"
    whole = data_of(run(*BASE, "--json"))
    run(*BASE, "--pairs", 2, "--out", out)
    played: list[int] = []

    def counted(plan: Plan, numbers: range, _jobs: int) -> Generator[Pair, None, None]:
        played.extend(numbers)
        return (play_pair(plan, number) for number in numbers)

    monkeypatch.setattr("bela.apps.arena_run.play_pairs", counted)
    gone_on = data_of(run(*BASE, "--out", out, "--json"))
    assert played == [2, 3]
    assert without_times(gone_on) == without_times(whole)
    assert data_of(run(*BASE, "--out", out, "--json")) == gone_on
    assert played == [2, 3]


def test_of_more_pairs_in_the_file_than_are_asked_for_the_first_count(tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    run(*BASE, "--out", out)
    fewer = [*BASE, "--pairs", 2, "--json"]
    assert without_times(data_of(run(*fewer, "--out", out))) == without_times(data_of(run(*fewer)))
    assert len(lines(out)) == 5


def test_without_a_seed_that_of_the_file_holds(tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    asked = [*BASE[:6], "--jobs", 1, "--json", "--out", out]
    assert data_of(run(*asked))["seed"] == data_of(run(*asked))["seed"]


def test_what_was_played_before_an_interrupt_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "r.jsonl"

    def interrupted(plan: Plan, _numbers: range, _jobs: int) -> Generator[Pair, None, None]:
        yield play_pair(plan, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr("bela.apps.arena_run.play_pairs", interrupted)
    found = run(*BASE, "--out", out)
    assert found.exit_code == 130
    assert "Pairs: 1." in found.output
    assert f"The same command goes on with {out}." in found.output
    assert len(lines(out)) == 2
    assert "is not kept" in run(*BASE).output


def test_a_full_disk_is_told_and_what_was_kept_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "r.jsonl"
    run(*BASE, "--pairs", 2, "--out", out)
    before = out.read_bytes()

    def full(_log: object, _at: int, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bela.apps.logfile.LogFile.append", full)
    found = run(*BASE, "--out", out)
    assert found.exit_code == 1
    assert "No space left on device" in found.output
    assert out.read_bytes() == before


# ---------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["rules", "random"], "Which variant?"),
        (
            ["rules", "clever", "--variant", "croatian_4"],
            'There is no bot "clever". There are: beginner, easy, medium, hard, expert, rules, random, sampler',
        ),
        (
            ["rules", "hard:speed=2", "--variant", "croatian_4"],
            'The bot "hard" has no setting "speed". It has: time, worlds, pool, solve, thrift, learned, style.',
        ),
        (
            ["rules", "hard:worlds=0", "--variant", "croatian_4"],
            'worlds cannot be "0": it must be a whole number from 1 to 1000000.',
        ),
        (["rules", "--variant", "croatian_4"], "Against whom?"),
        (["rules", "random", "--against", "colver"], "Against whom?"),
        (
            ["rules", "--against", "colver", "--variant", "croatian_4"],
            "colver plays single deals at a table of its own",
        ),
        (["rules", "--against", "colver", "--matches"], "colver plays single deals at a table of its own"),
        (["rules", "random", "--variant", "skat"], 'There is no variant "skat".'),
        ([*BASE, "--matches", "--sprt", "0", "2"], "--sprt goes with deals"),
        ([*BASE, "--until", "55", "85"], "--until goes with matches"),
        ([*BASE, "--sprt", "2", "0"], "2 and 0 are not"),
        ([*BASE, "--sprt", "nan", "nan"], "nan and nan are not"),
        ([*BASE, "--sprt", "0", "inf"], "0 and inf are not"),
        ([*BASE, "--matches", "--until", "nan", "85"], "nan and 85 are not"),
        ([*BASE, "--out", os.devnull], f"{os.devnull} is no ordinary file."),
        ([*BASE, "--out", "no/such/folder/r"], "cannot be kept in no/such/folder/r: "),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words: list[str], reason: str) -> None:
    found = run(*words)
    assert found.exit_code == 2
    assert reason in found.output
    assert len(found.output.splitlines()) == 1


def test_a_program_that_is_not_installed_is_told_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "colver", None)
    found = run("rules", "--against", "colver")
    assert found.exit_code == 2
    assert 'pip install "bela[rivals]"' in found.output
