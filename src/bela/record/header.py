"""The first line of a record."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from bela.cards import cards_of, cards_text
from bela.record.faults import Expected, FaultCode, RecordError
from bela.record.fields import Fields
from bela.record.jsonl import Json, Object
from bela.record.model import Header, Player, Sight
from bela.rules.check import check_rules
from bela.rules.conditions import chosen_pack
from bela.rules.faults import OptionError
from bela.rules.model import Rules
from bela.rules.options import options_of
from bela.rules.variants import VARIANTS, house, variant

FORMAT = "bela-record"
VERSION = 1


# ---------------------------------------------------------------- writing
def header_fields(header: Header) -> Object:
    """The fields of the first line, in their order. Raises RecordError for rules that no record can state."""
    if not _can_be_stated(header.rules):
        raise RecordError(FaultCode.BAD_RULES, key="variant", found=header.rules.name)
    fields: Object = {"format": FORMAT, "version": VERSION, "engine": header.engine, **_rules_fields(header.rules)}
    fields["seats"] = [_player_fields(player) for player in header.players]
    if header.dealer is not None:
        fields["dealer"] = header.dealer
    fields["view"] = header.view.value
    if header.seat is not None:
        fields["seat"] = header.seat
    if header.date:
        fields["date"] = header.date
    return {**fields, **header.extra}


@lru_cache
def _can_be_stated(rules: Rules) -> bool:
    """Whether reading what is written gives the same rules again."""
    return rules.name in VARIANTS and _read_rules(Fields(_rules_fields(rules))) == rules


def _rules_fields(rules: Rules) -> Object:
    """The variant with all its options; what research changes about it only where it differs."""
    fields: Object = {"variant": rules.name, "options": dict(options_of(rules))}
    if rules.pack != chosen_pack(rules):
        fields["pack"] = cards_text(cards_of(rules.pack))
    usual = VARIANTS.get(rules.name)
    for key in ("first", "later"):
        if getattr(rules, key) != getattr(usual, key, None):
            fields[key] = list(getattr(rules, key))
    return fields


def _player_fields(player: Player) -> Object:
    named: Object = {key: value for key, value in (("name", player.name), ("kind", player.kind)) if value}
    return {**named, **player.extra}


# ---------------------------------------------------------------- reading
def read_header(data: Object) -> Header:
    """Read the first line. Raises RecordError."""
    fields = Fields(data)
    if fields.text("format") != FORMAT:
        raise RecordError(FaultCode.NO_HEADER, right=FORMAT)
    version = fields.number("version")
    if version is not None and version > VERSION:
        raise RecordError(FaultCode.NEWER_FORMAT, key="version", found=version, known=VERSION)
    engine = fields.text("engine")
    rules = _read_rules(fields)
    view, seat = _read_view(rules, fields)
    return Header(
        rules=rules,
        engine=engine,
        view=view,
        seat=seat,
        players=_read_players(rules, fields),
        dealer=_seat(rules, fields, "dealer"),
        date=fields.text("date"),
        extra=fields.rest,
    )


def _read_rules(fields: Fields) -> Rules:
    name = fields.need_text("variant")
    options = fields.part("options")
    try:
        base = _shaped(variant(name), fields)
        return _one_value(house(base, {} if options is None else options.rest))
    except OptionError as error:
        key = f"options.{error.option}" if options and error.option in options.rest else error.option
        raise RecordError(FaultCode.BAD_RULES, key=key, reason=str(error), found=error.fault.value) from error


@lru_cache
def _one_value(rules: Rules) -> Rules:
    """Equal rules as one and the same value, so that their tables of card play are made once."""
    return rules


def _shaped(base: Rules, fields: Fields) -> Rules:
    """The variant, cut to size where the header says so."""
    pack, first, later = fields.cards("pack"), fields.numbers("first"), fields.numbers("later")
    rules = replace(
        base,
        pack=base.pack if pack is None else pack,
        first=base.first if first is None else first,
        later=base.later if later is None else later,
    )
    check_rules(rules)
    return rules


def _read_view(rules: Rules, fields: Fields) -> tuple[Sight, int | None]:
    word = fields.text("view") or Sight.FULL
    if word not in list(Sight):
        fields.wrong("view", word, Expected.ONE_OF, choices=tuple(Sight))
    seat = _seat(rules, fields, "seat")
    if (seat is None) == (word == Sight.SEAT):
        raise RecordError(FaultCode.MISSING_KEY if seat is None else FaultCode.OUT_OF_PLACE, key="seat")
    return Sight(word), seat


def _seat(rules: Rules, fields: Fields, key: str) -> int | None:
    seat = fields.number(key)
    if seat is not None and not 0 <= seat < rules.seats:
        raise RecordError(FaultCode.NO_SUCH_SEAT, key=key, found=seat, last=rules.seats - 1)
    return seat


def _read_players(rules: Rules, fields: Fields) -> tuple[Player, ...]:
    """Who sits where: an object for each seat, or just a name."""
    value = fields.take("seats") or []
    if not isinstance(value, list) or len(value) not in (0, rules.seats):
        fields.wrong("seats", value, Expected.SEATS, size=rules.seats)
    return tuple(_read_player(seat, one) for seat, one in enumerate(value))


def _read_player(seat: int, value: Json) -> Player:
    if isinstance(value, str):
        return Player(value)
    if not isinstance(value, dict):
        raise RecordError(FaultCode.WRONG_VALUE, key=f"seats.{seat}", found=value, expected=Expected.OBJECT)
    fields = Fields(value, f"seats.{seat}")
    return Player(fields.text("name"), fields.text("kind"), fields.rest)
