"""What cannot have been played is refused with its line, its key and the reason."""

from __future__ import annotations

import json

import pytest

from bela.record import (
    FaultCode,
    Record,
    ending_of,
    examine,
    read_record,
    replay,
    write_record,
)
from bela.rules.law import Code
from record.samples import Line, changed, fault, place_of, text_of, whole

F = FaultCode
WHOLE = whole()


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
