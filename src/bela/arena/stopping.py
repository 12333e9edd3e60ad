"""When enough has been played: tests that may be looked at after every pair and stay sound.

A test looks at the pairs in the order of their numbers, so that where it stops does not depend on which of them was
played first.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from bela.arena.figures import CONFIDENCE


class Verdict(StrEnum):
    """What a test says."""

    LOW = "low"
    """Of the two values of a sequential test the lower one holds; an interval lies outside of the bounds."""
    HIGH = "high"
    """The higher one holds; the interval lies inside of them."""


class Look(Protocol):
    """A test under way."""

    def see(self, value: float) -> Verdict | None:
        """Take in what the next pair is worth; gives the verdict once there is one."""
        ...


class Stop(Protocol):
    """A test, as a value."""

    def begin(self) -> Look:
        """The test before the first pair."""
        ...


# ---------------------------------------------------------------- two means
ERROR = 0.05
"""How often a sequential test may be wrong, whichever of the two values is the truth."""
LEAST = 40
"""Pairs before the first look: the spread is not known sooner."""


@dataclass(frozen=True)
class Sprt:
    """Wald's test of whether the mean of a pair is ``low`` or ``high``, with the spread that is seen.

    The spread takes the place of the one that is not known (a generalized test, as arenas of chess programs use it);
    with more than some hundred pairs it errs about as often as it says.
    """

    low: float
    high: float

    def begin(self) -> _SprtLook:
        """The test before the first pair."""
        return _SprtLook(self)


class _SprtLook:
    def __init__(self, test: Sprt) -> None:
        self._test = test
        self._number = 0
        self._mean = 0.0
        self._squares = 0.0

    def see(self, value: float) -> Verdict | None:
        self._number += 1
        before = value - self._mean
        self._mean += before / self._number
        self._squares += before * (value - self._mean)
        bound = math.log((1 - ERROR) / ERROR)
        ratio = self.ratio()
        if abs(ratio) < bound:
            return None
        return Verdict.HIGH if ratio > 0 else Verdict.LOW

    def ratio(self) -> float:
        """The logarithm of how much likelier the higher mean is; 0 before the first look."""
        if self._number < LEAST or self._squares == 0.0:
            return 0.0
        variance = self._squares / (self._number - 1)
        middle = (self._test.low + self._test.high) / 2
        return self._number * (self._test.high - self._test.low) * (self._mean - middle) / variance


# ---------------------------------------------------------------- a share
BETS = (0.05, 0.1, 0.2, 0.4, 0.8)
"""Parts of all one has that are bet on every pair; a fifth of the capital follows each."""
STEPS = 40
"""Halvings by which a bound is found."""


@dataclass(frozen=True)
class Until:
    """Play until the whole 95 % interval of a share lies inside of two bounds, or outside.

    The interval comes from ``always_valid`` and may be looked at after every pair.
    """

    low: float
    high: float

    def begin(self) -> _UntilLook:
        """The test before the first pair."""
        return _UntilLook(self)


class _UntilLook:
    def __init__(self, test: Until) -> None:
        self._test = test
        self._seen: Counter[float] = Counter()

    def see(self, value: float) -> Verdict | None:
        self._seen[value] += 1
        low, high = always_valid(self._seen)
        if self._test.low <= low and high <= self._test.high:
            return Verdict.HIGH
        return Verdict.LOW if high < self._test.low or low > self._test.high else None


def always_valid(seen: Mapping[float, int]) -> tuple[float, float]:
    """The interval for the mean of values between 0 and 1, given how often each was seen.

    Whoever bets that the mean is above ``m``, at odds that are fair when it is ``m``, gets 40 times as rich at any time
    with a chance of 1 in 40 at most, however often one looks (Ville's inequality). So the low end is where a better
    would be just that rich, and the high end likewise: both hold at all times together in 95 of 100 cases (Waudby-Smith
    and Ramdas, 2024). What was seen counts, not in which order.
    """
    mirrored = {1 - value: number for value, number in seen.items()}
    return _lowest(seen), 1 - _lowest(mirrored)


def _lowest(seen: Mapping[float, int]) -> float:
    """The least mean at which betting on more has not made rich: the richer, the lower the mean that was bet on."""
    rich = math.log(2 / (1 - CONFIDENCE))
    return _bisected(lambda mean: capital(seen, mean) >= rich)


def capital(seen: Mapping[float, int], mean: float) -> float:
    """The logarithm of what a better has who began with 1 and bets that the mean is above ``mean``, which is not 0."""
    gains = [sum(number * math.log1p(bet * (value / mean - 1)) for value, number in seen.items()) for bet in BETS]
    most = max(gains)
    return most + math.log(sum(math.exp(gain - most) for gain in gains) / len(BETS))


def _bisected(too_low: Callable[[float], bool]) -> float:
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if too_low(middle) else (low, middle)
    return low
