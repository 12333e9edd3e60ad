"""A book from a text of any kind: a book, records, a table, or a link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bela.pad import fields
from bela.pad.copying import copied
from bela.pad.csv_reading import is_table, read_table, rules_of
from bela.pad.csv_rules import agree
from bela.pad.faults import PadError, PadFault
from bela.pad.lines import FORMAT, read_book
from bela.pad.link import book_from_link
from bela.pad.records import book_of, read_records
from bela.rules.variants import house

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bela.pad.book import Book
    from bela.rules.model import Rules


def imported(text: str, table: Mapping[str, Any]) -> Book:
    """The book that a text holds: of a book, of records, of a table, or of a link.

    ``variant`` and ``options`` of ``table`` are needed where that is a table which does not tell its rules, and may
    not be others than those that a text tells. Raises PadError, and OptionError for rules that cannot be.
    """
    named = None if table.get("variant") is None else house(str(table["variant"]), fields.part(table, "options"))
    book = _read(text, named)
    agree(book.rules, named)
    return book


def _read(text: str, named: Rules | None) -> Book:
    start = text.lstrip("\ufeff \r\n\t")[:200]
    if start.startswith("{"):
        return read_book(text) if f'"{FORMAT}"' in start else book_of(*read_records(text))
    return _table(text, named) if is_table(text) else book_from_link(text)


def _table(text: str, named: Rules | None) -> Book:
    rules = rules_of(text) or named
    if rules is None:
        raise PadError(PadFault.TABLE_OF_WHAT, "variant")
    return copied(*read_table(rules, text))
