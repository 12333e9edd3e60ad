"""A rule book as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.book.document import Choice, Document, Entry, Grid, Picture, Piece, Prose, Row
from bela.apps.telling.voice import Voice


def text_lines(voice: Voice, found: Document) -> Iterator[str]:
    """The book, line by line; a paragraph is one line. The voice says how cards are shown in short."""
    yield from _underlined(found.title, "=")
    yield from ("", found.contents, "")
    yield from (f"{number:>3}. {section.title}" for number, section in enumerate(found.sections, start=1))
    for number, section in enumerate(found.sections, start=1):
        yield ""
        yield from _underlined(f"{number}. {section.title}", "-")
        for piece in section.pieces:
            yield from _piece(voice, piece)


def _underlined(title: str, sign: str) -> Iterator[str]:
    yield title
    yield sign * len(title)


def _piece(voice: Voice, piece: Piece) -> Iterator[str]:
    match piece:
        case Prose(text, ids):
            yield from ("", with_ids(text, ids))
        case Grid():
            yield from ("", piece.caption, *_columns(piece), *piece.after)
        case Picture(caption, rows, after):
            yield from ("", caption, *(_row(voice, row, _label_width(rows)) for row in rows), *after)
        case Choice():
            yield from _choice(piece)
        case Entry(_, text):
            yield f"  {text}"


def with_ids(text: str, ids: tuple[str, ...]) -> str:
    """A text with the ids of its rules behind it."""
    return f"{text} [{', '.join(ids)}]" if ids else text


def _label_width(rows: tuple[Row, ...]) -> int:
    return max(len(row.label) for row in rows)


def _row(voice: Voice, row: Row, width: int) -> str:
    cards = " ".join(voice.short(card) for card in row.cards)
    said = with_ids(row.text, (row.rule,) if row.rule else ())
    return f"  {row.label:<{width}}  {': '.join(filter(None, (cards, said)))}"


def _columns(grid: Grid) -> Iterator[str]:
    """The rows in columns: names to the left, figures to the right."""
    table = (grid.head, *grid.rows)
    widths = [max(len(row[place]) for row in table) for place in range(len(grid.head))]
    for row in table:
        cells = [_cell(row[place], widths[place], grid.rows[0][place]) for place in range(len(widths))]
        yield f"  {'  '.join(cells)}".rstrip()


def _cell(text: str, width: int, sample: str) -> str:
    return f"{text:>{width}}" if sample.lstrip("-").isdigit() else f"{text:<{width}}"


def _choice(choice: Choice) -> Iterator[str]:
    yield from ("", f"{choice.question} ({choice.option})")
    yield from (f"  {line}" for line in (choice.here, *choice.notes, *choice.elsewhere))
