"""What many pairs say together: a mean, and the interval that holds the truth 95 times in 100."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
SMALL = (math.inf, 12.706, 4.303, 3.182, 2.776)
"""The quantiles of Student's distribution for up to four degrees of freedom; none for 0."""


@dataclass(frozen=True)
class Estimate:
    """A mean over pairs, and its 95 % interval."""

    pairs: int
    mean: float
    low: float
    high: float
    deviation: float
    """The standard deviation of a pair."""


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of at least one value, with Student's interval; of one alone nothing is known but itself."""
    number, mean, deviation = len(values), fmean(values), spread(values)
    half = math.inf if number == 1 else student(number - 1) * deviation / math.sqrt(number)
    return Estimate(number, mean, mean - half, mean + half, deviation)


def share_estimate(values: Sequence[float]) -> Estimate:
    """The mean of at least one value between 0 and 1, with Wilson's interval.

    The games of a pair have the same packs, so that they are not independent, and the pair is what is counted. A pair
    whose two games go either way by themselves is worth two trials, one whose games always go the same way a single
    one: the interval is that of as many trials as the spread shows, guessed with one pair more at either end.
    """
    number, mean = len(values), fmean(values)
    trials = number * worth_of_a_pair(values)
    centre = (mean + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z / (1 + Z * Z / trials) * math.sqrt(mean * (1 - mean) / trials + (Z / (2 * trials)) ** 2)
    return Estimate(number, mean, max(centre - half, 0.0), min(centre + half, 1.0), spread(values))


def worth_of_a_pair(values: Sequence[float]) -> float:
    """How many independent trials a pair stands for; never less than one."""
    padded = [0.0, *values, 1.0]
    mean = fmean(padded)
    variance = fmean((value - mean) ** 2 for value in padded)
    return max(mean * (1 - mean) / variance, 1.0)


def spread(values: Sequence[float]) -> float:
    """The standard deviation; 0 for a single value."""
    return stdev(values) if len(values) > 1 else 0.0


def student(degrees: int) -> float:
    """The quantile of Student's distribution for the interval, from that of the normal one (Cornish and Fisher)."""
    if degrees < len(SMALL):
        return SMALL[degrees]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    fourth = (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160
    return Z + first / degrees + second / degrees**2 + third / degrees**3 + fourth / degrees**4
