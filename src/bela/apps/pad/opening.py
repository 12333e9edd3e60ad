"""Opening a book: one that is there, or a new one; what the command line leaves open is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bela.apps.line.choose import choose
from bela.apps.line.console import Console
from bela.apps.line.menu import wanted_rules
from bela.apps.locks import InUseError
from bela.apps.pad.files import Kept, PadFile, kept_in, named
from bela.apps.pad.next_match import today
from bela.apps.pad.people import WhoError, player
from bela.apps.refused import RefusedError
from bela.apps.seating import Wanted, local_time
from bela.apps.telling.clean import echo, printable
from bela.apps.telling.pad_faults import pad_error
from bela.apps.telling.pad_voice import pad_voice
from bela.i18n import Translator
from bela.pad.book import Book, open_book
from bela.pad.faults import PadError
from bela.pad.pages import with_names, with_teams
from bela.pad.sheets import blank
from bela.record import Header, RecordError
from bela.rules.model import Rules

Names = tuple[str, ...]


@dataclass(frozen=True)
class NewBook:
    """What the command line says of a new book; None and nothing where that is to be asked."""

    table: Wanted
    title: str | None = None
    names: str | None = None
    teams: str | None = None
    dealer: str | None = None
    asks: bool = True
    """Whether what is left open is asked; else it stays open."""


# ---------------------------------------------------------------- books that are there
def opened(words: Translator, kept: Kept) -> PadFile:
    """A book that is there. Raises RefusedError for one that cannot be opened."""
    try:
        return PadFile.open(kept.path)
    except InUseError as error:
        raise RefusedError(words.t("pad.in_use", title=printable(kept.title))) from error
    except OSError as error:
        key = "cli.cannot_read" if kept.book is None else "pad.only_read"
        raise RefusedError(words.t(key, file=printable(str(kept.path)), reason=why(words, error))) from error
    except PadError as error:
        raise RefusedError(words.t("cli.cannot_read", file=kept.path, reason=why(words, error))) from error


def why(words: Translator, error: PadError | OSError) -> str:
    """Why a file cannot be read, without a full stop."""
    sentence = pad_error(words, error) if isinstance(error, PadError) else error.strerror or str(error)
    return sentence.rstrip(".")


def called(words: Translator, folder: Path, name: str) -> Kept:
    """The one book that is called so. Raises RefusedError for none, and for several."""
    found = named(folder, name)
    if len(found) == 1:
        return found[0]
    known = ", ".join(printable(one.title) for one in found or kept_in(folder)) or "-"
    raise RefusedError(words.t("pad.several_books" if found else "pad.no_such_book", name=echo(name), known=known))


def book_line(words: Translator, kept: Kept) -> str:
    """A book in a line that tells it from others."""
    if kept.book is None:
        reason = why(words, kept.fault) if kept.fault is not None else ""
        return words.t("cli.cannot_read", file=printable(kept.path.name), reason=reason)
    scores = " : ".join(map(str, kept.book.sheet.scores))
    variant = words.t(f"variant.{kept.book.rules.name}")
    key = "pad.book_in_use" if kept.in_use else "pad.book"
    when = local_time(kept.written)
    return words.t(key, title=printable(kept.title), variant=variant, scores=scores, when=when)


def chosen(console: Console, new: NewBook, folder: Path) -> PadFile:
    """The book that somebody chooses, or a new one. Raises RefusedError and EndOfInputError."""
    words = new.table.words
    books = [one for one in kept_in(folder) if one.book is not None and not one.in_use]
    if not books or new.table.variant or new.table.file:
        return begun(console, new, folder)
    labels = [*(book_line(words, one) for one in books), words.t("pad.new_book")]
    place = choose(console, words, "pad.which_book", labels)
    return begun(console, new, folder) if place == len(books) else opened(words, books[place])


# ---------------------------------------------------------------- a new one
def begun(console: Console, new: NewBook, folder: Path) -> PadFile:
    """A new book. Raises RefusedError for what cannot be, and EndOfInputError."""
    words = new.table.words
    rules = wanted_rules(console, new.table)
    try:
        return PadFile.create(folder, new_book(console, new, rules))
    except PadError as fault:
        raise RefusedError(pad_error(words, fault)) from fault
    except RecordError as error:
        raise RefusedError(str(error)) from error
    except OSError as error:
        raise RefusedError(words.t("pad.cannot_keep", directory=folder, reason=error.strerror)) from error


def new_book(console: Console, new: NewBook, rules: Rules) -> Book:
    """A book with nothing in it. Raises PadError, RefusedError and EndOfInputError."""
    words = new.table.words
    title = new.title if new.title is not None else _asked(console, new, "pad.ask.title")
    header = Header(rules, date=today())
    header = _named(console, new, header, new.names, ("pad.ask.names", with_names))
    if rules.partners:
        header = _named(console, new, header, new.teams, ("pad.ask.teams", with_teams))
    voice = pad_voice(blank(header), language=words.language, signs=False)
    first = new.dealer if new.dealer is not None else _asked(console, new, "pad.ask.first_dealer")
    try:
        dealer = player(voice, first) if first else None
    except WhoError as error:
        raise RefusedError(words.t(error.key, text=echo(error.word))) from error
    return open_book(replace(header, dealer=dealer), title)


def _asked(console: Console, new: NewBook, key: str) -> str:
    return console.ask(new.table.words.t(key)) if new.asks else ""


Naming = tuple[str, Callable[[Header, Names], Header]]


def _named(console: Console, new: NewBook, header: Header, given: str | None, naming: Naming) -> Header:
    """The header with names; where they are asked, they are asked until they can be."""
    key, name = naming
    text = given if given is not None else _asked(console, new, key)
    while text.strip():
        try:
            return name(header, split(text))
        except PadError as fault:
            if given is not None or not new.asks:
                raise
            console.say(pad_error(new.table.words, fault))
            text = _asked(console, new, key)
    return header


def split(text: str) -> Names:
    """Names parted by commas."""
    return tuple(name.strip() for name in text.split(","))


def book_lines(words: Translator, books: Sequence[Kept]) -> list[str]:
    """All books, a line for each."""
    return [book_line(words, one) for one in books] or [words.t("pad.no_books")]
