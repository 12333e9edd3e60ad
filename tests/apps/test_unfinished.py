"""The matches that were left are found again, damaged ones too."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bela.apps.journal import FINISHED, UNFINISHED, Journal
from bela.apps.places import matches_directory
from bela.apps.unfinished import unfinished
from bela.record import FaultCode, RecordError, examine
from driver.journals import HEADER, play


def left(directory: Path, actions: int, age: int = 0) -> Path:
    """A match that was left after so many actions, so many seconds ago."""
    journal = Journal.create(directory, HEADER)
    play(journal, actions)
    path = journal.path
    assert path is not None
    journal.close()
    os.utime(path, (10**9 - age, 10**9 - age))
    return path


def test_the_match_played_last_comes_first(tmp_path: Path) -> None:
    paths = [left(tmp_path, 10, age) for age in (30, 10, 20)]
    assert [found.path for found in unfinished(tmp_path)] == [paths[1], paths[2], paths[0]]


def test_what_is_told_of_a_match_is_enough_to_know_it_by(tmp_path: Path) -> None:
    left(tmp_path, 10)
    (found,) = unfinished(tmp_path)
    assert found.can_go_on
    assert (found.header, found.fault, found.in_use, found.written) == (HEADER, None, False, 10**9)
    assert found.match is not None
    assert found.match.hall.number == 1


def test_where_nothing_was_played_nothing_was_left(tmp_path: Path) -> None:
    assert unfinished(tmp_path) == []
    assert unfinished(tmp_path / "nowhere") == []


def test_a_damaged_match_is_listed_with_its_line(tmp_path: Path) -> None:
    path = left(tmp_path, 10)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:6], b"?\n", *lines[7:]]))
    (found,) = unfinished(tmp_path)
    assert isinstance(found.fault, RecordError)
    assert (found.fault.code, found.fault.line) == (FaultCode.NOT_JSON, 7)
    assert found.header == HEADER
    assert not found.can_go_on
    assert path.exists()


def test_a_file_without_a_header_is_listed(tmp_path: Path) -> None:
    path = left(tmp_path, 1)
    path.write_bytes(b"")
    (found,) = unfinished(tmp_path)
    assert isinstance(found.fault, RecordError)
    assert (found.fault.code, found.header, found.can_go_on) == (FaultCode.EMPTY, None, False)


def test_a_last_line_that_breaks_off_is_no_hindrance(tmp_path: Path) -> None:
    path = left(tmp_path, 10)
    path.write_bytes(path.read_bytes()[:-5])
    (found,) = unfinished(tmp_path)
    assert found.is_torn
    assert found.can_go_on
    Journal.open(path).close()


def test_a_match_that_is_being_played_is_told_as_such(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path, HEADER)
    (found,) = unfinished(tmp_path)
    assert found.in_use
    assert not found.can_go_on
    journal.close()


def test_what_cannot_be_read_is_listed(tmp_path: Path) -> None:
    (tmp_path / UNFINISHED / "folder.jsonl").mkdir(parents=True)
    (found,) = unfinished(tmp_path)
    assert isinstance(found.fault, OSError)
    assert not found.can_go_on


@pytest.mark.parametrize("closed", [False, True])
def test_a_match_that_is_over_is_put_among_the_finished_ones(tmp_path: Path, closed: bool) -> None:  # noqa: FBT001
    path = left(tmp_path, 2000)
    if closed:
        journal = Journal.open(path)
        journal.finish()
        assert journal.path is not None
        journal.path.rename(path)
    assert unfinished(tmp_path) == []
    assert not path.exists()
    (finished,) = (tmp_path / FINISHED).iterdir()
    reading = examine(finished.read_bytes())
    assert (reading.faults, reading.notes) == ((), ())


def test_a_match_that_is_over_is_put_away_though_its_last_line_breaks_off(tmp_path: Path) -> None:
    path = left(tmp_path, 2000)
    played = path.read_bytes()
    for broken_off in (
        b"{",
        b'{"result":{"winner":1,"sco',
        b'{"result":{"winner":1,"scores":[857,1043]},"sha256":"c5f9',
    ):
        path.write_bytes(played + broken_off)
        assert unfinished(tmp_path) == []
        (finished,) = (tmp_path / FINISHED).iterdir()
        assert finished.read_bytes().startswith(played)
        assert examine(finished.read_bytes()).faults == ()
        finished.unlink()


def test_a_match_that_cannot_be_put_away_stays_where_it_is(tmp_path: Path) -> None:
    path = left(tmp_path, 2000)
    (tmp_path / FINISHED).write_text("in the way", encoding="utf-8")
    (found,) = unfinished(tmp_path)
    assert found.path == path
    assert found.match is not None
    assert found.match.over


def test_a_file_that_goes_away_meanwhile_is_not_listed(tmp_path: Path) -> None:
    (tmp_path / UNFINISHED).mkdir()
    (tmp_path / UNFINISHED / "gone.jsonl").symlink_to(tmp_path / "gone")
    assert unfinished(tmp_path) == []


def test_the_environment_may_name_the_folder() -> None:
    assert matches_directory({"BELA_DATA": "matches"}) == Path("matches")
    assert matches_directory({}).name == "matches"
    assert matches_directory({}).parent.name == "bela"
