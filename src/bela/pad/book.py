"""The book of a score pad: matches on paper, and how they came to stand there.

A book is a frozen value and always the fold of its changes. Undo and redo go back and forth without end.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, assert_never

from bela.pad import edits
from bela.pad.change import Begin, Change, Correct, Dealer, Edit, Enter, Insert, Name, Redo, Remove, Seat, Undo
from bela.pad.faults import PadError, PadFault
from bela.pad.pages import Pages
from bela.pad.sheets import blank

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bela.pad.model import Row, Sheet
    from bela.record import Header
    from bela.rules.model import Rules

LONGEST_ID = 64


@dataclass(frozen=True)
class Book:
    """A book as it stands, with everything that was done to it."""

    first: Pages
    """The pages as the book was opened."""
    pages: Pages
    past: tuple[Pages, ...] = field(default=(), repr=False)
    """What undoing goes back to, the nearest last."""
    future: tuple[Pages, ...] = field(default=(), repr=False)
    """What redoing goes on to, the nearest last."""
    changes: Mapping[str, Change] = field(default_factory=lambda: MappingProxyType({}), repr=False)
    """Everything that was done, by id and in order."""

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.sheet.rules

    @property
    def sheet(self) -> Sheet:
        """The match that is being played."""
        return self.pages.sheets[-1]

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of all matches."""
        return tuple(row for sheet in self.pages.sheets for row in sheet.rows)


def open_book(header: Header, title: str = "") -> Book:
    """A book with one match, of which nothing has been written down."""
    pages = edits.checked(Pages(title, (blank(header),)))
    return Book(pages, pages)


def book_from(first: Book, changes: Iterable[Change]) -> Book:
    """The book after some changes. Raises PadError at one that cannot be."""
    book = first
    for change in changes:
        book = changed(book, change)
    return book


def changed(book: Book, change: Change) -> Book:
    """The book after a change. Raises PadError, and then nothing has happened.

    The same change with the same id again changes nothing (double submit); another one with that id is refused.
    """
    return _after(book, change, edited)


def kept(book: Book, change: Change) -> Book:
    """The book after a change that was taken once, whether or not its row counts today. Raises PadError."""
    return _after(book, change, rewritten)


def _after(book: Book, change: Change, edit: Callable[[Pages, Edit], Pages]) -> Book:
    if not change.id or len(change.id) > LONGEST_ID:
        raise PadError(PadFault.NO_ID, "id", LONGEST_ID)
    before = book.changes.get(change.id)
    if before is not None:
        if before == change:
            return book
        raise PadError(PadFault.ID_USED, "id", change.id)
    after = _done(book, change, edit)
    return replace(after, changes=MappingProxyType({**book.changes, change.id: change}))


def _done(book: Book, change: Change, edit: Callable[[Pages, Edit], Pages]) -> Book:
    match change:
        case Undo():
            if not book.past:
                raise PadError(PadFault.NOTHING_TO_UNDO)
            return replace(book, pages=book.past[-1], past=book.past[:-1], future=(*book.future, book.pages))
        case Redo():
            if not book.future:
                raise PadError(PadFault.NOTHING_TO_REDO)
            return replace(book, pages=book.future[-1], past=(*book.past, book.pages), future=book.future[:-1])
        case _:
            pages = edit(book.pages, change)
    if pages == book.pages:
        raise PadError(PadFault.NO_CHANGE)
    return replace(book, pages=pages, past=(*book.past, book.pages), future=())


def edited(pages: Pages, edit: Edit) -> Pages:
    """The pages after an edit. Raises PadError, also for a row that does not count where it is written."""
    after = rewritten(pages, edit)
    match edit:
        case Enter(id=row) | Insert(id=row) | Correct(row=row):
            edits.check_written(after, row)
        case _:
            pass
    return after


def rewritten(pages: Pages, edit: Edit) -> Pages:  # noqa: PLR0911 - one line for each
    """The pages after an edit, whether or not its row counts. Raises PadError."""
    match edit:
        case Enter():
            return edits.enter(pages, edit)
        case Insert():
            return edits.insert(pages, edit)
        case Correct():
            return edits.correct(pages, edit)
        case Remove():
            return edits.remove(pages, edit)
        case Begin():
            return edits.begin(pages, edit)
        case Name():
            return edits.name(pages, edit)
        case Seat():
            return edits.seat(pages, edit)
        case Dealer():
            return edits.deal_first(pages, edit)
    assert_never(edit)
