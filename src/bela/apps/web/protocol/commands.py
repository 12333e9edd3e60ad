"""What a client says. ``t`` tells the kind; ``id`` is the client's own name for it, and the answer bears it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bela.apps.web.protocol.settings import Code, Hash, Id, SeatNumber, Settings, Token


class Command(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="t", gc=False):
    """Something that a client wants done."""

    id: Id


class Hello(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag="hello"):
    """The first message of a connection: which table, and as who."""

    table: Code
    v: Literal[1] = 1
    """The version of the protocol."""
    seat: Token | None = None
    """The token of a seat; None: as a visitor, who watches or wants to sit down."""
    person: Token | None = None
    """The token of a device; needed to sit down."""
    after: Annotated[int, Meta(ge=0)] | None = None
    """The last number that the client has seen, so that it is told what it missed."""
    fair: bool = False
    """Whether the client gives its share to every deal."""
    told: bool = False
    """Whether it wants to be told events in keys of the catalogue as well."""


class Do(Command, tag="do"):
    """An action of the game."""

    state: int
    """The number of the state that the client saw."""
    action: Annotated[str, Meta(max_length=200)]
    """In the notation of records, without a seat."""


class Join(Command, tag="join"):
    """Sit down, or move to another seat before the match."""

    seat: SeatNumber | None = None
    """None: wherever there is room."""


class Leave(Command, tag="leave"):
    """Get up. In a running match a bot plays on, and the seat can be taken back."""


class SetBot(Command, tag="bot"):
    """The host puts a bot into a seat, or opens it again."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] | None = None


class SetUp(Command, tag="settings"):
    """The host sets the table up anew, before a match."""

    settings: Settings


class Begin(Command, tag="start"):
    """The host begins the match; bots fill the open seats."""


class Rematch(Command, tag="rematch"):
    """Wish for another match at this table; it begins once every person there wishes it."""

    swap: bool = False
    """Whether the partners are to change."""


class TakeBack(Command, tag="back"):
    """Take back one's own last action, against bots."""

    state: int


class Again(Command, tag="again"):
    """The same deal once more, against bots."""

    state: int


class Hint(Command, tag="hint"):
    """What a bot would do, and why."""

    state: int


class Say(Command, tag="say"):
    """One of the phrases."""

    phrase: Annotated[str, Meta(max_length=40)]


class Mute(Command, tag="mute"):
    """Hear no more phrases of a seat, on this connection."""

    seat: SeatNumber
    on: bool = True


class Back(Command, tag="here"):
    """I am here: take the seat back from the bot that sits in."""


class Ticket(Command, tag="ticket"):
    """Another token for one's own seat, to open it on another device."""


class Commit(Command, tag="commit"):
    """The hash of a share, for a fair deal."""

    round: int
    hash: Hash


class Share(Command, tag="share"):
    """The share itself, and the cut of the seat that cuts."""

    round: int
    share: Hash
    cut: Annotated[int, Meta(ge=0, le=31)] | None = None


class Ping(Command, tag="ping"):
    """Ask whether the server is there."""


Wish = (
    Do
    | Join
    | Leave
    | SetBot
    | SetUp
    | Begin
    | Rematch
    | TakeBack
    | Again
    | Hint
    | Say
    | Mute
    | Back
    | Ticket
    | Commit
    | Share
    | Ping
)
