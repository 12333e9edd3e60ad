"""Each level against the one below, in every variant: what is to be played, and playing it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from bela.apps.arena_file import NoResultsError, OtherResultsError, Results
from bela.arena import Measure, Plan, Series, Stop, Until, Verdict, play_pairs
from bela.rules.house import save_house
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS

PAIRS = 400
"""A level is told from the one below by so many pairs of matches at most."""
STEP = (0.55, 0.85)
STEP_ALONE = (0.40, 0.70)
"""The share of matches that a level wins from the one below, and alone from two of it where three play."""
YARDSTICK = ("rules", "random")
MATCHES = 200
LEAST, LEAST_ALONE = 0.90, 0.75
"""What the one yardstick wins of so many matches from the other at least."""

Row = dict[str, object]


@dataclass(frozen=True)
class Contest:
    """One bot against another in one variant, and what share it is to win."""

    variant: str
    names: tuple[str, str]
    specs: tuple[str, str]
    goal: tuple[float, float]
    pairs: int
    step: bool
    """Whether these are neighbouring levels, played until it is clear; else yardsticks, played to the end."""

    def plan(self, seed: int) -> Plan:
        """What the arena plays."""
        return Plan(*self.specs, save_house(VARIANTS[self.variant]), Measure.MATCHES, seed)

    @property
    def stop(self) -> Stop | None:
        """When enough has been played."""
        return Until(*self.goal) if self.step else None

    @property
    def file(self) -> str:
        """The name of its results file."""
        return re.sub(r"[^\w.]+", "-", "-".join((self.variant, *self.specs))) + ".jsonl"


def contests(levels: Sequence[str], template: str) -> Iterator[Contest]:
    """All that is to be played, variant by variant; ``template`` makes of a level what the arena calls it."""
    for name, rules in VARIANTS.items():
        yield yardstick(name, rules)
        for lower, higher in pairwise(levels):
            specs = (template.format(higher), template.format(lower))
            goal = STEP if rules.sides == 2 else STEP_ALONE  # noqa: PLR2004 - two sides
            yield Contest(name, (higher, lower), specs, goal, PAIRS, step=True)


def yardstick(name: str, rules: Rules) -> Contest:
    """The rule bot against chance."""
    least = LEAST if rules.sides == 2 else LEAST_ALONE  # noqa: PLR2004 - two sides
    return Contest(name, YARDSTICK, YARDSTICK, (least, 1.0), -(-MATCHES // rules.sides), step=False)


# ---------------------------------------------------------------- playing
@dataclass(frozen=True)
class Room:
    """Where results are kept, and how they are played."""

    folder: Path
    seed: int
    jobs: int
    deadline: float = float("inf")
    """On the clock that never goes back, in seconds."""

    @property
    def late(self) -> bool:
        """Whether time is up."""
        return time.monotonic() >= self.deadline


def play(contest: Contest, room: Room, say: Callable[[str], None] = print) -> Row | None:
    """Play a contest to its end, or go on with it; None when the time is up first. What was played is kept."""
    plan = contest.plan(room.seed)
    series = Series(plan, contest.stop)
    with closing(results_of(room.folder / contest.file, plan, say)) as results:
        for pair in results.pairs:
            if not over(contest, series):
                series.add(pair)
        if not over(contest, series) and not room.late:
            with closing(play_pairs(plan, range(len(series.values), contest.pairs), room.jobs)) as coming:
                for pair in coming:
                    results.add(pair)
                    series.add(pair)
                    if over(contest, series) or room.late:
                        break
    return row(contest, series) if over(contest, series) else None


def over(contest: Contest, series: Series) -> bool:
    """Whether enough has been played."""
    return series.verdict is not None or len(series.values) >= contest.pairs


def results_of(path: Path, plan: Plan, say: Callable[[str], None]) -> Results:
    """The results so far; those of other sources are of no use any more and make room."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return Results.open(path, plan)
    except (NoResultsError, OtherResultsError) as error:
        say(f"{path.name} begins anew: {error}"[:200])
        path.unlink()
        return Results.open(path, plan)


def row(contest: Contest, series: Series) -> Row:
    """What came of a contest."""
    estimate = series.estimate
    assert estimate is not None  # noqa: S101 - it is over
    data = series.data()
    return {
        "variant": contest.variant,
        "bots": list(contest.names),
        "step": contest.step,
        "goal": list(contest.goal),
        "pairs": data["pairs"],
        "matches": data["games"],
        "deals": data["deals"],
        "share": data["mean"],
        "low": data["low"],
        "high": data["high"],
        "reached": series.verdict is Verdict.HIGH if contest.step else estimate.mean >= contest.goal[0],
        "clear": series.verdict is not None or not contest.step,
        "decisions": data["bots"],
    }
