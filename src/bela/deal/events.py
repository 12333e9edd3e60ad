"""What happens in a deal. Events make the state; they are derived from actions and never stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bela.cards import Card, Mask, Suit
    from bela.deal.actions import Call, Word
    from bela.deal.state import Bidding, Contest, Layout, Phase
    from bela.melds import Meld
    from bela.scoring import Settlement, Tally


# ---------------------------------------------------------------- for everybody
@dataclass(frozen=True)
class Dealt:
    """A deal begins."""

    dealer: int
    turned: Card | None
    scores: tuple[int, ...]
    hanging: int
    seats: int
    cards: int
    """Cards that every seat holds now."""


@dataclass(frozen=True)
class Asked:
    """Somebody is asked something."""

    phase: Phase
    seat: int


@dataclass(frozen=True)
class Called:
    """A seat spoke while trumps were chosen."""

    seat: int
    call: Call
    bidding: Bidding


@dataclass(frozen=True)
class TrumpFixed:
    """Trumps are chosen."""

    trump: Suit
    maker: int


@dataclass(frozen=True)
class Completed:
    """The hands are complete."""

    counts: tuple[int, ...]
    seat: int | None
    """The seat to which the turned card fell."""
    up: Card | None


@dataclass(frozen=True)
class TalonTaken:
    """The maker took the cards left over."""

    seat: int
    cards: int


@dataclass(frozen=True)
class Kept:
    """A seat left the turned card where it is."""

    seat: int


@dataclass(frozen=True)
class Swapped:
    """A seat gave the trump seven for the turned card."""

    seat: int
    up: Card | None
    """The seven, where it lies face up now."""


@dataclass(frozen=True)
class LaidAway:
    """The maker laid cards away."""

    seat: int
    cards: int


@dataclass(frozen=True)
class Spoken:
    """A word of the announcing dialogue."""

    seat: int
    word: Word
    contest: Contest


@dataclass(frozen=True)
class Declared:
    """A seat declared; all hear the points."""

    seat: int
    points: int


@dataclass(frozen=True)
class Won:
    """The contest is settled."""

    winner: int | None
    award: tuple[int, ...]


@dataclass(frozen=True)
class Shown:
    """A seat lays announcements open."""

    seat: int
    melds: tuple[Meld, ...]
    bela: bool
    """Whether king and queen of trumps, said at the start, are among what is shown."""
    extra: int
    """Points that score by being shown."""


@dataclass(frozen=True)
class Played:
    """A seat played a card."""

    seat: int
    card: Card


@dataclass(frozen=True)
class BelaSaid:
    """A seat said Bela."""

    seat: int


@dataclass(frozen=True)
class TrickTaken:
    """A trick is complete."""

    winner: int
    points: int


@dataclass(frozen=True)
class ClaimMade:
    """A seat claimed the game."""

    seat: int


@dataclass(frozen=True)
class Ended:
    """The deal is over."""

    tally: Tally | None
    """None for a position, of which only a part was seen."""
    settlement: Settlement | None
    layout: Layout
    """How the cards lay."""


# ---------------------------------------------------------------- for one seat
@dataclass(frozen=True)
class Got:
    """Cards came to a hand."""

    seat: int
    cards: Mask
    first: bool
    """Whether they are those looked at before trumps are chosen."""


@dataclass(frozen=True)
class Laid:
    """Cards were laid away."""

    seat: int
    cards: Mask


@dataclass(frozen=True)
class Noted:
    """What exactly a seat declared."""

    seat: int
    melds: tuple[Meld, ...]
    bela: bool


Public = (
    Dealt
    | Asked
    | Called
    | TrumpFixed
    | Completed
    | TalonTaken
    | Kept
    | Swapped
    | LaidAway
    | Spoken
    | Declared
    | Won
    | Shown
    | Played
    | BelaSaid
    | TrickTaken
    | ClaimMade
    | Ended
)
Private = Got | Laid | Noted
Event = Public | Private


def visible(event: Event, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), learns of the event."""
    match event:
        case Got() | Laid() | Noted():
            return event.seat == seat
        case _:
            return True
