"""The parts of a table that a client draws. A message brings the parts that have changed, each as a whole.

Cards are texts (``Th``), suits and ranks letters, sides and seats numbers from 0; None (null) is nobody or not known.
Times are milliseconds of the server's clock.
"""

from __future__ import annotations

from typing import Any

from bela.apps.web.protocol.game_parts import (
    ActionPart,
    ContestPart,
    DealPart,
    DrawnPart,
    LayoutPart,
    MatchPart,
    ReasonPart,
    ResultPart,
    RowPart,
    SaidPart,
    TrickPart,
    YouPart,
)
from bela.apps.web.protocol.part import Line, Part
from bela.apps.web.protocol.settings import Settings

__all__ = [
    "ActionPart",
    "ClockPart",
    "ContestPart",
    "DealPart",
    "DrawnPart",
    "FairPart",
    "LayoutPart",
    "Line",
    "MatchPart",
    "PresencePart",
    "ReasonPart",
    "ResultPart",
    "RoundPart",
    "RowPart",
    "SaidPart",
    "SeatPart",
    "TablePart",
    "TrickPart",
    "YouPart",
]


class SeatPart(Part):
    """Who sits in a seat."""

    kind: str
    """``open``, ``person``, ``away`` (a bot sits in for a person), or ``bot``."""
    name: str | None
    """A person's name."""
    level: str | None
    """The bot's level, of a bot or of whoever sits in."""


class TablePart(Part):
    """What holds for the table."""

    code: str
    stage: str
    """``lobby`` before a match, ``running``, or ``over`` after one."""
    match: int
    """Which match at this table, from 1; 0 before the first."""
    settings: Settings
    rules: dict[str, Any]
    """Every option whose question arises, with its value."""
    house: str
    """The same as a house rules file."""
    family: str
    direction: str
    seats: list[SeatPart]
    played: list[SeatPart] | None
    """Once a match is over: who sat there when it ended, whoever sits there now."""
    sides: list[list[int]]
    """By side: its seats."""
    host: int | None
    """The seat of the host."""
    wishes: list[bool]
    """By seat: who wishes for another match."""
    alone: bool
    """Whether one person plays against bots: only then there are hints and taking back."""


class ClockPart(Part):
    """Who has how much time."""

    kind: str
    paused: bool
    """Nobody is there, and the table waits."""
    seat: int | None
    """Whose clock runs."""
    per: int
    """For each question."""
    deadline: int | None
    """When a legal action is taken in their place."""
    left: list[int]
    """By seat: what is left beyond that, for the whole match."""


class RoundPart(Part):
    """A fair round that has been revealed."""

    round: int
    purpose: str
    commitment: str
    secret: str
    salt: str
    hashes: dict[str, str]
    """By seat."""
    shares: dict[str, str]
    cutter: int | None
    cut: int | None
    """What the cutter chose; None: nobody chose."""
    order: list[str]
    """The cards in the order before they are shuffled."""
    pack: list[str]
    deal: int | None
    slots: Any = None
    """Of a deal: which places of the cut pack each seat got."""


class FairPart(Part):
    """The fair round under way."""

    round: int
    purpose: str
    """``dealer``, ``draw`` or ``deal``."""
    step: str
    """``commit``, ``share`` or ``done``."""
    commitment: str
    asked: list[int]
    """Who has to answer still."""
    givers: list[int]
    """Whose shares go into it."""
    hashes: dict[str, str]
    cutter: int | None
    """The seat that chooses the cut; None: chance does."""
    cards: int
    last: RoundPart | None
    """The last round that was revealed."""


class PresencePart(Part):
    """Who is connected."""

    here: list[bool]
    watchers: int
