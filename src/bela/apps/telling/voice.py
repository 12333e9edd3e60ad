"""Who is who, and sentences about them."""

from __future__ import annotations

from dataclasses import dataclass

from bela.cards import RANK_OF, SUIT_OF, Card, Suit
from bela.i18n import Term, Translator, family_of
from bela.melds import Four, Meld, Run
from bela.rules.model import Rules
from bela.rules.words import Direction

WHOLE_SUIT = 8

PLACES = {2: ("south", "north"), 3: ("south", "west", "east"), 4: ("south", "west", "north", "east")}
"""By the number of seats: where they sit, the reader at the bottom, in order of play where that goes clockwise."""

SIGNS = "♣♦♥♠"
RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")


def places(rules: Rules, me: int) -> tuple[str, ...]:
    """By seat: where it is, seen by the reader in seat ``me``."""
    row = PLACES[rules.seats]
    if rules.direction is Direction.COUNTERCLOCKWISE:
        row = (row[0], *row[:0:-1])
    return tuple(row[(seat - me) % rules.seats] for seat in range(rules.seats))


@dataclass(frozen=True)
class Shorts:
    """How cards are shown in short."""

    suits: tuple[str, ...]
    """By suit."""
    ranks: tuple[str, ...] = RANKS
    """By rank."""


@dataclass(frozen=True)
class Voice:
    """Speaks of the seats of one table to one reader, in the reader's language."""

    words: Translator
    rules: Rules
    me: int | None
    """The reader's seat; None for a spectator."""
    names: tuple[str, ...]
    """By seat; the names of places have forms, those of people stay as they are."""
    signs: bool
    """Whether suits are shown by their signs; else by letters."""
    shorts: Shorts | None = None
    """How cards are shown in short where that is neither by the usual signs nor by the letters that may be typed."""

    @classmethod
    def at(cls, rules: Rules, me: int | None, *, language: str, signs: bool) -> Voice:
        """A voice for whoever sits, or watches, at a table with these rules."""
        words = Translator(language, family_of(rules))
        names = [words.term(f"seat.{place}") for place in places(rules, me or 0)]
        if me is not None:
            names[me] = words.term("seat.you")
        return cls(words, rules, me, tuple(names), signs)

    def of(self, seat: int, key: str, **params: object) -> str:
        """A sentence about a seat: in the second person, under ``key.you``, where that is the reader."""
        if seat == self.me:
            return self.words.t(f"{key}.you", **params)
        return self.words.t(key, who=self.names[seat], **params)

    def of_many(self, seat: int, key: str, count: int, **params: object) -> str:
        """The same with a number in it, ``{n}``."""
        if seat == self.me:
            return self.words.n(f"{key}.you", count, **params)
        return self.words.n(key, count, who=self.names[seat], **params)

    def side(self, side: int) -> str:
        """What a side is called: the reader's, the others', or by its seats."""
        if not self.rules.partners:
            return self.names[side]
        if self.me is not None:
            return self.words.term("side.us" if self.rules.side_of(self.me) == side else "side.them")
        return self.words.term("side.pair", one=self.names[side], other=self.names[side + self.rules.sides])

    def seats(self, seats: tuple[int, ...]) -> Term:
        """Several seats in a row."""
        return self.words.listed([self.names[seat] for seat in seats])

    def card(self, card: Card) -> Term:
        """The name of a card."""
        return self.words.card(card)

    def suit(self, suit: Suit) -> Term:
        """The name of a suit."""
        return self.words.suit(suit)

    def short(self, card: Card) -> str:
        """A card in two or three characters, as it may be typed."""
        return self.rank_short(card) + self.suit_short_of(card)

    def rank_short(self, card: Card) -> str:
        """The rank of a card in one character, a ten in two."""
        return (RANKS if self.shorts is None else self.shorts.ranks)[RANK_OF[card]]

    def suit_short(self, suit: Suit) -> str:
        """A suit by its sign or letter."""
        if self.shorts is not None:
            return self.shorts.suits[suit]
        return SIGNS[suit] if self.signs else suit.letter

    def suit_short_of(self, card: Card) -> str:
        """The sign or letter of a card's suit."""
        return self.suit_short(SUIT_OF[card])

    def meld(self, meld: Meld) -> Term:
        """A run or four of a kind."""
        words = self.words
        match meld:
            case Run(_, length) if length == WHOLE_SUIT:
                return words.term("meld.whole_suit", suit=self.suit(SUIT_OF[meld.top]))
            case Run(top, length):
                run = words.term(f"run.{length}")
                return words.term("meld.run", run=run, suit=self.suit(SUIT_OF[top]), rank=words.rank(RANK_OF[top]))
            case Four(rank):
                return words.term("meld.four", rank=words.ranks(rank))

    def melds(self, melds: tuple[Meld, ...], *, bela: bool) -> Term:
        """Several melds in a row, and the Bela where it is among them."""
        return self.words.listed([*map(self.meld, melds), *[self.words.term("word.bela")] * bela])
