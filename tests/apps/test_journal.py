"""A match in progress is on disk after every action, and is taken up where it was left."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bela.apps.journal import FINISHED, UNFINISHED, Journal, unused
from bela.apps.locks import InUseError
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.match import legal
from bela.record import Header, examine, read_record, replay
from bela.rules.variants import variant
from driver.journals import HEADER, PATHS, on_disk, play


def test_every_action_is_with_the_system_before_the_next(journal: Journal) -> None:
    for _ in range(60):
        (match,) = play(journal, 1)
        assert replay(read_record(on_disk(journal))) == match
        assert on_disk(journal).decode() == journal.text


def test_a_new_match_lies_among_the_unfinished_ones(journal: Journal, tmp_path: Path) -> None:
    assert journal.path is not None
    assert journal.path.parent == tmp_path / UNFINISHED
    assert examine(on_disk(journal)).faults == ()


def test_what_the_rules_forbid_is_not_kept(journal: Journal) -> None:
    play(journal, 10)
    before = on_disk(journal)
    with pytest.raises(IllegalAction):
        journal.append(0, a.Claim())
    assert on_disk(journal) == before


def test_a_match_is_taken_up_where_it_was_left(journal: Journal) -> None:
    played = play(journal, 25)
    path, turn = journal.path, journal.turn
    assert path is not None
    journal.close()
    again = Journal.open(path)
    assert (again.match, again.turn, again.header) == (played[-1], turn, HEADER)
    assert again.match.to_act is not None
    assert legal(again.match, again.match.to_act) == legal(played[-1], again.match.to_act)
    again.close()


def test_a_match_that_is_over_is_closed_with_result_and_checksum(journal: Journal, tmp_path: Path) -> None:
    play(journal, 2000)
    assert journal.match.over
    journal.finish()
    assert journal.path is not None
    assert journal.path.parent == tmp_path / FINISHED
    assert list((tmp_path / UNFINISHED).iterdir()) == []
    reading = examine(on_disk(journal))
    assert (reading.faults, reading.notes) == ((), ())


def test_a_match_may_be_closed_before_it_is_over(journal: Journal) -> None:
    play(journal, 20)
    journal.finish()
    record = read_record(on_disk(journal))
    assert record.ending is not None
    assert record.ending.winner == -1


def test_two_matches_of_one_second_have_names_of_their_own(tmp_path: Path) -> None:
    for _ in range(3):
        unused(tmp_path, "name").touch()
    assert {path.name for path in tmp_path.iterdir()} == {"name.jsonl", "name-2.jsonl", "name-3.jsonl"}


def test_a_record_for_people_of_any_variant_begins(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path, Header(variant("barlinnie_4")))
    assert journal.path is not None
    assert journal.path.name.endswith("-barlinnie_4.jsonl")
    journal.close()


# ---------------------------------------------------------------- one process
def test_two_do_not_write_one_match(journal: Journal) -> None:
    assert journal.path is not None
    with pytest.raises(InUseError):
        Journal.open(journal.path)
    path = journal.path
    journal.close()
    Journal.open(path).close()


HOLD = """
import sys
from pathlib import Path
from bela.apps.journal import Journal
journal = Journal.open(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_what_a_dead_process_held_is_free_again(journal: Journal) -> None:
    path = journal.path
    assert path is not None
    journal.close()
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=PATHS) as holder:  # noqa: S603
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held" + os.linesep.encode()
        with pytest.raises(InUseError):
            Journal.open(path)
        holder.kill()
    Journal.open(path).close()
