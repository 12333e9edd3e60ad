"""A book as lines of text and back: a head, and a line for every change. Nothing that was written is ever rewritten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, assert_never

from bela.pad import change as c
from bela.pad import fields
from bela.pad.book import Book, kept, open_book
from bela.pad.count import CLAIM, read_written, written_fields
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Unsound
from bela.record import RecordError
from bela.record.header import header_fields, read_header
from bela.record.jsonl import dump, load, numbered_lines

if TYPE_CHECKING:
    from bela.pad.change import Change
    from bela.pad.fields import Form
    from bela.record.jsonl import Object
    from bela.rules.model import Rules

FORMAT = "bela-pad"
VERSION = 1


# ---------------------------------------------------------------- writing
def head_line(book: Book) -> str:
    """The first line, with its end. Raises RecordError for rules that no record can state."""
    record = header_fields(book.first.sheets[0].header)
    return _line({"format": FORMAT, "version": VERSION, "title": book.first.title, "record": record})


def change_line(change: Change) -> str:
    """The line of a change, with its end."""
    return _line(change_fields(change))


def _line(value: Object) -> str:
    return f"{dump(value)}\n"


def book_text(book: Book) -> str:
    """The whole book."""
    return head_line(book) + "".join(map(change_line, book.changes.values()))


def change_fields(change: Change) -> Object:
    """The fields of a change, without those that say nothing."""
    found: Object = {"id": change.id, "do": type(change).__name__.lower(), **_particulars(change)}
    return {key: value for key, value in found.items() if value not in (None, [])}


def _particulars(change: Change) -> Object:
    match change:
        case c.Enter(_, written, match):
            return {"match": match, "entry": written_fields(written)}
        case c.Insert(_, before, written):
            return {"row": before, "entry": written_fields(written)}
        case c.Correct(_, row, written):
            return {"row": row, "entry": written_fields(written)}
        case c.Remove(_, row):
            return {"row": row}
        case c.Undo() | c.Redo():
            return {}
        case _:
            return _head_particulars(change)


def _head_particulars(change: c.Begin | c.Name | c.Seat | c.Dealer) -> Object:
    match change:
        case c.Begin(_, dealer, names, date):
            return {"dealer": dealer, "names": list(names), "date": date or None}
        case c.Name(_, names, teams, title):
            return {"names": list(names), "teams": list(teams), "title": title}
        case c.Seat(_, names):
            return {"names": list(names)}
        case c.Dealer(_, dealer, match):
            return {"dealer": dealer, "match": match}
    assert_never(change)


# ---------------------------------------------------------------- reading
def read_book(data: str | bytes) -> Book:
    """The book that a text holds. Raises PadError at the first line that cannot be."""
    lines = numbered_lines(data.encode() if isinstance(data, str) else data)
    first = next(lines, None)
    if first is None:
        raise PadError(PadFault.NOT_A_BOOK, "1")
    with _at_line(first[0]):
        book = read_head(first[1])
    for number, line in lines:
        with _at_line(number):
            book = kept(book, read_kept(book.rules, load(line)))
    return book


@contextmanager
def _at_line(number: int) -> Iterator[None]:
    """Name the line at which a text is no book. Raises PadError."""
    try:
        yield
    except RecordError as error:
        raise PadError(PadFault.NOT_A_BOOK, str(number), error.code) from error
    except PadError as error:
        if error.code in (PadFault.NOT_A_BOOK, PadFault.NEWER_BOOK):
            raise
        raise PadError(PadFault.BAD_LINE, str(number), error.code) from error


def read_head(line: bytes) -> Book:
    """A book without any change, from its first line. Raises PadError, or RecordError for what is in it."""
    head = load(line)
    version, record = head.get("version"), head.get("record")
    if head.get("format") != FORMAT or not isinstance(record, dict):
        raise PadError(PadFault.NOT_A_BOOK, "1")
    if not isinstance(version, int) or version > VERSION:
        raise PadError(PadFault.NEWER_BOOK, "version", version)
    return open_book(read_header(record), fields.text(head, "title"))


def read_change(rules: Rules, form: Form) -> Change:
    """A change, from its fields. Raises PadError."""
    do = str(form.get("do"))
    if do not in _READERS:
        raise PadError(PadFault.UNKNOWN_CHANGE, "do", do)
    keys, read = _READERS[do]
    fields.known(form, ("id", "do", *keys))
    return read(rules, fields.text(form, "id"), form)


def read_kept(rules: Rules, form: Form) -> Change:
    """A change that was taken once: what cannot be written today stays as it is, unsound. Raises PadError."""
    try:
        return read_change(rules, form)
    except PadError as fault:
        entry = form.get("entry")
        if not isinstance(entry, dict):
            raise
        change = read_change(rules, {**form, "entry": {"kind": CLAIM, "seat": 0}})  # is all the rest of it sound?
        assert isinstance(change, c.Enter | c.Insert | c.Correct)  # noqa: S101 - no other has an entry
        return replace(change, written=Unsound(entry, fault))


def _begin(_rules: Rules, change_id: str, form: Form) -> Change:
    return c.Begin(change_id, form.get("dealer"), fields.names(form, "names"), fields.date(form))


def _name(_rules: Rules, change_id: str, form: Form) -> Change:
    title = None if form.get("title") is None else fields.text(form, "title")
    return c.Name(change_id, fields.names(form, "names"), fields.names(form, "teams"), title)


def _dealer(_rules: Rules, change_id: str, form: Form) -> Change:
    return c.Dealer(change_id, form.get("dealer"), fields.number(form.get("match"), "match"))


def _match(form: Form) -> int | None:
    return None if form.get("match") is None else fields.number(form["match"], "match")


def _entry(rules: Rules, form: Form) -> Any:  # noqa: ANN401 - what is written
    return read_written(rules, form.get("entry") or {})


_READERS: dict[str, tuple[tuple[str, ...], Callable[[Rules, str, Form], Change]]] = {
    "enter": (("entry", "match"), lambda rules, at, form: c.Enter(at, _entry(rules, form), _match(form))),
    "insert": (("row", "entry"), lambda rules, at, form: c.Insert(at, fields.text(form, "row"), _entry(rules, form))),
    "correct": (("row", "entry"), lambda rules, at, form: c.Correct(at, fields.text(form, "row"), _entry(rules, form))),
    "remove": (("row",), lambda _, at, form: c.Remove(at, fields.text(form, "row"))),
    "begin": (("dealer", "names", "date"), _begin),
    "name": (("names", "teams", "title"), _name),
    "seat": (("names",), lambda _, at, form: c.Seat(at, fields.names(form, "names"))),
    "dealer": (("dealer", "match"), _dealer),
    "undo": ((), lambda _, at, __: c.Undo(at)),
    "redo": ((), lambda _, at, __: c.Redo(at)),
}
"""By the word of a change: its fields, and how they are read."""
