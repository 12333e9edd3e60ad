"""What is asked before a match: go on with an old one, or which table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click

from bela.apps.choosing import choose_bots, choose_rules
from bela.apps.line.choose import choose
from bela.apps.line.console import Console, EndOfInputError
from bela.apps.line.option_menu import asked_rules
from bela.apps.refused import RefusedError
from bela.apps.saved import Saved, Setup, begin, left, resume
from bela.bots import BOTS
from bela.i18n import Translator
from bela.record import RecordError
from bela.rules.model import Rules
from bela.rules.variants import OVERLAYS, VARIANTS

OFFERED = 5
"""How many matches that were left are offered at most."""


@dataclass(frozen=True)
class Wanted:
    """What the command line says; None where it says nothing."""

    words: Translator
    variant: str | None
    options: tuple[str, ...]
    file: Path | None
    bots: str | None
    seat: int
    seed: int | None


def taken_up(console: Console, words: Translator, directory: Path) -> Saved | None:
    """The match that was left and that the person wants to go on with; None for a new one."""
    found = [saved for path in left(directory) if (saved := openable(path)) is not None][:OFFERED]
    if not found:
        return None
    labels = [*(words.t("menu.go_on", table=table_line(words, saved)) for saved in found), words.t("menu.new")]
    chosen = choose(console, words, "menu.resume", labels)
    return found[chosen] if chosen < len(found) else None


def openable(path: Path) -> Saved | None:
    """The match in a file; None where it cannot be played on."""
    try:
        return resume(path)
    except (OSError, RecordError):
        return None


def table_line(words: Translator, saved: Saved) -> str:
    """A match that was left, in a line."""
    standing = saved.match.hall.standing
    scores = " : ".join(map(str, standing.scores))
    return words.t("menu.table", variant=words.t(f"variant.{saved.setup.rules.name}"), scores=scores)


def wanted_table(console: Console, wanted: Wanted, directory: Path) -> Saved:
    """A new match; what is left open is asked. Raises RefusedError for what cannot be."""
    words = wanted.words
    try:
        rules = wanted_rules(console, wanted)
        names = wanted.bots or ("rules" if wanted.variant or wanted.file else asked_bots(console, words))
    except EndOfInputError:
        raise click.exceptions.Exit from None
    if not 0 <= wanted.seat < rules.seats:
        raise RefusedError(words.t("cli.no_such_seat", seat=wanted.seat, last=rules.seats - 1))
    bots = choose_bots(words, names, [seat for seat in range(rules.seats) if seat != wanted.seat])
    try:
        return begin(directory, Setup(rules, wanted.seat, bots, wanted.seed))
    except OSError as error:
        raise RefusedError(words.t("cli.cannot_keep", directory=directory, reason=error.strerror)) from error


def wanted_rules(console: Console, wanted: Wanted) -> Rules:
    """The rules of the command line, or those that the person chooses."""
    if wanted.variant is not None or wanted.file is not None:
        return choose_rules(wanted.words, wanted.variant, wanted.options, wanted.file)
    names = [name for name in VARIANTS if name not in OVERLAYS]
    labels = [wanted.words.t(f"variant.{name}.about") for name in names]
    return asked_rules(console, wanted.words, names[choose(console, wanted.words, "menu.variant", labels)])


def asked_bots(console: Console, words: Translator) -> str:
    """The opponents that the person chooses."""
    names = list(BOTS)
    labels = [words.t("menu.bot", bot=name, about=words.t(f"bot.{name}")) for name in names]
    return names[choose(console, words, "menu.bots", labels)]
