"""Pairs put together, in the order of their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from bela.arena.clock import Clocks, Kind
from bela.arena.figures import Estimate, mean_estimate, share_estimate
from bela.arena.pair import Pair, worth
from bela.arena.plan import Measure, Plan
from bela.arena.stopping import Stop, Until, Verdict, always_valid

Data = dict[str, object]


class Series:
    """The pairs of a plan so far, what they say, and whether they are enough."""

    def __init__(self, plan: Plan, stop: Stop | None = None) -> None:
        self.plan = plan
        self.values: list[float] = []
        """What each pair is worth."""
        self.deals = 0
        self.clocks = (Clocks(), Clocks())
        self.verdict: Verdict | None = None
        self.stop = stop
        self._look = None if stop is None else stop.begin()

    def add(self, pair: Pair) -> None:
        """Take in the next pair. Raises ValueError for another one, or when there are enough."""
        if pair.number != len(self.values) or self.verdict is not None:
            raise ValueError(f"pair {pair.number} is not the next one")
        value = worth(self.plan, pair)
        self.values.append(value)
        self.deals += pair.deals
        for own, new in zip(self.clocks, pair.clocks, strict=True):
            own.join(new)
        if self._look is not None:
            self.verdict = self._look.see(value)

    @property
    def estimate(self) -> Estimate | None:
        """Points a deal, or the share of matches won; None before the first pair.

        The interval of a share that is played for until it is narrow enough is the one that holds at all times.
        """
        if not self.values:
            return None
        if self.plan.measure is Measure.DEALS:
            return mean_estimate(self.values)
        share = share_estimate(self.values)
        if not isinstance(self.stop, Until):
            return share
        low, high = always_valid(Counter(self.values))
        return replace(share, low=low, high=high)

    def data(self) -> Data:
        """The series as data; but for the times, the same for the same plan and number of pairs."""
        estimate = self.estimate
        return {
            "measure": self.plan.measure.value,
            "pairs": len(self.values),
            "games": len(self.values) * len(self.plan.lineups),
            "deals": self.deals,
            **({} if estimate is None else estimate_data(estimate)),
            "verdict": self.verdict,
            "bots": [bot_data(*each) for each in zip((self.plan.first, self.plan.second), self.clocks, strict=True)],
        }


def estimate_data(estimate: Estimate) -> Data:
    """An estimate as data; an end of the interval that is not known is null."""
    known = estimate.pairs > 1 or estimate.low >= 0.0
    low, high = (round(estimate.low, 4), round(estimate.high, 4)) if known else (None, None)
    return {"mean": round(estimate.mean, 4), "low": low, "high": high, "deviation": round(estimate.deviation, 4)}


def bot_data(name: str, clocks: Clocks) -> Data:
    """How long a bot took, in milliseconds, and how often it failed."""
    return {"bot": name, "decisions": times_data(clocks), "faults": dict(clocks.faults)}


def times_data(clocks: Clocks) -> Mapping[str, object]:
    """The times of a bot by kind of decision."""
    return {
        kind.value: {
            "number": clocks.timing(kind).number,
            "mean_ms": _milliseconds(clocks.timing(kind).mean),
            **{f"{name}_ms": _milliseconds(clocks.timing(kind).quantile(share)) for name, share in QUANTILES.items()},
        }
        for kind in Kind
    }


QUANTILES = {"median": 0.5, "p95": 0.95, "p99": 0.99}


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 4)
