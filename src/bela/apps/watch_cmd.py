"""``bela watch``: bots play among themselves."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from bela.apps.choosing import choose_bots, choose_rules
from bela.apps.language import interface_words, lang_option
from bela.apps.line.console import Console
from bela.apps.offering import DEFAULT_BOT
from bela.apps.refused import RefusedError
from bela.apps.telling.voice import SIGNS, Voice
from bela.apps.watching import Watched, any_seed, as_json, summary, watch_all
from bela.bots import BOTS
from bela.bots.making import USUAL_STYLE
from bela.bots.style import STYLES
from bela.i18n import Translator

WORDS = interface_words()


@click.command(help=WORDS.t("cli.watch.help"))
@click.argument("variant", required=False)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS.t("cli.option"))
@click.option("--rules", "file", type=click.Path(path_type=Path), help=WORDS.t("cli.rules"))
@click.option("--bots", default=DEFAULT_BOT, metavar="NAME,...", help=WORDS.t("cli.watch.bots", names=", ".join(BOTS)))
@click.option("--deals", type=click.IntRange(1), help=WORDS.t("cli.watch.deals"))
@click.option("--matches", type=click.IntRange(1), help=WORDS.t("cli.watch.matches"))
@click.option("--style", type=click.Choice(tuple(STYLES)), default=USUAL_STYLE, help=WORDS.t("cli.style"))
@click.option("--seed", type=int, help=WORDS.t("cli.watch.seed"))
@click.option("--quiet", is_flag=True, help=WORDS.t("cli.watch.quiet"))
@click.option("--json", "in_json", is_flag=True, help=WORDS.t("cli.watch.json"))
@click.option("--letters", is_flag=True, help=WORDS.t("cli.letters"))
@lang_option
def watch(  # noqa: PLR0913 - one parameter for each option
    *,
    variant: str | None,
    options: tuple[str, ...],
    file: Path | None,
    bots: str,
    deals: int | None,
    matches: int | None,
    style: str,
    seed: int | None,
    quiet: bool,
    in_json: bool,
    letters: bool,
    lang: str,
) -> None:
    """Let bots play."""
    words = interface_words(lang)
    if variant is None and file is None:
        raise RefusedError(words.t("cli.which_variant"))
    if deals is not None and matches is not None:
        raise RefusedError(words.t("cli.watch.deals_or_matches"))
    rules = choose_rules(words, variant, options, file)
    names = choose_bots(words, bots, range(rules.seats))
    first = any_seed() if seed is None else seed
    watched = Watched(rules, tuple(names.values()), first, deals, matches or 1, style)
    report(words, watched, quiet=quiet, in_json=in_json, letters=letters)


def report(words: Translator, watched: Watched, *, quiet: bool, in_json: bool, letters: bool) -> None:
    """Play, and write what came of it."""
    console = Console(sys.stdin, sys.stdout)
    voice = Voice.at(watched.rules, None, language=words.language, signs=not letters and console.can_write(SIGNS))
    outcome = watch_all(watched, None if quiet or in_json else console, voice)
    if in_json:
        console.say(json.dumps(as_json(watched, outcome)))
    else:
        console.say_all(summary(words, voice, watched, outcome))
