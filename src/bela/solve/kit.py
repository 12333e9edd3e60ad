"""The integer tables of card play, relabelled for search: trumps in byte 0, bits inside a suit by strength.

Everything here is read off the tables that ``bela.rules.tables`` makes from the rules; no rule is stated again.
A card keeps its meaning and only changes its number: ``number = 8 * place of its suit + strength inside the suit``.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from bela.cards import CARDS, SUIT_OF, SUITS, Card, Mask, Suit
from bela.solve.order import LEAD_WORTH, ORDER, WORTH

if TYPE_CHECKING:
    from bela.rules.tables import Row, Tables

RUNGS = 5
"""The longest row; shorter ones are filled up with rungs that any hand passes."""

Steps = tuple[tuple[Mask, Mask], ...]
"""A row as (need, give), without the rungs that no hand can ever stand on."""

EVERY: Mask = 0xFFFFFFFF


@dataclass(frozen=True, eq=False)
class Kit:
    """Card play with one suit as trumps, by relabelled cards. Kits are told apart by identity, which costs nothing."""

    number: tuple[int, ...]
    """By card: its number here."""
    card: tuple[Card, ...]
    """By number: the card."""
    points: tuple[int, ...]
    """By number: card points."""
    over: tuple[Mask, ...]
    """By number: the cards that take the trick from it."""
    fences: Mask
    """Cards that a lead treats otherwise than the next lower card of their suit."""
    lead: Steps
    follow: tuple[tuple[tuple[Steps, ...], ...], ...]
    """Rows by [whether the partner holds the trick][suit led][number that holds it]."""

    @property
    def worth(self) -> tuple[int, ...]:
        """By number: quarters of a point that holding the card is likely to bring to a side."""
        return WORTH

    @property
    def lead_worth(self) -> int:
        """The same for the lead."""
        return LEAD_WORTH

    def inside(self, mask: Mask) -> Mask:
        """A set of cards as a set of numbers."""
        clubs, diamonds, hearts, spades = self.moves
        return clubs[mask & 0xFF] | diamonds[mask >> 8 & 0xFF] | hearts[mask >> 16 & 0xFF] | spades[mask >> 24]

    @cached_property
    def moves(self) -> tuple[tuple[Mask, ...], ...]:
        """By suit and set of its cards: the set under their numbers."""
        return moved_bytes(self.number)

    @cached_property
    def packed(self) -> bytes:
        """All of it as 32-bit words, and the figures of the search after it, as the compiled search reads them."""
        rows = [self.lead, *(row for by_suit in self.follow for by_best in by_suit for row in by_best)]
        words = array("I", [*self.points, *self.over, self.fences])
        for row in rows:
            padded = (*row, *[(EVERY, EVERY)] * (RUNGS - len(row)))
            words.extend(word for rung in padded for word in rung)
        figures = array("i", [figure for place in ORDER for weights in place for figure in weights])
        return words.tobytes() + figures.tobytes() + array("i", [*WORTH, LEAD_WORTH]).tobytes()


def make_kit(tables: Tables) -> Kit:
    """Relabel the tables of one suit as trumps."""
    number = numbering(tables)
    card = tuple(sorted(CARDS, key=number.__getitem__))
    suits = [SUIT_OF[card[8 * place]] for place in range(4)]
    lead = relabelled(tables.lead, number)
    return Kit(
        number=number,
        card=card,
        points=tuple(tables.points[each] for each in card),
        over=tuple(moved(tables.over[each], number) for each in card),
        fences=fences(lead),
        lead=lead,
        follow=tuple(
            tuple(tuple(relabelled(tables.follow[partner][suit][each], number) for each in card) for suit in suits)
            for partner in (False, True)
        ),
    )


def numbering(tables: Tables) -> tuple[int, ...]:
    """By card: its number, trumps first, then the other suits in their usual order, each by strength."""
    order: list[Suit] = sorted(SUITS, key=lambda suit: (not tables.trump & suit.mask, suit))
    return tuple(
        8 * order.index(SUIT_OF[card]) + 7 - (tables.over[card] & SUIT_OF[card].mask).bit_count() for card in CARDS
    )


def moved(mask: Mask, number: tuple[int, ...]) -> Mask:
    """A set of cards under their numbers."""
    by_suit = moved_bytes(number)
    return (
        by_suit[0][mask & 0xFF] | by_suit[1][mask >> 8 & 0xFF] | by_suit[2][mask >> 16 & 0xFF] | by_suit[3][mask >> 24]
    )


@lru_cache(maxsize=16)
def moved_bytes(number: tuple[int, ...]) -> tuple[tuple[Mask, ...], ...]:
    """By suit and set of its cards: the set under their numbers."""
    return tuple(
        tuple(sum(1 << number[low + place] for place in range(8) if byte >> place & 1) for byte in range(256))
        for low in (0, 8, 16, 24)
    )


def relabelled(row: Row, number: tuple[int, ...]) -> Steps:
    """A row under the cards' numbers, without rungs that no hand can stand on."""
    return tuple((moved(need, number), moved(give, number)) for need, give, _ in row if need)


def fences(lead: Steps) -> Mask:
    """The cards that are led under another law than the next lower one of their suit."""
    kinds = [tuple(bool(mask >> number & 1) for rung in lead for mask in rung) for number in range(32)]
    return sum(1 << number for number in range(32) if number % 8 and kinds[number] != kinds[number - 1])
