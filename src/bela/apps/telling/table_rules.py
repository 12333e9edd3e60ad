"""The rules of a table as sentences: what departs from its variant, and what each option means."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from bela.i18n import Translator
from bela.rules.choices import Kind, Value
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from bela.rules.variants import OVERLAYS, VARIANTS

GROUPS = {
    "first_dealer": "deal",
    "bidding": "trumps",
    "must_beat": "play",
    "fours": "melds",
    "last_trick": "count",
    "target": "match",
}
"""By the option with which it begins, in the order of the option file: what a group of options is about."""


def _subjects() -> Iterator[tuple[str, str]]:
    group = ""
    for name in OPTIONS:
        group = GROUPS.get(name, group)
        yield name, group


SUBJECTS = dict(_subjects())
"""By option: what its group is about."""


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
    return [*told, words.t("rules.departures"), *rule_lines(words, changed)]


def rule_lines(words: Translator, held: Mapping[str, Value]) -> list[str]:
    """Options as they are typed, with what they mean."""
    return [
        words.t("rules.line", option=name, value=written(value), sentence=value_sentence(words, name, value))
        for name, value in held.items()
    ]


# ---------------------------------------------------------------- all of them
def rules_that_hold(words: Translator, rules: Rules) -> list[str]:
    """Every rule of the table whose question arises: first what departs from the variant, then the rest by subject."""
    told, changed, club = table_rules(words, rules), departures(rules), club_departures(rules)
    if club:
        told += ["", words.t("rules.club"), *rule_lines(words, club)]
    for group, held in grouped(rules).items():
        rest = {name: value for name, value in held.items() if name not in changed and name not in club}
        told += ["", words.t(f"rules.group.{group}"), *_sentences(words, rest)] if rest else []
    return told


def club_departures(rules: Rules) -> dict[str, Value]:
    """For a club table, the options in which clubs depart from the base variant, as far as the table keeps to them."""
    if rules.name not in OVERLAYS:
        return {}
    base, changed = options_of(VARIANTS[OVERLAYS[rules.name]]), departures(rules)
    held = options_of(rules).items()
    return {name: value for name, value in held if name not in changed and base.get(name) != value}


def grouped(rules: Rules) -> dict[str, dict[str, Value]]:
    """By subject, the options whose question arises, with the values that hold."""
    held = options_of(rules)
    return {
        group: {name: held[name] for name in OPTIONS if name in held and SUBJECTS[name] == group}
        for group in GROUPS.values()
    }


def _sentences(words: Translator, held: Mapping[str, Value]) -> list[str]:
    return ["  " + value_sentence(words, name, value) for name, value in held.items()]
