"""Keeping the score in an open book: on the full screen where there is one, else in lines."""

from __future__ import annotations

import sys
from pathlib import Path

from bela.apps.line.console import Console
from bela.apps.pad.commands import run
from bela.apps.pad.files import PadFile
from bela.apps.pad.session import Session
from bela.apps.pad.taking_in import opened_from
from bela.apps.seating import Wanted
from bela.apps.terminal import has_full_screen
from bela.i18n import Translator


def write_in(console: Console, book: PadFile, words: Translator, *, letters: bool, plain: bool) -> None:
    """Keep the score until the book is closed."""
    try:
        if plain or not has_full_screen():
            run(Session(console, book, words, letters=letters))
            return
        from bela.apps.pad.full_screen import write_on_full_screen  # noqa: PLC0415 - line mode starts without it

        write_on_full_screen(book, words, letters=letters)
    finally:
        book.close()


def write_in_record(words: Translator, record: Path, folder: Path, *, letters: bool) -> None:
    """Open the record of a match that was played as a book, and keep the score in it. Raises RefusedError."""
    book = opened_from(words, folder, str(record), Wanted(words))
    write_in(Console(sys.stdin, sys.stdout), book, words, letters=letters, plain=False)
