"""A match in progress is on disk after every action, and whatever fails, nothing that was kept is lost."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bela.apps import logfile
from bela.apps.journal import FINISHED, UNFINISHED, Journal, unused
from bela.apps.locks import InUseError
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.match import Match, legal
from bela.record import FaultCode, Header, Player, RecordError, examine, read_record, redact, replay, write_record
from bela.rules.variants import house, variant
from record.randomplay import choose

RULES = house("croatian_4", target=200)
HEADER = Header(RULES, (Player("Ana"),) * 4)


def play(journal: Journal, actions: int, seed: int = 1) -> list[Match]:
    """Play on at random; every match on the way. The same turn of the same seed is always the same."""
    played = []
    for _ in range(actions):
        if journal.match.over:
            break
        journal.append(*choose(journal.match, random.Random(f"{seed} {journal.turn}")))
        played.append(journal.match)
    return played


def on_disk(journal: Journal) -> bytes:
    assert journal.path is not None
    return journal.path.read_bytes()


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    made = Journal.create(tmp_path, HEADER)
    yield made
    made.detach()


# ---------------------------------------------------------------- keeping
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


# ---------------------------------------------------------------- a file that breaks off
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


# ---------------------------------------------------------------- one process
def test_two_do_not_write_one_match(journal: Journal) -> None:
    assert journal.path is not None
    with pytest.raises(InUseError):
        Journal.open(journal.path)
    path = journal.path
    journal.close()
    Journal.open(path).close()


PATHS = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
"""A child finds what this process finds."""

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


# ---------------------------------------------------------------- when nothing can be written
class Disk:
    """A disk with so much room, in place of ``os.write``. Of what does not fit it takes a part, as a real one may."""

    def __init__(self, room: int, error: int = errno.ENOSPC) -> None:
        self.room = room
        self.error = error
        self._write = os.write

    def __call__(self, descriptor: int, data: bytes) -> int:
        if not self.room:
            raise OSError(self.error, os.strerror(self.error))
        written = self._write(descriptor, data[: self.room])
        self.room -= written
        return written


@pytest.mark.parametrize("room", [0, 1, 10])
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EDQUOT, errno.EIO])
def test_what_does_not_fit_has_not_happened(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, room: int, error: int
) -> None:
    play(journal, 20)
    match, text = journal.match, journal.text
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", Disk(room, error))
        for _ in range(2):
            with pytest.raises(OSError, match=os.strerror(error)):
                play(journal, 1)
    assert (journal.match, journal.text, on_disk(journal).decode()) == (match, text, text)


def test_once_there_is_room_play_goes_on(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(10**6)
    monkeypatch.setattr(os, "write", disk)
    play(journal, 20)
    disk.room = 5
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        play(journal, 1)
    disk.room = 10**6
    play(journal, 30)
    assert replay(read_record(on_disk(journal))) == journal.match


def test_part_of_a_line_that_cannot_be_cut_off_at_once_is_cut_off_later(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(journal, 20)
    text = journal.text
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", Disk(5))
        patch.setattr(os, "ftruncate", failing)
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            play(journal, 1)
        assert len(on_disk(journal)) == len(text) + 5
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            play(journal, 1)
    play(journal, 1)
    assert on_disk(journal).decode() == journal.text


def failing(*_: object) -> None:
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def test_an_interrupt_in_the_middle_leaves_no_half_a_line(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    play(journal, 20)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", interrupted)
        with pytest.raises(KeyboardInterrupt):
            play(journal, 1)
    play(journal, 1)
    assert on_disk(journal).decode() == journal.text


def test_a_deal_is_over_only_when_the_disk_has_it(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    while True:
        seat, action = choose(journal.match, random.Random(f"1 {journal.turn}"))
        board = None if journal.match.deal is None else journal.match.deal.board
        if board is not None and sum(board.counts) == 1:
            break
        journal.append(seat, action)
    text = journal.text
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing)
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            journal.append(seat, action)
    assert journal.text == text
    journal.append(seat, action)
    assert on_disk(journal).decode() == journal.text
    assert len(journal.match.hall.past) == 1


def test_where_nothing_can_be_kept_the_match_goes_on_in_memory_and_is_saved_elsewhere(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play(journal, 20)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", Disk(7))
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            play(journal, 1)
        journal.detach()
        play(journal, 10)
        elsewhere = tmp_path / "elsewhere.jsonl"
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            journal.save_to(elsewhere)
        assert not elsewhere.exists()
    journal.save_to(elsewhere)
    play(journal, 10)
    assert journal.turn == 40
    assert journal.path == elsewhere
    assert replay(read_record(on_disk(journal))) == journal.match
    journal.finish()
    assert journal.path == elsewhere


def test_nothing_is_written_over(journal: Journal, tmp_path: Path) -> None:
    there = tmp_path / "there.jsonl"
    there.write_text("precious", encoding="utf-8")
    with pytest.raises(FileExistsError):
        journal.save_to(there)
    assert there.read_text(encoding="utf-8") == "precious"
    play(journal, 5)
    assert on_disk(journal).decode() == journal.text


def test_where_no_folder_can_be_made_no_match_begins(tmp_path: Path) -> None:
    (tmp_path / UNFINISHED).write_text("in the way", encoding="utf-8")
    with pytest.raises(OSError, match="exists"):
        Journal.create(tmp_path, HEADER)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_device_that_is_full_is_an_error(journal: Journal) -> None:
    play(journal, 20)
    file = logfile.LogFile(Path("/dev/full"), new=False)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        file.append(0, journal.text.encode())
    file.close()


FILL = """
import resource, signal, sys
from pathlib import Path
from apps.test_journal import HEADER, Journal, play
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
journal = Journal.create(Path(sys.argv[1]), HEADER)
size = len(journal.text) + 500
resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
try:
    play(journal, 100)
except OSError as error:
    assert journal.path.read_text("utf-8") == journal.text, "half a line was left"
    assert 0 < size - len(journal.text) < 150, "there was room"
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    play(journal, 30)
    assert journal.path.read_text("utf-8") == journal.text
    print("full once, whole again")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be limited there")
def test_a_file_that_may_not_grow_is_whole_again_once_it_may(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FILL, str(tmp_path)]
    done = subprocess.run(  # noqa: S603 - what is run stands above
        command, capture_output=True, text=True, encoding="utf-8", check=False, env=PATHS
    )
    assert (done.stdout.strip(), done.stderr) == ("full once, whole again", "")


def test_a_record_for_people_of_any_variant_begins(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path, Header(variant("barlinnie_4")))
    assert journal.path is not None
    assert journal.path.name.endswith("-barlinnie_4.jsonl")
    journal.close()
