"""Changing the rules of a table, one option after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.apps.choosing import choose_rules
from bela.apps.refused import RefusedError
from bela.apps.telling.options import others
from bela.apps.telling.table_rules import value_sentence, written
from bela.apps.tui.page import AskPage, ChoicePage, Lines, TextPage
from bela.i18n import Translator
from bela.rules.choices import Kind
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of, values_of

if TYPE_CHECKING:
    from bela.apps.tui.app import BelaApp


async def changed_rules(app: BelaApp, name: str) -> Rules | None:
    """The rules of a variant with single options changed; None for none."""
    taken: dict[str, str] = {}
    while True:
        rules = choose_rules(app.words, name, _texts(taken), None)
        names = list(options_of(rules))
        chosen = await app.push_screen_wait(
            ChoicePage(lambda: [app.words.t("menu.rules_options")], _labels(app, rules))
        )
        if chosen is None:
            return None
        if chosen == 0:
            return rules
        taken = await _with_one_more(app, rules, taken, names[chosen - 1])


def _labels(app: BelaApp, rules: Rules) -> Lines:
    return lambda: option_labels(app.words, rules)


def option_labels(words: Translator, rules: Rules) -> list[str]:
    """What is chosen so far, and first of all to be content with it."""
    lines = [
        words.t("tui.option", name=name, value=written(value), about=words.t(f"option.{name}"))
        for name, value in options_of(rules).items()
    ]
    return [words.t("tui.options_done"), *lines]


def _texts(taken: dict[str, str]) -> list[str]:
    return [f"{name}={value}" for name, value in taken.items()]


async def _with_one_more(app: BelaApp, rules: Rules, taken: dict[str, str], name: str) -> dict[str, str]:
    """What is taken with another value for one option; what it was where that cannot be."""
    value = await _listed(app, name) if OPTIONS[name].kind is Kind.WORD else await _typed(app, rules, name)
    if value is None:
        return taken
    more = {**taken, name: value}
    try:
        choose_rules(app.words, rules.name, _texts(more), None)
    except RefusedError as error:
        message = error.message
        await app.push_screen_wait(TextPage(lambda: [message]))
        return taken
    return more


async def _listed(app: BelaApp, name: str) -> str | None:
    values = values_of(name)
    page = ChoicePage(
        lambda: [app.words.t(f"option.{name}")],
        lambda: [value_sentence(app.words, name, value) for value in values],
    )
    chosen = await app.push_screen_wait(page)
    return None if chosen is None else written(values[chosen])


async def _typed(app: BelaApp, rules: Rules, name: str) -> str | None:
    def heading() -> list[str]:
        about, now = app.words.t(f"option.{name}"), written(options_of(rules)[name])
        return [app.words.t("tui.ask_value", name=name, about=about, value=now, values=others(name))]

    return await app.push_screen_wait(AskPage(heading))
