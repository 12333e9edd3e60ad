"""A rule book as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bela.apps.book.document import Choice, Document, Entry, Grid, Picture, Piece, Prose, Row
from bela.apps.book.marks import Marks
from bela.apps.telling.voice import Voice

SPECIAL = re.compile(r"([\\`*_\[\]<>|#])")


def markdown(voice: Voice, found: Document) -> str:
    """The book as one text, with anchors for chapters, options and rules."""
    return "\n".join(_lines(voice, found)) + "\n"


def _lines(voice: Voice, found: Document) -> Iterator[str]:
    marks = Marks()
    yield from (f"# {plain(found.title)}", "", f"## {plain(found.contents)}", "")
    yield from (f"{number}. [{plain(one.title)}](#{one.name})" for number, one in enumerate(found.sections, start=1))
    for section in found.sections:
        yield from ("", f'## <a id="{section.name}"></a>{plain(section.title)}')
        for piece in section.pieces:
            yield from _piece(voice, marks, piece)


def plain(text: str) -> str:
    """A text in which no character is taken for a mark."""
    return SPECIAL.sub(r"\\\1", text)


def _piece(voice: Voice, marks: Marks, piece: Piece) -> Iterator[str]:
    match piece:
        case Prose(text, ids):
            yield from ("", " ".join((plain(text), *(_rule(marks, one) for one in ids))))
        case Grid():
            yield from ("", f"**{plain(piece.caption)}**", "", *_table(piece), *_paragraphs(piece.after))
        case Picture(caption, rows, after):
            yield from ("", f"**{plain(caption)}**", "", *(_row(voice, row) for row in rows), *_paragraphs(after))
        case Choice():
            yield from _choice(piece)
        case Entry(rule, text, foreign):
            yield from (
                "",
                (_anchor(rule) if foreign else "") + plain(text) + ("" if foreign else f" [{rule}](#{rule})"),
            )


def _paragraphs(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield from ("", plain(text))


def _anchor(name: str) -> str:
    return f'<a id="{name}"></a>'


def _rule(marks: Marks, rule: str) -> str:
    """An id as a link to where it stands first; there it is the anchor."""
    return (_anchor(rule) if marks.is_first(rule) else "") + f"[{rule}](#{rule})"


def _table(grid: Grid) -> Iterator[str]:
    figures = [cell.lstrip("-").isdigit() for cell in grid.rows[0]]
    yield _cells(grid.head)
    yield _cells("--:" if figure else ":--" for figure in figures)
    yield from map(_cells, grid.rows)


def _cells(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell if set(cell) <= set(':-') else plain(cell) for cell in cells)} |"


def _row(voice: Voice, row: Row) -> str:
    cards = " ".join(voice.short(card) for card in row.cards)
    said = plain(row.text) + (f" [{row.rule}](#{row.rule})" if row.rule else "")
    return f"- {plain(row.label)}: {' - '.join(filter(None, (cards, said)))}"


def _choice(choice: Choice) -> Iterator[str]:
    yield from ("", f'### <a id="option-{choice.option}"></a>{plain(choice.question)}')
    yield from ("", f"`{choice.option}`: {plain(choice.here)}", *_paragraphs(choice.notes), "")
    yield from (f"- {plain(text)}" for text in choice.elsewhere)
