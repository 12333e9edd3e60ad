"""Learn anew what calls are worth: src/bela/bots/learned/weights.json.

learn_calls.py                                   every place of the calling of every kind, 40,000 deals each
learn_calls.py --variant croatian_4 --deals 150000 --generations 2     one kind alone; the others are kept
learn_calls.py --out FILE                        write elsewhere
learn_calls.py --short                           a few deals; writes nothing, fails where written weights are missing

Deals are drawn in which the calling comes to the place, and played out twice by the rules bot: after a suit was chosen,
and after a pass. The weights are those with which the figures of ``bela.bots.learned.features`` come closest to the
lead. In the first generation the others call by the calling table; in later ones by what was learned until then, and
all samples count. The same seed and numbers give the same weights, whatever the number of processes.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Mapping
from itertools import groupby
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

import learn_fit as fit
from bela.bots.learned import Learned, every, shape_of
from bela.rules.variants import VARIANTS, variant
from learn_samples import Place, by_table, by_weights, places, samples

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src" / "bela" / "bots" / "learned" / "weights.json"
SEED = 1953
DEALS, SHORT_DEALS = 40_000, 60
PART = 5_000
"""So many deals are one process's share."""
TEST = 4
"""Every fourth share is left out of a fit to see how well the rest foretells it; then all count."""

Weights = dict[str, dict[str, Learned]]
"""By variant and place."""


class Job(NamedTuple):
    """A share of the samples of one place."""

    variant: str
    place: Place
    number: int
    seed: str
    callers: Mapping[str, Learned] | None
    """What was learned before; None for the calling table."""


class Found(NamedTuple):
    """What a share came to."""

    choose: fit.Sums
    leave: fit.Sums


Shares = dict[tuple[str, Place], list[Found]]


def main() -> int:
    """Do what the command line asks; the number returned is the exit code."""
    asked = arguments()
    if asked.short:
        asked.deals, asked.generations = SHORT_DEALS, 2
    names = asked.variant or kinds()
    weights = learn(names, asked)
    wrong = list(gaps(weights, every())) if asked.short else []
    print(*wrong, f"{sum(map(len, weights.values()))} places learned", sep="\n")
    if not asked.short:
        asked.out.write_text(as_json(weights, kept(names)), encoding="utf-8", newline="\n")
    return int(bool(wrong))


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=DEALS, help="of each place and generation")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--variant", choices=kinds(), action="append", help="may be given several times")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--short", action="store_true", help=f"{SHORT_DEALS} deals of each place, write nothing")
    return parser.parse_args()


def kinds() -> tuple[str, ...]:
    """One variant of each way in which trumps are chosen."""
    found: dict[str, str] = {}
    for name, rules in VARIANTS.items():
        found.setdefault(shape_of(rules), name)
    return tuple(found.values())


# ---------------------------------------------------------------- learning
def learn(names: Iterable[str], asked: argparse.Namespace) -> Weights:
    """The weights after all generations."""
    shares: Shares = {}
    weights: Weights = {}
    with get_context("spawn").Pool(asked.jobs) as pool:
        for generation in range(asked.generations):
            todo = [job for name in names for job in jobs(name, asked, generation, weights.get(name))]
            for job, found in zip(todo, pool.imap(share, todo), strict=True):
                shares.setdefault((job.variant, job.place), []).append(found)
            weights = {
                name: {str(place): learned(own) for (_, place), own in group}
                for name, group in groupby(shares.items(), key=lambda item: item[0][0])
            }
    report(shares)
    return weights


def jobs(name: str, asked: argparse.Namespace, generation: int, callers: Mapping[str, Learned] | None) -> list[Job]:
    """What a generation asks of one variant."""
    return [
        Job(name, place, min(PART, asked.deals - start), f"{asked.seed} {name} {place} {generation} {start}", callers)
        for place in places(variant(name))
        for start in range(0, asked.deals, PART)
    ]


def share(job: Job) -> Found:
    """Draw and play out one share."""
    caller = by_table if job.callers is None else by_weights(job.callers)
    found = samples(variant(job.variant), job.place, caller, job.number, Random(job.seed))
    choose = fit.summed([each.choosing for each in found], [each.chosen for each in found])
    return Found(choose, fit.summed([each.passing for each in found], [each.passed for each in found]))


def learned(shares: list[Found]) -> Learned:
    """The weights of one place."""
    choose, leave = (fit.total(column) for column in zip(*shares, strict=True))
    return Learned(tuple(fit.fitted(choose)), tuple(fit.fitted(leave)))


def report(shares: Shares) -> None:
    """Say how much of the variance is foretold of shares that the fit did not see."""
    for (name, place), found in shares.items():
        if len(found) >= TEST:
            told = [f"{foretold(column):.4f}" for column in zip(*found, strict=True) if fit.spread(column[0])]
            print(f"{name} {place}: foretold of choosing and passing {' '.join(told)}", flush=True)


def foretold(column: tuple[fit.Sums, ...]) -> float:
    """The share of the variance foretold."""
    seen = [sums for at, sums in enumerate(column) if at % TEST]
    return fit.told(fit.total(column[::TEST]), fit.fitted(fit.total(seen)))


# ---------------------------------------------------------------- what is written
def as_json(weights: Weights, others: Mapping[str, Mapping[str, Learned]]) -> str:
    """The file, by the shape of the calling and the place in it."""
    shapes = {shape_of(variant(name)): found for name, found in weights.items()}
    data = {
        shape: {place: {"choose": found.choose, "leave": found.leave} for place, found in by_place.items()}
        for shape, by_place in {**others, **shapes}.items()
    }
    return json.dumps(data, separators=(",", ":")) + "\n"


def kept(names: Iterable[str]) -> Mapping[str, Mapping[str, Learned]]:
    """What was learned of other kinds."""
    new = {shape_of(variant(name)) for name in names}
    return {shape: found for shape, found in every().items() if shape not in new}


def gaps(weights: Weights, written: Mapping[str, Mapping[str, Learned]]) -> Iterable[str]:
    """Which places of any variant, as far as it was learned, the written weights lack or know in another form."""
    learned_by = {shape_of(variant(name)): found for name, found in weights.items()}
    for name, rules in VARIANTS.items():
        new, old = learned_by.get(shape_of(rules), {}), written.get(shape_of(rules), {})
        for place in map(str, places(rules)) if new else ():
            if place not in old:
                yield f"{name} {place}: no weights were written"
            elif sizes(old[place]) != sizes(new[place]):
                yield f"{name} {place}: {sizes(old[place])} weights were written, and {sizes(new[place])} are needed"


def sizes(found: Learned) -> list[int]:
    """How many weights there are of either kind."""
    return [len(found.choose), len(found.leave)]


if __name__ == "__main__":
    sys.exit(main())
