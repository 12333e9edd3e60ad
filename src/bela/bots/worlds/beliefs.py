"""How likely a world is, to judge by what the others did: cards and calls, by a soft model of the players.

The model is soft on purpose: one that trusts its idea of the others too much loses what it gains, and is easily deceived.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from typing import TYPE_CHECKING

from bela.bots.worlds.calls import Manner

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence


@dataclass(frozen=True)
class Trust:
    """How far the others' cards and calls are taken at their word."""

    heat: float = 12.0
    """By how many points a card may look worse and still be played a third as often as the best."""
    whim: float = 0.15
    """The share of cards that are played without a thought."""
    cards: float = 1.0
    """How much what cards tell counts; 0 for nothing."""
    calls: float = 1.0
    """How much what calls tell counts."""
    manner: Manner = field(default_factory=Manner)
    """How closely they are thought to keep to the calling table."""


def thinned(worlds: Sequence[int], logs: Sequence[float], number: int, rng: random.Random) -> list[int]:
    """So many of the worlds, each as often as its likelihood says: drawn at even steps from one random start."""
    highest = max(logs)
    weights = [exp(each - highest) for each in logs]
    step = sum(weights) / number
    at, reach, chosen = rng.random() * step, 0.0, []
    for world, weight in zip(worlds, weights, strict=True):
        reach += weight
        while at < reach and len(chosen) < number:
            chosen.append(world)
            at += step
    return chosen
