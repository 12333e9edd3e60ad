"""Books from outside: a file of any kind, standard input, or a link."""

from __future__ import annotations

from pathlib import Path

from bela.apps.choosing import STDIN, choose_rules, read_stdin, read_text
from bela.apps.pad.files import PadFile, kept_in
from bela.apps.pad.opening import opened
from bela.apps.pad.session import new_id
from bela.apps.places import matches_directory
from bela.apps.refused import RefusedError
from bela.apps.seating import Wanted
from bela.apps.telling.pad_faults import pad_error
from bela.apps.unfinished import LAST, last_finished
from bela.i18n import Translator
from bela.pad.book import Book, changed
from bela.pad.change import Name
from bela.pad.faults import PadError
from bela.pad.importing import imported
from bela.pad.lines import book_text
from bela.pad.link import book_from_link
from bela.rules.options import options_of


def meant(words: Translator, source: str, data: Path | None) -> str:
    """What a word of the command line stands for: ``last`` for the record finished last. Raises RefusedError."""
    if source != LAST or Path(source).exists():
        return source
    found = last_finished(data or matches_directory())
    if found is None:
        raise RefusedError(words.t("pad.no_match_yet"))
    return str(found)


def taken_in(words: Translator, source: str, table: Wanted, title: str | None) -> Book:
    """The book that a file, standard input or a link holds, called so where a title is given. Raises RefusedError."""
    try:
        return called_so(_book(words, source, table), title)
    except PadError as fault:
        raise RefusedError(pad_error(words, fault)) from fault


def called_so(book: Book, title: str | None) -> Book:
    """The book under that title, where one is given. Raises PadError."""
    return book if title in (None, book.pages.title) else changed(book, Name(new_id(), title=title))


def _book(words: Translator, source: str, table: Wanted) -> Book:
    path = Path(source)
    if source != STDIN and not path.exists() and "." not in path.name:
        return book_from_link(source.rpartition("#")[2])
    text = read_stdin(words) if source == STDIN else read_text(words, path)
    if text.lstrip("\ufeff \r\n\t").startswith("{"):
        return imported(text, {})
    if table.variant is None and table.file is None:
        raise RefusedError(words.t("pad.which_variant"))
    rules = choose_rules(words, table.variant, table.options, table.file)
    return imported(text, {"variant": rules.name, "options": options_of(rules)})


def kept(words: Translator, folder: Path, book: Book) -> PadFile:
    """Keep a book in a new file, which is open then. Raises RefusedError."""
    try:
        return PadFile.create(folder, book)
    except OSError as error:
        raise RefusedError(words.t("pad.cannot_keep", directory=folder, reason=error.strerror)) from error


def opened_from(words: Translator, folder: Path, source: str, table: Wanted, title: str | None = None) -> PadFile:
    """The book that a source holds, open: one that was made of it before, and has grown since, or a new one.

    Raises RefusedError.
    """
    book = taken_in(words, source, table, None)
    begins = book_text(book).encode()
    for one in kept_in(folder):
        if not one.in_use and one.book is not None and one.path.read_bytes().startswith(begins):
            return opened(words, one)
    return kept(words, folder, called_so(book, title))
