"""The game of the exploitability meter once more, hand by hand: slow, and sharing no code with the meter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import NamedTuple

from bela.cards import BIT, Card, Mask, Suit, cards_of, mask_of
from bela.play import best_place, playable, row_for
from bela.rules.variants import variant

TABLES = variant("croatian_2").tables[Suit.CLUBS]
LAST = 10

Line = tuple[Card, ...]
Chances = Mapping[Card, float]
Strategy = Callable[[bool, Mask, Line], Chances]
Worlds = Mapping[Mask, float]
"""Weights by the other's hand."""


class State(NamedTuple):
    """What both see; seats are 0, who led first, and 1."""

    seat: int
    trick: Line
    gain: int
    """What seat 0 has taken more than seat 1."""


class Player(NamedTuple):
    """Whose gain is counted, how the other plays, and how the player does: as well as possible when nothing is said."""

    seat: int
    known: Strategy
    own: Strategy | None


def legal(trick: Line, hand: Mask) -> tuple[Card, ...]:
    """What may be played."""
    return tuple(cards_of(playable(row_for(TABLES, trick, partners=False), hand)))


def done(strategy: Strategy, here: State, hand: Mask, line: Line) -> Chances:
    """What a player does; nobody is asked where there is no choice."""
    choices = legal(here.trick, hand)
    return {choices[0]: 1.0} if len(choices) == 1 else strategy(here.seat == 0, hand, line)


@dataclass(frozen=True)
class SmallGame:
    """A pack and the size of the hands."""

    pack: Mask
    size: int

    @cached_property
    def hands(self) -> tuple[Mask, ...]:
        """Every hand that can be dealt."""
        return tuple(mask_of(cards) for cards in combinations(cards_of(self.pack), self.size))

    def value(self, first: Strategy, second: Strategy) -> float:
        """What seat 0 takes more than seat 1 when both play so, on average over all deals."""
        return self.mean(Player(0, second, first))

    def best(self, seat: int, known: Strategy) -> float:
        """What a seat takes more than the other when it knows how the other plays, and does its best."""
        return self.mean(Player(seat, known, None))

    def mean(self, player: Player) -> float:
        """The mean over all deals."""
        others = {hand: {other: 1.0 for other in self.hands if not other & hand} for hand in self.hands}
        total = sum(self.gained(player, hand, worlds, ()) for hand, worlds in others.items())
        return total / sum(map(len, others.values()))

    def gained(self, player: Player, hand: Mask, worlds: Worlds, line: Line) -> float:
        """What the player gets, added up over the worlds."""
        here = state_of(line, self.size)
        if len(line) == 2 * self.size:
            return sum(worlds.values()) * (here.gain if player.seat == 0 else -here.gain)
        if here.seat != player.seat:
            after = self.answers(player.known, worlds, line)
            return sum(self.gained(player, hand, left, (*line, card)) for card, left in after.items())
        worth = {
            card: self.gained(player, hand & ~BIT[card], worlds, (*line, card)) for card in legal(here.trick, hand)
        }
        if player.own is None:
            return max(worth.values())
        return sum(chance * worth[card] for card, chance in done(player.own, here, hand, line).items())

    def answers(self, known: Strategy, worlds: Worlds, line: Line) -> Mapping[Card, Worlds]:
        """The cards that the other may play, each with the worlds that are left, weighed."""
        here = state_of(line, self.size)
        found: dict[Card, dict[Mask, float]] = {}
        for other, weight in worlds.items():
            for card, chance in done(known, here, other, line).items():
                if chance > 0:
                    found.setdefault(card, {})[other & ~BIT[card]] = weight * chance
        return found

    def possible(self, hand: Mask, line: Line) -> Iterator[Mask]:
        """The hands that the other may hold when it is one's turn: every card it has played was legal."""
        seat = state_of(line, self.size).seat
        played = sum(state_of(line[:at], self.size).seat != seat for at in range(len(line)))
        unseen = self.pack & ~hand & ~mask_of(line)
        for cards in combinations(cards_of(unseen), self.size - played):
            turns = self.turns(mask_of(cards), line, 1 - seat)
            if all(card in legal(state_of(before, self.size).trick, then) for then, before, card in turns):
                yield mask_of(cards)

    def turns(self, hand: Mask, line: Line, seat: int) -> Iterator[tuple[Mask, Line, Card]]:
        """The turns of a seat so far, the last first: its hand then, the cards before, and what it played."""
        for at in reversed(range(len(line))):
            if state_of(line[:at], self.size).seat == seat:
                hand |= BIT[line[at]]
                yield hand, line[:at], line[at]


@cache
def state_of(line: Line, size: int) -> State:
    """How things stand after these cards, with hands of so many at first."""
    if not line:
        return State(0, (), 0)
    before = state_of(line[:-1], size)
    trick = (*before.trick, line[-1])
    if len(trick) == 1:
        return State(1 - before.seat, trick, before.gain)
    taker = before.seat if best_place(TABLES, trick) else 1 - before.seat
    points = sum(TABLES.points[card] for card in trick) + LAST * (len(line) == 2 * size)
    return State(taker, (), before.gain + (points if taker == 0 else -points))
