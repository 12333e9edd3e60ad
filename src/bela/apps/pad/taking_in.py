"""Books from outside: a file of any kind, standard input, or a link."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import click

from bela.apps.choosing import STDIN, choose_rules, decoded, read_data
from bela.apps.pad.files import END, PadFile, kept_in
from bela.apps.pad.opening import opened
from bela.apps.pad.session import new_id
from bela.apps.places import matches_directory
from bela.apps.refused import RefusedError
from bela.apps.seating import Wanted
from bela.apps.telling.clean import echo
from bela.apps.telling.faults import option_error
from bela.apps.telling.pad_faults import pad_error
from bela.apps.unfinished import LAST, last_finished
from bela.i18n import Translator
from bela.pad.book import Book, changed
from bela.pad.change import Name
from bela.pad.faults import PadError, PadFault
from bela.pad.importing import imported
from bela.pad.lines import FORMAT, book_text, read_book
from bela.pad.link import KEY
from bela.rules.faults import OptionError
from bela.rules.options import options_of

NO_LINK = (PadFault.NOT_A_LINK, PadFault.DAMAGED_LINK, PadFault.NEWER_LINK)
"""Why a word is not the text of a sheet."""
LINK = re.compile(r"[A-Za-z0-9_-]{20,}")
"""The text of a sheet on which a deal stands."""
HEAD = 200
"""Bytes among which the head of a book says what it is."""


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
    named, path = _named(words, table), Path(source)
    is_word = source != STDIN and "." not in path.name and not _looks_like_link(source) and not _is_there(path)
    try:
        return imported(_text(words, source), named)
    except OptionError as error:  # of a table: what is named was found sound
        raise RefusedError(option_error(words, error)) from error
    except PadError as fault:
        if is_word and fault.code in NO_LINK:
            raise RefusedError(words.t("pad.cli.no_file", file=echo(source))) from fault
        if fault.code is not PadFault.TABLE_OF_WHAT:
            raise
        raise RefusedError(words.t("pad.which_variant")) from fault


def _named(words: Translator, table: Wanted) -> dict[str, Any]:
    """The rules that are named, as a request has them; none at all where none are. Raises RefusedError."""
    if table.variant is None and table.file is None:
        if table.options:
            raise RefusedError(words.t("pad.which_variant"))
        return {}
    rules = choose_rules(words, table.variant, table.options, table.file)
    return {"variant": rules.name, "options": options_of(rules)}


def _text(words: Translator, source: str) -> str:
    """What standard input or a file holds; else the word itself, which is a link. Raises RefusedError."""
    path = Path(source)
    if source == STDIN:
        return decoded(words, _finished(words, sys.stdin.buffer.read()), path)
    is_link = ("#" in source or "." not in path.name) and not _is_there(path)
    return source if is_link else decoded(words, _finished(words, read_data(words, path)), path)


def _finished(words: Translator, data: bytes) -> bytes:
    """What a file holds; of a book without a last line that was not written to its end, which is told."""
    if data.endswith(END) or FORMAT.encode() not in data[:HEAD] or _is_book(data):
        return data
    whole = data[: data.rfind(END) + 1]
    if not _is_book(whole):
        return data
    click.echo(words.t("pad.cli.torn"), err=True)
    return whole


def _is_book(data: bytes) -> bool:
    try:
        read_book(data)
    except PadError:
        return False
    return True


def _looks_like_link(source: str) -> bool:
    """Whether a word may have been the text of a sheet before some of it was lost; few names of files look so."""
    text = source.strip()
    kinds = (str.isupper, str.islower, str.isdigit)
    is_code = LINK.fullmatch(text) is not None and all(any(map(kind, text)) for kind in kinds)
    return "#" in text or text.startswith(KEY) or is_code


def _is_there(path: Path) -> bool:
    """Whether there is such a file; no name of one is as long as some links are."""
    try:
        return path.exists()
    except OSError:
        return False


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
