"""A book as a table for spreadsheets; see ``csv_reading`` for the way back."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any

from bela.pad.count import written_fields
from bela.pad.csv_rules import RULES, rules_cells
from bela.pad.pages import names_of, teams_of
from bela.pad.sheets import was_played

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bela.pad.book import Book
    from bela.pad.model import Row, Sheet
    from bela.rules.model import Rules

HEAD = ("book", "match", "date", "place", "game")
PEOPLE, TEAMS = "player", "team"
DEAL = ("kind", "dealer", "dealer_name", "maker", "maker_name", "maker_side", "trump")
BY_SIDE = ("card_points", "announced", "bela", "tricks")
TAIL = ("announcements", "bela_by", "claimed_by", "claimer", "note", "result")
SETTLED = ("written", "scores")
LAST = ("hanging", "match_date", *RULES)
BEGUN = "begun"
"""The kind of a line that only says who plays, of a match in which nothing counts yet."""
FORMULA = ("=", "+", "-", "@", "\t")
"""With what a cell begins that a spreadsheet would work out."""
QUOTE = "'"
"""What stands before such a cell, so that it is none."""


def table_text(book: Book) -> str:
    """The book with a line for each row that counts, and a head. Seats and sides are numbers, from 0."""
    lines: list[str] = []
    writer = csv.writer(_Lines(lines), lineterminator="\n")
    wanted = columns(book.rules)
    writer.writerow(wanted)
    for number, sheet in enumerate(book.pages.sheets, start=1):
        same = {"book": book.pages.title, "match": number, **_people(sheet), **rules_cells(book.rules)}
        for found in _lines_of(sheet):
            writer.writerow([_safe({**same, **found}.get(column)) for column in wanted])
    return "".join(lines)


def _lines_of(sheet: Sheet) -> Iterator[dict[str, Any]]:
    if not sheet.counting:
        yield {"kind": BEGUN, "dealer": sheet.header.dealer}
    for place, row in enumerate(sheet.rows, start=1):
        if row.fault is None:
            yield _cells(place, sheet, row)


class _Lines:
    """Takes what a writer writes."""

    def __init__(self, lines: list[str]) -> None:
        self.write = lines.append


def columns(rules: Rules) -> tuple[str, ...]:
    """The names of the columns."""
    people = (*numbered([PEOPLE], rules.seats), *numbered([TEAMS], rules.sides))
    figures, settled = (numbered(names, rules.sides) for names in (BY_SIDE, SETTLED))
    return (*HEAD, *people, *DEAL, *figures, *TAIL, *settled, *LAST)


def numbered(names: Sequence[str], count: int) -> tuple[str, ...]:
    """The columns of something that each seat or side has."""
    return tuple(f"{name}_{place}" for name in names for place in range(count))


def _people(sheet: Sheet) -> dict[str, Any]:
    """Who plays; it stands in every line of a match, so that lines can be sorted and picked."""
    columns_of = (*numbered([PEOPLE], sheet.rules.seats), *numbered([TEAMS], sheet.rules.sides))
    called = dict(zip(columns_of, (*names_of(sheet.header), *teams_of(sheet.header)), strict=True))
    return {**called, "match_date": sheet.header.date}


def _cells(place: int, sheet: Sheet, row: Row) -> dict[str, Any]:
    fields = written_fields(row.written)
    fields["maker"] = fields.pop("seat", fields.get("maker"))
    found: dict[str, Any] = {**fields, "place": place, "hanging": row.after.hanging, **_settled(row)}
    found["date"] = fields.get("date") or sheet.header.date
    found["announcements"] = " ".join(map(_announced, fields.get("announcements") or ()))  # type: ignore[arg-type]
    for name in ("dealer", "maker"):
        found[f"{name}_name"] = "" if found.get(name) is None else names_of(sheet.header)[found[name]]
    for name in (*BY_SIDE, *SETTLED):
        found |= {f"{name}_{side}": points for side, points in enumerate(found.get(name) or ())}
    return found


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
    return f"{QUOTE}{text}" if isinstance(text, str) and text.lstrip(QUOTE).startswith(FORMULA) else text


def plain(cell: str) -> str:
    """What such a cell was made of."""
    return cell[1:] if cell.startswith(QUOTE) and cell.lstrip(QUOTE).startswith(FORMULA) else cell
