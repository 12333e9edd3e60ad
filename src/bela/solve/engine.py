"""Which of the two texts of the search answers: the compiled one where it was built, else the one in Python."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from importlib import import_module
from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from bela.solve.kit import Kit, make_kit
from bela.solve.plain.playout import play_outs
from bela.solve.plain.solver import Solver

if TYPE_CHECKING:
    from types import ModuleType

    from bela.rules.tables import Tables
    from bela.solve.task import Task


def built() -> ModuleType | None:
    """The compiled text; None when there was no compiler where this was installed."""
    try:
        return import_module("bela.solve._kernel")
    except ImportError:
        return None


KERNEL = built()


class Question(IntEnum):
    """What is asked of a task; the numbers are those of the compiled text."""

    VALUE = 0
    REACHES = 1
    CARDS = 2
    PLAYABLE = 3


class Job(NamedTuple):
    """A task with the tables it is played by."""

    kit: Kit
    task: Task
    need: int = 0


class Answer(NamedTuple):
    """What was found."""

    word: int
    """The value, whether it reaches (1 or 0), or the set of playable cards."""
    nodes: int
    """Trick starts and card positions visited."""
    by_card: dict[int, int]
    """The value after each playable card, where that was asked."""


@dataclass(frozen=True, eq=False)
class _Known:
    tables: Tables
    kit: Kit


_KNOWN: dict[int, _Known] = {}
MOST_KNOWN = 256


def kit_for(tables: Tables) -> Kit:
    """The relabelled tables, made once. They are looked up by identity: to compare them would cost like a search."""
    known = _KNOWN.get(id(tables))
    if known is None or known.tables is not tables:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[id(tables)] = _Known(tables, make_kit(tables))
    return known.kit


@lru_cache(maxsize=256)
def ready(kit: Kit) -> object:
    """The kit as the compiled text holds it."""
    made: object = kernel().kit(kit.packed)
    return made


def kernel() -> ModuleType:
    """The compiled text. Raises ImportError where it was not built."""
    if KERNEL is None:
        raise ImportError("the compiled search was not built")
    return KERNEL


def backend() -> str:
    """Which text of the search runs: ``compiled`` or ``python``."""
    return "python" if KERNEL is None else "compiled"


def answers(jobs: Sequence[Job], question: Question, threads: int = 1) -> list[Answer]:
    """Answer the same question for every job. The answers do not depend on the number of threads."""
    return in_python(jobs, question) if KERNEL is None else compiled(jobs, question, threads)


def in_python(jobs: Iterable[Job], question: Question) -> list[Answer]:
    """Answer with the text in Python."""
    return [_plain(Solver(job.kit, job.task), job.need, question) for job in jobs]


def _plain(solver: Solver, need: int, question: Question) -> Answer:
    word, by_card = 0, {}
    match question:
        case Question.VALUE:
            word = solver.value()
        case Question.REACHES:
            word = int(solver.window(need) >= need)
        case Question.PLAYABLE:
            word = solver.playable()
        case Question.CARDS:
            word, by_card = solver.playable(), solver.values()
    return Answer(word, solver.nodes, by_card)


WIDTH = 34


def compiled(jobs: Sequence[Job], question: Question, threads: int = 1) -> list[Answer]:
    """Answer with the compiled text."""
    if len(jobs) == 1:
        return [compiled_one(*jobs[0], question)]
    kits = {job.kit: number for number, job in enumerate(jobs)}
    places = {kit: place for place, kit in enumerate(kits)}
    tasks = b"".join(job.task.packed(places[job.kit], job.need) for job in jobs)
    words = array("q", kernel().answers(tuple(map(ready, kits)), tasks, question, threads))
    if question is not Question.CARDS:
        return [Answer(words[at], words[at + 1], {}) for at in range(0, len(words), 2)]
    return [_with_cards(words[at : at + WIDTH]) for at in range(0, len(words), WIDTH)]


PLAIN = Struct("=qq")


def compiled_one(kit: Kit, task: Task, need: int, question: Question) -> Answer:
    """Answer a single question, with as little round it as can be."""
    found = kernel().answers((ready(kit),), task.packed(0, need), question, 1)
    if question is Question.CARDS:
        return _with_cards(array("q", found))
    word, nodes = PLAIN.unpack(found)
    return Answer(word, nodes, {})


def _with_cards(words: Sequence[int]) -> Answer:
    return Answer(words[0], words[1], {card: words[2 + card] for card in range(32) if words[0] >> card & 1})


def played_out(job: Job, number: int, seed: int) -> array[int]:
    """The points of our side in so many play-outs by chance."""
    if KERNEL is None:
        return play_outs(job.kit, job.task, number, seed)
    tasks = job.task.packed(0)
    return array("h", kernel().playouts((ready(job.kit),), tasks, seed & (1 << 64) - 1, number))
