"""A sheet as a picture to share: SVG, made of nothing but the sheet and the words that it is given."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING

from bela.pad.model import Entry
from bela.standing import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bela.pad.model import Row, Sheet

ROW, MARGIN, NUMBER, HOW, SIDE = 30, 24, 40, 190, 130
"""Height of a row, and widths: the margin, the column of numbers, and at least that of makers and of each side."""
SIZE, TITLE, GAP = 16, 22, 16
"""Sizes of letters, and the room between columns."""
BROAD = 0.6
"""How broad letters are on the whole, bold ones too, as a share of their size."""
FONT = f"font-family='system-ui, sans-serif' font-size='{SIZE}'"


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


@dataclass(frozen=True)
class Layout:
    """Where everything stands: as wide as the longest name needs, in as many lines as the texts around take."""

    how: int
    """The width of the column of makers."""
    side: int
    """The width of the column of each side."""
    width: int
    title: tuple[str, ...]
    subtitle: tuple[str, ...]
    footer: tuple[str, ...]

    @property
    def head(self) -> int:
        """The line above the rows."""
        return len(self.title) + len(self.subtitle) + 1

    def right(self, side: int) -> int:
        """Where the column of a side ends."""
        return MARGIN + NUMBER + self.how + self.side * (side + 1)


def layout_of(sheet: Sheet, words: Words) -> Layout:
    """How much room the texts take."""
    how = max(HOW, *(GAP + extent(text) for text in (words.maker, *(_how(words, row) for row in sheet.counting))))
    side = max(SIDE, *(GAP + extent(name) for name in words.sides))
    width = 2 * MARGIN + NUMBER + how + side * sheet.rules.sides
    title, subtitle, footer = (
        tuple(wrap(text, max(1, int((width - 2 * MARGIN) / (size * BROAD)))))
        for text, size in ((words.title, TITLE), (words.subtitle, SIZE), (words.footer, SIZE))
    )
    return Layout(how, side, width, title, subtitle, footer)


def extent(text: str) -> int:
    """How wide a text is at most, in common letters."""
    return round(len(text) * SIZE * BROAD)


def picture(sheet: Sheet, words: Words) -> str:
    """The sheet as SVG. Rows that do not count are left out; a line closes each game."""
    layout = layout_of(sheet, words)
    width = layout.width
    height = 2 * MARGIN + ROW * (layout.head + len(sheet.counting) + len(layout.footer) + 1)
    body = "\n".join(_lines(sheet, words, layout))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img">\n<title>{escape(words.title)}</title>\n'
        f'<rect width="{width}" height="{height}" fill="#fffdf5"/>\n<g {FONT} fill="#1a1a1a">\n{body}\n</g>\n</svg>\n'
    )


def _lines(sheet: Sheet, words: Words, layout: Layout) -> Iterator[str]:
    rows, head = sheet.counting, layout.head
    above = [(text, f"font-size='{TITLE}' font-weight='bold'") for text in layout.title]
    above += [(text, "fill='#555'") for text in layout.subtitle]
    for line, (text, style) in enumerate(above, start=1):
        yield _text(MARGIN, line, text, style)
    yield _text(MARGIN + NUMBER, head, words.maker, "fill='#555'")
    for side, name in enumerate(words.sides):
        yield _text(layout.right(side), head, name, "text-anchor='end' font-weight='bold'")
    yield _rule(head, layout.width, 2)
    for place, row in enumerate(rows, start=head + 1):
        yield from _row(sheet, words, row, place, layout)
        yield _rule(place, layout.width, 2 if row.after.game_winner != NOBODY else 0.5)
    for line, text in enumerate(layout.footer, start=head + len(rows) + 1):
        yield _text(MARGIN, line, text, "font-weight='bold'")


def _row(sheet: Sheet, words: Words, row: Row, place: int, layout: Layout) -> Iterator[str]:
    yield _text(MARGIN, place, str(sheet.rows.index(row) + 1), "fill='#555'")
    yield _text(MARGIN + NUMBER, place, _how(words, row))
    for side in range(sheet.rules.sides):
        right = layout.right(side)
        written = "" if row.past is None else f"{row.past.settlement.written[side]:+}"
        yield _text(right - 60, place, written, "text-anchor='end' fill='#555' font-size='13'")
        weight = "bold" if row.after.game_winner == side else "normal"
        yield _text(right, place, str(row.after.scores[side]), f"text-anchor='end' font-weight='{weight}'")


def _how(words: Words, row: Row) -> str:
    """Who chose trumps, and what became of it."""
    if row.past is None or not isinstance(row.written, Entry):
        return words.result("claimed")
    result, side = words.result(row.past.settlement.result), row.past.tally.maker_side
    if side < 0:
        return result
    who = words.sides[side] if row.written.maker is None else words.seats[row.written.maker]
    return f"{who}: {result}"


def _text(left: int, line: int, text: str, style: str = "") -> str:
    return f'<text x="{left}" y="{MARGIN + ROW * line - 10}" {style}>{escape(text)}</text>'


def _rule(line: int, width: int, thickness: float) -> str:
    height = MARGIN + ROW * line
    return (
        f'<line x1="{MARGIN}" x2="{width - MARGIN}" y1="{height}" y2="{height}" '
        f'stroke="#1a1a1a" stroke-width="{thickness}"/>'
    )
