"""How likely a world is, to judge by what the others did: cards and calls, by a soft model of the players.

The model is soft on purpose: one that trusts its idea of the others too much loses what it gains, and is easily
deceived.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from itertools import accumulate
from math import exp, inf
from typing import TYPE_CHECKING

from bela.bots.worlds.calls import Manner, calls_made
from bela.bots.worlds.engine import callings, plausibilities
from bela.bots.worlds.moment import LYING, cards_played, first_leader
from bela.bots.worlds.result import Past

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.bots.worlds.moment import Moment
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


def likelihoods(
    trust: Trust, board: Board, moment: Moment, worlds: bytes, seed: int, cards_judged: int | None = None
) -> list[float]:
    """By world: the logarithm of how likely it makes what the others did; of their cards only so many are judged."""
    logs = [0.0] * (len(worlds) // LYING.size)
    cards = cards_played(board)[:cards_judged]
    if trust.cards and cards:
        watched = sum([1 << seat for seat in range(moment.rules.seats) if seat != moment.viewer.seat])
        start = moment.before_play()._replace(leader=first_leader(board))
        found = plausibilities(start, worlds, cards, Past(trust.heat, trust.whim, watched))
        logs = [log + trust.cards * more for log, more in zip(logs, found, strict=True)]
    if trust.calls:
        calls = calls_made(moment.rules, board, moment.viewer.seat)
        found = callings(moment, worlds, calls, trust.manner, seed)
        logs = [log + trust.calls * more for log, more in zip(logs, found, strict=True)]
    return logs


def thinned(worlds: bytes, logs: Sequence[float], number: int, start: float) -> bytes:
    """So many of the worlds, each as often as its likelihood says: drawn at even steps from ``start``, 0 to 1."""
    highest, size = max(logs), LYING.size
    if highest == -inf:
        return worlds[: number * size]
    totals = list(accumulate([exp(each - highest) for each in logs]))
    step = totals[-1] / number
    places = [bisect_right(totals, (start + at) * step) for at in range(number)]
    return b"".join([worlds[at * size : at * size + size] for at in [min(at, len(totals) - 1) for at in places]])
