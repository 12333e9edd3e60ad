"""Entries as lines and back."""

from __future__ import annotations

from typing import assert_never

from bela.cards import CARD_TEXT
from bela.deal import actions as a
from bela.deal.notation import NotationError, action_text, parse_said
from bela.record.brought import brought_fields, read_brought
from bela.record.count import read_tally, tally_fields
from bela.record.faults import FaultCode, RecordError
from bela.record.fields import Fields
from bela.record.jsonl import Object, dump
from bela.record.model import NOTHING, Brought, Count, Ending, Entry, Header, Other, Said, Sight, Start
from bela.rules.model import Rules

STATED_ONCE = ("dealer", "scores", "hanging")
"""What a count may state itself instead of leaving it to the start of its deal."""


# ---------------------------------------------------------------- writing
def entry_text(entry: Entry) -> str:
    """The line of an entry, without its end."""
    return dump(entry_fields(entry))


def entry_fields(entry: Entry) -> Object:
    """The fields of an entry, in their order."""
    match entry:
        case Said():
            brought = {} if entry.brought is NOTHING else brought_fields(entry.brought)
            return {"a": said_text(entry.seat, entry.action), **brought, **entry.extra}
        case Start():
            return {**start_fields(entry), **entry.extra}
        case Count(start, tally, extra):
            return {**start_fields(start), "count": {**tally_fields(tally), **extra}, **start.extra}
        case Other(fields):
            return dict(fields)
    assert_never(entry)


def said_text(seat: int | None, action: a.Anything) -> str:
    """An action with the seat in front, where it is a seat's."""
    return action_text(action) if seat is None else f"{seat}:{action_text(action)}"


def start_fields(start: Start) -> Object:
    """How a deal begins, without what is unknown."""
    fields: Object = {"deal": start.deal, "game": start.game, "dealer": start.dealer}
    fields["scores"] = None if start.scores is None else list(start.scores)
    fields |= {"hanging": start.hanging, "commitment": start.commitment or None}
    return {key: value for key, value in fields.items() if value is not None}


def ending_fields(ending: Ending, checksum: str) -> Object:
    """The fields of the last line."""
    result: Object = {"winner": ending.winner, "scores": list(ending.scores), "games": list(ending.games)}
    return {"result": result, "sha256": checksum, **ending.extra}


# ---------------------------------------------------------------- reading
def read_entry(header: Header, data: Object) -> Entry:
    """Read a line that is neither the first nor the last. Raises RecordError."""
    if "a" in data:
        return _read_said(header, Fields(data))
    if "count" in data:
        return _read_count(header.rules, Fields(data))
    if "deal" in data:
        return _read_start(header.rules, Fields(data))
    if "format" in data:
        raise RecordError(FaultCode.SECOND_HEADER)
    return Other(data)


def _read_said(header: Header, fields: Fields) -> Said:
    seat, action = _read_action(header, fields.text("a"))
    brought = NOTHING if header.view is Sight.FULL else read_brought(header.rules, fields)
    return Said(seat, action, NOTHING if brought == Brought() else brought, fields.rest)


def _read_action(header: Header, text: str) -> tuple[int | None, a.Anything]:
    try:
        seat, action = parse_said(text)
    except NotationError as error:
        raise _not_an_action(error, text) from error
    if seat is not None and seat >= header.rules.seats:
        raise RecordError(FaultCode.NO_SUCH_SEAT, key="a", found=seat, last=header.rules.seats - 1)
    if header.view is Sight.FULL and is_hidden(action):
        raise RecordError(FaultCode.HIDDEN_IN_FULL, key="a", action=text)
    return seat, action


def is_hidden(action: a.Anything) -> bool:
    """Whether it is the form that an action has for those who may not know its cards."""
    return action in (a.Pack(None), a.Discard(None)) or isinstance(action, a.Heard)


def _not_an_action(error: NotationError, text: str) -> RecordError:
    if error.code == "no_such_card" and error.text in CARD_TEXT:
        return RecordError(FaultCode.CARD_TWICE, key="a", card=error.text, action=text)
    return RecordError(FaultCode.BAD_ACTION, key="a", action=text, reason=error.code, found=error.text)


def _read_start(rules: Rules, fields: Fields) -> Start:
    dealer = fields.number("dealer")
    if dealer is not None and not 0 <= dealer < rules.seats:
        raise RecordError(FaultCode.NO_SUCH_SEAT, key="dealer", found=dealer, last=rules.seats - 1)
    return Start(
        deal=fields.number("deal"),
        game=fields.number("game"),
        dealer=dealer,
        scores=fields.row("scores", rules.sides),
        hanging=fields.number("hanging"),
        commitment=fields.text("commitment"),
        extra=fields.rest,
    )


def _read_count(rules: Rules, fields: Fields) -> Count:
    count = fields.part("count")
    if count is None:
        fields.missing("count")
    for key in STATED_ONCE:
        if key in count.rest:
            fields.rest.setdefault(key, count.take(key))
    start = _read_start(rules, fields)
    return Count(start, read_tally(rules, count, start.dealer), count.rest)


def read_ending(rules: Rules, data: Object) -> tuple[Ending | None, str]:
    """Read the last line: the result and the checksum, each where it is given. Raises RecordError."""
    fields = Fields(data)
    result, checksum = fields.part("result"), fields.text("sha256")
    if result is None:
        return None, checksum
    winner, scores, games = result.number("winner"), result.row("scores", rules.sides), result.row("games", rules.sides)
    if winner is None or scores is None or games is None:
        missing = {"winner": winner, "scores": scores, "games": games}
        result.missing(next(key for key, value in missing.items() if value is None))
    return Ending(winner, scores, games, fields.rest), checksum
