"""A record as a seat, or the public, may have it at this moment.

Deals that are over are given as they were: once a deal is over its cards may be seen. In any other deal the pack, the
cards laid away and what was declared give way to the forms that name no card, and each line states what its action
brought to the viewer. A redacted line never changes while its deal goes on, so that a record for a seat can be sent
line by line. Unknown fields and lines are left out: nobody can tell what they would give away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bela.deal import actions as a
from bela.deal import events as e
from bela.match import MatchEvent
from bela.match.events import Scored
from bela.record.brought import brought_by
from bela.record.faults import FaultCode, RecordError
from bela.record.model import Count, Entry, Header, Other, Player, Record, Said, Sight, Start
from bela.record.replay import Step, steps
from bela.rules.model import Rules


def redact(record: Record, seat: int | None) -> Record:
    """The record for a seat, or for the public (None).

    Raises RecordError for a seat that is none, for a record without what the seat may see, and for what cannot be.
    """
    header = _header(record.header, seat)
    entries = tuple(_redacted(record, seat))
    ending = None if record.ending is None else replace(record.ending, extra={})
    return Record(header, entries, ending)


def _header(header: Header, seat: int | None) -> Header:
    if seat is not None and not 0 <= seat < header.rules.seats:
        raise RecordError(FaultCode.NO_SUCH_SEAT, key="seat", found=seat, last=header.rules.seats - 1)
    if header.view is not Sight.FULL and seat not in (None, header.seat):
        raise RecordError(FaultCode.NOT_FOR_THIS_VIEW, key="view", found=header.view, asked=seat)
    players = tuple(Player(player.name, player.kind) for player in header.players)
    view = Sight.PUBLIC if seat is None else Sight.SEAT
    return replace(header, players=players, view=view, seat=seat, extra={})


def _redacted(record: Record, seat: int | None) -> Iterator[Entry]:
    """Every entry; those from a pack on wait until it is known whether their deal came to its end."""
    rules, waiting = record.header.rules, list[Step]()
    for step in steps(record):
        if isinstance(step.entry, Said) and isinstance(step.entry.action, a.Pack):
            yield from (_hidden(rules, seat, held) for held in waiting)
            waiting = [step]
        elif not waiting:
            yield from _plain(step.entry)
        elif any(isinstance(event, Scored) for event in step.events):
            yield from (entry for held in (*waiting, step) for entry in _plain(held.entry))
            waiting = []
        elif not isinstance(step.entry, Other):
            waiting.append(step)
    yield from (_hidden(rules, seat, held) for held in waiting)


def _plain(entry: Entry) -> Iterator[Entry]:
    """The entry without what is unknown."""
    match entry:
        case Count(start):
            yield replace(entry, start=replace(start, extra={}), extra={})
        case Said() | Start():
            yield replace(entry, extra={})
        case Other():
            return


def _hidden(rules: Rules, viewer: int | None, step: Step) -> Entry:
    """An entry of a deal that is not over."""
    entry = step.entry
    if not isinstance(entry, Said):
        return next(_plain(entry))
    return Said(entry.seat, veiled(entry, step.events, viewer), brought_by(rules, step.events, viewer))


def veiled(said: Said, events: tuple[MatchEvent, ...], viewer: int | None) -> a.Anything:
    """The action as a viewer hears it."""
    match said.action:
        case a.Pack():
            return a.Pack(None)
        case a.Discard() if said.seat != viewer:
            return a.Discard(None)
        case a.Declare() if said.seat != viewer:
            return a.Heard(next(event.points for event in events if isinstance(event, e.Declared)))
        case action:
            return action
