"""Reading is patient, writing is canonical."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.record import (
    FaultCode,
    Note,
    NoteCode,
    Other,
    Player,
    RecordError,
    Start,
    examine,
    read_record,
    recover,
    replay,
    write_record,
)
from bela.rules.options import options_of
from bela.rules.variants import variant
from record.randomplay import last, play
from record.samples import lines_of, text_of, whole

CANONICAL = text_of(whole())
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def reversed_keys(text: str) -> str:
    lines = [dict(reversed(json.loads(line).items())) for line in text.splitlines()]
    return text_of(lines)


def respelled(text: str, change: Callable[[str], str]) -> str:
    """The text with every action spelled in another way."""
    return re.sub(r'(?<="a":")[^"]*', lambda found: change(found[0]), text)


def with_signs(action: str) -> str:
    return re.sub(r"\b([2-9TJQKA])([cdhs])\b", lambda card: card[1] + SIGNS[card[2]], action)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(CANONICAL.replace("\n", "\r\n"), id="line ends of another system"),
        pytest.param(CANONICAL.replace("\n", "\n\n  \n"), id="blank lines"),
        pytest.param("\ufeff" + CANONICAL, id="byte order mark"),
        pytest.param(CANONICAL.removesuffix("\n"), id="no end of the last line"),
        pytest.param(CANONICAL.replace('":', '": ').replace(",", " , "), id="spaces"),
        pytest.param(respelled(CANONICAL, str.upper), id="capitals"),
        pytest.param(respelled(CANONICAL, str.lower), id="small letters"),
        pytest.param(respelled(CANONICAL, lambda text: text.replace("T", "10")), id="10 for T"),
        pytest.param(respelled(CANONICAL, with_signs), id="suit signs"),
        pytest.param(respelled(CANONICAL, lambda text: re.sub(r"^\d:", "", text)), id="no seats"),
        pytest.param(respelled(CANONICAL, lambda text: f" {text} ".replace(":", " : ")), id="spaces in actions"),
        pytest.param(re.sub(r'{"deal".*\n', "", CANONICAL), id="no starts of deals"),
        pytest.param(re.sub(r'{"deal":(\d+).*\n', r'{"deal":\1}' + "\n", CANONICAL), id="starts with a number only"),
        pytest.param(reversed_keys(CANONICAL), id="keys in another order"),
    ],
)
def test_what_is_spelled_otherwise_is_read_and_written_in_canonical_form(text: str) -> None:
    reading = examine(text)
    assert reading.record is not None
    assert write_record(reading.record) == CANONICAL
    assert Note(NoteCode.NOT_CANONICAL) in reading.notes


def test_a_canonical_record_gives_no_cause_for_remarks_but_the_missing_result() -> None:
    assert examine(CANONICAL).notes == (Note(NoteCode.NO_RESULT),)
    assert examine(CANONICAL.encode()).notes == (Note(NoteCode.NO_RESULT),)


def test_a_match_that_is_not_over_is_noted() -> None:
    beginning = "".join(CANONICAL.splitlines(keepends=True)[:8])
    assert examine(beginning).notes == (Note(NoteCode.NO_RESULT), Note(NoteCode.NOT_OVER))


def test_a_missing_checksum_is_noted_and_made_good() -> None:
    match = replay(read_record(CANONICAL))
    standing = match.hall.standing
    result = {"winner": standing.match_winner, "scores": standing.scores, "games": standing.games}
    reading = examine(CANONICAL + json.dumps({"result": result}))
    assert reading.faults == ()
    assert reading.notes[0] == Note(NoteCode.NO_CHECKSUM, CANONICAL.count("\n") + 1)
    assert reading.record is not None
    assert examine(write_record(reading.record)).notes == ()


def test_a_checksum_alone_is_completed_by_the_result() -> None:
    lines = whole()
    closed = write_record(read_record(CANONICAL + '{"sha256":"' + checksum() + '"}'))
    assert json.loads(closed.splitlines()[-1])["result"]["winner"] in (0, 1)
    assert len(closed.splitlines()) == len(lines) + 1


def checksum() -> str:
    """The checksum of the record, from what is said when it is wrong."""
    from hashlib import sha256  # noqa: PLC0415 - an independent word on what the sum is of

    return sha256(CANONICAL.encode()).hexdigest()


@pytest.mark.parametrize("spelled", [str.upper, str.lower])
def test_the_checksum_is_read_in_either_case(spelled: Callable[[str], str]) -> None:
    assert examine(CANONICAL + f'{{"sha256":"{spelled(checksum())}"}}').faults == ()


def test_unknown_fields_and_lines_are_kept_where_they_stand() -> None:
    lines = whole()
    lines[0]["tournament"] = {"round": 3}
    lines[1]["at"] = 1.5
    lines.insert(2, {"chat": "ljubav ♥"})
    record = read_record(text_of(lines))
    assert record.header.extra == {"tournament": {"round": 3}}
    assert record.entries[0] == record.entries[0].__class__(**{**vars(record.entries[0]), "extra": {"at": 1.5}})
    assert record.entries[1] == Other({"chat": "ljubav ♥"})
    assert write_record(record) == text_of(lines)


def test_a_commitment_is_kept_with_the_start_of_its_deal() -> None:
    lines = whole()
    place = next(place for place, line in enumerate(lines) if "deal" in line)
    lines[place]["commitment"] = "c0ffee"
    start = read_record(text_of(lines)).entries[place - 1]
    assert isinstance(start, Start)
    assert start.commitment == "c0ffee"


def test_the_header_needs_no_more_than_format_and_variant() -> None:
    header = read_record('{"format":"bela-record","variant":"croatian_3"}').header
    assert header.rules == variant("croatian_3")
    assert (header.players, header.dealer, header.seat, header.date) == ((), None, None, "")


def test_the_header_states_every_option() -> None:
    header = lines_of(last(play(variant("croatian_4_club"), 1, most=3)).record)[0]
    assert header["options"] == options_of(variant("croatian_4_club"))


def test_who_sits_where_may_be_given_by_names_alone() -> None:
    header = read_record('{"format":"bela-record","variant":"scottish_2","seats":["Ana",{"kind":"rules"}]}').header
    assert header.players == (Player("Ana"), Player("", "rules"))


def test_the_first_dealer_may_be_given_instead_of_cut_for() -> None:
    text = '{"format":"bela-record","variant":"croatian_4","dealer":2}\n{"deal":1}'
    start = read_record(text).entries[0]
    assert isinstance(start, Start)
    assert start.dealer == 2


def test_short_games_of_research_are_stated_and_read_again() -> None:
    text = (
        '{"format":"bela-record","variant":"croatian_4","pack":"Ac Kc Qc Jc Ah Kh Qh Jh","first":[1],"later":[1],'
        '"dealer":3}\n{"a":"pack Ac Kc Qc Jc Ah Kh Qh Jh"}\n{"a":"cut 0"}\n{"a":"name c"}\n'
    )
    record = read_record(text)
    assert record.header.rules.hand_size == 2
    assert '"pack":"Jc Qc Kc Ac Jh Qh Kh Ah","first":[1],"later":[1]' in write_record(record)
    assert read_record(write_record(record)) == record


# ---------------------------------------------------------------- what is sound before a fault
def test_what_is_sound_before_a_fault_can_be_recovered() -> None:
    lines = whole()
    broken = text_of(lines[:9]) + "?\n" + text_of(lines[10:])
    record, fault = recover(broken)
    assert record == read_record(text_of(lines[:9]))
    assert fault is not None
    assert (fault.code, fault.line) == (FaultCode.NOT_JSON, 10)


@given(st.integers(0, len(CANONICAL.encode())))
def test_a_file_that_breaks_off_anywhere_is_sound_up_to_its_last_whole_line(size: int) -> None:
    data = CANONICAL.encode()[:size]
    record, fault = recover(data)
    whole_lines = data[: data.rfind(b"\n") + 1]
    if whole_lines:
        assert record is not None
        assert write_record(record).encode() in (whole_lines, data + b"\n")
    if fault is not None:
        line = whole_lines.count(b"\n") + 1
        assert (fault.code, fault.line) in {(FaultCode.TRUNCATED, line), (FaultCode.EMPTY, None)}


def test_of_a_file_without_a_header_nothing_can_be_recovered() -> None:
    record, fault = recover("")
    assert record is None
    assert fault is not None
    assert fault.code is FaultCode.EMPTY
    with pytest.raises(RecordError):
        read_record("")


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_a_civil_manner(data: bytes) -> None:
    assert examine(data).faults


@given(st.data())
def test_a_damaged_record_is_refused_in_a_civil_manner_or_canonical_again(data: st.DataObject) -> None:
    text = bytearray(CANONICAL.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + data.draw(st.integers(0, 30))] = data.draw(st.binary(max_size=5))
    record, _ = recover(bytes(text))
    if record is not None:
        assert read_record(write_record(record)) == record
