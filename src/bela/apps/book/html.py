"""A rule book as HTML: a part of a page, or a page that stands by itself and prints well."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from bela.apps.book.cards_svg import card_svg
from bela.apps.book.document import Choice, Document, Entry, Grid, Picture, Piece, Prose, Row, Section
from bela.apps.book.marks import Marks
from bela.apps.book.style import STYLE
from bela.apps.telling.voice import Voice


def page(voice: Voice, found: Document) -> str:
    """The book as a whole page, with its style in it: nothing else is loaded."""
    return (
        f'<!doctype html>\n<html lang="{found.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(found.title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"{fragment(voice, found)}</main>\n</body>\n</html>\n"
    )


def fragment(voice: Voice, found: Document) -> str:
    """The book as an element to be put into a page: headings from ``h1`` down, no style, no script."""
    return "\n".join(_lines(voice, found)) + "\n"


def _lines(voice: Voice, found: Document) -> Iterator[str]:
    marks = Marks()
    yield f'<article class="rulebook" lang="{found.language}">'
    yield f"<h1>{escape(found.title)}</h1>"
    yield from _contents(found)
    for section in found.sections:
        yield from _section(voice, marks, section)
    yield "</article>"


def _contents(found: Document) -> Iterator[str]:
    yield '<nav aria-labelledby="contents">'
    yield f'<h2 id="contents">{escape(found.contents)}</h2>'
    yield "<ol>"
    yield from (f'<li><a href="#{one.name}">{escape(one.title)}</a></li>' for one in found.sections)
    yield "</ol>"
    yield "</nav>"


def _section(voice: Voice, marks: Marks, section: Section) -> Iterator[str]:
    yield f'<section aria-labelledby="{section.name}">'
    yield f'<h2 id="{section.name}">{escape(section.title)}</h2>'
    for piece in section.pieces:
        yield from _piece(voice, marks, piece)
    yield "</section>"


def _piece(voice: Voice, marks: Marks, piece: Piece) -> Iterator[str]:
    match piece:
        case Prose(text, ids):
            yield f"<p>{' '.join((escape(text), *(_rule(marks, one) for one in ids)))}</p>"
        case Grid():
            yield from _table(piece)
        case Picture():
            yield from _figure(voice, piece)
        case Choice():
            yield from _choice(piece)
        case Entry(rule, text, foreign):
            told = f' id="{rule}">{escape(text)}' if foreign else f'><a href="#{rule}">{escape(text)}</a>'
            yield f'<p class="entry"{told}</p>'


def _paragraphs(texts: Iterable[str]) -> Iterator[str]:
    yield from (f"<p>{escape(text)}</p>" for text in texts)


def _rule(marks: Marks, rule: str) -> str:
    """An id as a link to where it stands first; there it is the anchor."""
    anchor = f' id="{rule}"' if marks.is_first(rule) else ""
    return f'<a class="rule"{anchor} href="#{rule}">{rule}</a>'


# ---------------------------------------------------------------- tables and examples
def _table(grid: Grid) -> Iterator[str]:
    yield "<table>"
    yield f"<caption>{escape(grid.caption)}</caption>"
    yield f"<thead><tr>{''.join(_head(cell) for cell in grid.head)}</tr></thead>"
    yield "<tbody>"
    yield from (f"<tr>{_first(row[0])}{''.join(map(_cell, row[1:]))}</tr>" for row in grid.rows)
    yield "</tbody>"
    yield "</table>"
    yield from _paragraphs(grid.after)


def _head(text: str) -> str:
    return f'<th scope="col">{escape(text)}</th>' if text else "<td></td>"


def _first(text: str) -> str:
    return f'<th scope="row">{escape(text)}</th>'


def _cell(text: str) -> str:
    return f'<td class="figure">{text}</td>' if text.lstrip("-").isdigit() else f"<td>{escape(text)}</td>"


def _figure(voice: Voice, picture: Picture) -> Iterator[str]:
    yield '<figure class="example">'
    yield f"<figcaption>{escape(picture.caption)}</figcaption>"
    yield "<dl>"
    yield from (_row(voice, row) for row in picture.rows)
    yield "</dl>"
    yield from _paragraphs(picture.after)
    yield "</figure>"


def _row(voice: Voice, row: Row) -> str:
    cards = " ".join(card_svg(voice, card) for card in row.cards)
    rule = f' <a class="rule" href="#{row.rule}">{row.rule}</a>' if row.rule else ""
    return f"<div><dt>{escape(row.label)}</dt><dd>{cards} {escape(row.text)}{rule}</dd></div>"


def _choice(choice: Choice) -> Iterator[str]:
    yield f'<h3 id="option-{choice.option}">{escape(choice.question)}</h3>'
    yield f'<p class="here"><code>{choice.option}</code> {escape(choice.here)}</p>'
    yield from (f'<p class="note">{escape(note)}</p>' for note in choice.notes)
    if choice.elsewhere:
        yield "<ul>"
        yield from (f"<li>{escape(text)}</li>" for text in choice.elsewhere)
        yield "</ul>"
