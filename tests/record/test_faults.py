"""What is no record is refused with its line, its key and the reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bela.record import (
    FaultCode,
    Header,
    Record,
    RecordError,
    examine,
    write_record,
)
from bela.rules.variants import variant
from record.samples import changed, fault, whole

F = FaultCode
WHOLE = whole()
HEADER = '{"format":"bela-record","variant":"scottish_2","dealer":0}'


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
