"""What is written can be read, and is the same again."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bela.deal import actions as a
from bela.deal.notation import action_text, parse_action, parse_said
from bela.record import Ending, Record, ending_of, examine, read_record, redact, replay, write_record
from bela.record.lines import said_text
from bela.rules.variants import variant
from record.randomplay import last, play
from record.strategies import actions, moments, records, unknown


@given(actions)
def test_an_action_survives_writing(action: a.Anything) -> None:
    assert parse_action(action_text(action)) == action


@given(st.integers(0, 3), actions.filter(lambda action: not isinstance(action, a.Draw | a.Pack | a.Cut)))
def test_a_seat_survives_writing(seat: int, action: a.Anything) -> None:
    assert parse_said(said_text(seat, action)) == (seat, action)


@given(records())
def test_a_record_survives_writing(record: Record) -> None:
    assert read_record(write_record(record)) == record


@given(records(), unknown)
def test_what_was_written_is_written_again_byte_for_byte(record: Record, extra: dict[str, object]) -> None:
    result = ending_of(replay(record))
    text = write_record(replace(record, ending=replace(result, extra=extra)))  # type: ignore[arg-type]
    assert write_record(read_record(text)).encode() == text.encode()


@given(moments(), st.sampled_from([None, 0, 1]))
def test_a_redacted_record_survives_writing(moment: object, seat: int | None) -> None:
    record = redact(moment.record, seat)  # type: ignore[attr-defined]
    assert read_record(write_record(record)) == record


def test_a_record_with_its_result_is_canonical_and_sound() -> None:
    moment = last(play(variant("croatian_2"), 1, deals=20))
    record = replace(moment.record, ending=ending_of(moment.match))
    assert moment.match.over
    reading = examine(write_record(record))
    assert (reading.record, reading.faults, reading.notes) == (record, (), ())


def test_the_result_names_the_winner() -> None:
    moment = last(play(variant("croatian_2"), 1, deals=20))
    standing = moment.match.hall.standing
    assert ending_of(moment.match) == Ending(standing.match_winner, standing.scores, standing.games)
    assert standing.match_winner in (0, 1)
