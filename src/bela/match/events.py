"""What happens in a match round its deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bela.deal import events as deal_events

if TYPE_CHECKING:
    from bela.cards import Card
    from bela.match.state import Past
    from bela.standing import Standing


@dataclass(frozen=True)
class Drawn:
    """A seat cut a card for the deal."""

    seat: int
    card: Card


@dataclass(frozen=True)
class DrawAgain:
    """The best cards were equal: these seats cut again (S-05)."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class DealerFound:
    """The seat that deals."""

    dealer: int


@dataclass(frozen=True)
class NewGame:
    """The next game of the match begins."""

    standing: Standing


@dataclass(frozen=True)
class Shuffled:
    """The pack is shuffled."""


@dataclass(frozen=True)
class PackCut:
    """The pack is cut."""

    cards: int


@dataclass(frozen=True)
class Scored:
    """A deal is written down."""

    past: Past


@dataclass(frozen=True)
class ClaimedBetween:
    """A seat claimed the game between two deals (S-39)."""

    seat: int
    standing: Standing


MatchOnly = Drawn | DrawAgain | DealerFound | NewGame | Shuffled | PackCut | Scored | ClaimedBetween
MatchEvent = MatchOnly | deal_events.Event


def visible(event: MatchEvent, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), learns of the event."""
    match event:
        case deal_events.Got() | deal_events.Laid() | deal_events.Noted():
            return event.seat == seat
        case _:
            return True
