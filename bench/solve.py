#!/usr/bin/env python3
"""The solver and its play-outs, beside DDS, jass-kit and OpenSpiel in the same run.

python bench/solve.py               the table; rows of peers that are not installed are left out (extra ``bench``)
python bench/solve.py --deals 400   how many deals; --rounds 5 interleaved rounds, of which medians are taken

CPU time through the Python interface. Node counts, ratios and correctness decide; times depend on the processor.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterable, Sequence
from statistics import mean, median
from typing import TypeVar

import peers
from bela.cards import SUITS, cards_of, mask_of
from bela.rules.model import Rules
from bela.rules.variants import variant
from bela.solve import Position, backend, card_values, engine, playouts, reaches, value
from bela.solve.ask import ask
from deals import processor

SEED = 1938
HALF = 82
PLAY_OUTS = 200_000
PLAIN_DEALS = 20

T = TypeVar("T")

Times = list[float]
"""CPU microseconds, one for each deal."""


def deals_of(rules: Rules, number: int) -> list[Position]:
    """Uniform deals, random trumps, the forehand leads."""
    rng, size, found = random.Random(SEED), rules.hand_size, []
    pack = cards_of(rules.pack)
    for _ in range(number):
        rng.shuffle(pack)
        hands = tuple(mask_of(pack[seat * size : (seat + 1) * size]) for seat in range(rules.seats))
        found.append(Position(rules, rng.choice(SUITS), hands, rng.randrange(rules.seats)))
    return found


def timed(ask_one: Callable[[T], object], things: Iterable[T]) -> Times:
    """How long each of them takes."""
    times = []
    for thing in things:
        start = time.process_time_ns()
        ask_one(thing)
        times.append((time.process_time_ns() - start) / 1_000)
    return times


def whole(run: Callable[[], object] | None) -> Times:
    """How long a round takes, in one figure; none where there is nothing to run."""
    if run is None:
        return []
    start = time.process_time_ns()
    run()
    return [(time.process_time_ns() - start) / 1_000]


def solved_in_python(position: Position) -> None:
    """The value by the text in Python."""
    engine.in_python([ask(position).job], engine.Question.VALUE)


class Bench:
    """Everything that takes part in a round, and what each round took."""

    def __init__(self, number: int) -> None:
        four, two = deals_of(variant("croatian_4"), number), deals_of(variant("scottish_2"), number)
        self.four = four
        self.jass, self.spiel = peers.jass(20), peers.spiel(2_000, SEED)
        bridge = peers.dds(number, SEED)
        self.work: dict[str, Callable[[], Times]] = {
            "value": lambda: timed(value, four),
            "dds": lambda: timed(lambda run: run(), bridge),
            "yes/no": lambda: timed(lambda here: reaches(here, HALF), four),
            "cards": lambda: timed(card_values, four),
            "two": lambda: timed(value, two),
            "plain": lambda: timed(solved_in_python, four[:PLAIN_DEALS]),
            "play-outs": lambda: whole(lambda: playouts(four[0], PLAY_OUTS, SEED)),
            "jass": lambda: whole(self.jass and self.jass[0]),
            "spiel": lambda: whole(self.spiel and self.spiel[0]),
        }
        self.rounds: dict[str, list[Times]] = {name: [] for name in self.work}

    def round(self) -> None:
        """One round of everything."""
        for name, work in self.work.items():
            self.rounds[name].append(work())

    def figure(self, name: str, of: Callable[[Sequence[float]], float]) -> float:
        """The median over the rounds of a figure of each round; none is nothing."""
        found = [of(times) for times in self.rounds[name] if times]
        return median(found) if found else float("nan")

    def ratio(self, name: str, of: Callable[[Sequence[float]], float]) -> float:
        """The median over the rounds of how our time stands to that of DDS in the same round."""
        pairs = zip(self.rounds[name], self.rounds["dds"], strict=True)
        found = [of(ours) / of(theirs) for ours, theirs in pairs if theirs]
        return median(found) if found else float("nan")

    def nodes(self) -> list[int]:
        """The number of nodes of each exact value."""
        jobs = [ask(position).job for position in self.four]
        return [answer.nodes for answer in engine.answers(jobs, engine.Question.VALUE)]


def p95(times: Sequence[float]) -> float:
    """What 95 of 100 stay below."""
    return sorted(times)[len(times) * 95 // 100]


def both(bench: Bench, name: str) -> str:
    """How we stand to DDS, by the median and by the mean of each."""
    return f"{bench.ratio(name, median):.2f}x / {bench.ratio(name, mean):.2f}x"


def rows(bench: Bench) -> Iterable[tuple[str, str, str, str]]:
    """What was measured, the figure, what it must reach, what it aims at."""
    nodes, ms = bench.nodes(), 1_000
    times = [bench.figure("value", of) / ms for of in (median, mean, p95)]
    yield (
        "nodes per exact value, median / mean",
        f"{median(nodes):.0f} / {mean(nodes):.0f}",
        "12 k / 19 k",
        "8 k / 12 k",
    )
    yield "exact value, ms, median / mean / p95", " / ".join(f"{each:.2f}" for each in times), "0.9 / 1.5 / 5", "0.45"
    against = "against an exact value of DDS, medians / means"
    yield f"the same {against}", both(bench, "value"), "1.8x", "1.0x"
    yield f"more than half or not, {against}", both(bench, "yes/no"), "0.15x", "0.08x"
    yield "all first leads, ms, median", f"{bench.figure('cards', median) / ms:.2f}", "2.0", "1.0"
    yield "two players, nine cards, ms, median", f"{bench.figure('two', median) / ms:.3f}", "0.2", "0.09"
    yield "the text in Python, s, median", f"{bench.figure('plain', median) / ms / ms:.3f}", "0.3", "0.12"
    one = bench.figure("play-outs", sum) / PLAY_OUTS
    yield "play-outs from the deal, millions a second", f"{1 / one:.2f}", "1.0", "1.8"
    for name, found, must, aim in (("jass", bench.jass, "500x", "800x"), ("spiel", bench.spiel, "7x", "12x")):
        if found is not None:
            theirs = bench.figure(name, sum) / found[1]
            yield f"a card of a play-out against {TITLES[name]}", f"{theirs / (one / 32):.1f}x", must, aim


TITLES = {"jass": "jass-kit's GameSim", "spiel": f"OpenSpiel's rollouts ({peers.SPIEL_GAME})"}


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    bench = Bench(asked.deals)
    for _ in range(asked.rounds):
        bench.round()
    print(
        f"{processor()}; {backend()}; {asked.deals} deals of croatian_4, medians of {asked.rounds} rounds, CPU time\n"
    )
    print("| measured | found | must | aim |\n|---|---|---|---|")
    for row in rows(bench):
        print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    main()
