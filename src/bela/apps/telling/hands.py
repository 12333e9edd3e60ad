"""The order in which a hand is held."""

from __future__ import annotations

from bela.cards import RANK_OF, SUIT_OF, Card, Mask, Suit, cards_of
from bela.rules.tables import PLAIN_ORDER, TRUMP_ORDER

ROUND = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits in a round of alternating colours."""


def suits_in_order(trump: Suit | None) -> tuple[Suit, ...]:
    """The suits of a hand: trumps first once they are known, colours alternating."""
    start = 0 if trump is None else ROUND.index(trump)
    return ROUND[start:] + ROUND[:start]


def in_order(cards: Mask, trump: Suit | None) -> list[Card]:
    """The cards suit by suit, in each the highest first by the order that holds now."""
    suits = suits_in_order(trump)

    def place(card: Card) -> tuple[int, int]:
        order = TRUMP_ORDER if SUIT_OF[card] is trump else PLAIN_ORDER
        return suits.index(SUIT_OF[card]), -order.index(RANK_OF[card])

    return sorted(cards_of(cards), key=place)
