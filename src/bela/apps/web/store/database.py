"""The database file: opened, brought up to date, copied."""

from __future__ import annotations

import os
import sqlite3
from importlib.resources import files
from pathlib import Path

from bela.apps.locks import lock
from bela.apps.logfile import sync_directory

NAME, LOCK = "tables.sqlite3", "lock"
MODE, FILE_MODE = 0o700, 0o600
"""Only its owner may look into the folder, and into any file: they hold everybody's cards."""


class NewerDataError(Exception):
    """The data were written by a newer version of bela; ``found`` is theirs, ``known`` what this one can read."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"data of version {found}; this bela knows those up to {known}")
        self.found = found
        self.known = known


def migrations() -> list[tuple[int, str]]:
    """The numbered steps from an empty file to what is needed now."""
    folder = files(__package__) / "migrations"
    found = [(int(path.name.partition("_")[0]), path.read_text(encoding="utf-8")) for path in folder.iterdir()]
    return sorted(found)


def hold(folder: Path) -> int:
    """Hold the folder for this process; the descriptor that does. Raises InUseError, OSError."""
    folder.mkdir(mode=MODE, parents=True, exist_ok=True)
    descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, FILE_MODE)
    try:
        lock(descriptor)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def owned(path: Path) -> Path:
    """The path of a file that is there, and that nobody but its owner may read if it is new. Raises OSError.

    What the database keeps beside it for a time is as closed as the file itself.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
    return path


def opened(path: Path) -> sqlite3.Connection:
    """The database, up to date. Raises sqlite3.Error, NewerDataError, OSError."""
    database = sqlite3.connect(owned(path), isolation_level=None, check_same_thread=False)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")
        database.execute("PRAGMA foreign_keys = ON")
        upgrade(database)
        sync_directory(path.parent)
    except BaseException:
        database.close()
        raise
    return database


def upgrade(database: sqlite3.Connection) -> None:
    """Take the steps that are missing, each as a whole. Raises sqlite3.Error, NewerDataError."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    steps = migrations()
    if version > steps[-1][0]:
        raise NewerDataError(version, steps[-1][0])
    for number, text in steps:
        if number > version:
            database.executescript(f"BEGIN IMMEDIATE; {text} PRAGMA user_version = {number}; COMMIT;")


def backup(source: Path, target: Path) -> None:
    """Copy the database while it may be in use. Raises sqlite3.Error, OSError, FileExistsError."""
    if target.exists():
        raise FileExistsError(target)
    beside = target.with_name(target.name + ".part")
    beside.unlink(missing_ok=True)
    with _closing(source) as old, _closing(owned(beside)) as new:
        old.backup(new)
    beside.replace(target)


class _closing:  # noqa: N801 - reads as contextlib's own
    """A database for the length of a block."""

    def __init__(self, path: Path) -> None:
        self._database = sqlite3.connect(path)

    def __enter__(self) -> sqlite3.Connection:
        return self._database

    def __exit__(self, *_: object) -> None:
        self._database.close()
