"""What is to be measured, as a value that can be sent to another process."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from bela.arena.frozen import without_runs
from bela.rules.house import load_house
from bela.rules.model import Rules

Lineup = tuple[bool, ...]
"""By side: whether the first bot plays for it."""


class Measure(StrEnum):
    """What a pair is made of."""

    DEALS = "deals"
    MATCHES = "matches"


class Alone(StrEnum):
    """Where more than two sides play: whose bot sits in one seat, with the other one in all the others."""

    FIRST = "first"
    SECOND = "second"
    BOTH = "both"
    """Each in turn."""


@dataclass(frozen=True)
class Plan:
    """Everything that decides what comes of a pair, but for its number."""

    first: str
    second: str
    house: str
    """The rules of the table, as a text of house rules."""
    measure: Measure
    seed: int
    alone: Alone = Alone.FIRST
    frozen: bool = False
    """Whether the auction is frozen and nothing is announced; then the second is a program from outside."""

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return without_runs(rules_in(self.house)) if self.frozen else rules_in(self.house)

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who sits where in each game of a pair."""
        return lineups(self.rules.sides, self.alone)

    @property
    def fair(self) -> float:
        """The share of matches that a bot wins against its like."""
        return sum(sum(lineup) for lineup in self.lineups) / len(self.lineups) / self.rules.sides


@lru_cache
def rules_in(house: str) -> Rules:
    """The rules that a text states, made once."""
    return load_house(house, "rules")


def lineups(sides: int, alone: Alone) -> tuple[Lineup, ...]:
    """Every side in turn for the first bot; with more than two sides, for the one that sits alone."""
    ones = tuple(tuple(side == place for side in range(sides)) for place in range(sides))
    others = tuple(tuple(not here for here in lineup) for lineup in ones)
    if sides == 2:  # noqa: PLR2004 - then the one is alone as much as the other
        return ones
    return {Alone.FIRST: ones, Alone.SECOND: others, Alone.BOTH: (*ones, *others)}[alone]
