"""Bots at work, beside the loop that serves people: in other processes, within a time limit, and never in its way."""

from __future__ import annotations

import asyncio
import copyreg
import logging
import multiprocessing
import os
import random
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from bela.apps.web.faults import without_values
from bela.bots import Bot, get_bot
from bela.deal.actions import Action
from bela.deal.decide import legal
from bela.deal.notation import action_text
from bela.deal.state import View
from bela.rules.house import load_house, save_house
from bela.rules.model import Rules
from bela.table.agents import Fault, chosen, instead, wants_to_claim
from bela.table.table import log_fault

LOG = logging.getLogger(__name__)
LIMIT = 10.0
"""Seconds after which a bot is given up, and a sensible action taken in its place."""
SLOW = "slow"


@dataclass(frozen=True)
class Asked:
    """A seat's bot, and what it sees."""

    level: str
    view: View


@dataclass(frozen=True)
class Question:
    """What bots are asked at once: these whether they claim the game, and that one for its move."""

    claims: tuple[Asked, ...]
    move: Asked | None
    whim: str
    """What the bot's chance follows from."""


@dataclass(frozen=True)
class Thought:
    """The answer; who claims has its way before who moves."""

    claims: int | None = None
    action: str | None = None
    faults: tuple[Fault, ...] = ()


class Thinkers(Protocol):
    """Whoever lets bots think."""

    async def ask(self, question: Question) -> Thought:
        """What the bots answer. Never raises."""
        ...

    def close(self) -> None:
        """No more questions will come."""
        ...


@lru_cache
def bot_of(level: str) -> Bot:
    """The bot of a level; bots keep nothing in mind, so that one serves for all tables. Raises UnknownBotError."""
    return get_bot(level)


def think(question: Question) -> Thought:
    """Ask the bots; in whatever process this runs."""
    faults: list[Fault] = []
    for asked in question.claims:
        if wants_to_claim(bot_of(asked.level), asked.view, faults.append):
            return Thought(claims=asked.view.seat, faults=tuple(faults))
    if question.move is None:
        return Thought(faults=tuple(faults))
    rng = random.Random(question.whim)  # noqa: S311 - a bot's whim, not a card
    view = question.move.view
    action = chosen(bot_of(question.move.level), view, legal_of(view), rng, faults.append)
    return Thought(action=action_text(action), faults=tuple(faults))


def legal_of(view: View) -> tuple[Action, ...]:
    """What the seat of a view may do."""
    assert view.hand is not None  # noqa: S101 - who is asked has a hand
    return legal(view.rules, view.board, view.hand)


def fallen_back(question: Question) -> Thought:
    """The answer of bots that gave none."""
    if question.move is None:
        return Thought()
    view = question.move.view
    assert view.seat is not None  # noqa: S101 - a bot has a seat
    return Thought(action=action_text(instead(view, legal_of(view))), faults=(Fault(view.seat, SLOW),))


class HereAndNow:
    """Bots think in this very process, at once: for tests, and where there is just one table."""

    async def ask(self, question: Question) -> Thought:
        """What the bots answer."""
        thought = think(question)
        report(thought)
        return thought

    def close(self) -> None:
        """Nothing is held."""


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


def report(thought: Thought) -> None:
    """Put faults into the log; they name no card."""
    for fault in thought.faults:
        log_fault(fault)


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
