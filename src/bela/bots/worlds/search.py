"""The value of each card that may be played, over worlds that fit the view."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.worlds.beliefs import Trust, likelihoods, thinned
from bela.bots.worlds.engine import results, sample

if TYPE_CHECKING:
    import random

    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.payoff import Stakes
    from bela.bots.worlds.turn import Turn
    from bela.cards import Card


@dataclass(frozen=True)
class Effort:
    """How hard a search works."""

    worlds: int = 20
    """Worlds looked at."""
    pool: int = 1
    """Worlds drawn for each that is looked at; those that explain best what happened are kept."""
    solve: int = 4
    """Tricks from which on play is searched with open cards; before, worlds are played out by rules."""
    trust: Trust = field(default_factory=Trust)


class Worth(NamedTuple):
    """What a card is worth, on average over the worlds."""

    value: float
    """Points of lead."""
    points: float
    """Card points of the own side in the whole deal."""


def card_worths(effort: Effort, turn: Turn, rng: random.Random) -> dict[Card, Worth]:
    """What each of the cards is worth to the seat that is to play one."""
    moment = turn.moment()
    return worths_in(turn, moment, likely_worlds(effort, turn, moment, rng), effort.solve)


def worths_in(turn: Turn, moment: Moment, worlds: bytes, solve: int) -> dict[Card, Worth]:
    """The same over given worlds; play is searched from ``solve`` tricks before the end on."""
    found = results(moment, worlds, turn.cards, solve)
    return {card: average(turn.stakes, Counter(words)) for card, words in zip(turn.cards, found, strict=True)}


def average(stakes: Stakes, counted: Counter[int]) -> Worth:
    """What endings are worth on average."""
    value, points, number = 0.0, 0, counted.total()
    for word, times in counted.items():
        worth, own = stakes.worth(word)
        value += times * worth
        points += times * own
    return Worth(value / number, points / number)


def likely_worlds(effort: Effort, turn: Turn, moment: Moment, rng: random.Random) -> bytes:
    """Worlds that fit the view; of several drawn for each, those that explain what happened."""
    worlds = sample(turn.plans(), effort.worlds * effort.pool, rng.getrandbits(64))
    if effort.pool == 1:
        return worlds
    logs = likelihoods(effort.trust, turn.board, moment, worlds, rng.getrandbits(64))
    return thinned(worlds, logs, effort.worlds, rng.random())
