"""How a table is set up."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from bela.apps.offering import DEFAULT_BOT

Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]{4,16}$")]
"""The code of a table, as it stands in its link."""
Token = Annotated[str, Meta(min_length=16, max_length=128)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""256 bits in hexadecimal digits."""
Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""What a client calls a command; no two of a seat are called the same."""
Name = Annotated[str, Meta(min_length=1, max_length=192)]
"""At most 24 signs as somebody sees them; a picture may be joined of many letters."""
SeatNumber = Annotated[int, Meta(ge=0, le=3)]

ClockKind = Literal["none", "relaxed", "brisk"]
Pace = Literal["slow", "normal", "quick"]
Reveal = Literal["deal", "match"]
Style = Literal["calm", "even", "bold"]


class Settings(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the host decides before the first deal, and everybody sees before sitting down."""

    variant: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = field(default_factory=dict)
    """What differs from the variant, by the names of the option file."""
    title: Annotated[str, Meta(max_length=60)] = ""
    level: Annotated[str, Meta(max_length=40)] = DEFAULT_BOT
    """The bot that fills an open seat, or sits in for somebody who is away."""
    style: Style = "even"
    """How bots like to play: from calm to bold."""
    clock: ClockKind = "none"
    away: Annotated[int, Meta(ge=10, le=3600)] | None = None
    """After so many seconds a bot plays for somebody who is away; None: the table waits."""
    pace: Pace = "normal"
    """How long bots take over a move."""
    spectators: bool = True
    reveal: Reveal = "deal"
    """When the secrets of a fair deal are published."""
    take_back: bool = True
    """Whether a move may be taken back, where all others are bots."""
    points_shown: bool = False
    """Whether the card points taken so far are told during a deal."""


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table is wanted."""

    settings: Settings
    seat: SeatNumber | None = 0
    """Where whoever makes it sits down; None: anywhere."""
    start: bool = False
    """Whether bots fill the other seats and the match begins at once."""


class RulesAsked(Struct, kw_only=True, forbid_unknown_fields=True):
    """What becomes of a variant with some options changed; or of a house rules file."""

    variant: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Any] = field(default_factory=dict)
    house: Annotated[str, Meta(max_length=20_000)] | None = None
    """The text of a house rules file; where given, it counts and the others do not."""


class Guest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody new, by whatever name."""

    name: Name


class Password(Struct, kw_only=True, forbid_unknown_fields=True):
    """A password, so that the name is kept; with the old one where there is one."""

    password: Annotated[str, Meta(min_length=8, max_length=200)]
    old: Annotated[str, Meta(max_length=200)] = ""


class Login(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody who kept a name, on another device."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]
