"""Playing a record back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bela.match import Match, MatchView, view_of
from bela.record.advance import Events, advance, begin
from bela.record.faults import RecordError
from bela.record.model import Entry, Record

FIRST_ENTRY_LINE = 2


@dataclass(frozen=True)
class Step:
    """One entry of a record and what it led to."""

    index: int
    """Which entry of the record it is, from 0."""
    entry: Entry
    match: Match
    """The match after it."""
    events: Events


def steps(record: Record) -> Iterator[Step]:
    """Every entry with what it led to. Raises RecordError at one that cannot be; lines count as written canonically."""
    match = begin(record.header)
    for index, entry in enumerate(record.entries):
        try:
            match, events = advance(match, entry, record.header.seat)
        except RecordError as error:
            error.at(index + FIRST_ENTRY_LINE)
            raise
        yield Step(index, entry, match, events)


def replay(record: Record) -> Match:
    """The match at the end of a record; of a redacted one, with hands that are not known. Raises RecordError."""
    match = begin(record.header)
    for step in steps(record):
        match = step.match
    return match


def replay_view(record: Record) -> MatchView:
    """The match as whoever the record is for sees it; of a full record, as a spectator does. Raises RecordError."""
    return view_of(replay(record), record.header.seat)
