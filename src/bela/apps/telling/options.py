"""Everything that may be chosen in a variant, in lines."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.table_rules import value_sentence, written
from bela.i18n import Translator
from bela.rules.choices import Kind, Value
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of, values_of


def option_lines(words: Translator, rules: Rules) -> Iterator[str]:
    """Every option whose question arises: what it is about, what it may be and what that means; the default marked."""
    for name, default in options_of(rules).items():
        yield words.t("cli.options.head", name=name, about=words.t(f"option.{name}"))
        if OPTIONS[name].kind is Kind.WORD:
            yield from (_value(words, name, value, default) for value in values_of(name))
            continue
        yield _value(words, name, default, default)
        yield words.t("cli.options.others", values=_others(name))


def _value(words: Translator, name: str, value: Value, default: Value) -> str:
    key = "cli.options.default" if value == default else "cli.options.value"
    return words.t(key, value=written(value), sentence=value_sentence(words, name, value))


def _others(name: str) -> str:
    """What else may be chosen where not all of it can be listed."""
    option = OPTIONS[name]
    if option.kind is Kind.NUMBER:
        return f"{option.limits[0]} - {option.limits[-1]}"
    return " ".join(map(str, option.values))
