"""Cards, sets of cards, and how they are written.

A card is a number from 0 to 31, eight to a suit, in natural order inside the suit: ``card = 8 * suit + rank``.
A set of cards is a 32-bit mask (``Mask``); ``Cards`` is the same number dressed for reading and printing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import NewType

Mask = int
"""A set of cards: bit ``card`` is set when the card belongs to it."""

Card = NewType("Card", int)
"""A card, 0 to 31."""

FULL: Mask = 0xFFFFFFFF
SUIT_SIZE = 8


class Suit(IntEnum):
    """The four suits, in the order in which they are listed."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit as written: ``c d h s``."""
        return "cdhs"[self]

    @property
    def mask(self) -> Mask:
        """All eight cards of the suit."""
        return 0xFF << (SUIT_SIZE * self)


class Rank(IntEnum):
    """The eight ranks in natural order, as runs and cutting use them."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """The rank as written: ``7 8 9 T J Q K A``."""
        return "789TJQKA"[self]

    @property
    def mask(self) -> Mask:
        """The four cards of the rank."""
        return 0x01010101 << self


SUITS = tuple(Suit)
RANKS = tuple(Rank)
CARDS = tuple(Card(number) for number in range(32))
SUIT_OF = tuple(SUITS[card >> 3] for card in CARDS)
RANK_OF = tuple(RANKS[card & 7] for card in CARDS)
CARD_TEXT = tuple(RANK_OF[card].letter + SUIT_OF[card].letter for card in CARDS)
BIT = tuple(1 << card for card in CARDS)

_SIGNS = dict(zip("♣♦♥♠♧♢♡♤", "cdhscdhs", strict=True))
_CARD_OF = {text.lower(): card for card, text in zip(CARDS, CARD_TEXT, strict=True)}
_SUIT_OF_LETTER = {suit.letter: suit for suit in SUITS}
_RANK_OF_LETTER = {rank.letter.lower(): rank for rank in RANKS} | {"10": Rank.TEN}


class CardError(ValueError):
    """Text that names no card, suit or rank, or names a card twice; says what was read."""


def make_card(rank: Rank, suit: Suit) -> Card:
    """The card of that rank and suit."""
    return CARDS[SUIT_SIZE * suit + rank]


def parse_suit(text: str) -> Suit:
    """Read ``c d h s`` or a suit sign, in any case. Raises CardError."""
    word = text.strip().lower()
    found = _SUIT_OF_LETTER.get(_SIGNS.get(word, word))
    if found is None:
        raise CardError(text)
    return found


def parse_rank(text: str) -> Rank:
    """Read ``A K Q J T 10 9 8 7`` in any case. Raises CardError."""
    found = _RANK_OF_LETTER.get(text.strip().lower())
    if found is None:
        raise CardError(text)
    return found


def parse_card(text: str) -> Card:
    """Read ``Th``; also ``10h`` and ``T♥``, in any case. Raises CardError."""
    word = text.strip().lower().replace("10", "t", 1)
    found = _CARD_OF.get(word[:-1] + _SIGNS.get(word[-1:], word[-1:]))
    if found is None:
        raise CardError(text)
    return found


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by spaces, in the order written. Raises CardError, also when a card comes twice."""
    cards = tuple(parse_card(word) for word in text.split())
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise CardError(CARD_TEXT[card])
    return cards


def cards_text(cards: Iterable[Card]) -> str:
    """Cards parted by spaces, in the order given."""
    return " ".join(CARD_TEXT[card] for card in cards)


def mask_of(cards: Iterable[Card]) -> Mask:
    """The set of the given cards."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def cards_of(mask: Mask) -> list[Card]:
    """The cards of a set: by suit, in natural order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(CARDS[low.bit_length() - 1])
        mask ^= low
    return found


class Cards(int):
    """A set of cards as a value of its own: iterates, counts, contains and prints.

    >>> hand = Cards.parse("Jh 9h Ac")
    >>> len(hand), str(hand)
    (3, 'Ac 9h Jh')
    """

    @classmethod
    def parse(cls, text: str) -> Cards:
        """Read cards parted by spaces. Raises CardError."""
        return cls(mask_of(parse_cards(text)))

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(self))

    def __len__(self) -> int:
        return self.bit_count()

    def __contains__(self, card: Card) -> bool:
        return bool(self >> card & 1)

    def __str__(self) -> str:
        return cards_text(self)

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"
