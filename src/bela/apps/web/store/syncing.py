"""The thread that waits for the disk, so that nobody else has to: it syncs what was written and moves it in place."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from bela.apps.logfile import BINARY

LOG = logging.getLogger(__name__)
SYNC: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)
PAGES = 16_000
"""Pages written ahead, after which they are moved into the database proper."""

Told = Callable[[OSError | None], object]
"""What to tell whoever waits: that it is on the disk, or why not."""


class Syncer:
    """Syncs in groups: whoever asks while it is at work is served by the next round."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._asked: SimpleQueue[Told | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="bela-sync", daemon=True)
        self._thread.start()

    def ask(self, told: Told) -> None:
        """Have everything on the disk that has been written so far, then tell."""
        self._asked.put(told)

    def close(self) -> None:
        """Finish what was asked."""
        self._asked.put(None)
        self._thread.join()

    def _run(self) -> None:
        database = sqlite3.connect(self._path)
        try:
            while (first := self._asked.get()) is not None:
                waiting: list[Told] = [first]
                last = False
                while not self._asked.empty() and not last:
                    more = self._asked.get()
                    last = more is None
                    waiting += [] if more is None else [more]
                fault = self._synced()
                for told in waiting:
                    told(fault)
                self._moved(database)
                if last:
                    return
        finally:
            database.close()

    def _synced(self) -> OSError | None:
        try:
            descriptor = os.open(self._ahead, os.O_RDWR | BINARY)
        except FileNotFoundError:
            return None  # nothing is written ahead: all is in its place
        except OSError as error:
            return error
        try:
            SYNC(descriptor)
        except OSError as error:
            return error
        finally:
            os.close(descriptor)
        return None

    @property
    def _ahead(self) -> Path:
        return self._path.with_name(self._path.name + "-wal")

    def _moved(self, database: sqlite3.Connection) -> None:
        """Once much is written ahead, move it into the database; whoever writes need not wait for that."""
        try:
            (page,) = database.execute("PRAGMA page_size").fetchone()
            if self._ahead.stat().st_size > PAGES * page:
                database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except (OSError, sqlite3.Error) as error:
            LOG.warning("the log could not be moved into the database, and will be later: %s", error)
