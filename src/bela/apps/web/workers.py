"""Bots at work, beside the loop that serves people: in other processes, within a time limit, and never in its way."""

from __future__ import annotations

import asyncio
import copyreg
import logging
import multiprocessing
import os
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache

from bela.apps.web.faults import without_values
from bela.apps.web.thinking import Question, Thought, fallen_back, report, think
from bela.rules.house import load_house, save_house
from bela.rules.model import Rules
from bela.table.patience import LIMIT

LOG = logging.getLogger(__name__)


class Workers:
    """Bots think in processes of their own; one that takes too long, or dies, is replaced."""

    def __init__(self, count: int = 0, limit: float = LIMIT) -> None:
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._limit = limit
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, mp_context=context, initializer=end_with_the_server)

    async def ask(self, question: Question) -> Thought:
        """What the bots answer; a sensible action where they do not."""
        pool = self._pool
        try:
            thought = await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, question)), self._limit)
        except (TimeoutError, BrokenExecutor, RuntimeError):
            self._replace(pool)
            thought = fallen_back(question)
        except Exception as error:
            LOG.exception("a bot could not be asked", exc_info=without_values(error))
            thought = fallen_back(question)
        report(thought)
        return thought

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = self._new()
            end(pool)

    def close(self) -> None:
        """End the processes."""
        end(self._pool)


def end_with_the_server() -> None:
    """Have this process end when the one that started it does, however that ends."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool with its processes, whatever they are at."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


# ---------------------------------------------------------------- rules on their way to another process
@lru_cache(maxsize=1000)
def _written(rules: Rules) -> str:
    return save_house(rules)


@lru_cache(maxsize=1000)
def _read(text: str) -> Rules:
    return load_house(text, "worker")


def _reduced(rules: Rules) -> tuple[object, tuple[str]]:
    """Rules go as a text, so that a process makes their tables of card play once."""
    return _read, (_written(rules),)


copyreg.pickle(Rules, _reduced)  # type: ignore[arg-type]
