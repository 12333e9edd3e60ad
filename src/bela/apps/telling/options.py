"""Everything that may be chosen in a variant, in lines."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.faults import option_error
from bela.apps.telling.table_rules import value_sentence, written
from bela.i18n import Translator
from bela.rules.choices import Kind, Value
from bela.rules.faults import OptionError
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of, values_of
from bela.rules.variants import house


def option_lines(words: Translator, rules: Rules) -> Iterator[str]:
    """Every option whose question arises: what it is about, what it may be, what that means, and what holds."""
    for name, held in options_of(rules).items():
        yield words.t("cli.options.head", name=name, about=words.t(f"option.{name}"))
        if OPTIONS[name].kind is Kind.WORD:
            yield from (_value(words, rules, name, value, held) for value in values_of(name))
        else:
            yield _line(words, "cli.options.default", name, held)
            yield words.t("cli.options.others", values=others(name))


def _value(words: Translator, rules: Rules, name: str, value: Value, held: Value) -> str:
    """One value; where it cannot be chosen as the other options are, the reason."""
    if value == held:
        return _line(words, "cli.options.default", name, value)
    try:
        house(rules, {name: value})
    except OptionError as error:
        return _line(words, "cli.options.blocked", name, value, reason=option_error(words, error))
    return _line(words, "cli.options.value", name, value)


def _line(words: Translator, key: str, name: str, value: Value, **more: object) -> str:
    return words.t(key, value=written(value), sentence=value_sentence(words, name, value), **more)


def others(name: str) -> str:
    """What may be chosen where it cannot all be listed."""
    option = OPTIONS[name]
    if option.kind is Kind.NUMBER:
        return f"{option.limits[0]} - {option.limits[-1]}"
    return " ".join(map(str, option.values))
