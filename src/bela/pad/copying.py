"""A book of what was written down elsewhere: every row is entered, as if by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.pad.book import Book, changed, open_book
from bela.pad.change import Begin, Enter
from bela.pad.faults import PadError, PadFault
from bela.pad.model import OpenClaim
from bela.pad.pages import names_of
from bela.pad.sheets import standing_before

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.pad.change import Change
    from bela.pad.model import Written
    from bela.record import Header

Match = tuple["Header", "Sequence[Written]"]
"""The head of a match, and its rows."""


def copied(title: str, matches: Sequence[Match]) -> Book:
    """A book of these matches, all with the rules of the first. Raises PadError for a row that cannot be."""
    if len({header.rules for header, _ in matches}) != 1:
        raise PadError(PadFault.BAD_RULES, "rules", len(matches))
    book = open_book(matches[0][0], title)
    for number, (header, rows) in enumerate(matches):
        if number:
            book = _next(book, header)
        for written in rows:
            book = _add(book, Enter(_id(book), undealt(written, standing_before(book.sheet.match).dealer)))
    return book


def _next(book: Book, header: Header) -> Book:
    names = names_of(header)
    return _add(book, Begin(_id(book), header.dealer, names if any(names) else (), header.date))


def _id(book: Book) -> str:
    return f"r{len(book.changes) + 1}"


def _add(book: Book, change: Change) -> Book:
    """One more change; of one that cannot be, the number of the row is told. Raises PadError."""
    try:
        return changed(book, change)
    except PadError as fault:
        place = f"{len(book.pages.sheets)}.{len(book.sheet.rows) + 1}"
        field = ": ".join(part for part in (place, fault.field) if part)
        raise PadError(fault.code, field, fault.detail, rule=fault.rule) from fault


def undealt(written: Written, known: int | None) -> Written:
    """The row without stating a dealer whom the match knows by itself."""
    if known is None or isinstance(written, OpenClaim) or written.tally.dealer is None:
        return written
    return replace(written, tally=replace(written.tally, dealer=None))
