"""How likely a world is, to judge by what the others did: cards and calls, by a soft model of the players.

The model is soft on purpose: one that trusts its idea of the others too much loses what it gains, and is easily deceived.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, inf
from typing import TYPE_CHECKING

from bela.bots.worlds.calls import Manner, calls_made
from bela.bots.worlds.engine import callings, plausibilities
from bela.bots.worlds.moment import cards_played, first_leader
from bela.bots.worlds.result import Past

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.sampler import Lying
    from bela.deal.state import Board


@dataclass(frozen=True)
class Trust:
    """How far the others' cards and calls are taken at their word."""

    cards: float = 1.0
    """How much cards count; 0 for nothing."""
    heat: float = 8.0
    """By how many points a card may look worse and still be played a third as often as the best."""
    whim: float = 0.15
    """The share of cards that are played without a thought."""
    calls: float = 0.0
    """How much calls count."""
    manner: Manner = field(default_factory=Manner)
    """How closely the others are thought to keep to the calling table."""


def likelihoods(trust: Trust, board: Board, moment: Moment, lyings: Sequence[Lying], seed: int) -> list[float]:
    """By world: the logarithm of how likely it makes what the others did."""
    logs = [0.0] * len(lyings)
    cards = cards_played(board)
    if trust.cards and cards:
        watched = sum([1 << seat for seat in range(moment.rules.seats) if seat != moment.viewer.seat])
        start = moment.before_play()._replace(leader=first_leader(board))
        found = plausibilities(start, lyings, cards, Past(trust.heat, trust.whim, watched))
        logs = [log + trust.cards * more for log, more in zip(logs, found, strict=True)]
    if trust.calls:
        calls = calls_made(moment.rules, board, moment.viewer.seat)
        found = callings(moment, lyings, calls, trust.manner, seed)
        logs = [log + trust.calls * more for log, more in zip(logs, found, strict=True)]
    return logs


def thinned(worlds: Sequence[Lying], logs: Sequence[float], number: int, rng: random.Random) -> list[Lying]:
    """So many of the worlds, each as often as its likelihood says: drawn at even steps from one random start."""
    highest = max(logs)
    if highest == -inf:
        return list(worlds[:number])
    weights = [exp(each - highest) for each in logs]
    step = sum(weights) / number
    at, reach = rng.random() * step, 0.0
    chosen: list[Lying] = []
    for world, weight in zip(worlds, weights, strict=True):
        reach += weight
        while at < reach and len(chosen) < number:
            chosen.append(world)
            at += step
    return chosen
