"""A book on disk: what was told as written is there, whatever becomes of the process and of the disk."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
from pathlib import Path
from typing import IO, cast

import pytest

from apps.test_journal_full import Disk
from bela.apps.locks import InUseError
from bela.apps.pad.files import PadFile, kept_in, named, stem_of
from bela.apps.places import pads_directory
from bela.pad.book import open_book
from bela.pad.change import Enter, Remove, Undo
from bela.pad.count import read_written
from bela.pad.faults import PadError
from bela.pad.lines import book_text
from bela.record import Header
from bela.rules.variants import VARIANTS
from driver.process import COMMAND, POSIX, environment, ran, redirected
from support.pads import new_id

RULES = VARIANTS["croatian_4"]
MADE = read_written(RULES, {"maker": 0, "card_points": [100, 62]})


@pytest.fixture
def file(tmp_path: Path) -> PadFile:
    """A book that has just begun, and is kept."""
    return PadFile.create(tmp_path, open_book(Header(RULES, dealer=0), "Petak, đački"))


def on_disk(file: PadFile) -> str:
    return file.path.read_text(encoding="utf-8")


def test_every_change_is_on_the_disk_before_it_counts(file: PadFile) -> None:
    assert file.path.name == "petak-dacki.pad"
    assert file.do(Enter("1", MADE))
    assert file.do(Undo("2"))
    assert on_disk(file) == book_text(file.book)
    file.close()
    again = PadFile.open(file.path)
    assert again.book == file.book
    again.close()


def test_the_same_change_twice_is_written_once(file: PadFile) -> None:
    assert file.do(Enter("1", MADE))
    before = on_disk(file)
    assert not file.do(Enter("1", MADE))
    assert on_disk(file) == before


def test_what_is_refused_leaves_the_file_as_it_was(file: PadFile) -> None:
    before = on_disk(file)
    with pytest.raises(PadError, match="no_such_row"):
        file.do(Remove("1", "nowhere"))
    assert on_disk(file) == before


@pytest.mark.parametrize("room", [0, 1, 30])
def test_what_does_not_fit_on_the_disk_has_not_happened(
    file: PadFile, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    file.do(Enter("1", MADE))
    book, text = file.book, on_disk(file)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", Disk(room))
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            file.do(Enter("2", MADE))
    assert (file.book, on_disk(file)) == (book, text)
    assert file.do(Enter("2", MADE))
    assert on_disk(file) == book_text(file.book)


def test_what_cannot_be_synced_has_not_happened(file: PadFile, monkeypatch: pytest.MonkeyPatch) -> None:
    text = on_disk(file)

    def fail(_descriptor: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            file.do(Enter("1", MADE))
    assert (on_disk(file), len(file.book.rows)) == (text, 0)
    assert file.do(Enter("1", MADE))


def test_a_book_for_which_there_is_no_room_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", Disk(10))
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            PadFile.create(tmp_path, open_book(Header(RULES)))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_last_line_that_was_not_written_to_its_end_is_dropped(file: PadFile, cut: int) -> None:
    file.do(Enter("1", MADE))
    text = on_disk(file)
    file.do(Enter("2", MADE))
    file.close()
    file.path.write_bytes(file.path.read_bytes()[:-cut])
    again = PadFile.open(file.path)
    assert len(again.book.rows) == 1
    again.do(Enter("3", MADE))
    assert on_disk(again).startswith(text)
    assert on_disk(again) == book_text(again.book)
    again.close()


def test_two_processes_cannot_write_in_one_book(file: PadFile) -> None:
    with pytest.raises(InUseError):
        PadFile.open(file.path)
    assert kept_in(file.path.parent)[0].in_use
    file.close()
    assert not kept_in(file.path.parent)[0].in_use


def test_books_without_a_title_are_called_by_their_file(tmp_path: Path) -> None:
    for _ in range(2):
        PadFile.create(tmp_path, open_book(Header(RULES))).close()
    assert sorted(one.title for one in kept_in(tmp_path)) == ["croatian_4", "croatian_4-2"] or sorted(
        one.path.stem for one in kept_in(tmp_path)
    ) == ["croatian-4", "croatian-4-2"]
    assert [one.path.stem for one in named(tmp_path, "croatian-4-2")] == ["croatian-4-2"]


@pytest.mark.parametrize(
    ("title", "stem"), [("Žuti & Crni", "zuti-crni"), ("🂡", "pad"), ("../x", "x"), ("A" * 99, "a" * 60)]
)
def test_a_title_makes_a_name_that_every_system_takes(title: str, stem: str) -> None:
    assert stem_of(title) == stem


def test_books_lie_where_the_environment_says() -> None:
    assert pads_directory(None, {"BELA_DATA": "x"}) == Path("x/pads")
    assert pads_directory(Path("y"), {"BELA_DATA": "x"}) == Path("y/pads")
    assert pads_directory(None, {}).name == "pads"


# ---------------------------------------------------------------- processes
def begun(folder: Path) -> Path:
    """A folder with a book."""
    made = ran("pad", "new", "Friday", "--variant", "croatian_4", "--data", str(folder))
    assert made.returncode == 0, made.stderr
    return folder / "pads" / "friday.pad"


@POSIX
@pytest.mark.parametrize("rows", [1, 2, 5])
def test_whoever_is_killed_loses_nothing_that_was_told_as_written(tmp_path: Path, rows: int) -> None:
    path = begun(tmp_path)
    command = [*COMMAND, "pad", "Friday", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()) as process:  # noqa: S603
        keys, screen = cast("IO[bytes]", process.stdin), cast("IO[bytes]", process.stdout)
        for row in range(1, rows + 1):
            keys.write(b"1 100\n")
            keys.flush()
            while f"Row {row}:".encode() not in screen.readline():
                pass
        keys.write(b"1 90\n")  # under way when the end comes
        keys.flush()
        process.send_signal(signal.SIGKILL)
    left = PadFile.open(path)
    assert len(left.book.rows) in (rows, rows + 1)
    assert left.do(Enter(new_id(), MADE))
    left.close()
    again = ran("pad", "Friday", "--data", str(tmp_path), keys=b"s\nq\n")
    assert again.returncode == 0
    assert f"{rows + 1}.".encode() in again.stdout


@POSIX
def test_an_interrupt_ends_the_pad_and_keeps_the_book(tmp_path: Path) -> None:
    path = begun(tmp_path)
    command = [*COMMAND, "pad", "Friday", "--data", str(tmp_path)]
    with subprocess.Popen(  # noqa: S603
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,  # noqa: PLW1509
    ) as process:
        keys, screen = cast("IO[bytes]", process.stdin), cast("IO[bytes]", process.stdout)
        keys.write(b"1 100\n")
        keys.flush()
        while b"Row 1:" not in screen.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, b"")
    assert len(kept_in(path.parent)[0].book.rows) == 1  # type: ignore[union-attr]


@POSIX
def test_a_full_disk_is_told_and_the_book_stays_open(tmp_path: Path) -> None:
    """The shell's own limit on the size of files stands in for a full disk."""
    path = begun(tmp_path)
    before = path.read_text(encoding="utf-8")
    keys = b"1 100\n" * 20 + b"s\nq\n"
    found = redirected(f"pad Friday --data {tmp_path}", "", keys, before="trap '' XFSZ; ulimit -f 2;")
    assert found.returncode == 0
    assert b"Traceback" not in found.stderr
    assert b"nothing could be written (File too large)" in found.stdout
    book = kept_in(path.parent)[0].book
    assert book is not None
    assert 0 < len(book.rows) < 20
    assert path.read_text(encoding="utf-8").startswith(before)
