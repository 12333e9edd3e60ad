"""Time: what the server's clock says, and what is to be done later."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """Something that is to be done later."""

    def cancel(self) -> None:
        """Do not do it after all."""
        ...


class Clock(Protocol):
    """A clock that can be set for later."""

    def now(self) -> int:
        """Milliseconds; it never goes back."""
        ...

    def call_at(self, when: int, what: Callable[[], object]) -> Handle:
        """Have something done at that time, or at once where that is past."""
        ...


class SystemClock:
    """The time of the day as it was when the server started, and from then on as long as it took."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int((self._start + time.monotonic()) * 1000)

    def call_at(self, when: int, what: Callable[[], object]) -> asyncio.TimerHandle:
        """Have something done by the running loop."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, what)


PER = {"none": 0, "relaxed": 45_000, "brisk": 12_000}
"""By kind of clock: milliseconds for each question."""
RESERVE = {"none": 0, "relaxed": 180_000, "brisk": 60_000}
"""By kind of clock: milliseconds beyond that, for the whole match."""
