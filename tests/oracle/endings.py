"""Endings by chance: every table's options in turn, two to five cards a hand, also in the middle of a trick."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from oracle.naive_minimax import EITHER, Hands, Minimax
from oracle.naive_play import House
from oracle.positions import HOUSES, PACK

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZES = {2: 8, 3: 12, 4: 5, 5: 1}
"""How often each number of cards comes up, by shares: the long endings are dear to look through."""
MID_TRICK_SHARE = 0.4
LAST_TRICK = (10, 10, 10, 0, 25)
CAPOT_SHARE = 0.3


@dataclass(frozen=True)
class Ending:
    """A moment near the end of a deal, and for whom its points are counted."""

    house: House
    trump: str
    size: int
    """Cards a seat held at the start of the trick on the table."""
    hands: Hands
    leader: int
    trick: tuple[str, ...]
    side: frozenset[int]
    last_trick: int
    capot: bool
    takers: frozenset[int]
    """The seats that took a trick before."""

    @property
    def swept(self) -> int:
        """Who may still take every trick, in the words of the minimax."""
        ours, theirs = self.takers & self.side, self.takers - self.side
        if ours and theirs:
            return 0
        return 1 if ours else -1 if theirs else EITHER

    @property
    def minimax(self) -> Minimax:
        """The full minimax of this ending."""
        return Minimax(self.house, self.trump, self.side, self.last_trick, self.capot)

    def __str__(self) -> str:
        hands = " | ".join(" ".join(hand) for hand in self.hands)
        return f"trump {self.trump}, hands {hands}, leader {self.leader}, on the table {self.trick}, {self.house}"


def endings(number: int, seed: int) -> Iterator[Ending]:
    """So many endings, the same for the same seed, spread evenly over ``HOUSES`` and by shares over ``SIZES``."""
    rng = Random(seed)
    sizes = list(SIZES)
    for index in range(number):
        (size,) = rng.choices(sizes, [SIZES[each] for each in sizes])
        yield ending(HOUSES[index % len(HOUSES)], size, rng)


def ending(house: House, size: int, rng: Random) -> Ending:
    """One ending at such a table."""
    cards = rng.sample(PACK, size * house.seats)
    seats = range(house.seats)
    hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in seats)
    one = rng.randrange(house.seats)
    side = frozenset({one, (one + 2) % 4} if house.partners else {one})
    some = frozenset(rng.sample(list(seats), rng.randrange(house.seats)))
    start = Ending(
        house=house,
        trump=rng.choice("cdhs"),
        size=size,
        hands=hands,
        leader=rng.randrange(house.seats),
        trick=(),
        side=side,
        last_trick=rng.choice(LAST_TRICK),
        capot=rng.random() < CAPOT_SHARE,
        takers=rng.choice((some, frozenset(), side)),
    )
    return some_way_on(start, rng) if rng.random() < MID_TRICK_SHARE else start


def some_way_on(start: Ending, rng: Random) -> Ending:
    """The same with some cards of the trick played."""
    hands, trick = list(start.hands), list(start.trick)
    for _ in range(rng.randrange(1, start.house.seats)):
        card = rng.choice(start.minimax.playable(tuple(hands), start.leader, trick))
        seat = (start.leader + len(trick)) % start.house.seats
        hands[seat] = tuple(held for held in hands[seat] if held != card)
        trick.append(card)
    fields = {**vars(start), "hands": tuple(hands), "trick": tuple(trick)}
    return Ending(**fields)
