"""Replaying a record gives the match that was played."""

from __future__ import annotations

import pytest
from hypothesis import given

from bela.match import Match
from bela.record import Record, RecordError, read_record, replay, steps, write_record
from bela.rules.variants import VARIANTS, variant
from record.randomplay import Moment, last, play
from record.strategies import moments


@given(moments(most=300))
def test_replay_equals_play(moment: Moment) -> None:
    assert replay(read_record(write_record(moment.record))) == moment.match


@pytest.mark.parametrize("name", VARIANTS)
def test_replay_equals_play_over_a_whole_match(name: str) -> None:
    moment = last(play(variant(name), 5, deals=99, most=2000))
    assert moment.match.over
    assert replay(moment.record) == moment.match


def test_stepping_gives_every_match_on_the_way_and_what_happened() -> None:
    played = list(play(variant("scottish_3"), 2))
    stepped = [step for step in steps(played[-1].record) if step.events]
    assert [step.match for step in stepped] == [moment.match for moment in played]
    assert [step.events for step in stepped] == [moment.events for moment in played]


def test_an_entry_that_cannot_be_is_named_by_its_line() -> None:
    record = last(play(variant("croatian_4"), 2)).record
    twice = Record(record.header, (*record.entries[:9], record.entries[8]))
    with pytest.raises(RecordError) as caught:
        replay(twice)
    assert caught.value.line == 11


def test_nothing_played_is_a_match_before_its_first_deal() -> None:
    record = last(play(variant("croatian_4"), 2)).record
    assert replay(Record(record.header)) == Match(replay(Record(record.header)).hall)
