"""Finding rows: by names, dates, results, notes, announcements and figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.names import folded
from bela.pad.model import Entry, OpenClaim, Unsound
from bela.pad.pages import names_of
from bela.pad.statistics import side_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bela.pad.model import Row, Sheet

CLAIMED, UNCOUNTED = "claimed", "uncounted"
NO_LABELS: Mapping[str, str] = {}


def found(sheets: Sequence[Sheet], wanted: str, labels: Mapping[str, str] = NO_LABELS) -> list[tuple[int, int]]:
    """Match and place, both from 1, of every row in which all the words stand.

    ``labels`` tell what a shell calls a code, such as a result, so that it is found by that too.
    """
    words = folded(wanted).split()
    return [
        (number, place)
        for number, sheet in enumerate(sheets, start=1)
        for place, row in enumerate(sheet.rows, start=1)
        if all(word in said for said in [folded(" ".join(_said(sheet, row, labels)))] for word in words)
    ]


def _said(sheet: Sheet, row: Row, labels: Mapping[str, str]) -> Iterator[str]:
    """Everything by which a row may be found."""
    codes: list[str] = []
    match row.written:
        case OpenClaim(seat):
            codes = [CLAIMED, names_of(sheet.header)[seat]]
        case Entry():
            codes = [*_codes(row.written, row), *_marks(sheet, row.written)]
        case Unsound(form):
            codes = [UNCOUNTED, str(form.get("note", ""))]
    yield from codes
    yield from (labels.get(code, "") for code in codes)
    if row.past is not None:
        yield " : ".join(map(str, row.past.settlement.written))
        yield side_name(sheet, row.past.tally.maker_side) if row.past.tally.maker_side >= 0 else ""


def _marks(sheet: Sheet, entry: Entry) -> Iterator[str]:
    """What stands beside the figures of an entry."""
    yield from (entry.date or sheet.header.date, entry.note)
    yield from (str(one.what) for one in entry.announcements)
    names = names_of(sheet.header)
    yield from (names[seat] for seat in (entry.maker, entry.bela_by) if seat is not None)


def _codes(entry: Entry, row: Row) -> list[str]:
    settlement = None if row.past is None else row.past.settlement
    codes = [UNCOUNTED] if settlement is None else [settlement.result.value]
    codes += ["bela"] * any(entry.tally.bela)
    return codes + ["capot"] * (settlement is not None and any(settlement.capot))
