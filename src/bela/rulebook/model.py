"""A rule book as a value: chapters of sentences, tables and examples. It holds codes, ids and figures, and no words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bela.cards import Card, Rank, Suit
from bela.deal.actions import Word
from bela.melds import Meld
from bela.rules.choices import Value
from bela.rules.law import Code
from bela.rules.words import Criterion
from bela.scoring import Settlement, Tally


# ---------------------------------------------------------------- what is filled into a sentence
@dataclass(frozen=True)
class Packets:
    """The sizes of the packets in which cards are dealt."""

    sizes: tuple[int, ...]


@dataclass(frozen=True)
class Ranks:
    """Ranks in a row."""

    ranks: tuple[Rank, ...]


@dataclass(frozen=True)
class CardRow:
    """Cards in a row."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Order:
    """What decides, one after another."""

    criteria: tuple[Criterion, ...]


@dataclass(frozen=True)
class Details:
    """What of a run is told apart, one after another."""

    criteria: tuple[Criterion, ...]


Figure = int | Packets | Ranks | CardRow | Order | Details


@dataclass(frozen=True)
class Sentence:
    """A sentence, by the key under which the catalogues hold it, and what is filled in."""

    key: str
    figures: Mapping[str, Figure]


# ---------------------------------------------------------------- what a chapter is made of
@dataclass(frozen=True)
class Paragraph:
    """Sentences that belong together, and the ledger ids that they state."""

    sentences: tuple[Sentence, ...]
    ids: tuple[str, ...] = ()


@dataclass(frozen=True)
class Worth:
    """A rank, and what a card of it counts."""

    rank: Rank
    points: int


@dataclass(frozen=True)
class CardTable:
    """The cards from high to low, with their points: of trumps, and of every other suit."""

    trumps: tuple[Worth, ...]
    plain: tuple[Worth, ...]


@dataclass(frozen=True)
class MeldWorth:
    """What an announcement counts."""

    code: str
    """``run``, ``run_or_longer``, ``four`` or ``bela``."""
    points: int
    length: int = 0
    """Of a run."""
    rank: Rank | None = None
    """Of four of a kind."""


@dataclass(frozen=True)
class MeldTable:
    """What may be announced, and its points."""

    rows: tuple[MeldWorth, ...]


@dataclass(frozen=True)
class Offence:
    """Cards that may not be played, why, and the ledger id behind that."""

    cards: tuple[Card, ...]
    code: Code
    rule: str


@dataclass(frozen=True)
class PlayExample:
    """A trick, a hand, and what of it may be played."""

    name: str
    trump: Suit
    trick: tuple[Card, ...]
    hand: tuple[Card, ...]
    allowed: tuple[Card, ...]
    offences: tuple[Offence, ...]


@dataclass(frozen=True)
class ContestExample:
    """What the forehand and the next player announce, and who has the greater: 0, 1, or None where nobody has."""

    name: str
    trump: Suit
    held: tuple[tuple[Meld, ...], tuple[Meld, ...]]
    winner: int | None


@dataclass(frozen=True)
class DialogueExample:
    """How forehand and dealer announce step by step, and the points that the winner has by it."""

    trump: Suit
    forehand_cards: tuple[Card, ...]
    dealer_cards: tuple[Card, ...]
    spoken: tuple[tuple[int, Word], ...]
    winner: int | None
    points: int


@dataclass(frozen=True)
class SettlementExample:
    """How a deal is settled."""

    name: str
    tally: Tally
    settlement: Settlement


@dataclass(frozen=True)
class Point:
    """A point on which tables differ."""

    option: str
    value: Value
    """What this table plays."""
    usual: bool
    """Whether that is what its variant plays."""
    idle: bool
    """Whether it makes no difference as this table plays."""
    others: tuple[Value, ...]
    """What other tables play; of what can be any number or order, what variants play."""


@dataclass(frozen=True)
class Numbered:
    """A ledger id, and the chapter that states it; None where only a refusal may name it."""

    id: str
    chapter: str | None


@dataclass(frozen=True)
class Index:
    """The ledger ids of the book."""

    entries: tuple[Numbered, ...]


Example = PlayExample | ContestExample | DialogueExample | SettlementExample
Block = Paragraph | CardTable | MeldTable | Example | Point | Index


@dataclass(frozen=True)
class Chapter:
    """A chapter, by its name."""

    name: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Book:
    """The rules of one table."""

    variant: str
    chapters: tuple[Chapter, ...]
