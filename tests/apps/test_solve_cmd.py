"""`bela solve`: what it prints, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela import __version__
from bela.apps.cli import main
from bela.apps.solving import Sample
from bela.match import Match
from bela.record import Said, steps, write_record
from bela.rules.variants import variant
from bela.solve import value
from record.randomplay import last, play

POSITION = """
variant = "croatian_2"
[position]
dealer = 0
trump = "h"
maker = 1
leader = 1
trick = "Kd"
hands = { 0 = "Kh 8h", 1 = "7h" }
actions = ["8h", "Kh", "7h"]
"""
CASES = Path(__file__).parents[1] / "cases"


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["solve", *map(str, words)], catch_exceptions=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "here.toml"
    path.write_text(POSITION, encoding="utf-8")
    return path


def test_each_playable_card_is_told_with_its_value(file: Path) -> None:
    result = run(file, "--at", 0)
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "Best play brings side 0 18 points from here on.",
        "  8h  18",
        "  Kh  18",
    ]


def test_json_holds_the_same_for_programs(file: Path) -> None:
    assert json.loads(run(file, "--json", "--at", 0).output) == {
        "side": 0,
        "value": 18,
        "cards": [{"card": "8h", "value": 18}, {"card": "Kh", "value": 18}],
    }


def test_a_best_line_is_given_on_request(file: Path) -> None:
    found = json.loads(run(file, "--json", "--line", "--at", 0).output)
    assert found["line"] == ["8h", "Kh", "7h"]
    assert "A best line: 8h Kh 7h" in run(file, "--line", "--at", 0).output


def test_the_moment_is_after_the_last_action_by_default(file: Path) -> None:
    result = run(file)
    assert result.exit_code == 2
    assert "Only card play can be solved" in result.output


def test_hands_that_are_not_all_known_are_refused() -> None:
    result = run(CASES / "l06-third-hand-overtrumps.toml")
    assert result.exit_code == 2
    assert "every hand is known" in result.output


def test_a_count_is_refused() -> None:
    result = run(CASES / "f05-three-players-maker-fails.toml")
    assert result.exit_code == 2


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert run(tmp_path / "nothing.toml").exit_code == 2
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff\xfe")
    assert run(broken).exit_code == 2
    broken.write_text("{}\n", encoding="utf-8")
    assert run(broken).exit_code == 2


def test_options_that_do_not_go_together_are_refused(file: Path) -> None:
    assert run(file, "--seed", 1).exit_code == 2
    assert run("croatian_2", "--deals", 2, "--line").exit_code == 2
    assert run(file, "--at", 7).exit_code == 2


def test_statistics_are_repeatable_and_do_not_depend_on_threads() -> None:
    first, second = (run("scottish_2", "--deals", 40, "--seed", 3, "--json", "--threads", n).output for n in (1, 3))
    assert first == second
    found = json.loads(first)
    assert (found["variant"], found["number"], found["seed"]) == ("scottish_2", 40, 3)
    values = [value(here) for here in Sample(variant("scottish_2"), 40, 3).positions()]
    assert found["mean"] == sum(values) / 40
    assert (found["least"], found["most"]) == (min(values), max(values))


def test_statistics_for_people() -> None:
    output = run("croatian_3", "--deals", 10, "--seed", 3).output
    assert "10 deals of croatian_3 (seed 3)" in output
    assert "against all others together" in output
    assert "quartiles" in output


def test_a_record_is_solved_at_a_moment_of_it(tmp_path: Path) -> None:
    """Up to the first card of its first deal, and once the cards are all played."""
    moment = last(play(variant("croatian_4"), 3, deals=1))
    path = tmp_path / "match.jsonl"
    path.write_text(write_record(moment.record), encoding="utf-8")
    led = next(at for at, step in enumerate(steps(moment.record), 1) if cards_out(step.match) == 1)
    said = sum(isinstance(entry, Said) for entry in moment.record.entries[:led])
    found = json.loads(run(path, "--at", said, "--json").output)
    assert 0 <= found["value"] <= 162
    assert found["cards"]
    assert run(path, "--at", 0).exit_code == 2
    assert run(path, "--at", 10_000).exit_code == 2


def cards_out(match: Match) -> int:
    """How many cards of the deal have been played."""
    return 0 if match.deal is None else sum(map(int.bit_count, match.deal.board.played))


@pytest.mark.parametrize("search", ["compiled", "python"])
@pytest.mark.parametrize("bots", ["compiled", "python"])
def test_the_version_tells_which_texts_of_search_and_bots_run(
    search: str, bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bela.solve.backend", lambda: search)
    monkeypatch.setattr("bela.bots.backend", lambda: bots)
    output = CliRunner().invoke(main, ["--version"]).output
    words = {"compiled": ("compiled search", "compiled bots"), "python": ("search in Python", "bots in Python")}
    assert output == f"bela {__version__} ({words[search][0]}, {words[bots][1]})\n"
