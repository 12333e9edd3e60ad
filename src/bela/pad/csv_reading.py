"""The rows of a table for spreadsheets as entries, with whoever played."""

from __future__ import annotations

import csv
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bela.pad import fields
from bela.pad.count import CLAIM, read_written
from bela.pad.csv_rules import told_rules
from bela.pad.csv_text import BEGUN, BY_SIDE, PEOPLE, TEAMS, numbered, plain
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Entry
from bela.pad.pages import with_names, with_teams
from bela.record import Header
from bela.referee import Fault

if TYPE_CHECKING:
    from bela.pad.copying import Match
    from bela.pad.model import Written
    from bela.rules.model import Rules

Cells = dict[str, str]
"""A line, by its columns, without those that say nothing."""
OLD_NAMES = "players"
"""The one column in which earlier tables have the names."""
DELIMITERS = ",;\t"
"""With what spreadsheets part the cells; many write semicolons where numbers have a comma."""
SEPARATOR = re.compile(rf'"?sep=[{DELIMITERS}]?"?[{DELIMITERS} ]*[\r\n]', re.IGNORECASE)
"""The line before the first by which some spreadsheets say with what the cells are parted."""

LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
"""A line as spreadsheets end them; other separators may stand in a note."""
DATES = ("date", "match_date")
"""The columns with a date."""
DAY_FIRST = re.compile(r"([0-9]{1,2})\. ?([0-9]{1,2})\. ?([0-9]{4})\.?")
WHOLE = re.compile(r"[.,]0{1,2}$")
"""What a spreadsheet may write behind a whole number; three noughts are a thousand to many."""


def is_table(text: str) -> bool:
    """Whether a text begins as such a table does."""
    try:
        return "kind" in (_reader(text).fieldnames or ())
    except csv.Error:
        return False


def _reader(text: str) -> csv.DictReader[str]:
    """Reads the lines from the names of the columns on."""
    lines = LINE.findall(text.lstrip("\ufeff"))[_before_head(text) :]
    return csv.DictReader(lines, delimiter=max(DELIMITERS, key="".join(lines[:1]).count))


def _before_head(text: str) -> int:
    """How many lines stand before the names of the columns: one where a spreadsheet says what parts the cells."""
    return int(SEPARATOR.match(text.lstrip("\ufeff")) is not None)


def read_table(rules: Rules, text: str) -> tuple[str, tuple[Match, ...]]:
    """The title of the book, and its matches in order. Raises PadError, with the line that is meant."""
    lines = _lines(text)
    title = next((plain(cells["book"]) for _, cells in lines if "book" in cells), "")
    matches: dict[str, list[tuple[int, Cells]]] = {}
    for number, cells in lines:
        matches.setdefault(cells.get("match", "1"), []).append((number, cells))
    return title, tuple(_match(rules, found) for found in matches.values())


def rules_of(text: str) -> Rules | None:
    """The rules that a table tells, if it does. Raises PadError, and OptionError for rules that cannot be."""
    return told_rules(_lines(text))


def _lines(text: str) -> list[tuple[int, Cells]]:
    """The lines with something in them, by their number. Raises PadError."""
    reader, before = _reader(text), _before_head(text)
    try:
        if "kind" not in (reader.fieldnames or ()):
            raise PadError(PadFault.BAD_TABLE, "1", "kind")
        told = ({key: as_written(key, cell) for key, cell in cells.items() if cell and key} for cells in reader)
        found = [(before + reader.line_num, cells) for cells in told if cells]
    except csv.Error as error:
        raise PadError(PadFault.BAD_TABLE, str(before + reader.line_num), error) from error
    if not found:
        raise PadError(PadFault.EMPTY_TABLE)
    return found


def as_written(key: str, cell: str) -> str:
    """A cell as it was written out: day, month and year with points are the dates of many a spreadsheet.

    Where strokes part them, nobody can tell the day from the month; such a date is refused.
    """
    found = DAY_FIRST.fullmatch(cell) if key in DATES else None
    return cell if found is None else f"{found[3]}-{found[2]:0>2}-{found[1]:0>2}"


def _match(rules: Rules, lines: list[tuple[int, Cells]]) -> Match:
    first = lines[0][1]
    rows = [_read_line(rules, number, cells) for number, cells in lines if cells.get("kind") != BEGUN]
    try:
        header = _named(Header(rules, dealer=_dealer(rules, first), date=fields.date(first, "match_date")), first)
    except PadError as error:
        raise PadError(PadFault.BAD_TABLE, str(lines[0][0]), error.code.value) from error
    return header, [_undated(row, header.date) for row in rows]


def _dealer(rules: Rules, cells: Cells) -> int | None:
    """Who dealt first, as the first line of a match tells. Raises PadError."""
    return None if "dealer" not in cells else fields.seat(rules, _number(cells["dealer"], "dealer"), "dealer")


def _named(header: Header, cells: Cells) -> Header:
    """The header with the people and teams of a line. Raises PadError for names that cannot be."""
    old = tuple(plain(cells.get(OLD_NAMES, "")).split(", "))
    names = _texts(cells, PEOPLE, header.rules.seats) or (old if len(old) == header.rules.seats else ())
    teams = _texts(cells, TEAMS, header.rules.sides)
    header = with_names(header, names) if any(names) else header
    return with_teams(header, teams) if teams else header


def _texts(cells: Cells, name: str, count: int) -> tuple[str, ...]:
    """What stands in columns that are numbered; none at all where nothing does."""
    found = tuple(plain(cells.get(column, "")).strip() for column in numbered([name], count))
    return found if any(found) else ()


def _undated(row: Written, date: str) -> Written:
    """The row without a date that is the match's own."""
    return replace(row, date="") if isinstance(row, Entry) and row.date == date else row


# ---------------------------------------------------------------- lines
def _read_line(rules: Rules, number: int, cells: Cells) -> Written:
    try:
        return read_written(rules, _form(rules, cells))
    except PadError as error:
        raise PadError(PadFault.BAD_TABLE, str(number), error.code.value) from error


def _form(rules: Rules, cells: Cells) -> dict[str, Any]:
    """The form that a line fills in. Raises PadError for a number that is none."""
    if cells.get("kind") == CLAIM:
        return {"kind": CLAIM, "seat": _number(cells.get("maker", ""), "maker")}
    form: dict[str, Any] = {key: plain(cells[key]) for key in ("kind", "trump", "note", "date") if key in cells}
    form |= {
        key: _number(cells[key], key)
        for key in ("dealer", "maker", "maker_side", "bela_by", "claimed_by", "claimer")
        if key in cells
    }
    for name in BY_SIDE:
        row = [cells.get(f"{name}_{side}") for side in range(rules.sides)]
        form |= {name: [None if cell is None else _number(cell, name) for cell in row]} if any(row) else {}
    if "announcements" in cells:
        form["announcements"] = [_read_announced(word) for word in cells["announcements"].split()]
    return form


def _number(text: str, key: str) -> int:
    text = WHOLE.sub("", text)
    if not text.isdecimal():
        raise PadError(Fault.NOT_A_NUMBER, key)
    return int(text[:9])


def _read_announced(word: str) -> dict[str, object]:
    who, _, what = word.partition(":")
    return {"seat" if who[:1] == "s" else "side": _number(who[1:], "announcements"), "what": what}
