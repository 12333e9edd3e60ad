"""Which row is meant: by its number in the match that is being played, or as ``1.2``, row 2 of match 1."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bela.apps.pad.quick import QuickError
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Sheet
from bela.pad.pages import Pages
from bela.pad.sheets import sheet_of

ROW = re.compile(r"(?:([0-9]{1,6})\.)?([0-9]{1,6})")


@dataclass(frozen=True)
class Place:
    """Where a row stands: its match, and its place in that, both from 1."""

    match: int
    row: int
    id: str


def place_of(pages: Pages, word: str) -> Place:
    """The row that a word means. Raises QuickError, and PadError where there is no such match."""
    found = ROW.fullmatch(word)
    if found is None:
        raise QuickError("pad.quick.which_row", word)
    match, row = int(found[1] or len(pages.sheets)), int(found[2])
    if not 1 <= match <= len(pages.sheets):
        raise PadError(PadFault.NO_SUCH_MATCH, "match", len(pages.sheets))
    rows = pages.sheets[match - 1].rows
    if not rows:
        raise QuickError("pad.quick.no_rows", str(match))
    if not 1 <= row <= len(rows):
        raise QuickError("pad.quick.no_row", str(match), str(len(rows)))
    return Place(match, row, rows[row - 1].id)


def sheet_before(sheet: Sheet, row: int) -> Sheet:
    """The match as it stood before that row."""
    return sheet_of(sheet.header, [(one.id, one.written) for one in sheet.rows[: row - 1]])
