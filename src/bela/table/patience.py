"""Bots that are waited for no longer than a table can bear."""

from __future__ import annotations

import random
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from typing import TypeVar

from bela.bots import Bot
from bela.deal.actions import Action
from bela.deal.state import View

LIMIT = 10.0
"""Seconds after which a bot is given up, and a sensible action taken in its place."""

Result = TypeVar("Result")
Jobs = SimpleQueue[Callable[[], None] | None]


class Aside:
    """Lets one thing at a time be worked out in a thread of its own, which does not keep the program from ending."""

    def __init__(self) -> None:
        self._jobs: Jobs | None = None
        self._busy: Callable[[], bool] = lambda: False

    def within(self, limit: float, what: Callable[[], Result]) -> Result:
        """What comes of it. Raises TimeoutError after ``limit`` seconds, and at once while the last is not done."""
        if self._busy():
            raise TimeoutError
        future: Future[Result] = Future()
        self._busy = lambda: not future.done()
        self._queue().put(partial(_work_out, future, what))
        return future.result(limit)

    def _queue(self) -> Jobs:
        if self._jobs is None:
            self._jobs = SimpleQueue()
            weakref.finalize(self, self._jobs.put, None)
            threading.Thread(target=_serve, args=(self._jobs,), daemon=True).start()
        return self._jobs


def _serve(jobs: Jobs) -> None:
    while (job := jobs.get()) is not None:
        job()


def _work_out(future: Future[Result], what: Callable[[], Result]) -> None:
    try:
        future.set_result(what())
    except BaseException as error:  # noqa: BLE001 - whoever waits is told
        future.set_exception(error)


class Patient:
    """A bot with a time limit: one that takes too long fails, and is not asked again before it is done."""

    def __init__(self, bot: Bot, limit: float = LIMIT) -> None:
        self.bot = bot
        self._limit = limit
        self._aside = Aside()

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The action of the bot. Raises TimeoutError."""
        return self._aside.within(self._limit, partial(self.bot.choose, view, legal, rng))

    def claims(self, view: View) -> bool:
        """Whether the bot claims. Raises TimeoutError."""
        return self._aside.within(self._limit, partial(self.bot.claims, view))
