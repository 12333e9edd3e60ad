"""``bela arena``: bots against bots, and how sure it is which of them is the stronger."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any

import click

from bela.apps.arena_file import seed_in
from bela.apps.arena_run import about_file, run
from bela.apps.arena_told import as_data, told
from bela.apps.choosing import choose_rules
from bela.apps.language import interface_words, lang_option
from bela.apps.refused import RefusedError
from bela.apps.telling.clean import echo
from bela.apps.watching import any_seed
from bela.arena import Alone, BotSettingError, Measure, Plan, Series, Sprt, Stop, Until, make_bot
from bela.arena.rivals import RIVALS, MissingRivalError, make_rival
from bela.bots import UnknownBotError
from bela.i18n import Translator
from bela.rules.house import save_house
from bela.rules.model import Rules

WORDS = interface_words()
PAIRS = 1000
"""How many are played where nothing is said."""
INTERRUPTED = 130
"""What shells expect of a process that was interrupted."""


@click.command(help=WORDS.t("arena.help"))
@click.argument("first", metavar="A")
@click.argument("second", metavar="[B]", required=False)
@click.option("--variant", help=WORDS.t("arena.help.variant"))
@click.option("--against", type=click.Choice(list(RIVALS)), help=WORDS.t("arena.help.against"))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS.t("cli.option"))
@click.option("--rules", "file", type=click.Path(path_type=Path), help=WORDS.t("cli.rules"))
@click.option("--deals/--matches", "deals", default=True, help=WORDS.t("arena.help.measure"))
@click.option("--pairs", type=click.IntRange(1), default=PAIRS, help=WORDS.t("arena.help.pairs"))
@click.option(
    "--alone", type=click.Choice([each.value for each in Alone]), default="first", help=WORDS.t("arena.help.alone")
)
@click.option("--seed", type=click.IntRange(0), help=WORDS.t("arena.help.seed"))
@click.option("--sprt", type=float, nargs=2, metavar="LO HI", help=WORDS.t("arena.help.sprt"))
@click.option("--until", type=click.FloatRange(0, 100), nargs=2, metavar="LO HI", help=WORDS.t("arena.help.until"))
@click.option("--out", type=click.Path(path_type=Path), help=WORDS.t("arena.help.out"))
@click.option("--jobs", type=click.IntRange(1, 256), help=WORDS.t("arena.help.jobs"))
@click.option("--json", "as_json", is_flag=True, help=WORDS.t("arena.help.json"))
@lang_option
def arena(*, lang: str, **given: Any) -> None:  # noqa: ANN401 - the fields of Asked
    """Measure one bot against another."""
    words, asked = interface_words(lang), Asked(**given)
    stop = chosen_stop(words, asked)
    check_bot(words, asked.first)
    rules, second = chosen_table(words, asked)
    seed = chosen_seed(words, asked.seed, asked.out)
    frozen = asked.against is not None
    plan = Plan(asked.first, second, save_house(rules), asked.measure, seed, Alone(asked.alone), frozen=frozen)
    outcome = run(words, Series(plan, stop), asked.pairs, asked.out, asked.jobs or os.cpu_count() or 1)
    click.echo(json.dumps(as_data(outcome)) if asked.as_json else "\n".join(told(words, outcome)))
    if outcome.interrupted:
        raise click.exceptions.Exit(INTERRUPTED)


@dataclass(frozen=True)
class Asked:
    """What the command line says; None where it says nothing."""

    first: str
    second: str | None
    against: str | None
    variant: str | None
    options: tuple[str, ...]
    file: Path | None
    deals: bool
    pairs: int
    alone: str
    seed: int | None
    sprt: tuple[float, float] | None
    until: tuple[float, float] | None
    out: Path | None
    jobs: int | None
    as_json: bool

    @property
    def measure(self) -> Measure:
        """What a pair is made of."""
        return Measure.DEALS if self.deals else Measure.MATCHES

    @property
    def has_table(self) -> bool:
        """Whether anything is said of the rules."""
        return (self.variant, self.options, self.file) != (None, (), None)


# ---------------------------------------------------------------- what is asked for
def chosen_stop(words: Translator, asked: Asked) -> Stop | None:
    """The test that ends the run early, if one is wanted. Raises RefusedError."""
    if asked.deals and asked.until:
        raise RefusedError(words.t("arena.until_is_for_matches"))
    if asked.sprt and not asked.deals:
        raise RefusedError(words.t("arena.sprt_is_for_deals"))
    bounds = asked.sprt or asked.until
    if bounds is None:
        return None
    low, high = bounds
    if not (low < high and isfinite(low) and isfinite(high)):
        raise RefusedError(words.t("arena.bounds_in_order", low=f"{low:g}", high=f"{high:g}"))
    return Sprt(low, high) if asked.deals else Until(low / 100, high / 100)


def chosen_table(words: Translator, asked: Asked) -> tuple[Rules, str]:
    """The rules, and who plays against A: a bot, or a program with a table of its own. Raises RefusedError."""
    match asked.second, asked.against:
        case str(second), None:
            if asked.variant is None and asked.file is None:
                raise RefusedError(words.t("cli.which_variant"))
            check_bot(words, second)
            return choose_rules(words, asked.variant, asked.options, asked.file), second
        case None, str(against):
            if asked.has_table or not asked.deals:
                raise RefusedError(words.t("arena.rival_brings_its_table", rival=against))
            check_rival(words, against)
            return RIVALS[against].rules, against
        case _:
            raise RefusedError(words.t("arena.against_whom"))


def check_rival(words: Translator, name: str) -> None:
    """Refuse a program that is not installed. Raises RefusedError."""
    try:
        make_rival(name)
    except MissingRivalError as error:
        raise RefusedError(words.t("arena.rival_missing", rival=name)) from error


def check_bot(words: Translator, name: str) -> None:
    """Refuse a bot that is none. Raises RefusedError."""
    try:
        make_bot(name)
    except UnknownBotError as error:
        known = ", ".join(error.known)
        raise RefusedError(words.t("cli.no_such_bot", name=echo(error.name), known=known)) from error
    except BotSettingError as error:
        facts = {fact: told if fact == "known" else echo(told) for fact, told in error.facts.items()}
        raise RefusedError(words.t(f"cli.bot_setting.{error.fault}", **facts)) from error


def chosen_seed(words: Translator, seed: int | None, out: Path | None) -> int:
    """The seed that is given, else that of the file to go on with, else any. Raises RefusedError."""
    if seed is not None:
        return seed
    found = None if out is None else about_file(words, out, lambda: seed_in(out))
    return any_seed() if found is None else found
