"""A file that grows at its end and is held by one process."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from bela.apps.locks import lock

BINARY = getattr(os, "O_BINARY", 0)
MODE = 0o600
"""Only its owner may read it: it holds everybody's cards."""
CHUNK = 2**20


class LogFile:
    """An open file. What was appended is with the operating system; what was synced is on the disk.

    All methods raise OSError where the system cannot do what is asked.
    """

    def __init__(self, path: Path, *, new: bool) -> None:
        """Open the file, or make it. Raises InUseError when another process holds it, FileExistsError for a new one."""
        flags = os.O_RDWR | os.O_APPEND | BINARY | (os.O_CREAT | os.O_EXCL if new else 0)
        self.path = path
        self._descriptor = os.open(path, flags, MODE)
        self._closed = False
        try:
            lock(self._descriptor)
            self._end: int | None = os.fstat(self._descriptor).st_size
        except OSError:
            self.close()
            raise

    def read(self) -> bytes:
        """All that is in the file."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        return b"".join(iter(lambda: os.read(self._descriptor, CHUNK), b""))

    def append(self, at: int, data: bytes) -> None:
        """Write data so that they begin at that offset; what lies behind it is cut off. All are written or none."""
        if self._end != at:
            self._cut(at)
        self._end = None
        try:
            self._write(data)
        except BaseException:
            with suppress(OSError):  # else it is cut before the next time
                self._cut(at)
            raise
        self._end = at + len(data)

    def _write(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._descriptor, rest) :]

    def _cut(self, at: int) -> None:
        os.ftruncate(self._descriptor, at)
        self._end = at

    def sync(self) -> None:
        """Have everything on the disk before this returns."""
        os.fsync(self._descriptor)

    def close(self) -> None:
        """Let go of the file; once is enough."""
        if not self._closed:
            self._closed = True
            os.close(self._descriptor)


def sync_directory(directory: Path) -> None:
    """Have the names in a directory on the disk, where the system can be asked for that."""
    with suppress(OSError):
        descriptor = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
