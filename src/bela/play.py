"""Card play on integers: what may be played, why not the rest, and who takes the trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import BIT, SUIT_OF, Card, Mask
from bela.rules.law import Code

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.rules.tables import Row, Tables

NO_CARDS: tuple[Card, ...] = ()


def best_place(tables: Tables, trick: Sequence[Card]) -> int:
    """Which of the cards played so far holds the trick, counted from the leader. The trick must not be empty."""
    best = 0
    for place in range(1, len(trick)):
        if tables.over[trick[best]] & BIT[trick[place]]:
            best = place
    return best


def row_for(tables: Tables, trick: Sequence[Card], *, partners: bool) -> Row:
    """The row of rungs that binds whoever plays next to this trick."""
    if not trick:
        return tables.lead
    best = best_place(tables, trick)
    partner_holds = partners and (len(trick) - best) % 2 == 0
    return tables.follow[partner_holds][SUIT_OF[trick[0]]][trick[best]]


def playable(row: Row, hand: Mask) -> Mask:
    """The cards of the hand that may be played; empty only when the hand is."""
    for need, give, _ in row:
        if hand & need:
            return hand & give
    return 0


def why_not(row: Row, hand: Mask, card: Card) -> Code:
    """The most basic duty against which an unplayable card of the hand offends.

    From the rung that is the law downwards, as long as a rung asks the same more weakly and still forbids the card.
    """
    duty, offended = 0, Code.CARD_NOT_HELD
    for need, give, code in row:
        if not hand & need:
            continue
        if give & BIT[card] or duty & ~give:
            break
        duty, offended = give, code
    return offended


def points_of(tables: Tables, cards: Sequence[Card]) -> int:
    """Card points of the given cards."""
    return sum(tables.points[card] for card in cards)
