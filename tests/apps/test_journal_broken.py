"""Of a file that breaks off, or is damaged, what is sound can be played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.apps.journal import Journal
from bela.record import FaultCode, RecordError, examine, read_record, redact, write_record
from driver.journals import HEADER, on_disk, play


def test_a_file_that_breaks_off_anywhere_goes_on_with_the_same_match(tmp_path: Path) -> None:
    whole = Journal.in_memory(HEADER)
    played = {0: whole.match} | dict(enumerate(play(whole, 16), start=1))
    data, path = whole.text.encode(), tmp_path / "broken.jsonl"
    header = data.index(b"\n") + 1
    for size in range(header, len(data) + 1):
        path.write_bytes(data[:size])
        journal = Journal.open(path)
        assert journal.match == played[journal.turn]
        play(journal, 16 - journal.turn)
        journal.close()
        assert path.read_bytes() == data


def test_what_a_lost_line_leaves_behind_is_dropped(journal: Journal) -> None:
    play(journal, 9)
    kept, path = on_disk(journal), journal.path
    assert path is not None
    journal.close()
    for torn in (b'{"a":"1:', b"\0" * 100, b"\xc5", b'{"deal":1'):
        path.write_bytes(kept + torn)
        again = Journal.open(path)
        assert again.text.encode() == kept
        again.close()


def test_a_damaged_file_is_refused_with_its_line_and_stays_as_it_is(journal: Journal) -> None:
    play(journal, 12)
    path, lines = journal.path, on_disk(journal).splitlines(keepends=True)
    assert path is not None
    journal.close()
    damaged = b"".join([*lines[:8], b'{"a":"fly"}\n', *lines[9:]])
    path.write_bytes(damaged)
    with pytest.raises(RecordError) as caught:
        Journal.open(path)
    assert (caught.value.code, caught.value.line) == (FaultCode.BAD_ACTION, 9)
    assert path.read_bytes() == damaged


def test_what_is_sound_of_a_damaged_file_can_be_played_on(journal: Journal) -> None:
    play(journal, 12)
    path, lines = journal.path, on_disk(journal).splitlines(keepends=True)
    assert path is not None
    journal.close()
    path.write_bytes(b"".join([*lines[:8], b"?\n", *lines[9:]]))
    salvaged = Journal.salvage(path)
    assert salvaged.path != path
    assert salvaged.text.encode() == b"".join(lines[:8])
    play(salvaged, 5)
    assert examine(on_disk(salvaged)).faults == ()
    salvaged.close()
    assert path.read_bytes().splitlines()[8] == b"?"


def test_of_a_file_without_a_header_nothing_can_be_salvaged(tmp_path: Path) -> None:
    path = tmp_path / "nothing.jsonl"
    path.write_bytes(b"nothing\n")
    with pytest.raises(RecordError):
        Journal.salvage(path)
    assert [found.name for found in tmp_path.iterdir()] == ["nothing.jsonl"]


def test_a_file_that_was_edited_is_put_into_canonical_form(journal: Journal) -> None:
    play(journal, 20)
    path, kept = journal.path, on_disk(journal)
    assert path is not None
    journal.close()
    path.write_bytes(b"\xef\xbb\xbf" + kept.replace(b"\n", b"\r\n"))
    again = Journal.open(path)
    assert path.read_bytes() == kept
    play(again, 3)
    assert on_disk(again).decode() == again.text
    again.close()


def test_a_match_that_was_closed_early_can_be_opened_again(journal: Journal) -> None:
    play(journal, 20)
    journal.finish()
    assert journal.path is not None
    again = Journal.open(journal.path)
    play(again, 1)
    assert on_disk(again).decode() == again.text
    again.close()


def test_a_record_for_one_seat_cannot_be_played_on(tmp_path: Path) -> None:
    whole = Journal.in_memory(HEADER)
    play(whole, 12)
    path = tmp_path / "mine.jsonl"
    path.write_text(write_record(redact(read_record(whole.text), 1)), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        Journal.open(path)
    assert caught.value.code is FaultCode.NOT_FOR_THIS_VIEW
