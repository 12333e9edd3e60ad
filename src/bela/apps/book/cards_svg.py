"""Cards as pictures: drawings in SVG that need no font, no style sheet and no file."""

from __future__ import annotations

from html import escape

from bela.apps.telling.voice import Voice
from bela.cards import SUIT_OF, Card, Suit

WIDTH, HEIGHT = 40, 56

SHAPES = {
    Suit.CLUBS: "M10 0C15 0 16 5 13.3 8C17.5 6.8 20 10 19 13C17.8 16.8 12.5 16.5 11 13.5Q11 17 13.2 20H6.8Q9 17 9 13.5"
    "C7.5 16.5 2.2 16.8 1 13C0 10 2.5 6.8 6.7 8C4 5 5 0 10 0z",
    Suit.DIAMONDS: "M10 0 17 10 10 20 3 10z",
    Suit.HEARTS: "M10 19.5C4 14.5 .5 10.5 .5 6.2C.5 .8 7.5 -.5 10 5"
    "C12.5 -.5 19.5 .8 19.5 6.2C19.5 10.5 16 14.5 10 19.5z",
    Suit.SPADES: "M10 0C16 6 19.5 8.8 19.5 12.5C19.5 17 12.5 17.5 11 14.2Q11 17.5 13.2 20H6.8Q9 17.5 9 14.2"
    "C7.5 17.5 .5 17 .5 12.5C.5 8.8 4 6 10 0z",
}
"""By suit: its sign in a square of 20 by 20."""

COLOURS = {Suit.CLUBS: "#111", Suit.DIAMONDS: "#b5121b", Suit.HEARTS: "#b5121b", Suit.SPADES: "#111"}


def card_svg(voice: Voice, card: Card) -> str:
    """A card as it lies on the table; its name is there for those who hear the page."""
    suit = SUIT_OF[card]
    name, rank = escape(f"{voice.card(card):cap}"), escape(voice.rank_short(card))
    return (
        f'<svg role="img" aria-label="{name}" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 40 56">'
        f"<title>{name}</title>"
        '<rect x=".75" y=".75" width="38.5" height="54.5" rx="5" fill="#fff" stroke="#555" stroke-width="1.5"/>'
        f'<text x="20" y="22" text-anchor="middle" font-family="sans-serif" font-size="19" font-weight="bold" '
        f'fill="{COLOURS[suit]}">{rank}</text>'
        f'<path transform="translate(10 29)" fill="{COLOURS[suit]}" d="{SHAPES[suit]}"/></svg>'
    )
