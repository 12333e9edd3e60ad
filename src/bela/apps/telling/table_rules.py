"""The rules of a table as sentences: what departs from its variant, and what each option means."""

from __future__ import annotations

import re

from bela.i18n import Translator
from bela.rules.choices import Kind, Value
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from bela.rules.variants import VARIANTS


def value_key(name: str, value: Value) -> str:
    """The key of the sentence for one value of an option."""
    if OPTIONS[name].kind is not Kind.WORD:
        return f"option.{name}.value"
    return f"option.{name}." + re.sub(r"\W", "_", str(value).lower())


def value_sentence(words: Translator, name: str, value: Value) -> str:
    """What a value of an option means."""
    if OPTIONS[name].kind is Kind.ORDER:
        order = [words.t(f"criterion.{word}") for word in str(value).split()]
        return words.t(value_key(name, value), value=words.t("word.then").join(order))
    return words.t(value_key(name, value), value=value)


def written(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower()


def departures(rules: Rules) -> dict[str, Value]:
    """The options in which the table departs from its variant, with the values that hold."""
    usual = options_of(VARIANTS[rules.name]) if rules.name in VARIANTS else {}
    return {name: value for name, value in options_of(rules).items() if usual.get(name) != value}


def table_rules(words: Translator, rules: Rules) -> list[str]:
    """The variant in a sentence, and each departure from it."""
    told = [words.t(f"variant.{rules.name}.about")] if rules.name in VARIANTS else []
    changed = departures(rules)
    if not changed:
        return [*told, words.t("rules.as_usual")]
    sentences = [
        words.t("rules.line", option=name, value=written(value), sentence=value_sentence(words, name, value))
        for name, value in changed.items()
    ]
    return [*told, words.t("rules.departures"), *sentences]
