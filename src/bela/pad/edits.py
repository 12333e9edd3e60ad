"""What each edit makes of the pages."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.pad import fields
from bela.pad.pages import Pages, check_name, check_names, names_of, teams_of, with_names, with_teams
from bela.pad.sheets import blank, check_row, extended, sheet_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bela.pad.change import Begin, Correct, Dealer, Enter, Insert, Name, Remove, Seat
    from bela.pad.model import Kept, Sheet
    from bela.record import Header

Line = tuple[str, "Kept"]


def checked(pages: Pages) -> Pages:
    """The pages, whose head has been found sound. Raises PadError."""
    header = pages.sheets[0].header
    check_name(pages.title, "title")
    check_names(names_of(header), header.rules.seats, "names")
    check_names(teams_of(header), header.rules.sides, "teams")
    fields.date({"date": header.date})
    _check_dealer(header)
    return pages


# ---------------------------------------------------------------- rows
def check_written(pages: Pages, row: str) -> None:
    """Hold that the row just written counts where it stands. Raises PadError."""
    number, place = pages.place_of(row)
    check_row(pages.sheets[number].rows[place])


def enter(pages: Pages, edit: Enter) -> Pages:
    """One more row at the end of a match. Raises PadError where there is no such match."""
    number = pages.number_of(edit.match)
    return pages.with_sheet(number, extended(pages.sheets[number], edit.id, edit.written))


def insert(pages: Pages, edit: Insert) -> Pages:
    """A row before another one. Raises PadError where there is no such row."""
    number, place = pages.place_of(edit.before)
    return _rewritten(pages, number, lambda lines: [*lines[:place], (edit.id, edit.written), *lines[place:]])


def correct(pages: Pages, edit: Correct) -> Pages:
    """A row written anew, under its old id. Raises PadError where there is none."""
    number, place = pages.place_of(edit.row)
    line = (edit.row, edit.written)
    return _rewritten(pages, number, lambda lines: [*lines[:place], line, *lines[place + 1 :]])


def remove(pages: Pages, edit: Remove) -> Pages:
    """A row less. Raises PadError."""
    number, place = pages.place_of(edit.row)
    return _rewritten(pages, number, lambda lines: [*lines[:place], *lines[place + 1 :]])


def _rewritten(pages: Pages, number: int, rewrite: Callable[[list[Line]], Sequence[Line]]) -> Pages:
    """One match with other rows, worked out again."""
    sheet = pages.sheets[number]
    return pages.with_sheet(number, sheet_of(sheet.header, rewrite([(row.id, row.written) for row in sheet.rows])))


# ---------------------------------------------------------------- matches
def begin(pages: Pages, edit: Begin) -> Pages:
    """The next match. Raises PadError for names, a date or a dealer that cannot be."""
    header = replace(pages.sheets[-1].header, dealer=edit.dealer, date=fields.date({"date": edit.date}))
    _check_dealer(header)
    header = with_names(header, edit.names) if edit.names else header
    kept = pages.sheets if pages.sheets[-1].rows else pages.sheets[:-1]
    return replace(pages, sheets=(*kept, blank(header)))


def deal_first(pages: Pages, edit: Dealer) -> Pages:
    """Another first dealer. Raises PadError."""
    number = pages.number_of(edit.match)
    sheet = pages.sheets[number]
    header = replace(sheet.header, dealer=edit.dealer)
    _check_dealer(header)
    return pages.with_sheet(number, _with_header(sheet, header))


def _check_dealer(header: Header) -> None:
    if header.dealer is not None:
        fields.seat(header.rules, header.dealer, "dealer")


def _with_header(sheet: Sheet, header: Header) -> Sheet:
    return sheet_of(header, [(row.id, row.written) for row in sheet.rows])


# ---------------------------------------------------------------- names
def seat(pages: Pages, edit: Seat) -> Pages:
    """The people of the last match in other places. Raises PadError."""
    sheet = pages.sheets[-1]
    return pages.with_sheet(len(pages.sheets) - 1, _with_header(sheet, with_names(sheet.header, edit.names)))


def name(pages: Pages, edit: Name) -> Pages:
    """People, teams and book by other names; a person who sat elsewhere in earlier matches is renamed there too."""
    header = pages.sheets[-1].header
    title = pages.title if edit.title is None else edit.title
    check_name(title, "title")
    if edit.names:
        check_names(edit.names, header.rules.seats, "names")
    called = dict(zip(names_of(header), edit.names or names_of(header), strict=True))
    renamed = [_renamed(sheet, called, edit, last=sheet is pages.sheets[-1]) for sheet in pages.sheets]
    return replace(pages, title=title, sheets=tuple(renamed))


def _renamed(sheet: Sheet, called: dict[str, str], edit: Name, *, last: bool) -> Sheet:
    old = names_of(sheet.header)
    names = edit.names if last and edit.names else tuple(called.get(one, one) if one else one for one in old)
    header = sheet.header if names == old else with_names(sheet.header, names)
    header = with_teams(header, edit.teams) if edit.teams else header
    return sheet if header is sheet.header else _with_header(sheet, header)
