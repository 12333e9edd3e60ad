"""What is asked before a match: go on with an old one, or which table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bela.apps.choosing import DEFAULT_BOT, choose_bots, choose_rules
from bela.apps.line.choose import choose
from bela.apps.line.console import Console
from bela.apps.line.option_menu import asked_rules
from bela.apps.refused import RefusedError
from bela.apps.saved import Saved, Setup, begin, left, resume
from bela.apps.telling.records import record_error
from bela.apps.unfinished import Unfinished
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
    """The match that was left and that the person goes on with; None for a new one. Raises as ``wanted_table``."""
    found = left(directory)[:OFFERED]
    if not found:
        return None
    chosen = choose(console, words, "menu.resume", [*(label(words, one) for one in found), words.t("menu.new")])
    if chosen == len(found):
        return None
    try:
        return resume(found[chosen])
    except RecordError as error:
        raise RefusedError(record_error(words, error)) from error
    except OSError as error:
        raise RefusedError(words.t("cli.cannot_read", file=found[chosen].path, reason=error.strerror)) from error


def label(words: Translator, one: Unfinished) -> str:
    """A match that was left, in a line; of a damaged one, where it is damaged."""
    assert one.match is not None  # noqa: S101 - what is left has been read
    hall = one.match.hall
    scores = " : ".join(map(str, hall.standing.scores))
    variant = words.t(f"variant.{hall.rules.name}")
    table = words.t("menu.table", variant=variant, number=hall.number, scores=scores)
    if one.can_go_on:
        return words.t("menu.go_on", table=table)
    line = one.fault.line if isinstance(one.fault, RecordError) else None
    return words.t("menu.recover", table=table, file=one.path.name, line=line or "-")


def wanted_table(console: Console, wanted: Wanted, directory: Path) -> Saved:
    """A new match; what is left open is asked. Raises RefusedError for what cannot be, and EndOfInputError."""
    words = wanted.words
    rules = wanted_rules(console, wanted)
    names = wanted.bots or (DEFAULT_BOT if wanted.variant or wanted.file else asked_bots(console, words))
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
    names = sorted(BOTS, key=lambda name: name != DEFAULT_BOT)
    labels = [words.t("menu.bot", bot=name, about=words.t(f"bot.{name}")) for name in names]
    return names[choose(console, words, "menu.bots", labels)]
