"""The rows of a sheet in columns, as wide as they are or in as little room as there is."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest

from bela.apps.telling.pad_voice import PadVoice
from bela.apps.telling.sheet import NO_MAKER
from bela.pad.model import Entry, OpenClaim, Row, Sheet
from bela.standing import NOBODY

NO_FIGURE = "-"
TEXTS = 3
"""So many columns hold no figures: the place, the maker, the result."""
MAKER = 1
SHORTEST = 5
"""Letters that a name keeps at least."""
GAP = "  "
CUT = "."
"""Stands where the rest of a name was left out."""
Cells = list[str]


def table(voice: PadVoice, sheet: Sheet, wide: int | None = None) -> list[str]:
    """What each side wrote down and how it stood then; ``wide`` is the room there is, where that is limited."""
    words = voice.words
    sides = [voice.side(side) for side in range(sheet.rules.sides)]
    head = ["", words.t("pad.column_maker"), words.t("pad.column_result"), *sides, words.t("pad.column_hanging")]
    rows = [_cells(voice, sheet, row, place) for place, row in enumerate(sheet.rows, start=1)]
    lines = _laid([head, *rows])
    return lines if wide is None or max(map(len, lines)) <= wide else _narrow(head, rows, wide)


def _laid(rows: Sequence[Cells]) -> list[str]:
    """The cells below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        GAP.join(
            cell.ljust(width) if column < TEXTS else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _narrow(head: Cells, rows: Sequence[Cells], wide: int) -> list[str]:
    """The same with heads in several lines, without a last column that is empty, and with names cut where they must."""
    if not any(row[-1] for row in rows):
        head, rows = head[:-1], [row[:-1] for row in rows]
    cells = [max(map(len, column)) for column in zip(*rows, strict=True)]
    widths = [max(width, min(len(title), SHORTEST)) for title, width in zip(head, cells, strict=True)]
    roomy = [max(width, *map(len, _parts(title)), 0) for title, width in zip(head, widths, strict=True)]
    widths = roomy if _total(roomy) <= wide else widths
    widths[MAKER] = max(widths[MAKER] - max(_total(widths) - wide, 0), SHORTEST)
    cut = [[*row[:MAKER], _cut(row[MAKER], widths[MAKER]), *row[MAKER + 1 :]] for row in rows]
    heads = zip_longest(*(_folded(title, width) for title, width in zip(head, widths, strict=True)), fillvalue="")
    return _laid([*map(list, heads), *cut])


def _total(widths: Sequence[int]) -> int:
    return sum(widths) + len(GAP) * (len(widths) - 1)


def _parts(title: str) -> list[str]:
    """The words of a head; partners part behind the stroke."""
    return title.replace("/", "/ ").split()


def _folded(title: str, width: int) -> list[str]:
    """A head in lines of that width; a single word that is longer is cut."""
    short = " ".join(_cut(part, width) for part in _parts(title))
    return [line.replace("/ ", "/") for line in textwrap.wrap(short, max(width, 1))] or [""]


def _cut(word: str, width: int) -> str:
    return word if len(word) <= width else f"{word[: width - 1]}{CUT}"


# ---------------------------------------------------------------- cells
def _cells(voice: PadVoice, sheet: Sheet, row: Row, place: int) -> Cells:
    written = [NO_FIGURE] * sheet.rules.sides if row.past is None else map(signed, row.past.settlement.written)
    scores = [f"{own} {score:>4}" for own, score in zip(written, row.after.scores, strict=True)]
    games = voice.words.t("pad.game_mark") if row.after.game_winner != NOBODY else ""
    return [f"{place}.", maker_of(voice, row), result_of(voice, row), *scores, str(row.after.hanging or "") + games]


def signed(points: int) -> str:
    """Points that are added to a score."""
    return f"{points:+}" if points else "0"


def maker_of(voice: PadVoice, row: Row) -> str:
    """Who chose trumps in a row, or who claimed."""
    match row.written:
        case OpenClaim(seat):
            return voice.names[seat]
        case Entry(tally, maker) if tally.maker_side >= 0:
            return voice.side(tally.maker_side) if maker is None else voice.names[maker]
        case _:
            return NO_MAKER


def result_of(voice: PadVoice, row: Row) -> str:
    """What became of a row, in a word."""
    if row.fault is not None:
        return voice.words.t("pad.does_not_count")
    return voice.words.t(f"sheet.{'claimed' if row.past is None else row.past.settlement.result}")
