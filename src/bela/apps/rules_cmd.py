"""``bela rules``: the rule book of a table."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path

import click

from bela.apps.book import document, markdown, page, text_lines
from bela.apps.choosing import choose_rules
from bela.apps.language import interface_words, lang_option
from bela.apps.line.console import Console
from bela.apps.refused import RefusedError
from bela.apps.telling.voice import SIGNS, Voice
from bela.rules.model import Rules

WORDS = interface_words()


class Format(StrEnum):
    """What the book is written as."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"


@click.command("rules", help=WORDS.t("cli.rules_book.help"))
@click.argument("variant", required=False)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS.t("cli.option"))
@click.option("--rules", "file", type=click.Path(path_type=Path), help=WORDS.t("cli.rules"))
@click.option(
    "--format",
    "form",
    type=click.Choice([str(form) for form in Format]),
    default=str(Format.TEXT),
    help=WORDS.t("cli.rules_book.format"),
)
@click.option("--letters", is_flag=True, help=WORDS.t("cli.letters"))
@lang_option
def rules_book(
    *, variant: str | None, options: tuple[str, ...], file: Path | None, form: str, letters: bool, lang: str
) -> None:
    """Print the rule book of a table."""
    words = interface_words(lang)
    if variant is None and file is None:
        raise RefusedError(words.t("cli.which_variant"))
    rules = choose_rules(words, variant, options, file)
    console = Console(sys.stdin, sys.stdout)
    signs = Format(form) is not Format.TEXT or console.can_write(SIGNS)
    lines = written(rules, lang, Format(form), signs=signs and not letters)
    if Format(form) is Format.TEXT:
        console.say_all(lines)
    else:
        click.echo("\n".join(lines))


def written(rules: Rules, language: str, form: Format, *, signs: bool) -> list[str]:
    """The book in that form, in lines."""
    voice = Voice.at(rules, None, language=language, signs=signs)
    found = document(voice)
    match form:
        case Format.TEXT:
            return list(text_lines(voice, found))
        case Format.MARKDOWN:
            return markdown(voice, found).splitlines()
        case Format.HTML:
            return page(voice, found).splitlines()
