"""A clock that is set by hand, a store that answers at once, and tables to play at with them."""

from __future__ import annotations

import asyncio
import heapq
import sqlite3
from collections.abc import Callable, Coroutine
from functools import wraps
from itertools import count
from pathlib import Path
from typing import Any

from bela.apps.web.room import House
from bela.apps.web.store import CannotKeepError, Store, Write
from bela.apps.web.thinking import HereAndNow

START = 1_700_000_000_000
YIELDS = 30
"""How often the loop is let on until everything that can happen without time has happened."""


class Alarm:
    """Something set for later."""

    def __init__(self, what: Callable[[], object]) -> None:
        self.what: Callable[[], object] | None = what

    def cancel(self) -> None:
        self.what = None


class FakeClock:
    """Time stands until somebody moves it on."""

    def __init__(self) -> None:
        self.time = START
        self._alarms: list[tuple[int, int, Alarm]] = []
        self._numbers = count()

    def now(self) -> int:
        return self.time

    def call_at(self, when: int, what: Callable[[], object]) -> Alarm:
        alarm = Alarm(what)
        heapq.heappush(self._alarms, (max(when, self.time), next(self._numbers), alarm))
        return alarm

    def next_at(self) -> int | None:
        """When something is due."""
        while self._alarms and self._alarms[0][2].what is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    async def pass_by(self, milliseconds: int) -> None:
        """Let time pass, and happen what is due meanwhile."""
        until = self.time + milliseconds
        await settled()
        while (when := self.next_at()) is not None and when <= until:
            self.time = when
            alarm = heapq.heappop(self._alarms)[2]
            if alarm.what is not None:
                alarm.what()
            await settled()
        self.time = until

    async def to_next(self) -> bool:
        """Let pass as much as it takes until something is due; False where nothing is."""
        await settled()
        when = self.next_at()
        if when is None:
            return False
        await self.pass_by(when - self.time)
        return True


async def settled() -> None:
    """Let everything happen that needs no time."""
    for _ in range(YIELDS):
        await asyncio.sleep(0)


class DirectStore(Store):
    """Keeps at once, in the thread of the test; fails when it is told to."""

    full = False

    def _put(self, what: Write | Callable[[sqlite3.Connection], Any]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.full:
            future.set_exception(CannotKeepError("database or disk is full"))
            return future
        try:
            future.set_result(self._in_transaction([(what, future)])[0])
        except sqlite3.Error as error:
            future.set_exception(CannotKeepError(str(error)))
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            future.set_exception(error)
        return future


def new_house(folder: Path, clock: FakeClock | None = None) -> House:
    """What the tables of a test share."""
    return House(clock or FakeClock(), DirectStore(folder), HereAndNow())


Test = Callable[..., Coroutine[Any, Any, None]]


def in_loop(test: Test) -> Callable[..., None]:
    """Run a test in a loop of its own."""

    @wraps(test)
    def running(*args: Any, **more: Any) -> None:  # noqa: ANN401 - whatever the test takes
        asyncio.run(test(*args, **more))

    return running
