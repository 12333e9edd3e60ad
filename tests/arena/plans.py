"""Plans to play."""

from __future__ import annotations

from bela.arena import Alone, Measure, Plan
from bela.arena.pair import Pair
from bela.rules.house import save_house
from bela.rules.variants import variant


def plan(
    name: str,
    measure: Measure = Measure.DEALS,
    *,
    bots: str = "rules random",
    alone: Alone = Alone.FIRST,
    seed: int = 3,
) -> Plan:
    """Two bots at a table."""
    first, second = bots.split()
    return Plan(first, second, save_house(variant(name)), measure, seed, alone)


def outcome(pair: Pair) -> tuple[object, ...]:
    """What may not depend on anything but plan and number: all but the times."""
    decisions = [{kind: times.number for kind, times in clocks.times.items()} for clocks in pair.clocks]
    return pair.number, pair.written, pair.winners, pair.deals, decisions
