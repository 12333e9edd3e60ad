"""In how many ways hidden cards can lie: exact counts, and draws in which every way is as likely as the next.

Cards that may lie with the same holders are of one kind and stand for each other, so that ways are counted by how many
cards of each kind a holder gets.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from bela.solve.plain.playout import WORD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bela.solve.plain.playout import Chance

Kinds = tuple[tuple[int, int], ...]
"""Of each kind: the holders, a bit each, and how many cards it has."""
Room = tuple[int, ...]
"""By holder: how many cards are still to come to it."""
Split = tuple[int, ...]
"""By holder: how many cards of one kind it gets."""


class Branches(NamedTuple):
    """The ways to split one kind, with running totals of how many ways each leaves for all kinds together."""

    splits: tuple[Split, ...]
    totals: tuple[int, ...]


@lru_cache(maxsize=1 << 14)
def ways(kinds: Kinds, room: Room) -> int:
    """In how many ways the cards can lie; 0 when they cannot.

    >>> ways(((0b11, 3),), (1, 2))
    3
    """
    if not kinds:
        return int(not any(room))
    return sum(number for _, number in _weighed(kinds, room))


@lru_cache(maxsize=1 << 14)
def branches(kinds: Kinds, room: Room) -> Branches:
    """How the first kind may be split."""
    weighed = [pair for pair in _weighed(kinds, room) if pair[1]]
    return Branches(tuple(split for split, _ in weighed), tuple(accumulate(number for _, number in weighed)))


def _weighed(kinds: Kinds, room: Room) -> list[tuple[Split, int]]:
    (holders, cards), rest = kinds[0], kinds[1:]
    return [
        (split, number * ways(rest, tuple([free - part for free, part in zip(room, split, strict=True)])))
        for split, number in splits(holders, cards, room)
    ]


@lru_cache(maxsize=1 << 14)
def splits(holders: int, cards: int, room: Room) -> tuple[tuple[Split, int], ...]:
    """Every way to share out so many like cards among the holders, and how many choices of cards that stands for."""
    if not room:
        return (((), 1),) if cards == 0 else ()
    most = min(cards, room[0]) if holders & 1 else 0
    return tuple(
        ((part, *split), comb(cards, part) * number)
        for part in range(most + 1)
        for split, number in splits(holders >> 1, cards - part, room[1:])
    )


def draw(kinds: Kinds, room: Room, chance: Chance) -> Iterator[Split]:
    """How each kind is split, each way of all cards as likely as the next. There must be one."""
    while kinds:
        found = branches(kinds, room)
        split = found.splits[bisect_right(found.totals, below(chance, found.totals[-1]))]
        yield split
        kinds, room = kinds[1:], tuple([free - part for free, part in zip(room, split, strict=True)])


def below(chance: Chance, end: int) -> int:
    """A number below ``end``, each as likely as the next."""
    while True:
        wide = chance.next() * end
        if wide & WORD >= end or wide & WORD >= (WORD + 1 - end) % end:
            return wide >> 64
