"""The parts of a table that a client draws. A message brings the parts that have changed, each as a whole.

Cards are texts (``Th``), suits and ranks letters, sides and seats numbers from 0; None (null) is nobody or not known.
Times are milliseconds of the server's clock.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bela.apps.web.protocol.settings import Settings

Points = list[int]
Line = list[Any]
"""A sentence: key of the catalogue, parameters by name, and the number that chooses a plural form or None."""


class Part(Struct, gc=False):
    """Something to draw."""


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
    sides: list[list[int]]
    """By side: its seats."""
    host: int | None
    """The seat of the host."""
    wishes: list[bool]
    """By seat: who wishes for another match."""
    alone: bool
    """Whether one person plays against bots: only then there are hints and taking back."""


class DrawnPart(Part):
    """A card cut for the deal."""

    seat: int
    card: str


class RowPart(Part):
    """A deal on the score sheet; points by side."""

    number: int
    game: int
    dealer: int | None
    maker: int | None
    maker_side: int | None
    result: str
    winner: int | None
    need: int | None
    card_points: Points
    announced: Points
    bela: Points
    capot: Points
    sums: Points
    moved: Points
    hung: Points
    paid: Points
    written: Points
    hanging: int
    """Points that hang after it."""
    scores: Points
    """Of the game, after it."""
    games: Points
    tricks: Points


class MatchPart(Part):
    """How the match stands."""

    stage: str
    """``draw``, ``pack``, ``cut``, ``deal`` or ``over``."""
    number: int
    """Deals begun."""
    game: int
    games: Points
    scores: Points
    hanging: int
    dealer: int | None
    cutter: int | None
    drawing: list[int]
    drawn: list[DrawnPart]
    target: int
    wins: int
    game_winner: int | None
    match_winner: int | None
    sheet: list[RowPart]


class TrickPart(Part):
    """A finished trick."""

    leader: int
    cards: list[str]
    winner: int
    points: int


class SaidPart(Part):
    """What a seat has said of its best run."""

    points: int
    length: int | None
    top: str | None
    suit: str | None
    trump: bool | None


class ContestPart(Part):
    """How far the announcing has come."""

    said: list[SaidPart | None]
    heard: list[int | None]
    """By seat: points declared."""
    owner: int | None
    rival: int | None
    due: str | None
    level: bool
    settled: bool
    winner: int | None
    award: Points
    shown: list[list[str] | None]
    """By seat: the announcements laid open."""
    bela_shown: bool


class LayoutPart(Part):
    """How the cards lay, once a deal is over."""

    first: list[list[str] | None]
    later: list[list[str] | None]
    turned: str | None
    talon: list[str] | None


class DealPart(Part):
    """The deal on the table, as everybody knows it."""

    dealer: int
    phase: str
    """``bidding``, ``exchange``, ``discard``, ``announcing``, ``play`` or ``over``."""
    to_act: int | None
    ask: str | None
    """The key of the question that is put."""
    counts: list[int]
    turned: str | None
    turned_to: int | None
    up: str | None
    trump: str | None
    maker: int | None
    round: int
    offered_by: int | None
    """The seat that offered to throw the deal in."""
    contest: ContestPart
    leader: int
    trick: list[str]
    winning: int | None
    """The seat that holds the trick on the table."""
    tricks: list[TrickPart]
    taken: Points | None
    """Card points by side, where the table shows them."""
    won: Points
    bela: int | None
    claimed_by: int | None
    layout: LayoutPart | None


class ActionPart(Part):
    """Something that may be done now."""

    a: str
    """The action to send."""
    k: str
    """Its kind, the first word of it; ``play`` for a card."""
    card: str | None = None
    bela: bool = False
    suit: str | None = None
    rank: str | None = None
    number: int | None = None
    """Points announced, or the length of a run."""
    cards: list[str] | None = None
    melds: list[str] | None = None
    label: Line | None = None


class ReasonPart(Part):
    """Why something is refused."""

    code: str
    rule: str
    """The id of the rule in the ledger; its text stands in the catalogue under ``rule.ID``."""
    params: dict[str, Any]


class YouPart(Part):
    """What only the client's own seat knows."""

    seat: int | None
    """None: a visitor."""
    hand: list[str]
    """In the order in which a hand is held."""
    first: list[str]
    """The cards looked at before trumps were chosen."""
    laid: list[str]
    declared: list[str]
    legal: list[ActionPart]
    """All that may be done now; empty when somebody else is asked. A claim is never listed."""
    playable: list[str]
    refused: dict[str, ReasonPart]
    """By card of the hand that may not be played now: why."""
    may_claim: bool
    """Whether a claim would be heard, by what everybody knows; not whether it would be good."""
    can_take_back: bool
    can_hint: bool


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


class ResultPart(Part):
    """The account of the last deal."""

    number: int
    rows: list[Line]
    """Key, and points by side."""
    reasons: list[Line]
    standing: list[Line]


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
