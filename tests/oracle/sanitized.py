"""Puts a build of the compiled search to work: endings, whole deals, play-outs, threads and random words.

python -m oracle.sanitized BUILD NUMBER
"""

from __future__ import annotations

import random
import sys
from array import array
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from types import ModuleType

from bela.solve import engine
from bela.solve.ask import ask
from bela.solve.engine import Job, Question
from oracle.endings import endings
from oracle.solve_proof import asked_for
from oracle.twins import whole_deals

WHOLE_DEALS = 20
THREADS = 4


def load(path: str, name: str) -> ModuleType:
    """The build of a module at that place."""
    loader = ExtensionFileLoader(name, path)
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def work(number: int) -> None:
    """Endings by every question, whole deals by several threads, play-outs."""
    jobs = [asked_for(ending).job for ending in endings(number, seed=3)]
    for question in Question:
        assert engine.compiled(jobs, question, THREADS) == engine.compiled(jobs, question)
    some = jobs[: number // 20]
    assert engine.compiled(some, Question.CARDS) == engine.in_python(some, Question.CARDS)
    deals = [ask(position).job for position in whole_deals(WHOLE_DEALS, seed=4)]
    assert engine.compiled(deals, Question.CARDS, THREADS) == engine.compiled(deals, Question.CARDS)
    for job in deals:
        assert len(engine.played_out(job, number, 5)) == number


def bad_words(number: int, job: Job) -> int:
    """Tasks with random words: refused, or solved where they happen to be sound. How many were refused."""
    rng, refused = random.Random(6), 0
    kit = (engine.kernel().kit(job.kit.packed),)
    for _ in range(number):
        task = array("I", job.task.packed(0))
        for _ in range(rng.randrange(1, 4)):
            task[rng.randrange(len(task))] = rng.choice((0, 1, 2, 3, 4, 5, 1 << 31, rng.getrandbits(32)))
        try:
            engine.kernel().answers(kit, task, rng.choice(list(Question)), 1)
        except ValueError:
            refused += 1
    return refused


def main() -> int:
    """Work through everything; a sanitizer ends the process itself."""
    engine.KERNEL = load(sys.argv[1], "bela.solve._kernel")
    number = int(sys.argv[2])
    work(number)
    refused = bad_words(number, asked_for(next(endings(1, seed=7))).job)
    done = f"endings {number}, whole deals {WHOLE_DEALS}, random tasks {number} ({refused} refused)"
    sys.stdout.write(f"{done}: nothing to report\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
