"""What is asked before a match: go on with an old one, or which table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bela.apps.choosing import InBrowserError, choose_rules
from bela.apps.line.choose import choose
from bela.apps.line.console import Console
from bela.apps.line.option_menu import asked_rules
from bela.apps.offering import DEFAULT_BOT
from bela.apps.opponents import DEFAULT_PLACE, NAMES, STYLE_NAMES, USUAL_PLACE, bot_labels, style_labels
from bela.apps.saved import Saved, can_be_offered, is_alone
from bela.apps.seating import OFFERED, Wanted, begun, gone_on, left_line, passed_over, several_people
from bela.apps.unfinished import unfinished
from bela.i18n import Translator
from bela.rules.model import Rules
from bela.rules.variants import OVERLAYS, VARIANTS


def taken_up(console: Console, words: Translator, directory: Path) -> Saved | None:
    """The match that was left and that the person goes on with; None for a new one. Raises as ``wanted_table``."""
    begun_before = unfinished(directory)
    offered = [one for one in begun_before if can_be_offered(one)]
    console.say_all(passed_over(words, begun_before))
    console.say_all(several_people(words, one) for one in offered if not is_alone(one))
    found = [one for one in offered if is_alone(one)][:OFFERED]
    if not found:
        return None
    chosen = choose(console, words, "menu.resume", [*(left_line(words, one) for one in found), words.t("menu.new")])
    if chosen == len(found):
        return None
    return gone_on(words, found[chosen])


def wanted_table(console: Console, wanted: Wanted, directory: Path, *, browser: bool = False) -> Saved:
    """A new match; what is left open is asked. Raises RefusedError for what cannot be, and EndOfInputError.

    With ``browser``, a table there is among what is offered; who chooses that raises InBrowserError.
    """
    words = wanted.words
    rules = wanted_rules(console, wanted, browser=browser)
    if wanted.bots or wanted.variant or wanted.file:
        return begun(wanted, rules, wanted.bots or DEFAULT_BOT, directory)
    name, style = asked_bots(console, words, wanted.style)
    return begun(replace(wanted, style=style), rules, name, directory)


def wanted_rules(console: Console, wanted: Wanted, *, browser: bool = False) -> Rules:
    """The rules of the command line, or those that the person chooses. Raises as ``wanted_table``."""
    if wanted.variant is not None or wanted.file is not None:
        return choose_rules(wanted.words, wanted.variant, wanted.options, wanted.file)
    names = [name for name in VARIANTS if name not in OVERLAYS]
    labels = [wanted.words.t(f"variant.{name}.about") for name in names]
    labels += [wanted.words.t("menu.in_browser")] * browser
    chosen = choose(console, wanted.words, "menu.variant", labels)
    if chosen == len(names):
        raise InBrowserError
    return asked_rules(console, wanted.words, names[chosen])


def asked_bots(console: Console, words: Translator, style: str) -> tuple[str, str]:
    """The opponents that the person chooses, and how they like to play."""
    while (chosen := choose(console, words, "menu.bots", bot_labels(words, style), usual=DEFAULT_PLACE)) == len(NAMES):
        style = STYLE_NAMES[choose(console, words, "menu.styles", style_labels(words), usual=USUAL_PLACE)]
    return NAMES[chosen], style
