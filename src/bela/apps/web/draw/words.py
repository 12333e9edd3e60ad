"""Cards, suits and announcements as they stand in messages."""

from __future__ import annotations

from collections.abc import Iterable

from bela.apps.web.protocol.parts import LayoutPart
from bela.cards import CARD_TEXT, Card, Mask, Suit, cards_of
from bela.deal.state import Layout
from bela.melds import Meld


def card_text(card: Card | None) -> str | None:
    """A card, where there is one."""
    return None if card is None else CARD_TEXT[card]


def card_texts(cards: Iterable[Card]) -> list[str]:
    """Cards in the order given."""
    return [CARD_TEXT[card] for card in cards]


def mask_texts(cards: Mask | None) -> list[str] | None:
    """A set of cards, where it is known."""
    return None if cards is None else card_texts(cards_of(cards))


def suit_text(suit: Suit | None) -> str | None:
    """A suit, where there is one."""
    return None if suit is None else suit.letter


def meld_texts(melds: Iterable[Meld]) -> list[str]:
    """Announcements."""
    return [str(meld) for meld in melds]


def layout_part(layout: Layout | None) -> LayoutPart | None:
    """How the cards lay."""
    if layout is None:
        return None
    return LayoutPart(
        [mask_texts(cards) for cards in layout.first],
        [mask_texts(cards) for cards in layout.later],
        card_text(layout.turned),
        mask_texts(layout.talon),
    )
