"""A file is held in the way that the system has."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bela.apps import locks
from bela.apps.logfile import LogFile


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    locks.way_to_hold.cache_clear()
    yield
    locks.way_to_hold.cache_clear()


class Bytes:
    """The locking of bytes, as Windows does it."""

    LK_NBLCK = 2

    def __init__(self, error: int = 0) -> None:
        self.error = error
        self.held: list[tuple[int, int]] = []

    def locking(self, descriptor: int, mode: int, size: int) -> None:
        assert mode == self.LK_NBLCK
        if self.error:
            raise OSError(self.error, "no")
        self.held.append((descriptor, size))


def only(monkeypatch: pytest.MonkeyPatch, **modules: object) -> None:
    """A system that has no other ways."""
    for name in ("fcntl", "msvcrt"):
        monkeypatch.setitem(sys.modules, name, modules.get(name))


def test_one_byte_is_held_where_bytes_are_locked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    way = Bytes()
    only(monkeypatch, msvcrt=way)
    file = LogFile(tmp_path / "log", new=True)
    assert [size for _, size in way.held] == [1]
    file.append(0, b"one\n")
    file.append(4, b"two\n")
    assert file.read() == b"one\ntwo\n"
    file.close()


@pytest.mark.parametrize("error", [errno.EACCES, errno.EAGAIN, errno.EDEADLK])
def test_a_byte_that_is_held_means_in_use(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: int) -> None:
    only(monkeypatch, msvcrt=Bytes(error))
    with pytest.raises(locks.InUseError):
        LogFile(tmp_path / "log", new=True)


def test_where_the_file_system_cannot_lock_play_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    only(monkeypatch, msvcrt=Bytes(errno.ENOLCK))
    LogFile(tmp_path / "log", new=True).close()


def test_where_the_system_knows_no_locks_play_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    only(monkeypatch)
    LogFile(tmp_path / "log", new=True).close()
    LogFile(tmp_path / "log", new=False).close()


def test_the_whole_file_is_held_where_that_can_be(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = list[int]()
    only(monkeypatch, fcntl=SimpleNamespace(LOCK_EX=2, LOCK_NB=4, flock=lambda _, mode: asked.append(mode)))
    LogFile(tmp_path / "log", new=True).close()
    assert asked == [6]
