"""What the server says."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from bela.apps.web.protocol import parts as p


class Parts(Struct, kw_only=True, omit_defaults=True):
    """The parts that have changed; what is left out is as it was."""

    table: p.TablePart | UnsetType = UNSET
    match: p.MatchPart | UnsetType | None = UNSET
    deal: p.DealPart | UnsetType | None = UNSET
    you: p.YouPart | UnsetType = UNSET
    clock: p.ClockPart | UnsetType = UNSET
    fair: p.FairPart | UnsetType | None = UNSET
    result: p.ResultPart | UnsetType | None = UNSET
    presence: p.PresencePart | UnsetType = UNSET


class Missed(Struct):
    """What happened while a client was away."""

    seq: int
    events: list[dict[str, Any]]


class Snapshot(Struct, kw_only=True, tag_field="t", tag="snapshot"):
    """The first answer to a client: everything, as it is now."""

    seq: int
    state: int
    at: int
    v: int = 1
    missed: list[Missed] | None = None
    """What came after the number that the client named; None: too much, or it named none."""
    told: list[p.Line] | None = None
    """Where sentences were wanted: those of the deal so far; None before there is one, or where it may not be seen."""
    seat_token: str | None = None
    """A token for the seat, where the client has just sat down."""
    parts: Parts
    ack: str | None = None


class Update(Struct, kw_only=True, tag_field="t", tag="update"):
    """Something happened: the events, and with them what is so now."""

    seq: int
    state: int
    at: int
    why: str
    """What led to it: ``do``, ``auto`` (the clock), ``chance``, ``join``, ``leave``, ``fair``, and so on."""
    by: int | None
    """The seat that did it."""
    events: list[dict[str, Any]]
    told: list[p.Line] | None = None
    parts: Parts
    ack: str | None = None
    """The client's own command, where it did it."""


class Ack(Struct, kw_only=True, tag_field="t", tag="ack"):
    """A command was done; where ``again`` is set, it had been done before, and nothing was done now."""

    ack: str
    seq: int
    again: bool = False


class Answer(Struct, kw_only=True, tag_field="t", tag="answer"):
    """The answer to a question."""

    ack: str
    hint: p.ActionPart | None = None
    level: str | None = None
    why: list[p.Line] | None = None
    seat_token: str | None = None


class Error(Struct, kw_only=True, omit_defaults=True):
    """Why nothing was done."""

    code: str
    reason: str | None = None
    rule: str | None = None
    params: dict[str, Any] | None = None
    to_act: int | None = None
    legal: list[str] | None = None
    state: int | None = None
    free: list[int] | None = None
    fault: dict[str, Any] | None = None
    wait: int | None = None


class Refused(Struct, kw_only=True, tag_field="t", tag="refused"):
    """A command was not done, and nothing has changed."""

    ack: str | None
    error: Error


class Presence(Struct, kw_only=True, tag_field="t", tag="presence"):
    """Somebody came or went. Not numbered."""

    presence: p.PresencePart


class Phrase(Struct, kw_only=True, tag_field="t", tag="phrase"):
    """Somebody says one of the phrases. Not numbered, and not kept."""

    seat: int
    phrase: str


class BotFailed(Struct, kw_only=True, tag_field="t", tag="bot_failed"):
    """The bot that was asked for its move failed; something sensible was done instead. Not numbered, and not kept."""

    seat: int


class Bye(Struct, kw_only=True, tag_field="t", tag="bye"):
    """The server ends the connection."""

    reason: Literal["shutdown", "too_slow", "replaced", "left"]


Message = Snapshot | Update | Ack | Answer | Refused | Presence | Phrase | BotFailed | Bye
