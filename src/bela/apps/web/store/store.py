"""The one thread that writes: what was asked of it in the same moment is written together."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from bela.apps.web.store.database import NAME, hold, opened

Answer = TypeVar("Answer")
Row = tuple[int, bytes]
"""Number and body of an entry."""


class CannotKeepError(Exception):
    """Something could not be written, and so it has not happened; the text is what the system says."""


@dataclass(frozen=True)
class Write:
    """Entries of one table, to be kept together."""

    code: str
    rows: tuple[Row, ...]
    sync: bool = False
    """Whether they have to be on the disk, not just with the operating system."""
    member: tuple[str, int] | None = None
    """A person who sits there now, and since when."""


Job = tuple[Write | Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]
INSERT = "INSERT INTO log (code, seq, body) VALUES (?, ?, ?)"
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
        self._synced = False
        self._thread = Thread(target=self._run, name="bela-store", daemon=True)
        self._thread.start()

    async def append(self, write: Write) -> None:
        """Keep entries. Raises CannotKeepError; then none of them is kept."""
        await self._ask(write)

    async def call(self, what: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Have something done in a transaction. Raises CannotKeepError, and whatever it raises."""
        answer: Answer = await self._ask(what)
        return answer

    async def load(self, code: str) -> list[bytes]:
        """The entries of a table, in order; none where there is no such table."""
        query = "SELECT body FROM log WHERE code = ? ORDER BY seq"
        return await self.call(lambda db: [body for (body,) in db.execute(query, (code,))])

    async def _ask(self, what: Write | Callable[[sqlite3.Connection], Any]) -> Any:  # noqa: ANN401 - whatever is asked for
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((what, future))
        return await future

    def close(self) -> None:
        """Finish what was asked, and let go of the folder."""
        self._jobs.put(None)
        self._thread.join()
        self._database.close()
        os.close(self._lock)

    # ------------------------------------------------------------ in the thread
    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, last = [job], False
            while not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                jobs.append(more)
            for group in _groups(jobs):
                self._do(group)
            if last:
                return

    def _do(self, group: list[Job]) -> None:
        try:
            answers = self._in_transaction(group)
        except sqlite3.Error as error:
            _fail(group, CannotKeepError(str(error)))
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            _fail(group, error)
        else:
            _tell(group, answers)

    def _in_transaction(self, group: list[Job]) -> list[Any]:
        sync = any(not isinstance(what, Write) or what.sync for what, _ in group)
        if sync is not self._synced:
            self._database.execute(f"PRAGMA synchronous = {'FULL' if sync else 'NORMAL'}")
            self._synced = sync
        self._database.execute("BEGIN IMMEDIATE")
        try:
            answers = [self._one(what) for what, _ in group]
            self._database.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._database.execute("ROLLBACK")
            raise
        return answers

    def _one(self, what: Write | Callable[[sqlite3.Connection], Any]) -> Any:  # noqa: ANN401 - whatever is asked for
        if not isinstance(what, Write):
            return what(self._database)
        self._database.executemany(INSERT, [(what.code, seq, body) for seq, body in what.rows])
        if what.member is not None:
            self._database.execute(MEMBER, (what.member[0], what.code, what.member[1]))
        return None


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


def _fail(group: list[Job], error: Exception) -> None:
    def tell() -> None:
        for _, future in group:
            if not future.done():
                future.set_exception(error)

    _in_loop(group, tell)


def _in_loop(group: list[Job], tell: Callable[[], None]) -> None:
    """Have the loop that asked do it; one that has ended needs no answer."""
    with suppress(RuntimeError):
        group[0][1].get_loop().call_soon_threadsafe(tell)
