"""A whole sheet as a short text, for a link or a QR code: rules, people, rows, version and checksum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.pad.bits import Coder, Reader, Writer, code_date, maybe, text_of
from bela.pad.copying import copied
from bela.pad.count import read_written, written_fields
from bela.pad.faults import PadError, PadFault
from bela.pad.link_rows import code_against_bela, code_claimer, code_row
from bela.pad.link_rules import code_rules
from bela.pad.model import Entry
from bela.pad.pages import TEAMS, names_of, teams_of
from bela.record import Header, Player

if TYPE_CHECKING:
    from bela.pad.book import Book
    from bela.pad.model import Sheet, Written

VERSION = 3
PLAIN = 2
"""Of that version, nobody is told to have claimed; it is written as long as nothing is lost by it."""
OLDEST = 1
"""Of that version, announcements of one side count as they are told, whoever had the Bela."""
SEAT_BITS = 2
KEY = "s="
"""What stands before the text behind the # of an address."""


def link_of(sheet: Sheet, title: str = "") -> str:
    """The text that carries a sheet, without rows that do not count.

    Raises PadError for rules that are not a variant with options.
    """
    writer = Writer()
    _code(writer, title, sheet)
    return writer.text()


def book_from_link(text: str) -> Book:
    """The book with the one sheet that a text carries, or an address with it. Raises PadError for what carries none."""
    title, header, rows = _code(Reader(text.strip().rpartition("#")[2].removeprefix(KEY)), "", None)
    # whoever made the text may have made anything
    return copied(title, [(header, [read_written(header.rules, written_fields(row)) for row in rows])])


def _code(coder: Coder, title: str, sheet: Sheet | None) -> tuple[str, Header, list[Written]]:
    """The description of a link; see ``bits``."""
    version = coder.number(_needed(sheet), 4)
    if not OLDEST <= version <= VERSION:
        raise PadError(PadFault.NEWER_LINK)
    rules = code_rules(coder, None if sheet is None else sheet.rules)
    title = text_of(coder, title)
    header = _code_head(coder, Header(rules) if sheet is None else sheet.header)
    written = [] if sheet is None else [row.counted for row in sheet.counting]
    rows = [code_row(coder, rules, row) for row in coder.several(written)]
    rows = [code_against_bela(coder, rules, row) for row in rows] if version > OLDEST else rows
    return title, header, [code_claimer(coder, row) for row in rows] if version > PLAIN else rows


def _needed(sheet: Sheet | None) -> int:
    """The version that tells everything of a sheet: programs of an earlier one can read what they can understand."""
    told = sheet is not None and any(
        isinstance(row.written, Entry) and row.written.claimer is not None for row in sheet.counting
    )
    return VERSION if told else PLAIN


def _code_head(coder: Coder, header: Header) -> Header:
    names = tuple(text_of(coder, name or "") for name in coder.several(_given(names_of(header))))
    teams = [text_of(coder, team or "") for team in coder.several(_given(teams_of(header)))]
    return Header(
        header.rules,
        players=tuple(map(Player, names)),
        dealer=maybe(coder, header.dealer, SEAT_BITS),
        date=code_date(coder, header.date),
        extra={TEAMS: list(teams)} if teams else {},
    )


def _given(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names where there are any."""
    return names if any(names) else ()
