"""What a terminal would obey never comes out of a file into it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela.apps.cli import main
from bela.record import Player, Record, read_record, write_record
from bela.record.jsonl import dump
from bela.rules.variants import variant
from record.randomplay import last, play
from record.samples import text_of

HOSTILE = "\x1b[2J\x07\x7f\x9b31m\u2028\u202e"


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [*map(str, words)], catch_exceptions=False)


def shown(text: str) -> list[str]:
    """The characters of the text that are more than lines of print."""
    return [char for char in text if not char.isprintable() and char != "\n"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record whose texts are hostile, wherever a text may stand."""
    record = last(play(variant("scottish_2"), 4, most=20)).record
    players = (Player(f"Ana{HOSTILE}", f"rules{HOSTILE}"), Player("Bo\nBo", "person"))
    header = replace(record.header, players=players, date=f"today{HOSTILE}", extra={"x": HOSTILE})
    path = tmp_path / "hostile.jsonl"
    path.write_text(write_record(Record(header, record.entries)), encoding="utf-8", newline="\n")
    return path


@pytest.mark.parametrize("command", ["text", "show", "replay", "verify"])
def test_texts_of_a_record_are_printed_clean(file: Path, command: str) -> None:
    result = run("record", command, file)
    assert result.exit_code == 0
    assert shown(result.output) == []


def test_names_and_dates_are_still_told(file: Path) -> None:
    text = run("record", "text", file).output
    assert "Ana?[2J???31m??" in text
    assert "Bo?Bo" in text
    assert "today?[2J" in text


def test_show_escapes_and_loses_nothing(file: Path) -> None:
    text = run("record", "show", file).output
    assert read_record(text).header.extra == {"x": HOSTILE}


def test_the_canonical_text_of_any_text_is_print() -> None:
    text = "Ž" + "".join(map(chr, range(0x250))) + HOSTILE + "\u2066\ufeff"
    assert json.loads(dump(text)) == text
    assert [char for char in shown(dump(text)) if char not in "\xa0\xad"] == []
    assert dump("Ž") == '"Ž"'


BROKEN = [
    {"format": "bela-record", "variant": HOSTILE},
    {"format": "bela-record", "variant": "scottish_2", "options": {HOSTILE: 1}},
    {"format": "bela-record", "variant": "scottish_2", "options": {"target": HOSTILE}},
    {"format": "bela-record", "variant": "scottish_2", "view": HOSTILE},
]


@pytest.mark.parametrize("head", BROKEN)
@pytest.mark.parametrize("command", ["text", "show", "replay", "verify"])
def test_faults_of_a_record_are_told_clean(tmp_path: Path, head: dict[str, object], command: str) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text_of([head]), encoding="utf-8", newline="\n")
    result = run("record", command, path)
    assert result.exit_code == 2
    assert result.output
    assert shown(result.output) == []


@pytest.mark.parametrize(
    "text",
    [
        'title = "\\u001B[2J"\nvariant = "scottish_2\\u009B"\n',
        'variant = "scottish_2"\n[options]\n"\\u001B[2J" = 1\n',
        'variant = "scottish_2"\n[options]\ntarget = "\\u001B[2J"\n',
        'variant = "scottish_2"\n"\\u001B[2J" = 1\n',
        'variant = "scottish_2"\npack = "\\u001B[2J"\n',
    ],
)
@pytest.mark.parametrize("command", [("watch", "--deals", 1, "--rules"), ("referee",), ("referee", "--check")])
def test_faults_of_house_rules_and_scenarios_are_told_clean(tmp_path: Path, text: str, command: tuple[object]) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(text, encoding="utf-8")
    result = run(*command, path)
    assert result.exit_code == 2
    assert result.output
    assert shown(result.output) == []


def test_the_title_of_a_scenario_is_printed_clean(tmp_path: Path) -> None:
    case = next(Path(__file__).parents[1].glob("cases/**/*.toml")).read_text(encoding="utf-8")
    lines = [line for line in case.splitlines() if not line.startswith("title")]
    path = tmp_path / "case.toml"
    path.write_text("\n".join(['title = "Clear\\u001B[2J\\u009B"', *lines]), encoding="utf-8")
    result = run("referee", path)
    assert result.exit_code == 0
    assert result.output.startswith("Clear?[2J?\n")
    assert shown(result.output) == []


def test_bots_that_are_not_known_are_named_clean(tmp_path: Path) -> None:
    record = last(play(variant("scottish_2"), 4, most=20)).record
    header = replace(record.header, players=(Player("", "person"), Player("", f"bot{HOSTILE}")))
    kept = tmp_path / "unfinished" / "match.jsonl"
    kept.parent.mkdir()
    kept.write_text(write_record(Record(header, record.entries)), encoding="utf-8", newline="\n")
    result = CliRunner(env={"BELA_DATA": str(tmp_path)}).invoke(main, [], input="q\n", catch_exceptions=False)
    assert "bot?[2J" in result.output
    assert shown(result.output) == []
