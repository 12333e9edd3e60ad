"""Deals that are known by their results alone move the match on like any other."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bela.match import Stage, evolve_view, open_view, view_of
from bela.record import Count, FaultCode, examine, read_record, replay, steps, write_record
from bela.scoring import Kind, Result, Tally
from record.samples import Line, counted, text_of, whole

MADE = {"maker_side": 0, "card_points": [100, 62]}
FAILED = {"maker_side": 0, "card_points": [62, 100]}


def test_a_count_is_written_down() -> None:
    match = replay(read_record(counted(MADE, FAILED, dealer=1)))
    assert match.hall.standing.scores == (100, 62 + 162)
    assert [past.settlement.result for past in match.hall.past] == [Result.MADE, Result.FAILED]
    assert [(past.number, past.dealer) for past in match.hall.past] == [(1, 1), (2, 2)]
    assert match.hall.standing.dealer == 3


def test_a_count_is_written_with_the_start_of_its_deal() -> None:
    text = write_record(read_record(counted(MADE, dealer=1)))
    assert json.loads(text.splitlines()[1]) == {
        "deal": 1,
        "game": 1,
        "dealer": 1,
        "scores": [0, 0],
        "hanging": 0,
        "count": {
            "kind": "played",
            "maker_side": 0,
            "card_points": [100, 62],
            "announced": [0, 0],
            "bela": [0, 0],
            "tricks": [1, 1],
        },
    }


@pytest.mark.parametrize(
    "tally",
    [
        {"kind": "void"},
        {"kind": "belot", "maker_side": 1},
        {"kind": "played", **MADE, "announced": [20, 0], "bela": [0, 20], "tricks": [8, 0]},
        {"kind": "claimed", **MADE, "claimed_by": 0},
        {"kind": "void", "by": "Ana"},
    ],
)
def test_every_kind_of_count_survives_writing(tally: dict[str, Any]) -> None:
    record = read_record(counted(tally, dealer=1))
    text = write_record(record)
    assert read_record(text) == record
    written = json.loads(text.splitlines()[1])["count"]
    assert tally.items() <= written.items()


def test_a_count_may_state_dealer_scores_and_hanging_points_itself() -> None:
    stated = {**MADE, "dealer": 2, "scores": [0, 0], "hanging": 0}
    match = replay(read_record(counted(stated, variant="croatian_4")))
    assert match.hall.past[0].dealer == 2
    assert match.hall.standing.dealer == 3


@pytest.mark.parametrize(("key", "value"), [("dealer", 2), ("scores", [1, 0]), ("hanging", 1)])
def test_a_count_that_contradicts_is_refused(key: str, value: object) -> None:
    fault = examine(counted({**MADE, key: value}, dealer=1)).faults[0]
    assert (fault.code, fault.key) == (FaultCode.CONTRADICTS, key)


def test_nobody_needs_to_know_who_dealt() -> None:
    record = read_record(counted(MADE, FAILED))
    match = replay(record)
    assert [past.dealer for past in match.hall.past] == [None, None]
    assert match.hall.stage is Stage.DRAW
    count = record.entries[0]
    assert isinstance(count, Count)
    assert count.tally == Tally(Kind.PLAYED, None, 0, (100, 62), (0, 0), (0, 0), (1, 1))


@pytest.mark.parametrize(
    ("name", "points", "maker"),
    [("croatian_4", [100, 62], None), ("croatian_3", [100, 60, 2], 0), ("scottish_2", [90, 72], 0)],
)
def test_the_maker_is_known_where_a_side_is_a_seat(name: str, points: list[int], maker: int | None) -> None:
    match = replay(
        read_record(counted({"maker_side": 0, "card_points": points}, {"kind": "void"}, variant=name, dealer=0))
    )
    assert [past.maker for past in match.hall.past] == [maker, None]


def test_counts_go_on_into_the_next_game() -> None:
    options = {"target": 100, "match_wins": 2}
    text = counted(MADE, FAILED, MADE, variant="croatian_4", options=options, dealer=0)
    record = read_record(text)
    match = replay(record)
    assert [past.game for past in match.hall.past] == [1, 2, 3]
    assert match.over
    assert match.hall.standing.games == (2, 1)
    assert '"deal":2,"game":2,"dealer":1,"scores":[0,0]' in write_record(record)


def test_the_events_of_counts_make_everybodys_view() -> None:
    options = {"target": 100, "match_wins": 2}
    record = read_record(counted(MADE, FAILED, variant="croatian_4", options=options, dealer=0))
    view = open_view(record.header.rules, 1, 0)
    for step in steps(record):
        for event in step.events:
            view = evolve_view(view, event)
        assert view == view_of(step.match, 1)


def test_after_a_count_cards_may_be_dealt() -> None:
    deal = [line for line in whole() if "a" in line and "draw" not in line["a"]]
    lines: list[Line] = [{"format": "bela-record", "variant": "scottish_2", "dealer": 0}, {"count": {"kind": "void"}}]
    match = replay(read_record(text_of([*lines, *deal[:2]])))
    assert match.hall.number == 2
    assert match.hall.stage is Stage.DEAL


# ---------------------------------------------------------------- what cannot be
@pytest.mark.parametrize(
    ("tally", "code", "key"),
    [
        ({}, FaultCode.MISSING_KEY, "count.maker_side"),
        ({"maker_side": 0}, FaultCode.MISSING_KEY, "count.card_points"),
        ({"maker_side": 2}, FaultCode.WRONG_VALUE, "count.maker_side"),
        ({**MADE, "kind": "lost"}, FaultCode.WRONG_VALUE, "count.kind"),
        ({**MADE, "card_points": [1]}, FaultCode.WRONG_VALUE, "count.card_points"),
        ({**MADE, "card_points": [1, -1]}, FaultCode.BAD_COUNT, "count"),
        ({**MADE, "tricks": [0, 0]}, FaultCode.BAD_COUNT, "count"),
        ({**MADE, "kind": "claimed"}, FaultCode.BAD_COUNT, "count"),
        ({**MADE, "dealer": 4}, FaultCode.NO_SUCH_SEAT, "dealer"),
    ],
)
def test_a_count_that_cannot_be_is_refused(tally: dict[str, Any], code: FaultCode, key: str) -> None:
    fault = examine(counted(tally)).faults[0]
    assert (fault.code, fault.line, fault.key) == (code, 2, key)


def test_a_count_is_an_object() -> None:
    text = '{"format":"bela-record","variant":"croatian_4"}\n'
    assert examine(text + '{"count":null}').faults[0].code is FaultCode.MISSING_KEY
    assert examine(text + '{"count":7}').faults[0].code is FaultCode.WRONG_VALUE


def test_a_count_has_no_place_in_a_deal_or_while_the_deal_is_cut_for() -> None:
    lines = whole()
    for word in ("draw", "cut"):
        place = next(place for place, line in enumerate(lines) if word in line.get("a", ""))
        fault = examine(text_of([*lines[: place + 1], {"count": {"kind": "void"}}])).faults[0]
        assert fault.code is FaultCode.OUT_OF_PLACE


def test_after_the_match_nothing_is_counted() -> None:
    text = counted(MADE, MADE, variant="croatian_4", options={"target": 100}, dealer=0)
    assert examine(text).faults[0].code is FaultCode.OUT_OF_PLACE
