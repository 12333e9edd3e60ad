"""How many ways of playing on there are, counted by the naive statement: the check on frozen counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oracle.naive_play import House, holding_seat, legal

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Moment:
    """A moment in play: the hands by seat, who led, and the cards of the trick so far."""

    hands: Sequence[Sequence[str]]
    leader: int
    trick: tuple[str, ...] = ()


def perft(hands: Sequence[Sequence[str]], leader: int, trump: str, house: House, depth: int) -> int:
    """The number of different sequences of so many cards, from the first lead of these hands on.

    ``hands`` are given by seat. Raises ValueError when they do not hold that many cards.
    """
    if depth > sum(map(len, hands)):
        raise ValueError(f"depth {depth} is more than the cards in hand")
    return count(Moment(hands, leader), trump, house, depth)


def count(moment: Moment, trump: str, house: House, depth: int) -> int:
    """The number of different sequences of so many cards, from that moment on."""
    if depth == 0:
        return 1
    cards = choices(moment, trump, house)
    if depth == 1:
        return len(cards)
    return sum(count(after(moment, card, trump, house), trump, house, depth - 1) for card in cards)


def choices(moment: Moment, trump: str, house: House) -> list[str]:
    """What the seat whose turn it is may play."""
    return legal(moment.hands[(moment.leader + len(moment.trick)) % house.seats], moment.trick, trump, house)


def after(moment: Moment, card: str, trump: str, house: House) -> Moment:
    """The moment once the card was played; a complete trick is put away by who took it, who leads."""
    hands = [[held for held in hand if held != card] for hand in moment.hands]
    trick = (*moment.trick, card)
    if len(trick) < house.seats:
        return Moment(hands, moment.leader, trick)
    return Moment(hands, holding_seat(trick, moment.leader, trump, house.seats))
