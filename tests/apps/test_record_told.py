"""Every fault of a record is told in a sentence that says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela.apps.cli import main
from bela.record import Expected, FaultCode
from bela.rules.variants import variant
from record.randomplay import last, play
from record.samples import Line, counted, hidden, lines_of, text_of


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["record", *map(str, words)], catch_exceptions=False)


def played(number: int) -> list[Line]:
    return lines_of(last(play(variant("scottish_2"), 4, most=number)).record)


HEAD = {"format": "bela-record", "variant": "scottish_2", "dealer": 0}
BROKEN: dict[FaultCode, tuple[str, str]] = {
    FaultCode.EMPTY: ("", "There is nothing in the file"),
    FaultCode.NOT_UTF8: (text_of([HEAD]) + '{"x":"\udcff"}\n', "no UTF-8"),
    FaultCode.NOT_JSON: (text_of([HEAD]) + "?\n", "no JSON (at character 1)"),
    FaultCode.TRUNCATED: (text_of([HEAD]) + '{"a":', "was not written to its end"),
    FaultCode.NOT_AN_OBJECT: (text_of([HEAD]) + "[]\n", "one JSON object"),
    FaultCode.KEY_TWICE: (text_of([HEAD]) + '{"a":"pass","a":"pass"}\n', "line 2: a: This field stands there twice"),
    FaultCode.BAD_TEXT: (text_of([HEAD]) + '{"x":"\\ud800"}\n', "half a character"),
    FaultCode.TOO_DEEP: (
        text_of([HEAD]) + '{"x":' + "[" * 60 + "]" * 60 + "}\n",
        "50 levels",
    ),
    FaultCode.MISSING_KEY: (text_of([{"format": "bela-record"}]), "variant: This field is missing"),
    FaultCode.WRONG_VALUE: (text_of([{**HEAD, "dealer": "Ana"}]), "dealer: Ana is not a whole number"),
    FaultCode.NO_HEADER: (text_of([{}]), 'a line of format "bela-record"'),
    FaultCode.SECOND_HEADER: (text_of([HEAD, HEAD]), "a second header"),
    FaultCode.NEWER_FORMAT: (text_of([{**HEAD, "version": 9}]), "version: The record has version 9"),
    FaultCode.BAD_RULES: (
        text_of([{**HEAD, "options": {"target": 0}}]),
        'options.target: There are no such rules. target cannot be "0"',
    ),
    FaultCode.NO_SUCH_SEAT: (text_of([{**HEAD, "dealer": 2}]), "There is no seat 2: they go from 0 to 1"),
    FaultCode.SEAT_MISSING: (text_of([HEAD, {"a": "claim"}]), "such as 0:claim"),
    FaultCode.BAD_ACTION: (text_of([HEAD, {"a": "fly"}]), 'fly is no action. "fly" is no word of the game'),
    FaultCode.CARD_TWICE: (text_of([HEAD, {"a": "pack Ac Ac"}]), "a: Ac comes twice"),
    FaultCode.CARD_NOT_IN_PACK: (
        text_of(
            [
                {**HEAD, "variant": "scottish_3", "options": {"pack": 28}, "view": "public"},
                {"a": "pack -"},
                {"a": "cut 0", "turned": "Kh"},
                {"a": "take"},
                {"a": "7c"},
            ]
        ),
        "7c is not in the pack",
    ),
    FaultCode.ILLEGAL: (
        text_of([*played(4)[:-1], {"a": "claim", "x": 1} | {"a": "0:9h"}]),
        "0:9h is not allowed there. ",
    ),
    FaultCode.OUT_OF_PLACE: (text_of([HEAD, {"deal": 1}, {"deal": 1}]), "does not belong there"),
    FaultCode.CONTRADICTS: (
        text_of([HEAD, {"deal": 1, "scores": [1, 0]}]),
        "scores: 1 : 0 does not agree with what went before; that makes 0 : 0",
    ),
    FaultCode.UNFOUNDED: (text_of([*hidden(4), {**hidden(5)[-1], "later": "7c"}]), "did not bring this"),
    FaultCode.BAD_COUNT: (
        counted({"maker_side": 0, "card_points": [1, 1], "tricks": [0, 0]}),
        "No deal can have this result (tricks: ",
    ),
    FaultCode.HIDDEN_IN_FULL: (text_of([HEAD, {"a": "pack -"}]), "hides nothing, and pack - does"),
    FaultCode.HIDDEN_AND_OVER: (
        text_of([{**HEAD, "view": "public"}, {"a": "pack -"}, {"a": "cut 0", "turned": "Kh"}, *[{"a": "pass"}] * 4]),
        "is given with its pack",
    ),
    FaultCode.BAD_HAND: (
        text_of([{**HEAD, "view": "seat", "seat": 0}, {"a": "pack -"}, {"a": "cut 0", "turned": "Kh", "first": "7c"}]),
        "and 6 would be right",
    ),
    FaultCode.AFTER_END: (text_of([HEAD, {"sha256": ""}, {"a": "pass"}]), "more after the end"),
    FaultCode.BAD_CHECKSUM: (text_of([HEAD, {"sha256": "0"}]), "have been changed"),
}


@pytest.mark.parametrize("code", [code for code in FaultCode if code is not FaultCode.NOT_FOR_THIS_VIEW])
def test_every_fault_is_told_in_a_sentence(code: FaultCode, tmp_path: Path) -> None:
    text, sentence = BROKEN[code]
    path = tmp_path / "broken.jsonl"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    result = run("verify", path)
    assert result.exit_code in (1, 2)
    assert sentence in result.output


EXPECTED: dict[Expected, tuple[Line, str]] = {
    Expected.TEXT: ({"date": 5}, "5 is not a text"),
    Expected.NUMBER: ({"version": "one"}, "one is not a whole number"),
    Expected.NUMBERS: ({"first": "3"}, "3 is not a list of whole numbers"),
    Expected.OBJECT: ({"options": 1}, "1 is not an object"),
    Expected.CARDS: ({"pack": 1}, "1 is not different cards"),
    Expected.CARD: ({"pack": "Xx"}, "Xx is not a card"),
    Expected.SEATS: ({"seats": ["Ana"]}, "Ana is not one entry for each of the 2 seats"),
    Expected.ONE_OF: ({"view": "all"}, "all is not one of these: full, seat, public"),
}


@pytest.mark.parametrize("expected", EXPECTED)
def test_it_is_told_what_would_be_right(expected: Expected, tmp_path: Path) -> None:
    fields, sentence = EXPECTED[expected]
    path = tmp_path / "broken.jsonl"
    path.write_text(text_of([HEAD | fields]), encoding="utf-8")
    assert sentence in run("verify", path).output


def test_it_is_told_what_would_be_right_of_rows_and_of_what_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text_of([HEAD, {"deal": 1, "scores": [1]}]), encoding="utf-8")
    assert "scores: 1 is not a list of 2 whole numbers, one for each side" in run("verify", path).output
    path.write_text(text_of([*hidden(4), {**hidden(5)[-1], "shown": {"0": "K"}}]), encoding="utf-8")
    assert "shown.0: K is not runs and fours" in run("verify", path).output
