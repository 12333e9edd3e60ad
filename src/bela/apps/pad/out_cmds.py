"""Handing books of the pad on, and taking others in."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import click

from bela.apps.language import interface_words, lang_option
from bela.apps.line.console import Console
from bela.apps.pad.group import DATA, NAME, WORDS, pad, read, table_options, wanted
from bela.apps.pad.handing_out import link_lines, write_out
from bela.apps.pad.quick import QuickError
from bela.apps.pad.taking_in import kept, meant, taken_in
from bela.apps.places import pads_directory
from bela.apps.refused import RefusedError
from bela.apps.telling.clean import echo, printable
from bela.apps.telling.pad_drawing import drawing
from bela.apps.telling.pad_faults import pad_error
from bela.apps.telling.pad_voice import pad_voice
from bela.i18n import Translator
from bela.pad.api import FORMS
from bela.pad.faults import PadError


@pad.command("export", help=WORDS.t("pad.cli.export"))
@NAME
@click.argument("target", type=click.Path(path_type=Path))
@click.option("--form", type=click.Choice(tuple(FORMS)), help=WORDS.t("pad.cli.form"))
@DATA
@lang_option
def export_cmd(*, name: str, target: Path, form: str | None, data: Path | None, lang: str) -> None:
    """Write a book into a file."""
    words = interface_words(lang)
    book = read(words, data, name)
    if str(target) == "-":
        click.echo(FORMS[form or "record"](book).encode(), nl=False)
        return
    _into_file(words, target, lambda: write_out(book, target, form or ""))


@pad.command("picture", help=WORDS.t("pad.cli.picture"))
@NAME
@click.argument("target", type=click.Path(path_type=Path))
@DATA
@lang_option
def picture_cmd(*, name: str, target: Path, data: Path | None, lang: str) -> None:
    """Write the last sheet of a book as a picture."""
    words = interface_words(lang)
    book = read(words, data, name)
    drawn = drawing(pad_voice(book.sheet, language=words.language, signs=True), book.sheet, book.pages.title)

    def write() -> None:
        with target.open("x", encoding="utf-8", newline="\n") as file:
            file.write(drawn)

    _into_file(words, target, write)


def _into_file(words: Translator, target: Path, write: Callable[[], None]) -> None:
    """Write into a new file, and say so. Raises RefusedError where that cannot be."""
    file = printable(str(target))
    try:
        write()
    except QuickError as error:
        raise RefusedError(words.t(error.key, text=echo(error.word))) from error
    except OSError as error:
        raise RefusedError(words.t("pad.not_kept", file=file, reason=error.strerror or error)) from error
    click.echo(words.t("pad.written_to", file=file))


@pad.command("link", help=WORDS.t("pad.cli.link"))
@NAME
@click.option("--plain", is_flag=True, help=WORDS.t("pad.cli.plain"))
@click.option("--address", default="", metavar="URL", help=WORDS.t("pad.cli.address"))
@DATA
@lang_option
def link_cmd(*, name: str, plain: bool, address: str, data: Path | None, lang: str) -> None:
    """Print the last sheet of a book as a short text, with a QR code."""
    words = interface_words(lang)
    book, console = read(words, data, name), Console(sys.stdin, sys.stdout)
    try:
        lines = link_lines(console, book.sheet, book.pages.title, address)
    except PadError as fault:
        raise RefusedError(pad_error(words, fault)) from fault
    console.say_all(lines[-1:] if plain else lines)


@pad.command("import", help=WORDS.t("pad.cli.import"))
@click.argument("source")
@click.option("--name", help=WORDS.t("pad.cli.name"))
@table_options
@DATA
@lang_option
def import_cmd(  # noqa: PLR0913 - one parameter for each option
    *,
    source: str,
    name: str | None,
    variant: str | None,
    options: tuple[str, ...],
    file: Path | None,
    data: Path | None,
    lang: str,
) -> None:
    """Make a book of a record, a table, another book, or a link."""
    words = interface_words(lang)
    book = taken_in(words, meant(words, source, data), wanted(words, variant, options, file), name)
    made = kept(words, pads_directory(data), book)
    made.close()
    click.echo(words.t("pad.written_to", file=printable(str(made.path))))
