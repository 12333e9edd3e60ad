"""`bela referee`: what it prints, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela.apps.cli import main
from bela.referee import Fault

CASES = Path(__file__).parents[1] / "cases"
L06 = CASES / "l06-third-hand-overtrumps.toml"


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["referee", *map(str, words)], catch_exceptions=False)


def test_a_ruling_names_phase_seat_moves_and_the_rule_behind_each_refusal() -> None:
    result = run(L06)
    assert result.exit_code == 0
    assert "Phase: play. Seat 2 is to act." in result.output
    assert "May be done: Kh" in result.output
    assert "Not 8h:" in result.output
    assert "(S-47)" in result.output
    assert "(S-28)" in result.output


def test_a_deal_that_is_over_is_accounted_for() -> None:
    result = run(CASES / "f05-three-players-maker-fails.toml")
    assert result.exit_code == 0
    for line in ("Phase: over.", "  written down: 37 : 0 : 142", "Seat 2 deals next."):
        assert line in result.output.splitlines()


def test_json_holds_the_same_for_programs() -> None:
    ruling = json.loads(run("--json", L06).output)
    assert ruling["cards"] == "Kh"
    assert ruling["actions"] == ["Kh"]
    assert {"card": "8h", "code": "must_overtrump", "rule": "S-47"} in ruling["refused"]
    assert ruling["deal"] is None
    assert ruling["game_winner"] == -1


def test_check_says_nothing_of_what_holds() -> None:
    result = run("--check", CASES)
    assert result.exit_code == 0
    assert result.output.count("\n") == 1


def test_check_names_key_expected_and_got_and_ends_with_one(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(L06.read_text(encoding="utf-8").replace('cards = "Kh"', 'cards = "8h"'), encoding="utf-8")
    result = run("--check", wrong, L06)
    assert result.exit_code == 1
    assert "expect.cards: expected 8h, got Kh" in result.output


def test_what_cannot_be_read_ends_with_two_and_the_others_are_still_checked(tmp_path: Path) -> None:
    bytes_only = tmp_path / "bytes.toml"
    bytes_only.write_bytes(b"\xff\xfe\x00")
    result = run("--check", bytes_only, tmp_path / "missing.toml", L06)
    assert result.exit_code == 2
    assert "bytes.toml" in result.output
    assert "missing.toml" in result.output


def test_an_empty_folder_is_no_success(tmp_path: Path) -> None:
    assert run("--check", tmp_path).exit_code == 2


BROKEN = {
    Fault.NOT_TOML: ("", "variant = "),
    Fault.UNKNOWN_KEY: ("nonsense", 'nonsense = 1\nvariant = "scottish_2"\n[count]\n'),
    Fault.MISSING_KEY: ("variant", "[count]\n"),
    Fault.ONE_START: ("deal", 'variant = "scottish_2"\n'),
    Fault.UNKNOWN_VARIANT: ("variant", 'variant = "scottish_9"\n[count]\n'),
    Fault.BAD_OPTION: ("options.belot", 'variant = "scottish_2"\noptions = { belot = "maybe" }\n[count]\n'),
    Fault.UNKNOWN_RULE: (
        "rules[0]",
        'variant = "scottish_2"\nrules = ["S-99"]\n[count]\nmaker_side = 0\ncard_points = [20, 20]\n',
    ),
    Fault.NO_SUCH_SIDE: ("count.maker_side", 'variant = "scottish_2"\n[count]\nmaker_side = 2\ncard_points = [2, 2]\n'),
    Fault.WRONG_LENGTH: ("count.card_points", 'variant = "scottish_2"\n[count]\nmaker_side = 0\ncard_points = [1]\n'),
    Fault.POINTS_WITHOUT_TRICK: (
        "count.card_points[0]",
        'variant = "scottish_2"\n[count]\nmaker_side = 0\ncard_points = [9, 9]\ntricks = [0, 9]\n',
    ),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_situation_that_is_wrong_in_itself_is_refused_with_file_key_and_reason(fault: Fault, tmp_path: Path) -> None:
    key, text = BROKEN[fault]
    path = tmp_path / "broken.toml"
    path.write_text(text, encoding="utf-8")
    result = run(path)
    assert result.exit_code == 2
    assert f"broken.toml: {key}{': ' if key else ''}" in result.output
    assert "Traceback" not in result.output


def test_a_refused_action_is_told_in_a_sentence_with_rule_and_what_is_possible(tmp_path: Path) -> None:
    path = tmp_path / "refused.toml"
    text = L06.read_text(encoding="utf-8").replace("[expect]", 'actions = ["8h"]\n[expect]')
    path.write_text(text, encoding="utf-8")
    result = run(path)
    assert result.exit_code == 2
    assert "position.actions[0]: 8h is refused: You must overtrump" in result.output
    assert "(S-47)" in result.output
    assert "Possible: Kh" in result.output


def test_a_long_word_is_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    text = L06.read_text(encoding="utf-8").replace("[expect]", f'actions = ["{"x" * 100_000}"]\n[expect]')
    path.write_text(text, encoding="utf-8")
    assert len(run(path).output) < 300


def test_one_file_that_cannot_be_read_does_not_count_as_checked(tmp_path: Path) -> None:
    (tmp_path / "deep.toml").write_text("a = " + "[" * 5000 + "]" * 5000, encoding="utf-8")
    (tmp_path / "good.toml").write_text(L06.read_text(encoding="utf-8"), encoding="utf-8")
    result = run("--check", tmp_path)
    assert result.exit_code == 2
    assert "1 situation checked." in result.output
