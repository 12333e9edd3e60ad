"""Looking back on matches: sheets, deals step by step, and records."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bela import match as m
from bela.apps.web.draw.board import deal_part, sheet
from bela.apps.web.draw.events import events_for, told
from bela.apps.web.draw.sheet import result_part
from bela.apps.web.draw.table import revealed, round_part, seat_parts, sides_of
from bela.apps.web.draw.words import mask_texts
from bela.apps.web.fair import FAIR
from bela.apps.web.game.state import State
from bela.apps.web.hall import Hall
from bela.apps.web.refusing import NotDoneError
from bela.apps.web.written import Written, matches_of, record_of
from bela.deal import events as e
from bela.deal.state import Phase
from bela.i18n import family_of
from bela.record import Entry, Other, Record, Said, Start, Step, redact, replay, steps, write_record
from bela.record.lines import said_text
from bela.rules.options import options_of


class Review:
    """What can be looked at of the matches of one table."""

    def __init__(self, state: State, matches: list[Written], names: dict[str, str]) -> None:
        self._state = state
        self._matches = matches
        self._names = names

    @classmethod
    async def of(cls, hall: Hall, code: str) -> Review:
        """The matches of a table. Raises NotDoneError."""
        seat = await hall.table(code)
        bodies = await hall.house.store.load(seat.room.state.code)
        state, matches = await asyncio.to_thread(matches_of, seat.room.state.code, bodies)
        chairs = (chair for written in matches for chair in (*written.chairs, *written.played))
        people = {chair.person for chair in chairs if chair.person}
        return cls(state, matches, await hall.people.names(tuple(people)))

    @property
    def numbers(self) -> list[int]:
        """The numbers of the matches."""
        return [one.number for one in self._matches]

    def _match(self, number: int) -> Written:
        found = next((one for one in self._matches if one.number == number), None)
        if found is None:
            raise NotDoneError("no_match")
        return found

    def record(self, number: int, seat: int | None) -> str:
        """The record: whole once the match is over, before that as a seat or the public (None) may have it."""
        written = self._match(number)
        record = self._record(written)
        sees = self._seat_in(written, seat)
        return write_record(record if written.over else _checkable(redact(record, sees), record))

    def _seat_in(self, written: Written, seat: int | None) -> int | None:
        """Where whoever has a seat now sat in a match; None for one who had none."""
        person = None if seat is None else self._state.chairs[seat].person
        places = (place for place, chair in enumerate(written.played) if chair.person == person)
        return None if person is None else next(places, None)

    def _record(self, written: Written) -> Record:
        current = written.number == self._state.number
        rounds = revealed(self._state) if current else [*written.rounds.values()]
        rounds += [] if current or written.dealer_round is None else [written.dealer_round]
        return record_of(written, self._state, self._names, rounds)

    def match(self, number: int, seat: int | None) -> dict[str, Any]:
        """A match: who played, how it went, deal by deal."""
        written = self._match(number)
        record = self._record(written)
        hall, rules = replay(record).hall, record.header.rules
        return {
            "match": number,
            "matches": self.numbers,
            "over": written.over,
            "at": written.at,
            "undone": written.undone,
            "variant": rules.name,
            "rules": dict(options_of(rules)),
            "family": family_of(rules),
            "direction": rules.direction.value,
            "sides": sides_of(rules),
            "seats": seat_parts(written.played, self._names),
            "players": [{"name": one.name, "kind": one.kind} for one in record.header.players],
            "sheet": sheet(hall.past),
            "seat": self._seat_in(written, seat),
        }

    def deal(self, number: int, deal: int, seat: int | None) -> dict[str, Any]:
        """A deal that is over: all hands, and every action with what it led to. Raises NotDoneError."""
        written = self._match(number)
        seat = self._seat_in(written, seat)
        found = list(_steps_of(self._record(written), deal))
        last = found[-1].match if found else None
        if last is None or last.deal is None or last.deal.board.phase is not Phase.OVER:
            raise NotDoneError("no_deal")
        past = next((one for one in last.hall.past if one.number == deal), None)
        if past is None:
            raise NotDoneError("no_deal")
        return {
            "match": number,
            "deal": deal,
            "steps": [_step(before, step, seat) for before, step in zip([None, *found], found, strict=False)],
            "result": result_part(last.rules, last.deal.board, past, seat),
        }

    def fair(self) -> list[Any]:
        """Every fair round of this match that has been revealed."""
        return [round_part(self._state, held) for held in revealed(self._state)]


def _checkable(seen: Record, whole: Record) -> Record:
    """A record as somebody may have it, with what the whole one tells of fair rounds: those that are published."""
    beside = (entry for entry in whole.entries if not isinstance(entry, Other))
    entries = tuple(_told(one, other) for one, other in zip(seen.entries, beside, strict=True))
    return replace(seen, header=replace(seen.header, extra=_fair(whole.header.extra)), entries=entries)


def _told(entry: Entry, whole: Entry) -> Entry:
    match entry, whole:
        case Start() as start, Start(extra=extra):
            return replace(start, extra=_fair(extra))
        case Said() as said, Said(extra=extra):
            return replace(said, extra=_fair(extra))
        case _:
            return entry


def _fair(extra: Mapping[str, Any]) -> dict[str, Any]:
    return {FAIR: extra[FAIR]} if FAIR in extra else {}


def _steps_of(record: Record, deal: int) -> list[Step]:
    """The actions of a deal, from its cut on."""
    found: list[Step] = []
    for step in steps(record):
        if not isinstance(step.entry, Said) or step.match.hall.number != deal or step.match.deal is None:
            continue
        begun = any(isinstance(event, e.Dealt) for event in step.events)
        if begun or found:
            found.append(step)
        if any(isinstance(event, e.Ended) for event in step.events):
            return found
    return found


def _step(before: Step | None, step: Step, seat: int | None) -> dict[str, Any]:
    """An action, with all hands after it; all that everybody learned, since the deal is over."""
    entry, deal = step.entry, step.match.deal
    assert isinstance(entry, Said)  # noqa: S101 - only actions are steps
    assert deal is not None  # noqa: S101 - of a deal
    view = None if before is None else m.view_of(before.match, seat)
    return {
        "seat": entry.seat,
        "action": said_text(entry.seat, entry.action),
        "events": events_for(step.events, seat),
        "told": told(view, step.events, seat),
        "deal": deal_part(deal.rules, deal.board, points_shown=True),
        "hands": [None if hand is None else mask_texts(hand.cards) for hand in deal.hands],
    }
