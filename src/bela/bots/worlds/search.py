"""The value of each card that may be played, over worlds that fit the view."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.worlds.beliefs import Trust, likelihoods, thinned
from bela.bots.worlds.engine import results, sample
from bela.bots.worlds.moment import moment_of
from bela.bots.worlds.places import places
from bela.bots.worlds.sampler import plans_for

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.payoff import Stakes
    from bela.cards import Card
    from bela.deal.state import Board, Hand


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


def card_worths(
    effort: Effort, stakes: Stakes, board: Board, hand: Hand, cards: Sequence[Card], rng: random.Random
) -> dict[Card, Worth]:
    """What each of the cards is worth to the seat that is to play one."""
    moment = moment_of(stakes.rules, board, hand)
    worlds = likely_worlds(effort, board, hand, moment, rng)
    return worths_in(stakes, moment, worlds, cards, effort.solve)


def worths_in(
    stakes: Stakes, moment: Moment, worlds: bytes, cards: Sequence[Card], solve: int
) -> dict[Card, Worth]:
    """The same over given worlds; play is searched from ``solve`` tricks before the end on."""
    found = results(moment, worlds, cards, solve)
    return {card: average(stakes, Counter(words)) for card, words in zip(cards, found, strict=True)}


def average(stakes: Stakes, counted: Counter[int]) -> Worth:
    """What endings are worth on average."""
    value, points, number = 0.0, 0, counted.total()
    for word, times in counted.items():
        worth, own = stakes.worth(word)
        value += times * worth
        points += times * own
    return Worth(value / number, points / number)


def likely_worlds(effort: Effort, board: Board, hand: Hand, moment: Moment, rng: random.Random) -> bytes:
    """Worlds that fit the view; of several drawn for each, those that explain what happened."""
    plans = plans_for(places(moment.rules, board, hand), board.played)
    worlds = sample(plans, effort.worlds * effort.pool, rng.getrandbits(64))
    if effort.pool == 1:
        return worlds
    logs = likelihoods(effort.trust, board, moment, worlds, rng.getrandbits(64))
    return thinned(worlds, logs, effort.worlds, rng.random())
