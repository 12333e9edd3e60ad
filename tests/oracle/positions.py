"""Moments of card play by chance: every table's options in turn, some reached by play, some put together freely."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from random import Random
from typing import TYPE_CHECKING

from oracle.naive_perft import Moment, after, choices
from oracle.naive_play import House, suit

if TYPE_CHECKING:
    from collections.abc import Iterator

PACK = tuple(rank + letter for letter in "cdhs" for rank in "789TJQKA")
TABLES = (
    (2, False, ("none",)),
    (3, False, ("none",)),
    (4, False, ("none",)),
    (4, True, ("none", "void_may_discard")),
)
LEADS = ("off", "forbid_if_other_card", "forbid_if_counting_trump")
HOUSES = tuple(
    House(family, seats, partners, must_beat, must_overtrump, must_undertrump, exemption, low_trump_lead)
    for seats, partners, exemptions in TABLES
    for family, must_beat, must_overtrump, must_undertrump, exemption, low_trump_lead in product(
        ("scottish", "croatian"), ("trump_only", "all_suits"), (True, False), (True, False), exemptions, LEADS
    )
)
"""Every choice of play options, for every number of seats and both families."""

FULL_HAND = {2: 10, 3: 10, 4: 8}
VOID_SHARE = 0.6
TRUMPED_SHARE = 0.7
LEADING_SHARE = 0.1


@dataclass(frozen=True)
class Position:
    """A seat to play next to a trick, under some table's options."""

    house: House
    trump: str
    leader: int
    trick: tuple[str, ...]
    hand: tuple[str, ...]

    def __str__(self) -> str:
        table, hand = " ".join(self.trick) or "nothing", " ".join(self.hand)
        return f"trump {self.trump}, on the table {table}, leader {self.leader}, in hand {hand}, {self.house}"


def positions(number: int, seed: int) -> Iterator[Position]:
    """So many positions, the same for the same seed, spread evenly over ``HOUSES``."""
    rng = Random(seed)
    for index in range(number):
        make = put_together if index // len(HOUSES) % 3 else reached
        yield make(HOUSES[index % len(HOUSES)], rng)


def reached(house: House, rng: Random) -> Position:
    """A position that came about by play from the first lead of short or full hands."""
    trump, size = rng.choice("cdhs"), rng.randint(1, FULL_HAND[house.seats])
    cards = rng.sample(PACK, size * house.seats)
    moment = Moment([cards[seat * size : (seat + 1) * size] for seat in range(house.seats)], rng.randrange(house.seats))
    for _ in range(rng.randrange(len(cards))):
        moment = after(moment, rng.choice(choices(moment, trump, house)), trump, house)
    to_act = (moment.leader + len(moment.trick)) % house.seats
    return Position(house, trump, moment.leader, moment.trick, tuple(moment.hands[to_act]))


def put_together(house: House, rng: Random) -> Position:
    """Any cards in the trick and in hand, but more trumped tricks and more void players than chance would bring."""
    trump = rng.choice("cdhs")
    trick = some_trick(house, trump, rng)
    missing = suits_missing(trick, trump, rng)
    rest = [card for card in PACK if card not in trick and suit(card) not in missing]
    hand = rng.sample(rest, min(rng.randint(1, FULL_HAND[house.seats]), len(rest)))
    return Position(house, trump, rng.randrange(house.seats), tuple(trick), tuple(hand))


def some_trick(house: House, trump: str, rng: Random) -> list[str]:
    """From no card to one of every other seat, often with a trump in it."""
    length = 0 if rng.random() < LEADING_SHARE else rng.randint(1, house.seats - 1)
    trick = rng.sample(PACK, length)
    others = [card for card in PACK if suit(card) == trump and card not in trick]
    if length > 1 and rng.random() < TRUMPED_SHARE:
        trick[rng.randrange(1, length)] = rng.choice(others)
    return trick


def suits_missing(trick: list[str], trump: str, rng: Random) -> set[str]:
    """The suits that the hand is to lack: often the suit led and another plain one, which makes it rich in trumps."""
    if not trick or rng.random() > VOID_SHARE:
        return set()
    return {suit(trick[0]), rng.choice([letter for letter in "cdhs" if letter not in (trump, suit(trick[0]))])}
