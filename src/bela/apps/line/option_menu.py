"""Choosing the rules of a table: as usual, as clubs have it, from a file, or option by option."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bela.apps.choosing import choose_rules, split_option
from bela.apps.line.choose import choose
from bela.apps.line.console import Console
from bela.apps.refused import RefusedError
from bela.apps.telling.options import option_lines
from bela.apps.telling.table_rules import table_rules
from bela.i18n import Translator
from bela.rules.model import Rules
from bela.rules.variants import OVERLAYS, variant

Way = Callable[[Console, Translator, str], Rules | None]


def asked_rules(console: Console, words: Translator, name: str) -> Rules:
    """The rules that the person wants for a variant. Raises EndOfInputError."""
    ways = ways_for(name)
    while True:
        chosen = choose(console, words, "menu.rules", [words.t(key) for key in ways])
        rules = list(ways.values())[chosen](console, words, name)
        if rules is not None:
            return rules


def ways_for(name: str) -> dict[str, Way]:
    """The ways to choose the rules of a variant, by the key of their label."""
    clubs = {"menu.rules_club": _club} if name in OVERLAYS.values() else {}
    return {"menu.rules_usual": _usual, **clubs, "menu.rules_file": _file, "menu.rules_options": _options}


def _usual(_console: Console, _words: Translator, name: str) -> Rules:
    return variant(name)


def _club(_console: Console, _words: Translator, name: str) -> Rules:
    return variant(next(club for club, base in OVERLAYS.items() if base == name))


def _file(console: Console, words: Translator, _name: str) -> Rules | None:
    """The rules in a file; None when there is none."""
    path = console.ask(words.t("menu.ask_file"))
    try:
        return choose_rules(words, None, (), Path(path)) if path else None
    except RefusedError as error:
        console.say(error.message)
        return None


def _options(console: Console, words: Translator, name: str) -> Rules:
    """The variant with one option after another changed."""
    taken: dict[str, str] = {}
    while True:
        answer = console.ask(words.t("menu.ask_option"))
        if not answer:
            return choose_rules(words, name, [f"{key}={value}" for key, value in taken.items()], None)
        if answer == "?":
            console.say_all(option_lines(words, variant(name)))
            continue
        taken = _with_option(console, words, name, taken, answer)


def _with_option(console: Console, words: Translator, name: str, taken: dict[str, str], answer: str) -> dict[str, str]:
    """What is chosen with one more; what it was where that cannot be."""
    try:
        key, value = split_option(words, answer)
        more = {**taken, key: value}
        rules = choose_rules(words, name, [f"{option}={chosen}" for option, chosen in more.items()], None)
    except RefusedError as error:
        console.say(error.message)
        return taken
    console.say_all(table_rules(words, rules)[1:])
    return more
