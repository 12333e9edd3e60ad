"""The one thread that writes: what was asked of it in the same moment is written together."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from bela.apps.web.store.database import NAME, hold, opened
from bela.apps.web.store.kept import CannotKeepError, Write
from bela.apps.web.store.syncing import Syncer

Answer = TypeVar("Answer")
MOVE_AFTER = 1000
"""Writes after which the thread that syncs is asked whether there is much to move, even where nobody needs it."""
Job = tuple[Write | Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]
INSERT = "INSERT INTO log (code, seq, body) VALUES "
AT_ONCE = 300
"""Entries of one statement."""
MEMBER = "INSERT OR REPLACE INTO member (person, code, at) VALUES (?, ?, ?)"


class Store:
    """Keeps what happens. Opened by one process at a time."""

    def __init__(self, folder: Path) -> None:
        """Open the folder, or make it. Raises InUseError, OSError, sqlite3.Error, NewerDataError."""
        self.folder = folder
        self._lock = hold(folder)
        try:
            self._database = opened(folder / NAME)
        except BaseException:
            os.close(self._lock)
            raise
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._database.execute("PRAGMA wal_autocheckpoint = 0")  # the thread that syncs sees to that
        self._syncer = Syncer(folder / NAME)
        self._unmoved = 0
        self._thread = Thread(target=self._run, name="bela-store", daemon=True)
        self._thread.start()

    async def append(self, write: Write) -> None:
        """Keep entries. Raises CannotKeepError; then none of them is kept."""
        await self.keep(write)

    def keep(self, write: Write) -> asyncio.Future[Any]:
        """The same for whoever has to know how it ends whatever happens meanwhile."""
        return self._put(write)

    async def call(self, what: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Have something done in a transaction. Raises CannotKeepError, and whatever it raises."""
        answer: Answer = await self._put(what)
        return answer

    async def load(self, code: str) -> list[bytes]:
        """The entries of a table, in order; none where there is no such table."""
        query = "SELECT body FROM log WHERE code = ? ORDER BY seq"
        return await self.call(lambda db: [body for (body,) in db.execute(query, (code,))])

    def _put(self, what: Write | Callable[[sqlite3.Connection], Any]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((what, future))
        return future

    def close(self) -> None:
        """Finish what was asked, and let go of the folder."""
        self._jobs.put(None)
        self._thread.join()
        self._syncer.close()
        self._database.close()
        os.close(self._lock)

    # ------------------------------------------------------------ in the thread
    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, last = [job], False
            while not self._jobs.empty() and not last:
                more = self._jobs.get()
                last = more is None
                jobs += [] if more is None else [more]
            for group in _groups(jobs):
                self._do(group)
            if last:
                return

    def _do(self, group: list[Job]) -> None:
        try:
            answers = self._in_transaction(group)
        except sqlite3.Error as error:
            if len(group) > 1:  # what is wrong with one is not to hinder the others
                for job in group:
                    self._do([job])
            else:
                _fail(group, CannotKeepError(str(error)))
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            _fail(group, error)
        else:
            self._answer(group, answers)

    def _answer(self, group: list[Job], answers: list[Any]) -> None:
        """Tell those who need no more than that it is with the system; the others once it is on the disk."""
        waiting = [job for job in group if isinstance(job[0], Write) and job[0].sync]
        done = [(job, answer) for job, answer in zip(group, answers, strict=True) if job not in waiting]
        _tell([job for job, _ in done], [answer for _, answer in done])
        self._unmoved += len(group)
        if waiting:
            self._syncer.ask(lambda fault: _synced(waiting, fault))
        elif self._unmoved > MOVE_AFTER:
            self._unmoved = 0
            self._syncer.ask(lambda _fault: None)

    def _in_transaction(self, group: list[Job]) -> list[Any]:
        self._database.execute("BEGIN IMMEDIATE")
        try:
            self._insert([what for what, _ in group if isinstance(what, Write)])
            answers = [None if isinstance(what, Write) else what(self._database) for what, _ in group]
            self._database.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._database.execute("ROLLBACK")
            raise
        return answers

    def _insert(self, writes: list[Write]) -> None:
        """All entries, in as few statements as may be: each statement lets other threads run, and waits to go on."""
        rows = [(write.code, seq, body) for write in writes for seq, body in write.rows]
        for start in range(0, len(rows), AT_ONCE):
            some = rows[start : start + AT_ONCE]
            values = [value for row in some for value in row]
            self._database.execute(INSERT + ", ".join(["(?, ?, ?)"] * len(some)), values)
        for write in writes:
            if write.member is not None:
                self._database.execute(MEMBER, (write.member[0], write.code, write.member[1]))


def _groups(jobs: list[Job]) -> Iterator[list[Job]]:
    """Writes that follow each other as one group, everything else by itself."""
    writes: list[Job] = []
    for job in jobs:
        if isinstance(job[0], Write):
            writes.append(job)
            continue
        if writes:
            yield writes
            writes = []
        yield [job]
    if writes:
        yield writes


def _tell(group: list[Job], answers: list[Any]) -> None:
    def tell() -> None:
        for (_, future), answer in zip(group, answers, strict=True):
            if not future.done():
                future.set_result(answer)

    _in_loop(group, tell)


def _synced(group: list[Job], fault: OSError | None) -> None:
    if fault is None:
        _tell(group, [None] * len(group))
    else:
        _fail(group, CannotKeepError(fault.strerror or str(fault)))


def _fail(group: list[Job], error: Exception) -> None:
    def tell() -> None:
        for _, future in group:
            if not future.done():
                future.set_exception(error)

    _in_loop(group, tell)


def _in_loop(group: list[Job], tell: Callable[[], None]) -> None:
    """Have the loop that asked do it; one that has ended needs no answer."""
    if not group:
        return
    with suppress(RuntimeError):
        group[0][1].get_loop().call_soon_threadsafe(tell)
