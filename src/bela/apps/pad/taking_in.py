"""Books from outside: a file of any kind, standard input, or a link."""

from __future__ import annotations

import sys
from pathlib import Path

from bela.apps.choosing import choose_rules, read_text
from bela.apps.pad.files import PadFile
from bela.apps.pad.session import new_id
from bela.apps.refused import RefusedError
from bela.apps.seating import Wanted
from bela.apps.telling.pad_faults import pad_error
from bela.i18n import Translator
from bela.pad.book import Book, changed
from bela.pad.change import Name
from bela.pad.faults import PadError
from bela.pad.importing import imported
from bela.pad.link import book_from_link
from bela.rules.options import options_of

STDIN = "-"


def taken_in(words: Translator, source: str, table: Wanted, title: str | None) -> Book:
    """The book that a file, standard input or a link holds, called so where a title is given. Raises RefusedError."""
    try:
        book = _book(words, source, table)
        return book if title in (None, book.pages.title) else changed(book, Name(new_id(), title=title))
    except PadError as fault:
        raise RefusedError(pad_error(words, fault)) from fault


def _book(words: Translator, source: str, table: Wanted) -> Book:
    path = Path(source)
    if source != STDIN and not path.exists() and "." not in path.name:
        return book_from_link(source.rpartition("#")[2])
    text = sys.stdin.read() if source == STDIN else read_text(words, path)
    if text.lstrip("\ufeff \r\n\t").startswith("{"):
        return imported(text, {})
    if table.variant is None and table.file is None:
        raise RefusedError(words.t("pad.which_variant"))
    rules = choose_rules(words, table.variant, table.options, table.file)
    return imported(text, {"variant": rules.name, "options": options_of(rules)})


def kept(words: Translator, folder: Path, book: Book) -> Path:
    """Keep a book in a new file; gives its place. Raises RefusedError."""
    try:
        made = PadFile.create(folder, book)
    except OSError as error:
        raise RefusedError(words.t("pad.cannot_keep", directory=folder, reason=error.strerror)) from error
    made.close()
    return made.path
