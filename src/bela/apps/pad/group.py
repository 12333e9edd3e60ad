"""The commands of ``bela pad``, and what several of them take."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from bela.apps.language import interface_words
from bela.apps.pad.opening import book_line, called
from bela.apps.places import pads_directory
from bela.apps.refused import RefusedError
from bela.apps.seating import Wanted
from bela.i18n import Translator
from bela.pad.book import Book

WORDS = interface_words()
Function = TypeVar("Function", bound=Callable[..., Any])

NAME = click.argument("name")
DATA = click.option("--data", type=click.Path(path_type=Path), help=WORDS.t("pad.cli.data"))
LETTERS = click.option("--letters", is_flag=True, help=WORDS.t("cli.letters"))


class Pads(click.Group):
    """The commands of the pad; whatever is none of them is the name of a book to be opened."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the command line."""
        known = {*self.list_commands(ctx), *self.get_help_option_names(ctx)}
        return super().parse_args(ctx, args if args and args[0] in known else ["open", *args])


@click.group(cls=Pads, help=WORDS.t("pad.cli.help"))
def pad() -> None:
    """Keep the score of a match that is played with real cards."""


def table_options(function: Function) -> Function:
    """What may be said of the rules of a book."""
    for option in (
        click.option("--rules", "file", type=click.Path(path_type=Path), help=WORDS.t("cli.rules")),
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS.t("cli.option")),
        click.option("--variant", help=WORDS.t("pad.cli.variant")),
    ):
        function = option(function)
    return function


def people_options(function: Function) -> Function:
    """What may be said of the people of a book."""
    for option in (
        click.option("--dealer", metavar="WHO", help=WORDS.t("pad.cli.dealer")),
        click.option("--teams", metavar="NAME,NAME", help=WORDS.t("pad.cli.teams")),
        click.option("--names", metavar="NAME,...", help=WORDS.t("pad.cli.names")),
    ):
        function = option(function)
    return function


def wanted(words: Translator, variant: str | None, options: tuple[str, ...], file: Path | None) -> Wanted:
    """The rules that the command line asks for."""
    return Wanted(words, variant, options, file)


def read(words: Translator, data: Path | None, name: str) -> Book:
    """A book to be looked at. Raises RefusedError."""
    kept = called(words, pads_directory(data), name)
    if kept.book is None:
        raise RefusedError(book_line(words, kept))
    return kept.book
