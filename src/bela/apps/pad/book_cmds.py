"""Opening books of the pad, writing in them, and looking at them."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from bela.apps.language import interface_words, lang_option
from bela.apps.line.console import Console, EndOfInputError
from bela.apps.pad.at_work import write_in
from bela.apps.pad.commands import LeftError, answer
from bela.apps.pad.files import PadFile, kept_in
from bela.apps.pad.group import DATA, LETTERS, NAME, WORDS, pad, people_options, read, table_options, wanted
from bela.apps.pad.opening import NewBook, begun, book_lines, called, chosen, opened
from bela.apps.pad.session import Session
from bela.apps.pad.taking_in import meant, opened_from
from bela.apps.places import pads_directory
from bela.apps.refused import RefusedError
from bela.apps.telling.clean import printable
from bela.apps.telling.pad_figures import figure_lines
from bela.apps.telling.pad_sheet import sheet_lines
from bela.apps.telling.pad_voice import pad_voice, pad_voices
from bela.i18n import Translator
from bela.pad.statistics import figures

REFUSED = 1


def new_book_of(  # noqa: PLR0913 - one parameter for each option
    words: Translator,
    title: str | None,
    *,
    variant: str | None,
    options: tuple[str, ...],
    file: Path | None,
    names: str | None,
    teams: str | None,
    dealer: str | None,
) -> NewBook:
    """What the command line says of a new book."""
    return NewBook(wanted(words, variant, options, file), title, names, teams, dealer)


@pad.command("open", help=WORDS.t("pad.cli.open"))
@click.argument("name", required=False)
@click.option("--from", "source", metavar="FILE|LINK|-", help=WORDS.t("pad.cli.from"))
@table_options
@people_options
@DATA
@LETTERS
@click.option("--plain", is_flag=True, help=WORDS.t("cli.play.plain"))
@lang_option
def open_cmd(
    *,
    name: str | None,
    source: str | None,
    data: Path | None,
    letters: bool,
    plain: bool,
    lang: str,
    **table: Any,  # noqa: ANN401 - see new_book_of
) -> None:
    """Open a book, and write in it: on the full screen where there is one."""
    words, folder = interface_words(lang), pads_directory(data)
    console, new = Console(sys.stdin, sys.stdout), new_book_of(words, name, **table)
    try:
        book = _found(console, new, folder, None if source is None else meant(words, source, data))
    except EndOfInputError:
        return
    plain = plain or click.get_current_context().find_root().params.get("plain", False)
    write_in(console, book, words, letters=letters, plain=plain)


def _found(console: Console, new: NewBook, folder: Path, source: str | None) -> PadFile:
    """The book that the command line means, open. Raises RefusedError and EndOfInputError."""
    words = new.table.words
    if source is not None:
        return opened_from(words, folder, source, new.table, new.title)
    is_there = new.title is not None and new.table.variant is None and new.table.file is None
    return opened(words, called(words, folder, new.title or "")) if is_there else chosen(console, new, folder)


@pad.command("new", help=WORDS.t("pad.cli.new"))
@NAME
@table_options
@people_options
@DATA
@lang_option
def new_cmd(*, name: str, data: Path | None, lang: str, **table: Any) -> None:  # noqa: ANN401 - see new_book_of
    """Begin a book without asking anything."""
    words, folder = interface_words(lang), pads_directory(data)
    new = replace(new_book_of(words, name, **table), asks=False)
    if new.table.variant is None and new.table.file is None:
        raise RefusedError(words.t("pad.which_variant"))
    made = begun(Console(sys.stdin, sys.stdout), new, folder)
    made.close()
    click.echo(words.t("pad.written_to", file=printable(str(made.path))))


@pad.command("list", help=WORDS.t("pad.cli.list"))
@DATA
@lang_option
def list_cmd(*, data: Path | None, lang: str) -> None:
    """Tell which books there are."""
    words = interface_words(lang)
    Console(sys.stdin, sys.stdout).say_all(book_lines(words, kept_in(pads_directory(data))))


@pad.command("enter", help=WORDS.t("pad.cli.enter"))
@NAME
@click.argument("line", nargs=-1, required=True)
@DATA
@LETTERS
@lang_option
def enter_cmd(*, name: str, line: tuple[str, ...], data: Path | None, letters: bool, lang: str) -> None:
    """Write one line in a book, as if it were typed there."""
    words = interface_words(lang)
    book = opened(words, called(words, pads_directory(data), name))
    session = Session(Console(sys.stdin, sys.stdout), book, words, letters=letters, asks=False)
    try:
        done = session.attempt(lambda: answer(session, " ".join(" ".join(line).split())))
    except EndOfInputError:
        done = False
    except LeftError:  # there is nothing to leave
        done = True
    finally:
        book.close()
    sys.exit(0 if done else REFUSED)


@pad.command("show", help=WORDS.t("pad.cli.show"))
@NAME
@DATA
@LETTERS
@lang_option
def show_cmd(*, name: str, data: Path | None, letters: bool, lang: str) -> None:
    """Print all sheets of a book."""
    words = interface_words(lang)
    book, console = read(words, data, name), Console(sys.stdin, sys.stdout)
    for number, sheet in enumerate(book.pages.sheets, start=1):
        voice = pad_voice(sheet, language=words.language, signs=not letters)
        console.say_all(sheet_lines(voice, sheet, number, book.pages.title))


@pad.command("stats", help=WORDS.t("pad.cli.stats"))
@NAME
@DATA
@lang_option
def stats_cmd(*, name: str, data: Path | None, lang: str) -> None:
    """Print the statistics of a book."""
    words = interface_words(lang)
    sheets = read(words, data, name).pages.sheets
    voices = pad_voices(sheets, language=words.language, signs=False)
    lines = figure_lines(voices, figures(enumerate(sheets, start=1)))
    Console(sys.stdin, sys.stdout).say_all(lines)
