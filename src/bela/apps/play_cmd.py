"""``bela play``: people play a match, against bots or each other."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from bela.apps.choosing import InBrowserError
from bela.apps.language import interface_words, lang_option
from bela.apps.line.console import Console, EndOfInputError
from bela.apps.line.host import Manner, host
from bela.apps.line.menu import taken_up, wanted_table
from bela.apps.places import matches_directory, pads_directory
from bela.apps.refused import RefusedError
from bela.apps.seating import Wanted
from bela.apps.serve_cmd import serve
from bela.apps.terminal import has_full_screen
from bela.bots import BOTS
from bela.bots.making import USUAL_STYLE
from bela.bots.style import STYLES

WORDS = interface_words()


@click.command(help=WORDS.t("cli.play.help"))
@click.argument("variant", required=False)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS.t("cli.option"))
@click.option("--rules", "file", type=click.Path(path_type=Path), help=WORDS.t("cli.rules"))
@click.option("--bots", metavar="NAME,...", help=WORDS.t("cli.play.bots", names=", ".join(BOTS)))
@click.option("--seat", "seats", type=int, multiple=True, help=WORDS.t("cli.play.seat"))
@click.option("--style", type=click.Choice(tuple(STYLES)), default=USUAL_STYLE, help=WORDS.t("cli.style"))
@click.option("--seed", type=int, help=WORDS.t("cli.play.seed"))
@click.option("--data", type=click.Path(path_type=Path), help=WORDS.t("cli.play.data"))
@lang_option
@click.option("--plain", is_flag=True, help=WORDS.t("cli.play.plain"))
@click.option("--letters", is_flag=True, help=WORDS.t("cli.letters"))
def play(  # noqa: PLR0913 - one parameter for each option
    *,
    variant: str | None = None,
    options: tuple[str, ...] = (),
    file: Path | None = None,
    bots: str | None = None,
    seats: tuple[int, ...] = (),
    style: str = USUAL_STYLE,
    seed: int | None = None,
    data: Path | None = None,
    lang: str = WORDS.language,
    plain: bool = False,
    letters: bool = False,
    offer_resume: bool = False,
) -> None:
    """Play a match; what the command line leaves open is asked."""
    people = tuple(dict.fromkeys(seats)) or (0,)
    wanted = Wanted(interface_words(lang), variant, options, file, bots, people, seed, style)
    folders = data or matches_directory(), pads_directory(data)
    try:
        _play(wanted, folders, Manner(lang, letters=letters), plain=plain, offer_resume=offer_resume)
    except InBrowserError:
        click.get_current_context().invoke(serve, lang=lang)


def _play(wanted: Wanted, folders: tuple[Path, Path], manner: Manner, *, plain: bool, offer_resume: bool) -> None:
    """Play with matches in the first of the folders, score pads in the other."""
    plain = plain or click.get_current_context().find_root().params.get("plain", False)
    if not plain and has_full_screen():
        from bela.apps.tui.run import play_full_screen  # noqa: PLC0415 - line mode starts without it

        play_full_screen(wanted, *folders, letters=manner.letters, offer_left=offer_resume)
    elif len(wanted.seats) > 1:
        raise RefusedError(WORDS.t("tui.several_people"))
    else:
        _by_the_line(wanted, folders[0], manner, offer_left=offer_resume)


def _by_the_line(wanted: Wanted, folder: Path, manner: Manner, *, offer_left: bool) -> None:
    console = Console(sys.stdin, sys.stdout)
    try:
        saved = taken_up(console, wanted.words, folder) if offer_left else None
        saved = saved or wanted_table(console, wanted, folder, browser=offer_left)
    except EndOfInputError:
        return
    host(console, manner, saved)
