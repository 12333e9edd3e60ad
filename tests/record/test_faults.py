"""What cannot be is refused with its line, its key and the reason."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bela.record import FaultCode, Header, Record, RecordError, examine, redact, write_record
from bela.rules.law import Code
from bela.rules.variants import house, variant
from record.randomplay import last, play
from record.samples import Line, hidden, lines_of, text_of, whole

F = FaultCode
WHOLE = whole()
HEADER = '{"format":"bela-record","variant":"scottish_2","dealer":0}'


def fault(text: str | bytes) -> RecordError:
    """The first fault of a record."""
    faults = examine(text).faults
    assert faults
    return faults[0]


def place_of(lines: list[Line], word: str) -> int:
    """The first line with a word in its action."""
    return next(place for place, line in enumerate(lines) if word in line.get("a", ""))


def changed(lines: list[Line], place: int, **fields: Any) -> str:  # noqa: ANN401 - any JSON
    """The lines with some fields of one changed; None takes a field away."""
    line = {key: value for key, value in {**lines[place], **fields}.items() if value is not None}
    return text_of([*lines[:place], line, *lines[place + 1 :]])


# ---------------------------------------------------------------- the text
@pytest.mark.parametrize(
    ("line", "code", "key"),
    [
        ("{", F.NOT_JSON, ""),
        ("NaN", F.WRONG_VALUE, ""),
        ('{"x":Infinity}', F.WRONG_VALUE, ""),
        ('{"x":1e999}', F.WRONG_VALUE, ""),
        ('{"x":' + "9" * 5000 + "}", F.WRONG_VALUE, ""),
        ("[]", F.NOT_AN_OBJECT, ""),
        ('"a"', F.NOT_AN_OBJECT, ""),
        ('{"a":"cut 1","a":"cut 2"}', F.KEY_TWICE, "a"),
        ('{"x":"\\ud800"}', F.BAD_TEXT, ""),
        ('{"x":' + "[" * 60 + "]" * 60 + "}", F.TOO_DEEP, ""),
        ('{"x":' + "[" * 100000 + "]" * 100000 + "}", F.TOO_DEEP, ""),
    ],
)
def test_a_line_that_is_no_json_object_is_refused(line: str, code: FaultCode, key: str) -> None:
    found = fault(f"{HEADER}\n{line}\n")
    assert (found.code, found.line, found.key) == (code, 2, key)


def test_bytes_that_are_no_text_are_refused() -> None:
    assert fault(HEADER.encode() + b'\n{"x":"\xff"}\n').code is F.NOT_UTF8
    assert fault(HEADER + '\n{"x":"\udc80"}\n').code is F.NOT_UTF8


def test_what_lies_deep_but_not_too_deep_is_kept() -> None:
    text = HEADER + '\n{"x":' + "[" * 40 + "{}," * 20 + "[]" + "]" * 40 + "}\n"
    assert examine(text).faults == ()


def test_a_fault_says_where_it_is_and_what_would_be_right() -> None:
    found = fault(changed(WHOLE, 0, dealer=2))
    assert str(found) == "line 1: dealer: no_such_seat (found=2, last=1)"
    assert str(RecordError(F.EMPTY)) == "empty"


# ---------------------------------------------------------------- the header
@pytest.mark.parametrize(
    ("fields", "code", "key"),
    [
        ({"format": None}, F.NO_HEADER, ""),
        ({"format": "chess"}, F.NO_HEADER, ""),
        ({"version": 2}, F.NEWER_FORMAT, "version"),
        ({"version": "1"}, F.WRONG_VALUE, "version"),
        ({"variant": None}, F.MISSING_KEY, "variant"),
        ({"variant": "croatian_5"}, F.BAD_RULES, "variant"),
        ({"options": {"must_bid": True}}, F.BAD_RULES, "must_bid"),
        ({"options": {"target": 0}}, F.BAD_RULES, "options.target"),
        ({"options": {"schmeiss": "sometimes"}}, F.BAD_RULES, "options.schmeiss"),
        ({"options": []}, F.WRONG_VALUE, "options"),
        ({"pack": "Ac"}, F.BAD_RULES, "pack"),
        ({"pack": "Ac Ac"}, F.CARD_TWICE, "pack"),
        ({"pack": "Ac Xx"}, F.WRONG_VALUE, "pack"),
        ({"pack": 32}, F.WRONG_VALUE, "pack"),
        ({"first": "3 3"}, F.WRONG_VALUE, "first"),
        ({"first": [3, True]}, F.WRONG_VALUE, "first"),
        ({"later": [3, 3.5]}, F.WRONG_VALUE, "later"),
        ({"seats": ["Ana"]}, F.WRONG_VALUE, "seats"),
        ({"seats": [1, 2]}, F.WRONG_VALUE, "seats.0"),
        ({"seats": ["Ana", {"kind": 3}]}, F.WRONG_VALUE, "seats.1.kind"),
        ({"dealer": 2}, F.NO_SUCH_SEAT, "dealer"),
        ({"view": "all"}, F.WRONG_VALUE, "view"),
        ({"view": "seat"}, F.MISSING_KEY, "seat"),
        ({"view": "seat", "seat": 2}, F.NO_SUCH_SEAT, "seat"),
        ({"view": "public", "seat": 1}, F.OUT_OF_PLACE, "seat"),
        ({"date": 2024}, F.WRONG_VALUE, "date"),
    ],
)
def test_a_header_that_cannot_be_is_refused(fields: dict[str, Any], code: FaultCode, key: str) -> None:
    found = fault(changed(WHOLE, 0, **fields))
    assert (found.code, found.line) == (code, 1)
    assert found.key == key or (key in found.key and code is F.BAD_RULES)


def test_a_second_header_is_refused() -> None:
    assert fault(f"{HEADER}\n{HEADER}\n").code is F.SECOND_HEADER


@pytest.mark.parametrize("change", [{"name": "mine"}, {"partners": True}, {"talon": 1}, {"seats": 3}])
def test_rules_that_no_record_can_state_are_not_written(change: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as caught:
        write_record(Record(Header(replace(variant("scottish_2"), **change))))
    assert caught.value.code is F.BAD_RULES


# ---------------------------------------------------------------- the game
@pytest.mark.parametrize(
    ("word", "text", "code"),
    [
        ("pack", "pack Ac Ac", F.CARD_TWICE),
        ("pack", "pack Ac Kc", F.ILLEGAL),
        ("pack", "pack -", F.HIDDEN_IN_FULL),
        ("cut", "cut 32", F.ILLEGAL),
        ("cut", "cut all", F.BAD_ACTION),
        ("cut", "0:cut 3", F.ILLEGAL),
        ("take", "", F.BAD_ACTION),
        ("take", "fly", F.BAD_ACTION),
        ("take", "claim", F.SEAT_MISSING),
        ("take", "7:take", F.NO_SUCH_SEAT),
        ("take", "7:claim", F.NO_SUCH_SEAT),
        ("take", "declare 20", F.HIDDEN_IN_FULL),
        ("take", "discard -", F.HIDDEN_IN_FULL),
        ("draw", "pass", F.ILLEGAL),
    ],
)
def test_an_action_that_cannot_be_is_refused(word: str, text: str, code: FaultCode) -> None:
    place = place_of(WHOLE, word)
    found = fault(changed(WHOLE, place, a=text))
    assert (found.code, found.line, found.key) == (code, place + 1, "a")


def test_a_refusal_names_the_rule() -> None:
    place = place_of(WHOLE, "take")
    whose = int(WHOLE[place]["a"][0])
    found = fault(changed(WHOLE, place, a="name h"))
    assert found.params == {
        "action": f"{whose}:name h",
        "reason": Code.WRONG_PHASE,
        "rule": "X-07",
        "to_act": whose,
    }


def test_an_action_out_of_turn_is_refused() -> None:
    place = place_of(WHOLE, "take")
    other = 1 - int(WHOLE[place]["a"][0])
    assert fault(changed(WHOLE, place, a=f"{other}:take")).params["reason"] is Code.NOT_YOUR_TURN


def test_a_card_that_was_played_cannot_be_played_again() -> None:
    cards = [place for place, line in enumerate(WHOLE) if len(line.get("a", "")) == 4]
    again = [*WHOLE[: cards[2] + 1], {"a": WHOLE[cards[0]]["a"][2:]}]
    assert fault(text_of(again)).code is F.ILLEGAL


@pytest.mark.parametrize(
    ("key", "value"), [("deal", 2), ("game", 2), ("dealer", 1), ("scores", [1, 0]), ("hanging", 5)]
)
def test_a_start_that_contradicts_is_refused(key: str, value: object) -> None:
    place = next(place for place, line in enumerate(WHOLE) if "deal" in line)
    true = WHOLE[place][key]
    found = fault(changed(WHOLE, place, **{key: 1 - true if key == "dealer" else value}))
    assert (found.code, found.line, found.key) == (F.CONTRADICTS, place + 1, key)
    assert found.params["right"] == (tuple(true) if key == "scores" else true)


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [("dealer", 5, F.NO_SUCH_SEAT), ("scores", [1], F.WRONG_VALUE), ("deal", "1", F.WRONG_VALUE)],
)
def test_a_start_that_makes_no_sense_is_refused(key: str, value: object, code: FaultCode) -> None:
    place = next(place for place, line in enumerate(WHOLE) if "deal" in line)
    found = fault(changed(WHOLE, place, **{key: value}))
    assert (found.code, found.line, found.key) == (code, place + 1, key)


@pytest.mark.parametrize("word", ["draw", "take", "cut"])
def test_a_deal_does_not_start_in_mid_deal(word: str) -> None:
    place = place_of(WHOLE, word)
    found = fault(text_of([*WHOLE[:place], {"deal": 1}, *WHOLE[place:]]))
    assert (found.code, found.line, found.key) == (F.OUT_OF_PLACE, place + 1, "deal")


def test_a_deal_does_not_start_twice() -> None:
    place = next(place for place, line in enumerate(WHOLE) if "deal" in line)
    assert fault(text_of([*WHOLE[: place + 1], *WHOLE[place:]])).code is F.OUT_OF_PLACE


# ---------------------------------------------------------------- the end
def closed() -> list[Line]:
    from bela.record import ending_of, read_record, replay  # noqa: PLC0415 - used here alone

    record = read_record(text_of(WHOLE))
    text = write_record(Record(record.header, record.entries, ending_of(replay(record))))
    return [json.loads(line) for line in text.splitlines()]


def test_a_wrong_checksum_is_refused() -> None:
    lines = closed()
    found = fault(changed(lines, len(lines) - 1, sha256="0" * 64))
    assert (found.code, found.line, found.key) == (F.BAD_CHECKSUM, len(lines), "sha256")


def test_a_changed_line_shows_in_the_checksum() -> None:
    lines = closed()
    assert fault(changed(lines, 0, date="yesterday")).code is F.BAD_CHECKSUM


@pytest.mark.parametrize(("key", "value"), [("winner", -1), ("scores", [999, 0]), ("games", [0, 0])])
def test_a_result_that_contradicts_is_refused(key: str, value: object) -> None:
    lines = closed()
    result = {**lines[-1]["result"], key: value}
    found = fault(changed(lines, len(lines) - 1, result=result))
    assert (found.code, found.line, found.key) == (F.CONTRADICTS, len(lines), f"result.{key}")


def test_each_contradiction_of_the_end_is_told() -> None:
    lines = closed()
    result = {"winner": -1, "scores": [999, 0], "games": [0, 0]}
    text = changed(lines, len(lines) - 1, result=result, sha256="0")
    assert [found.key for found in examine(text).faults] == ["sha256", "result.winner", "result.scores", "result.games"]


@pytest.mark.parametrize("key", ["winner", "scores", "games"])
def test_a_result_states_all_there_is(key: str) -> None:
    lines = closed()
    result = {name: value for name, value in lines[-1]["result"].items() if name != key}
    found = fault(changed(lines, len(lines) - 1, result=result))
    assert (found.code, found.key) == (F.MISSING_KEY, f"result.{key}")


def test_nothing_comes_after_the_end() -> None:
    found = fault(text_of([*closed(), {"a": "pass"}]))
    assert found.code is F.AFTER_END


# ---------------------------------------------------------------- hidden deals
def test_a_hidden_deal_cannot_be_over() -> None:
    *_, before, after = play(variant("croatian_2"), 1, deals=1)
    assert after.match.hall.past
    lines = [*lines_of(redact(before.record, None)), lines_of(after.record)[-1]]
    found = fault(text_of(lines))
    assert (found.code, found.line) == (F.HIDDEN_AND_OVER, len(lines))


def test_nobody_plays_a_card_that_lies_elsewhere() -> None:
    lines = hidden(20)
    assert fault(text_of([*lines, {"a": lines[-1]["a"][2:]}])).code is F.CARD_TWICE


def test_nobody_plays_a_card_that_is_not_in_the_pack() -> None:
    short = house("scottish_3", pack=28)
    lines = lines_of(redact(last(play(short, 1, most=9)).record, None))
    place = next(place for place, line in enumerate(lines) if len(line.get("a", "")) == 4)
    whose = lines[place]["a"][:2]
    assert fault(changed(lines, place, a=f"{whose}7c")).code is F.CARD_NOT_IN_PACK


CUT, NAMED, LAST = 6, 7, 11
"""The lines of a record for seat 1 that bring its cards, fix trumps, and settle the announcing."""


@pytest.mark.parametrize(
    ("place", "fields", "code", "key"),
    [
        (CUT, {"first": None}, F.MISSING_KEY, "first"),
        (CUT, {"first": "Tc Ac Jd Qd 9h"}, F.BAD_HAND, ""),
        (CUT, {"turned": "7c"}, F.OUT_OF_PLACE, "turned"),
        (CUT, {"a": "cut 32"}, F.ILLEGAL, "a"),
        (CUT, {"first": "Tc Tc"}, F.CARD_TWICE, "first"),
        (CUT, {"first": 6}, F.WRONG_VALUE, "first"),
        (CUT, {"turned": "Xc"}, F.WRONG_VALUE, "turned"),
        (CUT, {"later": "Jc"}, F.CONTRADICTS, "later"),
        (NAMED, {"later": None}, F.BAD_HAND, ""),
        (NAMED, {"later": "Tc Jc Qc 8d"}, F.BAD_HAND, ""),
        (NAMED, {"talon": "7c 8c"}, F.CONTRADICTS, "talon"),
        (LAST, {"won": None}, F.MISSING_KEY, "won"),
        (LAST, {"won": {"seat": 3, "award": [0, 20, 0]}}, F.NO_SUCH_SEAT, "won.seat"),
        (LAST, {"won": {"seat": 1, "award": [0, 20]}}, F.WRONG_VALUE, "won.award"),
        (LAST, {"shown": {"2": "fast"}}, F.WRONG_VALUE, "shown.2"),
        (LAST, {"shown": {"2": 3}}, F.WRONG_VALUE, "shown.2"),
        (LAST, {"shown": {"two": "Js/3"}}, F.NO_SUCH_SEAT, "shown.two"),
    ],
)
def test_a_line_of_a_hidden_deal_that_cannot_be_is_refused(
    place: int, fields: dict[str, Any], code: FaultCode, key: str
) -> None:
    lines = hidden(14)
    found = fault(changed(lines, place, **fields))
    assert (found.code, found.line, found.key) == (code, place + 1, key)
