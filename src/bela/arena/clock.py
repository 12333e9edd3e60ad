"""The time that a bot takes to decide: of the processor, so that it does not depend on what else the machine does."""

from __future__ import annotations

import math
import time
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from operator import index
from typing import TYPE_CHECKING

from bela.bots import Bot
from bela.deal.actions import Action
from bela.deal.state import Phase, View

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Mapping

GRAIN = math.log(1.02)
"""Times are counted in classes that are 2 % wide, so that a median, say, is right within 1 %."""
LONGEST = 2**63
"""Nanoseconds that no run takes."""


class Kind(StrEnum):
    """What a decision is about."""

    CALLING = "calling"
    PLAY = "play"
    OTHER = "other"
    """Exchange, discard and announcements."""


KINDS = {Phase.BIDDING: Kind.CALLING, Phase.PLAY: Kind.PLAY}


def class_of(nanoseconds: int) -> int:
    """In which class a time is counted."""
    return round(math.log(max(nanoseconds, 1)) / GRAIN)


@dataclass
class Times:
    """How long decisions took; in nanoseconds, by class."""

    total: int = 0
    classes: Counter[int] = field(default_factory=Counter)

    @property
    def number(self) -> int:
        """How many decisions there were."""
        return self.classes.total()

    @property
    def mean(self) -> float:
        """In seconds; 0 where nothing was decided."""
        return self.total / max(self.number, 1) / 1e9

    def __bool__(self) -> bool:
        return self.number > 0

    def add(self, nanoseconds: int) -> None:
        """Count one decision."""
        self.total += nanoseconds
        self.classes[class_of(nanoseconds)] += 1

    def join(self, other: Times) -> None:
        """Count those of another as well."""
        self.total += other.total
        self.classes.update(other.classes)

    def quantile(self, share: float) -> float:
        """The time in seconds within which that share of the decisions was taken; 0 where nothing was decided."""
        left = math.ceil(share * self.number)
        for place, number in sorted(self.classes.items()):
            left -= number
            if left <= 0:
                return math.exp(place * GRAIN) / 1e9
        return 0.0


@dataclass
class Clocks:
    """The times of one bot, and its faults by the name of the error."""

    times: dict[Kind, Times] = field(default_factory=dict)
    faults: Counter[str] = field(default_factory=Counter)

    def timing(self, kind: Kind) -> Times:
        """The times of one kind."""
        return self.times.setdefault(kind, Times())

    def join(self, other: Clocks) -> None:
        """Count those of another as well."""
        for kind, times in other.times.items():
            self.timing(kind).join(times)
        self.faults.update(other.faults)


class Timed:
    """A bot whose decisions are timed. Where there is nothing to choose there is no decision."""

    def __init__(self, bot: Bot, clocks: Clocks) -> None:
        self._bot = bot
        self._clocks = clocks

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """What the bot does."""
        begin = time.process_time_ns()
        try:
            return self._bot.choose(view, legal, rng)
        finally:
            if len(legal) > 1:
                self._clocks.timing(KINDS.get(view.board.phase, Kind.OTHER)).add(time.process_time_ns() - begin)

    def claims(self, view: View) -> bool:
        """Whether the bot claims; this is asked so often that it is not counted among the decisions."""
        return self._bot.claims(view)


# ---------------------------------------------------------------- as data
Data = dict[str, object]


def clocks_data(clocks: Clocks) -> Data:
    """The clocks of a bot as data."""
    times = {kind.value: [found.total, sorted(found.classes.items())] for kind, found in clocks.times.items()}
    return {"times": times, **({"faults": dict(clocks.faults)} if clocks.faults else {})}


def clocks_from(data: Mapping[str, object]) -> Clocks:
    """The clocks that were written down. Raises TypeError, ValueError and KeyError for what was not."""
    times, faults = data["times"], data.get("faults", {})
    if not isinstance(times, dict) or not isinstance(faults, dict):
        raise TypeError("no times")
    read = {Kind(kind): Times(_natural(total), _classes(classes)) for kind, (total, classes) in times.items()}
    return Clocks(read, Counter({fault: _natural(number) for fault, number in faults.items()}))


def _classes(found: Iterable[tuple[int, int]]) -> Counter[int]:
    return Counter({_natural(one, class_of(LONGEST)): _natural(number) for one, number in found})


def _natural(number: int, most: int = LONGEST) -> int:
    """A number that a clock can have counted. Raises TypeError and ValueError."""
    if not 0 <= index(number) <= most:
        raise ValueError(number)
    return number
