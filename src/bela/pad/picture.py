"""A sheet as a picture to share: SVG, made of nothing but the sheet and the words that it is given."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from bela.pad.model import Entry
from bela.standing import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bela.pad.model import Row, Sheet

ROW, MARGIN, NUMBER, HOW, SIDE = 30, 24, 40, 190, 130
"""Height of a row, and widths: the margin, the column of numbers, that of makers, that of each side."""
FONT = "font-family='system-ui, sans-serif' font-size='16'"


@dataclass(frozen=True)
class Words:
    """What stands in the picture in some language."""

    title: str
    subtitle: str
    maker: str
    """The head of the column that tells who chose trumps and what became of it."""
    sides: tuple[str, ...]
    seats: tuple[str, ...]
    results: Mapping[str, str]
    """By result."""
    footer: str
    """How the match stands, in a line."""

    def result(self, code: str) -> str:
        """What a result is called; its code where nobody says."""
        return self.results.get(code, code)


def picture(sheet: Sheet, words: Words) -> str:
    """The sheet as SVG. Rows that do not count are left out; a line closes each game."""
    rows = sheet.counting
    width = 2 * MARGIN + NUMBER + HOW + SIDE * sheet.rules.sides
    height = 2 * MARGIN + ROW * (len(rows) + 5)
    body = "\n".join(_lines(sheet, words, rows, width))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img">\n<title>{escape(words.title)}</title>\n'
        f'<rect width="{width}" height="{height}" fill="#fffdf5"/>\n<g {FONT} fill="#1a1a1a">\n{body}\n</g>\n</svg>\n'
    )


def _lines(sheet: Sheet, words: Words, rows: Sequence[Row], width: int) -> Iterator[str]:
    yield _text(MARGIN, 1, words.title, "font-size='22' font-weight='bold'")
    yield _text(MARGIN, 2, words.subtitle, "fill='#555'")
    yield _text(MARGIN + NUMBER, 3, words.maker, "fill='#555'")
    for side, name in enumerate(words.sides):
        yield _text(_right(side), 3, name, "text-anchor='end' font-weight='bold'")
    yield _rule(3, width, 2)
    for place, row in enumerate(rows, start=4):
        yield from _row(sheet, words, row, place)
        yield _rule(place, width, 2 if row.after.game_winner != NOBODY else 0.5)
    yield _text(MARGIN, len(rows) + 4, words.footer, "font-weight='bold'")


def _row(sheet: Sheet, words: Words, row: Row, place: int) -> Iterator[str]:
    yield _text(MARGIN, place, str(sheet.rows.index(row) + 1), "fill='#555'")
    yield _text(MARGIN + NUMBER, place, _how(words, row))
    for side in range(sheet.rules.sides):
        written = "" if row.past is None else f"{row.past.settlement.written[side]:+}"
        yield _text(_right(side) - 60, place, written, "text-anchor='end' fill='#555' font-size='13'")
        weight = "bold" if row.after.game_winner == side else "normal"
        yield _text(_right(side), place, str(row.after.scores[side]), f"text-anchor='end' font-weight='{weight}'")


def _how(words: Words, row: Row) -> str:
    """Who chose trumps, and what became of it."""
    if row.past is None or not isinstance(row.written, Entry):
        return words.result("claimed")
    result, side = words.result(row.past.settlement.result), row.past.tally.maker_side
    if side < 0:
        return result
    who = words.sides[side] if row.written.maker is None else words.seats[row.written.maker]
    return f"{who}: {result}"


def _right(side: int) -> int:
    """Where the column of a side ends."""
    return MARGIN + NUMBER + HOW + SIDE * (side + 1)


def _text(left: int, line: int, text: str, style: str = "") -> str:
    return f'<text x="{left}" y="{MARGIN + ROW * line - 10}" {style}>{escape(text)}</text>'


def _rule(line: int, width: int, thickness: float) -> str:
    height = MARGIN + ROW * line
    return (
        f'<line x1="{MARGIN}" x2="{width - MARGIN}" y1="{height}" y2="{height}" '
        f'stroke="#1a1a1a" stroke-width="{thickness}"/>'
    )
