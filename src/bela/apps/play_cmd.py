"""``bela play``: a person plays a match against bots."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from bela.apps.language import interface_words, lang_option
from bela.apps.line.console import Console, EndOfInputError
from bela.apps.line.host import Manner, host
from bela.apps.line.menu import Wanted, taken_up, wanted_table
from bela.apps.places import matches_directory

WORDS = interface_words()


@click.command(help=WORDS.t("cli.play.help"))
@click.argument("variant", required=False)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS.t("cli.option"))
@click.option("--rules", "file", type=click.Path(path_type=Path), help=WORDS.t("cli.rules"))
@click.option("--bots", metavar="NAME,...", help=WORDS.t("cli.play.bots"))
@click.option("--seat", type=int, default=0, help=WORDS.t("cli.play.seat"))
@click.option("--seed", type=int, help=WORDS.t("cli.play.seed"))
@click.option("--data", type=click.Path(path_type=Path), help=WORDS.t("cli.play.data"))
@lang_option
@click.option("--letters", is_flag=True, help=WORDS.t("cli.letters"))
def play(  # noqa: PLR0913 - one parameter for each option
    *,
    variant: str | None = None,
    options: tuple[str, ...] = (),
    file: Path | None = None,
    bots: str | None = None,
    seat: int = 0,
    seed: int | None = None,
    data: Path | None = None,
    lang: str = WORDS.language,
    letters: bool = False,
    offer_resume: bool = False,
) -> None:
    """Play a match; what the command line leaves open is asked."""
    console = Console(sys.stdin, sys.stdout)
    wanted = Wanted(interface_words(lang), variant, options, file, bots, seat, seed)
    manner = Manner(lang, letters=letters)
    folder = data or matches_directory()
    try:
        saved = taken_up(console, wanted.words, folder) if offer_resume else None
        saved = saved or wanted_table(console, wanted, folder)
    except EndOfInputError:
        return
    host(console, manner, saved)
