"""A book from a text of any kind: a book, records, or a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bela.pad import fields
from bela.pad.copying import copied
from bela.pad.csv_reading import is_table, read_table
from bela.pad.faults import PadError, PadFault
from bela.pad.lines import FORMAT, read_book
from bela.pad.records import book_of, read_records
from bela.rules.variants import house

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bela.pad.book import Book


def imported(text: str, table: Mapping[str, Any]) -> Book:
    """The book that a text holds; ``variant`` and ``options`` of ``table`` are needed where that is a table.

    Raises PadError, and OptionError for rules that cannot be.
    """
    start = text.lstrip("\ufeff \r\n\t")[:200]
    if not start.startswith("{"):
        if not is_table(text):
            raise PadError(PadFault.NOT_A_LINK)
        if table.get("variant") is None:
            raise PadError(PadFault.TABLE_OF_WHAT, "variant")
        return copied(*read_table(house(str(table["variant"]), fields.part(table, "options")), text))
    return read_book(text) if f'"{FORMAT}"' in start else book_of(*read_records(text))
