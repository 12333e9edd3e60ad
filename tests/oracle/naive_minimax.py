"""What best play brings, found by looking at every sequence of cards: nothing is cut off, bounded or ordered.

Built on the naive statement of card play and sharing nothing with ``bela``. All that is spared is looking twice at the
same cards with the same leader.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from oracle.naive_play import House, holding_seat, legal, points

if TYPE_CHECKING:
    from collections.abc import Sequence

Hands = tuple[tuple[str, ...], ...]

EITHER = 2

Worth = tuple[int, int]
"""(1 when the side has taken every trick, -1 when it has taken none, else 0; its points): compared in that order."""


@dataclass
class Minimax:
    """The rules of a table, and for whom points are counted."""

    house: House
    trump: str
    side: frozenset[int]
    """The seats that play together; all others play against them."""
    last_trick: int
    capot: bool
    """Whether taking every trick, or none, comes before points."""
    known: dict[tuple[Hands, int, int], Worth] = field(default_factory=dict)

    def worth(self, hands: Hands, leader: int, trick: Sequence[str], swept: int) -> Worth:
        """What the side gets. ``swept``: +1 the side, -1 the others may still take every trick, 2 either, 0 neither."""
        if trick:
            return self.best(hands, leader, trick, swept)
        place = (hands, leader, swept)
        if place not in self.known:
            self.known[place] = self.best(hands, leader, (), swept)
        return self.known[place]

    def best(self, hands: Hands, leader: int, trick: Sequence[str], swept: int) -> Worth:
        """The best of all playable cards, for whoever is to play."""
        seat = (leader + len(trick)) % self.house.seats
        found = [self.after(hands, leader, trick, card, swept) for card in self.playable(hands, leader, trick)]
        return max(found) if seat in self.side else min(found)

    def playable(self, hands: Hands, leader: int, trick: Sequence[str]) -> list[str]:
        """The cards that may be played."""
        return legal(hands[(leader + len(trick)) % self.house.seats], trick, self.trump, self.house)

    def after(self, hands: Hands, leader: int, trick: Sequence[str], card: str, swept: int) -> Worth:
        """What the side gets from here on when that card is played."""
        seats = self.house.seats
        seat = (leader + len(trick)) % seats
        hands = tuple(tuple(c for c in hand if c != card) if at == seat else hand for at, hand in enumerate(hands))
        trick = (*trick, card)
        if len(trick) < seats:
            return self.worth(hands, leader, trick, swept)
        winner = holding_seat(trick, leader, self.trump, seats)
        gain = sum(points(played, self.trump) for played in trick)
        ours = winner in self.side
        mark = 1 if ours else -1
        swept = mark if swept in (mark, EITHER) else 0
        if any(hands):
            all_tricks, rest = self.worth(hands, winner, (), swept)
        else:
            all_tricks, rest, gain = swept if self.capot else 0, 0, gain + self.last_trick
        return all_tricks, rest + gain * ours
