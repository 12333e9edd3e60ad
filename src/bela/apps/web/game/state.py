"""The state of a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from bela.apps.web.fair import Share, Stream, commitment, seed_of
from bela.apps.web.protocol.settings import Settings
from bela.cards import Card, cards_of
from bela.deal import actions as a
from bela.match import Match, MatchEvent
from bela.rules.model import Rules

TOKENS = 8
"""Tokens of a seat that are good at the same time; the oldest goes first."""


class Stage(StrEnum):
    """How far a table is."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


class Purpose(StrEnum):
    """What a fair round is for."""

    DEALER = "dealer"
    DRAW = "draw"
    DEAL = "deal"


@dataclass(frozen=True)
class Chair:
    """A seat, and who sits in it."""

    person: str | None = None
    """The person whose seat it is."""
    level: str | None = None
    """The bot that plays: in a seat of nobody's, or for a person who is away."""
    tokens: tuple[str, ...] = ()
    """The digests of the tokens that open it."""
    gives: bool = False
    """Whether the person's device gives its share to deals."""
    misses: int = 0
    """How often in a row the clock ran out."""

    @property
    def is_open(self) -> bool:
        """Whether nobody sits in it."""
        return self.person is None and self.level is None

    @property
    def plays(self) -> bool:
        """Whether the person plays themselves."""
        return self.person is not None and self.level is None


@dataclass(frozen=True)
class Round:
    """A fair round."""

    number: int
    purpose: Purpose
    secret: str = field(repr=False)
    salt: str = field(repr=False)
    givers: tuple[int, ...]
    cutter: int | None
    at: int
    hashes: tuple[tuple[int, str], ...] = ()
    shares: tuple[Share, ...] = ()
    shared_at: int = 0
    """When the last hash had come."""

    @property
    def committed(self) -> bool:
        """Whether all hashes are there."""
        return len(self.hashes) == len(self.givers)

    @property
    def done(self) -> bool:
        """Whether all shares are there."""
        return len(self.shares) == len(self.givers)

    @property
    def asked(self) -> tuple[int, ...]:
        """Who has to answer still."""
        answered = [one.seat for one in self.shares] if self.committed else [seat for seat, _ in self.hashes]
        return tuple(seat for seat in self.givers if seat not in answered)

    def published(self, table: str) -> str:
        """The commitment to the secret."""
        return commitment(table, self.number, self.secret, self.salt)

    def stream(self, table: str) -> Stream:
        """The chance that follows from it, once it is done."""
        return Stream(seed_of(table, self.number, self.secret, self.shares))

    def outcome(self, table: str, rules: Rules) -> tuple[tuple[Card, ...], int]:
        """The shuffled pack, and the cut: chosen, or else by chance."""
        stream = self.stream(table)
        pack = stream.shuffled(cards_of(rules.pack))
        chosen = next((one.cut for one in self.shares if one.cut is not None), None)
        return pack, stream.below(len(pack)) if chosen is None else chosen


@dataclass(frozen=True)
class Moment:
    """A state of the match that can be gone back to: whoever acted next."""

    match: Match
    seat: int
    said: int
    """How many actions of the match had been done."""
    course: tuple[MatchEvent, ...] = field(default=(), repr=False)
    """What had happened in the deal."""


@dataclass(frozen=True)
class Dealt:
    """How a deal began."""

    before: Match = field(repr=False)
    """The match as it waited for the pack."""
    said: int
    pack: a.Pack = field(repr=False)
    cut: a.Cut | None = None


@dataclass(frozen=True)
class Times:
    """The clocks."""

    left: tuple[int, ...] = ()
    """By seat: milliseconds of the reserve."""
    asked_at: int = 0
    """Since when the seat that is asked has been asked."""


@dataclass(frozen=True)
class State:
    """A table."""

    code: str
    settings: Settings
    rules: Rules
    host: str
    seed: str
    chairs: tuple[Chair, ...]
    stage: Stage = Stage.LOBBY
    number: int = 0
    """Which match at this table."""
    match: Match | None = None
    """None until it is known who deals first."""
    turn: int = 0
    """What was done so far: the number of the state."""
    said: int = 0
    """How many actions of the match were done and not taken back."""
    drawing_from: int = 0
    """How many of them had been done when the cutting for the deal began."""
    moments: tuple[Moment, ...] = ()
    """Of this deal: where persons acted, while one person plays against bots."""
    dealt: Dealt | None = None
    """How the deal on the table began."""
    course: tuple[MatchEvent, ...] = field(default=(), repr=False)
    """What has happened since then, hidden things too; before the first deal, since the match began."""
    round: Round | None = None
    rounds: int = 0
    shown: tuple[Round, ...] = field(default=(), repr=False)
    """The rounds of this match that have served their purpose."""
    times: Times = Times()
    paused_at: int | None = 0
    """Since when nobody is there, and clocks stand; None while they run."""
    played: tuple[Chair, ...] = ()
    """Who sat there when the last match ended: others may sit down afterwards."""
    wishes: tuple[bool, ...] = ()
    swap: bool = False
    last_at: int = 0
    """The time of the last entry."""

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person."""
        seats = (seat for seat, chair in enumerate(self.chairs) if chair.person == person)
        return None if person is None else next(seats, None)

    def seat_by(self, token: str) -> int | None:
        """The seat that a token opens, by its digest."""
        return next((seat for seat, chair in enumerate(self.chairs) if token in chair.tokens), None)

    @property
    def host_seat(self) -> int | None:
        """The seat of the host: whoever made the table, or else the first person."""
        seat = self.seat_of(self.host)
        return seat if seat is not None else next(iter(self.persons), None)

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who has a seat, or had one when the last match ended."""
        return tuple({chair.person: None for chair in (*self.chairs, *self.played) if chair.person})

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons, there or away."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person is not None)

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots."""
        return len(self.persons) == 1 and not any(chair.is_open for chair in self.chairs)

    @property
    def to_act(self) -> int | None:
        """The seat that is asked in a running match."""
        return self.match.to_act if self.match is not None and self.stage is Stage.RUNNING else None
