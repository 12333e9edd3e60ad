"""What strategies lose in a small two-player game that is solved to its equilibrium; the exploitability meter.

meter.py                          the table of docs/meter.md
meter.py --write                  the same, kept in docs/meter.json
meter.py --strategy module:name   a strategy of yours: see Strategy in scripts/meter_game.py

Exit code 1 when the expert misses a bar. It takes a quarter of an hour; --rounds 100 --seeds 10 takes five minutes.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import meter_bots
import proofs
from meter_game import Meter, Solved, Verdict
from meter_kernel import Manner, sources
from support.sources import BOTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent.parent
RESULT = ROOT / "docs" / "meter.json"
FILES = [*sources(), *sorted((ROOT / "scripts").glob("meter*.py"))]
SOURCES = list(dict.fromkeys((*BOTS, *(path.relative_to(ROOT).as_posix() for path in FILES))))
SEED = 1934
MOST_LOSS = 0.15
MOST_EXPLOITABILITY = 1.0


class Trial(NamedTuple):
    """A strategy to be measured, by the name under which it stands in the table."""

    name: str
    judge: Callable[[Meter], Verdict]


class Row(NamedTuple):
    """A line of the table."""

    name: str
    verdict: Verdict
    choices: int
    """At how many turns with a choice it was asked."""
    seconds: float


def step(name: str, manner: Manner) -> Trial:
    """One step beyond sampled worlds."""
    return Trial(name, lambda meter: meter.judge_step(manner))


def sampling(worlds: int, seeds: int) -> Trial:
    """Plain sampled worlds."""
    name = f"{worlds} sampled worlds" if worlds else "all worlds"
    return Trial(name, lambda meter: meter.judge_sampling(worlds, seeds, seed=SEED))


def manner(**changed: float) -> Manner:
    """The shipped step, but for what is changed."""
    return Manner(**({"model": 4.0, "play": 1.5, "anchor": 0.2, "mix": 0.1, "seeds": 1, "seed": SEED} | changed))


SHIPPED = "the expert, as it plays at a table"
MIXED = "one step: model 4, play 1.5, anchor 0.2, mix 0.1"


def trials(seeds: int) -> list[Trial]:
    """What stands in the table."""
    return [
        Trial("the equilibrium itself", Meter.judge_equilibrium),
        sampling(20, seeds),
        sampling(0, 1),
        step("beliefs and one step: model 4, play 1", manner(play=1.0, anchor=0.0, mix=0.0)),
        step("the same, a sharp model: 1", manner(model=1.0, play=1.0, anchor=0.0, mix=0.0)),
        step("the same, a blind model", manner(model=1e9, play=1.0, anchor=0.0, mix=0.0)),
        step("model 4, play 1, mix 0.1", manner(play=1.0, anchor=0.0)),
        step("model 4, play 1.5, anchor 0.2", manner(mix=0.0)),
        step(MIXED, manner()),
        step("the same, open cards after 4 more cards", manner(ahead=4)),
        step("the same, open cards after 2 more cards", manner(ahead=2)),
        step("the same, 40 worlds, inner 20", manner(worlds=40, inner=20, seeds=seeds)),
        step("the same, 20 worlds, inner 20", manner(worlds=20, inner=20, seeds=seeds)),
        Trial(SHIPPED, lambda meter: meter.judge(meter_bots.expert(seeds))),
    ]


def main() -> int:
    """Do what the command line asks; the number returned is the exit code."""
    asked = arguments()
    if asked.write:
        proofs.refuse_unsaved(SOURCES)
    with Meter() as meter:
        begin = time.process_time()
        solved = meter.solve(asked.rounds)
        seconds = time.process_time() - begin
        print(f"{asked.rounds} rounds, {seconds:.0f} s: value {solved.value:.4f}, between {solved.leader_must:.4f} and "
              f"{solved.leader_can:.4f}, exploitability {solved.exploitability:.5f}")  # fmt: skip
        rows = list(measured(meter, given(asked.strategy) if asked.strategy else trials(asked.seeds)))
    if asked.write:
        proofs.write(RESULT, SOURCES, result(asked, solved, seconds, rows))
    return int(any(missed(row) for row in rows if row.name == SHIPPED or asked.strategy))


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1000, help="rounds of CFR+")
    parser.add_argument("--seeds", type=int, default=100, help="over how many seeds sampled worlds are averaged")
    parser.add_argument("--strategy", metavar="MODULE:NAME", help="measure this one alone")
    parser.add_argument("--write", action="store_true", help=f"keep the table in {RESULT.relative_to(ROOT)}")
    return parser.parse_args()


def given(path: str) -> list[Trial]:
    """A strategy by the module it stands in and its name there."""
    module, _, name = path.partition(":")
    strategy = getattr(import_module(module), name)
    return [Trial(path, lambda meter: meter.judge(strategy))]


def measured(meter: Meter, found: list[Trial]) -> Iterator[Row]:
    """Measure one after the other, and print each as it is known."""
    print(
        f"{'points':52} {'loss':>7} {'leader':>7} {'other':>7} {'exploit':>7} {'leader':>7} {'other':>7} {'turns':>7}"
    )
    for trial in found:
        begin = time.process_time()
        verdict = trial.judge(meter)
        seconds = time.process_time() - begin
        row = Row(trial.name, verdict, sum(count.apart for count in meter.counts()), seconds)
        figures = (verdict.loss, *verdict.losses, verdict.exploitability, *verdict.exploits)
        print(f"{row.name:52}", *(f"{figure:7.3f}" for figure in figures), f"{row.choices:7}", flush=True)
        yield row


def missed(row: Row) -> bool:
    """Whether it loses too much, or can be made to."""
    return row.verdict.loss > MOST_LOSS or row.verdict.exploitability > MOST_EXPLOITABILITY


def result(asked: argparse.Namespace, solved: Solved, seconds: float, rows: list[Row]) -> dict[str, object]:
    """What is kept."""
    return {
        "seed": SEED,
        "seeds": asked.seeds,
        "rounds": asked.rounds,
        "seconds to solve": round(seconds, 1),
        "value": round(solved.value, 5),
        "exploitability of the solution": round(solved.exploitability, 6),
        "bars": {"loss": MOST_LOSS, "exploitability": MOST_EXPLOITABILITY},
        "strategies": {row.name: figures(row) for row in rows},
    }


def figures(row: Row) -> dict[str, object]:
    """A line of the table; by seat, the leader first."""
    return {
        "loss": round(row.verdict.loss, 4),
        "losses": [round(each, 4) for each in row.verdict.losses],
        "exploitability": round(row.verdict.exploitability, 4),
        "exploits": [round(each, 4) for each in row.verdict.exploits],
        "turns asked": row.choices,
        "seconds": round(row.seconds, 1),
    }


if __name__ == "__main__":
    sys.exit(main())
