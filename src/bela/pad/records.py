"""Books and records: a record opens as a book, and a book is written as its records, a count for each deal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.deal.actions import Claim
from bela.pad.copying import copied
from bela.pad.count import count_of
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Entry, OpenClaim
from bela.pad.pages import told_apart
from bela.pad.played import written_in
from bela.record import Record, RecordError, Said, Sight, begin, ending_of, read_record, upcoming, write_record
from bela.record.advance import advance
from bela.record.jsonl import as_bytes, load, numbered_lines

if TYPE_CHECKING:
    from bela.pad.book import Book
    from bela.pad.model import Row, Sheet
    from bela.record import Entry as Line
    from bela.record import Header, Start

TITLE = "book"
"""The field of a header under which the title of the book stands."""


# ---------------------------------------------------------------- from records
def book_of(*records: Record) -> Book:
    """A book of some matches with one set of rules, over or still running. A deal in progress is left out.

    Raises PadError for figures that no deal can have, and where the rules differ.
    """
    title = records[0].header.extra.get(TITLE)
    matches = [(open_head(record.header), written_in(record)) for record in records]
    return copied(title if isinstance(title, str) else "", matches)


def open_head(header: Header) -> Header:
    """The head of a record for everybody's eyes: results are no secrets. The title is the book's.

    At a table two may have the same name; in a book they are told apart.
    """
    extra = {key: value for key, value in header.extra.items() if key != TITLE}
    names = told_apart(player.name for player in header.players)
    players = tuple(replace(player, name=name) for player, name in zip(header.players, names, strict=True))
    return replace(header, view=Sight.FULL, seat=None, extra=extra, players=players)


def read_records(data: str | bytes) -> tuple[Record, ...]:
    """The records of a text, one after the other. Raises PadError for one that is none, or is damaged."""
    texts: list[list[bytes]] = []
    try:
        for _, line in numbered_lines(as_bytes(data)):
            if "format" in load(line) or not texts:
                texts.append([])
            texts[-1].append(line)
        found = tuple(read_record(b"\n".join(text)) for text in texts)
    except RecordError as error:
        raise PadError(PadFault.BAD_RECORD, str(error.line or ""), error.code) from error
    if not found:
        raise PadError(PadFault.BAD_RECORD, "1")
    return found


# ---------------------------------------------------------------- to records
def records_of(book: Book) -> tuple[Record, ...]:
    """A record for each match. Rows that do not count are left out."""
    return tuple(record_of(sheet, book.pages.title) for sheet in book.pages.sheets)


def record_of(sheet: Sheet, title: str = "") -> Record:
    """One match as a record, each deal with its start; with the result where the match is over."""
    header = replace(sheet.header, extra={**sheet.header.extra, TITLE: title} if title else sheet.header.extra)
    match = begin(header)
    lines: list[Line] = []
    for row in sheet.counting:
        line = _line(row, upcoming(match))
        lines.append(line)
        match, _ = advance(match, line)
    return Record(header, tuple(lines), ending_of(match) if match.over else None)


def _line(row: Row, start: Start) -> Line:
    """A row as the line of a record; ``start`` is how the next deal begins."""
    match row.counted:
        case OpenClaim(seat):
            return Said(seat, Claim())
        case Entry() as entry:
            assert row.past is not None  # noqa: S101 - a deal that counts was settled
            counted = row.past.tally  # who wins by a claim is worked out, and what counts of the announcements
            tally = replace(entry.tally, announced=counted.announced, winner=counted.winner)
            written = replace(entry, tally=tally)
            count = count_of(written)
            dealer = count.start.dealer if start.dealer is None else start.dealer
            return replace(
                count,
                start=replace(start, dealer=dealer, extra=count.start.extra),
                tally=replace(count.tally, dealer=dealer),
            )


def records_text(book: Book) -> str:
    """The records of a book, one after the other. Raises RecordError for rules that no record can state."""
    return "".join(map(write_record, records_of(book)))
