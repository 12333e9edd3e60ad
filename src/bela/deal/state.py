"""The state of one deal: what all may know, what one seat may know, and the whole."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from bela.cards import Card, Mask, Suit
    from bela.cards import Rank as CardRank
    from bela.melds import Meld
    from bela.rules.model import Rules
    from bela.rules.words import Criterion
    from bela.scoring import Settlement, Tally

State = TypeVar("State")


def changed(state: State, **fields: Any) -> State:  # noqa: ANN401 - any field of any state
    """A copy with some fields changed: ``dataclasses.replace`` without its cost; states are made for every card."""
    copy = object.__new__(type(state))
    copy.__dict__.update(state.__dict__)
    copy.__dict__.update(fields)
    return copy


class Phase(StrEnum):
    """What a deal is at; the words of the scenario language."""

    BIDDING = "bidding"
    EXCHANGE = "exchange"
    DISCARD = "discard"
    ANNOUNCING = "announcing"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True)
class Layout:
    """How the cards of a deal lie before it begins; None for what is not known."""

    first: tuple[Mask | None, ...]
    """By seat: the cards looked at before trumps are chosen."""
    later: tuple[Mask | None, ...]
    """By seat: the cards that come once trumps are chosen, without a turned card that falls to the dealer."""
    turned: Card | None = None
    talon: Mask | None = 0


@dataclass(frozen=True)
class Hand:
    """What one seat knows beyond the board."""

    seat: int
    cards: Mask
    first: Mask
    """The cards it looked at before trumps were chosen."""
    declared: tuple[Meld, ...] = ()
    """What it declared, shown yet or not."""
    bela: bool = False
    """Whether it said Bela at the start."""
    laid: Mask = 0
    """What it laid away."""


@dataclass(frozen=True)
class Bidding:
    """How far the choosing of trumps has come."""

    round: int = 1
    passes: int = 0
    """Passes in this round."""
    offered_by: int | None = None
    """The seat that said Schmeiss and waits for answers."""


@dataclass(frozen=True)
class Claimed:
    """What a seat has said of its best run; None where it has not said it yet."""

    points: int
    length: int | None = None
    top: CardRank | None = None
    suit: Suit | None = None
    trump: bool | None = None
    """Whether the run is known to be in trumps or not."""


@dataclass(frozen=True)
class Contest:
    """How far the announcing has come: the words said, and at the end who scores."""

    said: tuple[Claimed | None, ...]
    """By seat: what was said in the dialogue."""
    heard: tuple[int | None, ...]
    """By seat: the points declared."""
    asked: int = 0
    """Seats that have had their say."""
    owner: int | None = None
    """Whose announcement stands in the dialogue."""
    level: bool = False
    """Whether that one and a rival cancelled each other."""
    rival: int | None = None
    """The seat whose announcement is being measured against it."""
    due: Criterion | None = None
    """The detail that is due from whoever is to speak."""
    settled: bool = False
    winner: int | None = None
    """The seat whose announcement won."""
    award: tuple[int, ...] = ()
    """By side: points of the announcements that score, with or without a trick yet."""
    shown: tuple[tuple[Meld, ...] | None, ...] = ()
    """By seat: what has been shown; None before it is shown."""
    bela_shown: bool = False
    """Whether king and queen of trumps, said at the start, have been laid open."""


@dataclass(frozen=True)
class Trick:
    """A finished trick."""

    leader: int
    cards: tuple[Card, ...]
    """In the order played."""
    winner: int
    points: int
    """Card points, without those for the last trick."""


@dataclass(frozen=True)
class Board:
    """What everybody at the table knows of a deal. It has no place for a hidden card."""

    dealer: int
    scores: tuple[int, ...]
    """By side: written down in this game before this deal."""
    hanging: int
    counts: tuple[int, ...]
    """By seat: cards in hand."""
    phase: Phase
    to_act: int | None
    """The seat that is asked; None when the deal is over."""
    turned: Card | None
    """The card that was turned up."""
    turned_to: int | None
    """The seat that has it in hand now."""
    up: Card | None
    """The card that lies face up on the table."""
    bidding: Bidding
    contest: Contest
    trump: Suit | None = None
    maker: int | None = None
    swaps_asked: int = 0
    leader: int = 0
    """Who led to the trick on the table."""
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    played: tuple[Mask, ...] = ()
    """By seat: the cards played."""
    taken: tuple[int, ...] = ()
    """By side: card points, without those for the last trick."""
    won: tuple[int, ...] = ()
    """By side: tricks."""
    bela: int | None = None
    """The seat that said Bela."""
    first_trick: bool = True
    """Whether the deal is still in its first trick."""
    tally: Tally | None = None
    settlement: Settlement | None = None
    claimed_by: int | None = None
    layout: Layout | None = None
    """How the cards lay, once the deal is over."""


@dataclass(frozen=True)
class Deal:
    """A deal as whoever runs the table knows it; with None for what is not known, as a view or a position does."""

    rules: Rules
    board: Board
    hands: tuple[Hand | None, ...]
    layout: Layout
    whole: bool = True
    """Whether it was seen from its beginning, so that it can be settled."""
    told: Told | None = field(default=None, compare=False)


@dataclass(frozen=True)
class View:
    """A deal as one seat knows it; without a hand, as a spectator does."""

    rules: Rules
    board: Board
    seat: int | None
    hand: Hand | None


@dataclass(frozen=True)
class Told:
    """What a view was told and could not work out; it stands in for unknown hands while a view is replayed."""

    winner: int | None = None
    award: tuple[int, ...] | None = None
    shown: tuple[tuple[int, tuple[Meld, ...], bool], ...] = ()
    """Seat, melds, and whether it had said Bela at the start."""
