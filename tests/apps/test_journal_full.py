"""When nothing can be written, nothing that was kept is lost, and the match can go on."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bela.apps import logfile
from bela.apps.journal import UNFINISHED, Journal
from bela.record import read_record, replay
from driver.journals import HEADER, PATHS, on_disk, play
from record.randomplay import choose


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
from bela.apps.journal import Journal
from driver.journals import HEADER, play
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
