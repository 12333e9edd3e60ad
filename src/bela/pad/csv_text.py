"""A book as a table for spreadsheets, and the rows of such a table as entries."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any

from bela.pad.count import CLAIM, read_written, written_fields
from bela.pad.faults import PadError, PadFault
from bela.pad.pages import names_of
from bela.pad.sheets import was_played
from bela.referee import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bela.pad.book import Book
    from bela.pad.model import Row, Sheet, Written
    from bela.rules.model import Rules

HEAD = ("match", "date", "place", "game", "kind", "dealer", "maker", "maker_side", "trump")
BY_SIDE = ("card_points", "announced", "bela", "tricks")
TAIL = ("announcements", "bela_by", "claimed_by", "note", "result")
SETTLED = ("written", "scores")
FORMULA = ("=", "+", "-", "@", "\t")
"""With what a cell begins that a spreadsheet would work out."""


def table_text(book: Book) -> str:
    """The book with a line for each row that counts, and a head. Seats and sides are numbers, from 0."""
    lines: list[str] = []
    writer = csv.writer(_Lines(lines), lineterminator="\n")
    writer.writerow(columns(book.rules))
    writer.writerows(
        _cells(number, place, sheet, row)
        for number, sheet in enumerate(book.pages.sheets, start=1)
        for place, row in enumerate(sheet.rows, start=1)
        if row.fault is None
    )
    return "".join(lines)


class _Lines:
    """Takes what a writer writes."""

    def __init__(self, lines: list[str]) -> None:
        self.write = lines.append


def columns(rules: Rules) -> tuple[str, ...]:
    """The names of the columns."""
    return (*HEAD, *_by_side(rules, BY_SIDE), *TAIL, *_by_side(rules, SETTLED), "hanging", "players")


def _by_side(rules: Rules, names: Sequence[str]) -> Iterator[str]:
    yield from (f"{name}_{side}" for name in names for side in range(rules.sides))


def _cells(number: int, place: int, sheet: Sheet, row: Row) -> list[object]:
    fields = written_fields(row.written)
    fields["maker"] = fields.pop("seat", fields.get("maker"))
    found: dict[str, Any] = {**fields, "match": number, "place": place}
    found["date"] = fields.get("date") or sheet.header.date
    found["announcements"] = " ".join(map(_announced, fields.get("announcements") or ()))  # type: ignore[arg-type]
    found |= {"hanging": row.after.hanging, "players": ", ".join(names_of(sheet.header)), **_settled(row)}
    for name in (*BY_SIDE, *SETTLED):
        found |= {f"{name}_{side}": points for side, points in enumerate(found.get(name) or ())}
    return [_safe(found.get(column)) for column in columns(sheet.rules)]


def _settled(row: Row) -> dict[str, Any]:
    scores: dict[str, Any] = {"scores": row.after.scores, "game": sum(row.before.games) + 1}
    if row.past is None:
        return scores
    settlement = row.past.settlement
    announced = {"announced": row.past.tally.announced} if was_played(row) else {}
    found = {"dealer": row.past.dealer, "written": settlement.written, "result": settlement.result.value}
    return {**scores, **announced, **found}


def _announced(one: dict[str, Any]) -> str:
    """An announcement in one word: ``s2:4xJ`` of seat 2, ``t0:50`` of side 0."""
    return f"s{one['seat']}:{one['what']}" if "seat" in one else f"t{one['side']}:{one['what']}"


def _safe(value: object) -> object:
    """A cell that no spreadsheet takes for a formula."""
    text = "" if value is None else value
    return f"'{text}" if isinstance(text, str) and text.startswith(FORMULA) else text


# ---------------------------------------------------------------- reading
def is_table(text: str) -> bool:
    """Whether a text begins as such a table does."""
    return "kind" in (csv.DictReader(text.lstrip("\ufeff").splitlines()[:1]).fieldnames or ())


def read_table(rules: Rules, text: str) -> tuple[tuple[Written, ...], ...]:
    """What each match of a table wrote down, in order. Raises PadError, with the line that is meant."""
    if not is_table(text):
        raise PadError(PadFault.BAD_TABLE, "1", "kind")
    reader = csv.DictReader(text.lstrip("\ufeff").splitlines())
    matches: dict[str, list[Written]] = {}
    for cells in reader:
        matches.setdefault(cells.get("match") or "1", []).append(_read_line(rules, reader.line_num, cells))
    return tuple(map(tuple, matches.values()))


def _read_line(rules: Rules, number: int, cells: dict[str, Any]) -> Written:
    try:
        return read_written(rules, _form(rules, {key: value for key, value in cells.items() if value}))
    except PadError as error:
        raise PadError(PadFault.BAD_TABLE, str(number), error.code.value) from error


def _form(rules: Rules, cells: dict[str, str]) -> dict[str, Any]:
    """The form that a line fills in. Raises PadError for a number that is none."""
    if cells.get("kind") == CLAIM:
        return {"kind": CLAIM, "seat": _number(cells.get("maker", ""), "maker")}
    form: dict[str, Any] = {key: cells[key].lstrip("'") for key in ("kind", "trump", "note", "date") if key in cells}
    form |= {
        key: _number(cells[key], key)
        for key in ("dealer", "maker", "maker_side", "bela_by", "claimed_by")
        if key in cells
    }
    for name in BY_SIDE:
        row = [cells.get(f"{name}_{side}") for side in range(rules.sides)]
        form |= {name: [None if cell is None else _number(cell, name) for cell in row]} if any(row) else {}
    if "announcements" in cells:
        form["announcements"] = [_read_announced(word) for word in cells["announcements"].split()]
    return form


def _number(text: str, key: str) -> int:
    if not text.isdecimal():
        raise PadError(Fault.NOT_A_NUMBER, key)
    return int(text[:9])


def _read_announced(word: str) -> dict[str, object]:
    who, _, what = word.partition(":")
    return {"seat" if who[:1] == "s" else "side": _number(who[1:], "announcements"), "what": what}
