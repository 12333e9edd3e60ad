"""The value of each card that may be played, over worlds that fit the view."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.worlds.beliefs import Trust, likelihoods, thinned
from bela.bots.worlds.engine import rollouts
from bela.bots.worlds.moment import moment_of
from bela.bots.worlds.payoff import Ending, said_by
from bela.bots.worlds.places import places
from bela.bots.worlds.sampler import Sampler
from bela.cards import Mask, cards_of
from bela.melds import bela_mask
from bela.play import points_of
from bela.rules.words import DiscardPoints

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.payoff import Stakes
    from bela.bots.worlds.result import Result
    from bela.bots.worlds.sampler import Lying
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
    lyings = likely_worlds(effort, board, hand, moment, rng)
    endings = _endings(stakes, board, hand, moment, lyings, rollouts(moment, lyings, cards, effort.solve))
    values, points = [0.0] * len(cards), [0] * len(cards)
    for row in endings:
        for place, ending in enumerate(row):
            values[place] += stakes.worth(ending)
            points[place] += ending.cards[stakes.side]
    number = len(lyings)
    return {card: Worth(values[at] / number, points[at] / number) for at, card in enumerate(cards)}


def likely_worlds(effort: Effort, board: Board, hand: Hand, moment: Moment, rng: random.Random) -> list[Lying]:
    """Worlds that fit the view; of several drawn for each, those that explain what happened."""
    sampler = Sampler(places(moment.rules, board, hand), board.played)
    lyings = [sampler.draw(rng) for _ in range(effort.worlds * effort.pool)]
    if effort.pool == 1:
        return lyings
    logs = likelihoods(effort.trust, board, moment, lyings, rng.getrandbits(64))
    return thinned(lyings, logs, effort.worlds, rng)


def _endings(
    stakes: Stakes, board: Board, hand: Hand, moment: Moment, lyings: Sequence[Lying], found: Sequence[Sequence[Result]]
) -> Iterator[list[Ending]]:
    """By world and card: how the deal ends."""
    rules = stakes.rules
    said = said_by(rules, board)
    counted = rules.discard_points is DiscardPoints.MAKER and bool(rules.talon)
    for lying, results in zip(lyings, found, strict=True):
        bela = said if said is not None else bela_of(moment, hand, lying)
        before = _with_laid(moment, lying) if counted else board.taken
        yield [
            Ending(tuple([have + more for have, more in zip(before, result, strict=False)]), result[-1], bela)
            for result in results
        ]


def bela_of(moment: Moment, hand: Hand, lying: Lying) -> int | None:
    """The side that still holds king and queen of trumps in one hand."""
    pair = bela_mask(moment.trump)
    for seat in range(moment.rules.seats):
        cards = hand.cards if seat == hand.seat else lying[seat]
        if cards & pair == pair:
            return moment.rules.side_of(seat)
    return None


def _with_laid(moment: Moment, lying: Lying) -> tuple[int, ...]:
    """Card points by side, with those laid away by the maker."""
    laid: Mask = moment.viewer.laid if moment.maker == moment.viewer.seat else lying[-1]
    points = points_of(moment.tables, cards_of(laid))
    side = moment.rules.side_of(moment.maker)
    return tuple([have + points * (side == other) for other, have in enumerate(moment.taken)])
