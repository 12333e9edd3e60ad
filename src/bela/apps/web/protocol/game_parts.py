"""The parts of a match and its deals, as a client draws them; how they are written, ``parts`` tells."""

from __future__ import annotations

from typing import Any

from bela.apps.web.protocol.part import Line, Part, Points


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


class ResultPart(Part):
    """The account of the last deal."""

    number: int
    rows: list[Line]
    """Key, and points by side."""
    reasons: list[Line]
    standing: list[Line]
