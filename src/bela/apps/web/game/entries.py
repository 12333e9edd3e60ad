"""What is written down about a table, one entry after another. Whatever a table is follows from them."""

from __future__ import annotations

from msgspec import Struct, json

from bela.apps.web.protocol.settings import Settings


class Entry(Struct, kw_only=True, tag_field="k", omit_defaults=True, gc=False):
    """Something that happened at a table; ``at`` is the server's time in milliseconds."""

    at: int
    cid: str = ""
    """The command that led to it, by its client's name for it."""
    by: int | None = None
    """The seat whose command it was."""


class Made(Entry, tag="made"):
    """The table."""

    settings: Settings
    host: str
    """The person who made it."""
    seed: str
    """For what may be known and need not be fair: how long bots take."""


class Sat(Entry, tag="sat"):
    """A person sat down, or came back to their seat; ``left`` is the seat that they moved from."""

    seat: int
    person: str
    token: str
    """The digest of the token of the seat."""
    left: int | None = None


class Ticketed(Entry, tag="ticket"):
    """Another token for a seat."""

    seat: int
    token: str


class Gives(Entry, tag="gives"):
    """Whether a person's device gives its share to deals."""

    seat: int
    on: bool


class Stood(Entry, tag="stood"):
    """A person got up."""

    seat: int


class BotSet(Entry, tag="bot"):
    """The host put a bot into a seat, or opened it."""

    seat: int
    level: str | None = None


class Set(Entry, tag="set"):
    """The host set the table up anew."""

    settings: Settings


class Started(Entry, tag="started"):
    """A match began; ``swap``: with other partners."""

    swap: bool = False


class Wished(Entry, tag="wish"):
    """Somebody wishes for another match."""

    seat: int
    swap: bool = False


class RoundOpened(Entry, tag="round"):
    """A fair round began. It holds the server's secret, which is published later."""

    number: int
    purpose: str
    secret: str
    salt: str
    givers: list[int]
    cutter: int | None = None
    """The seat that chooses the cut."""


class Committed(Entry, tag="commit"):
    """The hash of a share."""

    seat: int
    hash: str


class Shared(Entry, tag="share"):
    """A share."""

    seat: int
    share: str
    cut: int | None = None


class DealerChosen(Entry, tag="dealer"):
    """Chance named who deals first."""

    dealer: int


class Acted(Entry, tag="act"):
    """An action of the game, of a seat or of chance (None); ``how``: ``do``, ``bot`` or ``auto``."""

    seat: int | None
    action: str
    how: str = "do"


class TakenBack(Entry, tag="back"):
    """A person took back their last action."""

    seat: int


class DealtAgain(Entry, tag="again"):
    """The same deal once more."""

    seat: int


class WentAway(Entry, tag="away"):
    """A bot sits in for a person who is away."""

    seat: int


class CameBack(Entry, tag="here"):
    """A person is back."""

    seat: int


class Paused(Entry, tag="paused"):
    """Nobody is there: clocks stand."""


class Resumed(Entry, tag="resumed"):
    """Somebody is there again; ``since`` is when clocks stood still from."""

    since: int


AnyEntry = (
    Made
    | Sat
    | Ticketed
    | Gives
    | Stood
    | BotSet
    | Set
    | Started
    | Wished
    | RoundOpened
    | Committed
    | Shared
    | DealerChosen
    | Acted
    | TakenBack
    | DealtAgain
    | WentAway
    | CameBack
    | Paused
    | Resumed
)

_DECODER = json.Decoder(AnyEntry)
_ENCODER = json.Encoder()


def write_entry(entry: Entry) -> bytes:
    """An entry as it is kept."""
    return _ENCODER.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """An entry that was kept. Raises msgspec.ValidationError."""
    return _DECODER.decode(data)
