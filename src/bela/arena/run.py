"""Many pairs, by one process or several: they come out in order, and how many processes there are changes nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

from bela.arena.pair import Pair, play_pair
from bela.arena.plan import Plan

AHEAD = 4
"""Pairs under way or waiting, for each process."""


class WorkersLostError(RuntimeError):
    """A process that played was ended from outside, for want of memory perhaps; the pairs so far stand."""


def play_pairs(plan: Plan, numbers: range, jobs: int = 1) -> Generator[Pair, None, None]:
    """The pairs with those numbers, in order. Raises WorkersLostError.

    Closing the iterator ends the processes that play, whatever they are at.
    """
    if jobs == 1:
        yield from (play_pair(plan, number) for number in numbers)
        return
    context = multiprocessing.get_context("spawn")  # the same on every system
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=prepare_process) as pool:
        before = set(multiprocessing.active_children())
        try:
            yield from _in_order(pool, plan, numbers, jobs)
        except BrokenProcessPool as error:
            raise WorkersLostError from error
        finally:
            end_processes(before)


def _in_order(pool: ProcessPoolExecutor, plan: Plan, numbers: range, jobs: int) -> Iterator[Pair]:
    waiting: deque[Future[Pair]] = deque()
    for number in numbers:
        waiting.append(pool.submit(play_pair, plan, number))
        if len(waiting) == AHEAD * jobs:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def end_processes(others: set[multiprocessing.process.BaseProcess]) -> None:
    """End the processes that were started here; the others are not ours."""
    for process in set(multiprocessing.active_children()) - others:
        process.terminate()


# ---------------------------------------------------------------- in a process that plays
def prepare_process() -> None:
    """An interrupt is for the process that collects the pairs; when that one ends, however it does, so does this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the process that started this one, and end."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
