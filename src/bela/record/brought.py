"""What a hidden deal brings to whom a record is for: worked out from what that seat learns, written and read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bela.cards import CARD_TEXT
from bela.deal import events as e
from bela.deal.notation import parse_meld
from bela.deal.state import Told
from bela.match import MatchEvent, visible
from bela.melds import Meld
from bela.record.faults import Expected, FaultCode, RecordError
from bela.record.fields import Fields, write_cards
from bela.record.jsonl import Json, Object
from bela.record.model import NOTHING, Brought
from bela.rules.model import Rules
from bela.rules.words import AnnounceHow

NOBODY = -1
BELA = "bela"


# ---------------------------------------------------------------- from events
def brought_by(rules: Rules, events: Iterable[MatchEvent], viewer: int | None) -> Brought:
    """What events bring to a seat, or a spectator (None), that the actions alone do not tell it."""
    brought = NOTHING
    for event in events:
        if visible(event, viewer):
            brought = _with(rules, brought, event, viewer)
    return brought


def _with(rules: Rules, brought: Brought, event: MatchEvent, viewer: int | None) -> Brought:
    match event:
        case e.Dealt(turned=turned):
            return replace(brought, turned=turned)
        case e.Got(cards=cards, first=True):
            return replace(brought, first=cards)
        case e.Got(cards=cards) if brought.later is None:
            return replace(brought, later=cards)
        case e.Got(cards=cards):
            return replace(brought, talon=cards)
        case e.Won() | e.Shown():
            return replace(brought, told=_told(rules, brought.told or Told(), event, viewer) or brought.told)
        case _:
            return brought


def _told(rules: Rules, told: Told, event: e.Won | e.Shown, viewer: int | None) -> Told | None:
    """With who won, unless the words of a dialogue tell it; with what others showed."""
    match event:
        case e.Won(winner, award) if rules.announce_how is not AnnounceHow.STEPWISE:
            return replace(told, winner=winner, award=award)
        case e.Shown(seat, melds, bela) if seat != viewer and (melds or bela):
            return replace(told, shown=(*told.shown, (seat, melds, bela)))
        case _:
            return None


# ---------------------------------------------------------------- writing
def brought_fields(brought: Brought) -> Object:
    """The fields that a line has for it."""
    cards = {"first": brought.first, "later": brought.later, "talon": brought.talon}
    fields: Object = {} if brought.turned is None else {"turned": CARD_TEXT[brought.turned]}
    fields |= {key: write_cards(mask) for key, mask in cards.items() if mask is not None}
    return fields if brought.told is None else {**fields, **_told_fields(brought.told)}


def _told_fields(told: Told) -> Object:
    fields: Object = {}
    if told.award is not None:
        fields["won"] = {"seat": NOBODY if told.winner is None else told.winner, "award": list(told.award)}
    if told.shown:
        fields["shown"] = {str(seat): _shown_text(melds, bela=bela) for seat, melds, bela in told.shown}
    return fields


def _shown_text(melds: tuple[Meld, ...], *, bela: bool) -> str:
    return " ".join([*map(str, melds), *[BELA] * bela])


# ---------------------------------------------------------------- reading
def read_brought(rules: Rules, fields: Fields) -> Brought:
    """Read the fields of a line. Raises RecordError."""
    return Brought(
        turned=fields.card("turned"),
        first=fields.cards("first"),
        later=fields.cards("later"),
        talon=fields.cards("talon"),
        told=_read_told(rules, fields),
    )


def _read_told(rules: Rules, fields: Fields) -> Told | None:
    won, shown = fields.part("won"), fields.part("shown")
    if won is None and shown is None:
        return None
    parts: dict[str, Any] = {}
    if won is not None:
        seat, award = won.number("seat"), won.row("award", rules.sides)
        parts |= {"winner": None if seat == NOBODY else _seat(rules, seat, "won.seat"), "award": award}
    if shown is not None:
        parts["shown"] = tuple(_read_shown(rules, key, value) for key, value in shown.rest.items())
    return Told(**parts)


def _seat(rules: Rules, seat: int | None, key: str) -> int:
    if seat is None or not 0 <= seat < rules.seats:
        raise RecordError(FaultCode.NO_SUCH_SEAT, key=key, found=seat, last=rules.seats - 1)
    return seat


def _read_shown(rules: Rules, key: str, value: Json) -> tuple[int, tuple[Meld, ...], bool]:
    seat = next((seat for seat in range(rules.seats) if str(seat) == key), None)
    if not isinstance(value, str):
        raise RecordError(FaultCode.WRONG_VALUE, key=f"shown.{key}", found=value, expected=Expected.MELDS)
    words = value.split()
    bela = [word for word in words if word.lower() == BELA]
    try:
        melds = tuple(parse_meld(word) for word in words if word.lower() != BELA)
    except ValueError as error:
        raise RecordError(FaultCode.WRONG_VALUE, key=f"shown.{key}", found=value, expected=Expected.MELDS) from error
    return _seat(rules, seat, f"shown.{key}"), melds, bool(bela)
