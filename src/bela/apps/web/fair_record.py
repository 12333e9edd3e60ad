"""Checking the fair deals of a record: whether all that chance did follows from what was published."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bela.apps.web.fair import FAIR, SCHEME, Share, Stream, commitment, seed_of, share_hash
from bela.cards import cards_of
from bela.deal import actions as a
from bela.record import Record, Said, Start


class FairCode(StrEnum):
    """What does not follow."""

    UNREADABLE = "unreadable"
    SECRET = "secret"  # noqa: S105 - the name of a fault
    SHARE = "share"
    DEALER = "dealer"
    DRAW = "draw"
    PACK = "pack"
    CUT = "cut"


@dataclass(frozen=True)
class FairFault:
    """Something that does not follow from what was published, in which deal; None before the first."""

    code: FairCode
    deal: int | None


@dataclass(frozen=True)
class FairAccount:
    """What came of checking."""

    proved: int = 0
    """Rounds that are as they should be."""
    sealed: int = 0
    """Deals whose secrets have not been published."""
    faults: tuple[FairFault, ...] = ()


@dataclass(frozen=True)
class Published:
    """A round as it stands in a record."""

    table: str
    number: int
    commitment: str
    secret: str
    salt: str
    hashes: Mapping[int, str]
    shares: tuple[Share, ...]

    @property
    def stream(self) -> Stream:
        """The chance that follows from it."""
        return Stream(seed_of(self.table, self.number, self.secret, self.shares))

    @property
    def fault(self) -> FairCode | None:
        """What is wrong with it by itself."""
        if commitment(self.table, self.number, self.secret, self.salt) != self.commitment:
            return FairCode.SECRET
        given = {one.seat: share_hash(self.table, self.number, one) for one in self.shares}
        return None if given == self.hashes else FairCode.SHARE


def check_fair(record: Record) -> FairAccount:
    """Check every round of a record."""
    faults = list[FairFault]()
    proved = sealed = 0
    for deal, data, chance in _rounds(record):
        if data is None:
            sealed += 1
            continue
        found = _fault(record, data, chance)
        proved += found is None
        faults += [] if found is None else [FairFault(found, deal)]
    return FairAccount(proved, sealed, tuple(faults))


def _rounds(record: Record) -> Iterator[tuple[int | None, dict[str, Any] | None, list[Any]]]:
    """Deal, data and what chance did, for every round that a record speaks of."""
    if FAIR in record.header.extra:
        yield None, _data(record.header.extra, ""), [record.header.dealer]
    entries = record.entries
    for place, entry in enumerate(entries):
        match entry:
            case Start(commitment=told, extra=extra) if told or FAIR in extra:
                following = [one.action for one in entries[place + 1 : place + 3] if isinstance(one, Said)]
                yield entry.deal, _data(extra, told), following
            case Said(action=a.Draw(), extra=extra) if FAIR in extra:
                later = (one.action if isinstance(one, Said) else None for one in entries[place:])
                yield None, _data(extra, ""), list(_draws(later))
            case _:
                continue


def _draws(actions: Iterator[Any]) -> Iterator[a.Draw]:
    for action in actions:
        if not isinstance(action, a.Draw):
            return
        yield action


def _data(extra: Mapping[str, Any], told: str) -> dict[str, Any] | None:
    found = extra.get(FAIR)
    if found is None:
        return None
    return {"commitment": told, **found} if isinstance(found, dict) else {}


def _fault(record: Record, data: dict[str, Any], chance: list[Any]) -> FairCode | None:
    try:
        published = read_round(data)
    except (KeyError, TypeError, ValueError, AttributeError):
        return FairCode.UNREADABLE
    return published.fault or _differs(record, published, chance)


def read_round(data: Mapping[str, Any]) -> Published:
    """A round from its fields. Raises KeyError, TypeError, ValueError, AttributeError for what is none."""
    if data["scheme"] != SCHEME:
        raise ValueError(data["scheme"])
    cuts = {int(seat): int(cut) for seat, cut in data["cuts"].items()}
    shares = tuple(Share(int(seat), str(share), cuts.get(int(seat))) for seat, share in data["shares"].items())
    return Published(
        table=str(data["table"]),
        number=int(data["round"]),
        commitment=str(data["commitment"]),
        secret=str(data["secret"]),
        salt=str(data["salt"]),
        hashes={int(seat): str(text) for seat, text in data["hashes"].items()},
        shares=shares,
    )


def _differs(record: Record, published: Published, chance: list[Any]) -> FairCode | None:
    """What chance did otherwise than the round has it."""
    rules, stream = record.header.rules, published.stream
    if chance and isinstance(chance[0], int):
        return None if chance[0] == stream.below(rules.seats) else FairCode.DEALER
    pack = stream.shuffled(cards_of(rules.pack))
    if chance and isinstance(chance[0], a.Draw):
        drawn = [action.card for action in chance]
        return None if drawn == list(pack[: len(drawn)]) else FairCode.DRAW
    chosen = next((one.cut for one in published.shares if one.cut is not None), None)
    cut = stream.below(len(pack)) if chosen is None else chosen
    if not chance or chance[0] != a.Pack(pack):
        return FairCode.PACK
    return None if len(chance) == 1 or chance[1] == a.Cut(cut) else FairCode.CUT
