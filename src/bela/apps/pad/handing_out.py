"""A book handed on: as records, as a table, as a picture, as a link, and as a QR code in the terminal."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from bela.apps.line.console import Console
from bela.apps.pad.quick import QuickError
from bela.pad.api import FORMS
from bela.pad.book import Book
from bela.pad.link import link_of
from bela.pad.model import Sheet

BY_SUFFIX = {".jsonl": "record", ".csv": "csv", ".pad": "book"}
HALVES = "▀▄█"
QUIET = 2
"""Rows of light modules round a QR code."""


def write_out(book: Book, path: Path, form: str = "") -> None:
    """Write a book into a new file, as the form or the end of its name says; half a file is none.

    Raises OSError, and QuickError for a name whose end says nothing.
    """
    form = form or BY_SUFFIX.get(path.suffix.lower(), "")
    if not form:
        raise QuickError("pad.unknown_ending", path.name)
    text = FORMS[form](book)
    file = path.open("x", encoding="utf-8", newline="\n")
    try:
        with file:
            file.write(text)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise


def link_lines(console: Console, sheet: Sheet, title: str, address: str = "") -> list[str]:
    """The text that carries a sheet, behind an address if one is given, and a QR code of it to be photographed."""
    text = address + link_of(sheet, title)
    return [*qr_lines(console, text), "", text]


def qr_lines(console: Console, text: str) -> list[str]:
    """A QR code in characters: two modules to one where the output has half blocks, else two characters to a module."""
    import segno  # noqa: PLC0415 - only who wants a code waits for it

    dark = [[bool(module) for module in row] for row in segno.make_qr(text, error="m").matrix_iter(border=QUIET)]
    if not console.can_write(HALVES):
        return ["".join("  " if module else "##" for module in row) for row in dark]
    rows = [*dark, [True] * len(dark[0])] if len(dark) % 2 else dark
    return [
        "".join(_half(upper, lower) for upper, lower in zip(rows[at], rows[at + 1], strict=True))
        for at in range(0, len(rows), 2)
    ]


def _half(upper: bool, lower: bool) -> str:  # noqa: FBT001 - two modules, dark or light
    """Two modules, one above the other; what is written is light, as on most terminals."""
    if upper and lower:
        return " "
    return HALVES[2] if not upper and not lower else HALVES[0] if lower else HALVES[1]
