"""A record as a value: a header, one entry to a line, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bela import __version__
from bela.cards import Card, Mask
from bela.deal.actions import Anything
from bela.deal.state import Told
from bela.record.jsonl import Json
from bela.rules.model import Rules
from bela.scoring import Points, Tally

Extra = Mapping[str, Json]
"""Fields that this version does not know, in the order in which they came."""


class Sight(StrEnum):
    """Whose eyes a record is for."""

    FULL = "full"
    SEAT = "seat"
    PUBLIC = "public"


@dataclass(frozen=True)
class Player:
    """Who sits in a seat."""

    name: str = ""
    kind: str = ""
    """What plays: a person, or the name of a bot."""
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True)
class Header:
    """What holds for the whole record."""

    rules: Rules
    players: tuple[Player, ...] = ()
    """By seat; none at all where nobody is named."""
    dealer: int | None = None
    """The first dealer; None where the deal was cut for."""
    view: Sight = Sight.FULL
    seat: int | None = None
    """The seat that the record is for, when the view is that of a seat."""
    date: str = ""
    engine: str = __version__
    """The version of bela that made the record."""
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True)
class Start:
    """A deal begins: how the match stands before its pack is shuffled. None is what a reader is left to work out."""

    deal: int | None = None
    """Its number in the match, from 1."""
    game: int | None = None
    """Which game of the match it belongs to, from 1."""
    dealer: int | None = None
    scores: Points | None = None
    hanging: int | None = None
    commitment: str = ""
    """What was published of the pack before anybody saw a card."""
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True)
class Brought:
    """What an action of a hidden deal brought to whom the record is for, as far as it cannot be worked out."""

    turned: Card | None = None
    first: Mask | None = None
    """The viewer's cards before trumps are chosen."""
    later: Mask | None = None
    """Those that came once they were."""
    talon: Mask | None = None
    """What the viewer took as the maker."""
    told: Told | None = None
    """Who won the announcing, and what others showed."""


NOTHING = Brought()


@dataclass(frozen=True)
class Said:
    """An action, of a seat or (None) of chance."""

    seat: int | None
    action: Anything
    brought: Brought = NOTHING
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True)
class Count:
    """A deal that is known by its result alone."""

    start: Start
    tally: Tally
    extra: Extra = field(default_factory=dict)
    """Unknown fields of the count itself; those of the line stand with its start."""


@dataclass(frozen=True)
class Other:
    """A line of a kind that this version does not know."""

    fields: Extra


@dataclass(frozen=True)
class Ending:
    """How the match stood when the record was closed."""

    winner: int
    """The side that won the match; -1 when nobody has."""
    scores: Points
    games: Points
    extra: Extra = field(default_factory=dict)


Entry = Start | Said | Count | Other


@dataclass(frozen=True)
class Record:
    """A match, or as much of it as has been played."""

    header: Header
    entries: tuple[Entry, ...] = ()
    ending: Ending | None = None
