"""The proof of the bots: what is looked at, how it is shared out, and the result with the sources it speaks for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from typing import NamedTuple

from bela.rules.variants import VARIANTS
from oracle import bots_foolish, bots_policy, bots_secrets
from oracle.bots_tally import Tally
from support.sources import BOTS, ROOT

RESULT = ROOT / "docs" / "proofs" / "bots.json"
SOURCES = (
    *(f"src/bela/{name}" for name in ("cards.py", "melds.py", "play.py", "rules", "scoring", "deal")),
    *BOTS,
    *(f"tests/oracle/bots_{name}.py" for name in ("foolish", "policy", "proof", "secrets", "tally")),
)
NICE = 5
SECRETS, FOOLISH, POLICY = "secrets", "foolish cards", "the rules bot and its compiled twin"
PARTS: dict[str, Callable[..., Tally]] = {
    SECRETS: bots_secrets.secrets,
    FOOLISH: bots_foolish.foolish,
    POLICY: bots_policy.policy,
}


@dataclass(frozen=True)
class Run:
    """How much is looked at."""

    secrets: int
    """Positions, shared out over variants and bots."""
    foolish: int
    """Choices of a card by each level, shared out over variants."""
    policy: int
    """Choices of a card, shared out over variants."""


class Job(NamedTuple):
    """A share of the work."""

    part: str
    asked: tuple[str | int, ...]


def jobs(run: Run, seed: int) -> Iterator[Job]:
    """What there is to do, the longest first."""
    each = -(-run.foolish // len(VARIANTS))
    for spec in reversed(bots_foolish.BOTS):
        yield from (Job(FOOLISH, (name, spec, each, seed)) for name in VARIANTS)
    each = -(-run.secrets // (len(VARIANTS) * len(bots_secrets.BOTS)))
    for spec in bots_secrets.BOTS:
        yield from (Job(SECRETS, (name, spec, each, seed)) for name in VARIANTS)
    yield from (Job(POLICY, (name, -(-run.policy // len(VARIANTS)), seed)) for name in VARIANTS)


def work(job: Job) -> tuple[str, Tally]:
    """One share."""
    return job.part, PARTS[job.part](*job.asked)


def compare(run: Run, seed: int, processes: int) -> dict[str, Tally]:
    """All of it, by part."""
    found = {part: Tally() for part in PARTS}
    with get_context("spawn").Pool(processes, initializer=os.nice, initargs=(NICE,)) as pool:
        for part, tally in pool.imap_unordered(work, jobs(run, seed)):
            found[part].join(tally)
    return found
