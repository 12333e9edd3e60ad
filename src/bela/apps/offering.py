"""What there is to choose of a table's rules, as data: variants, options, and what an option rules out."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bela.apps.telling.table_rules import SUBJECTS
from bela.i18n import family_of
from bela.rules.choices import Kind, Option
from bela.rules.faults import Fault, OptionError
from bela.rules.house import save_house
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from bela.rules.variants import RECONSTRUCTED, VARIANTS, house, variant

DEFAULT_BOT = "medium"
"""Who plays where nothing else is wanted."""


def offered() -> dict[str, Any]:
    """Every variant and every option."""
    return {
        "variants": [variant_data(rules) for rules in VARIANTS.values()],
        "options": {option.name: option_data(option) for option in OPTIONS.values()},
    }


def variant_data(rules: Rules) -> dict[str, Any]:
    """What tells one variant, or the rules of a table, from another."""
    return {
        "name": rules.name,
        "seats": rules.seats,
        "partners": rules.partners,
        "family": family_of(rules),
        "direction": rules.direction.value,
        "target": rules.target,
        "wins": rules.match_wins,
        "reconstructed": rules.name in RECONSTRUCTED,
        "options": options_of(rules),
    }


def option_data(option: Option) -> dict[str, Any]:
    """What may be chosen; names and meanings stand in the catalogue under ``option.``."""
    ends = [option.limits[0], option.limits[-1]] if option.kind is Kind.NUMBER else None
    subject = SUBJECTS[option.name]
    return {"kind": option.kind.name.lower(), "values": list(option.values), "limits": ends, "subject": subject}


def held_data(rules: Rules, title: str) -> dict[str, Any]:
    """All options with their values, and which values cannot be chosen now. Raises OptionError."""
    text = save_house(rules, title)
    held, usual = options_of(rules), options_of(variant(rules.name))
    return {
        **variant_data(rules),
        "title": title,
        "changed": {name: value for name, value in held.items() if usual.get(name) != value},
        "blocked": _blocked(rules),
        "house": text,
    }


@lru_cache(maxsize=200)
def _blocked(rules: Rules) -> dict[str, list[dict[str, Any]]]:
    """By option the values that cannot be chosen as the others are, each with the fault that it would be."""
    return {name: blocked for name in options_of(rules) if (blocked := _blocked_values(rules, OPTIONS[name]))}


def _blocked_values(rules: Rules, option: Option) -> list[dict[str, Any]]:
    if option.kind is not Kind.WORD:
        return []
    found = []
    for value in option.values:
        try:
            house(rules, {option.name: value})
        except OptionError as error:
            found.append({"value": value, "fault": fault_data(error.fault)})
    return found


def fault_data(fault: Fault) -> dict[str, Any]:
    """A fault of options as data, for the texts under ``fault.``."""
    needs = [
        [{"option": one.option, "needed": list(one.needed), "actual": one.actual} for one in wanted]
        for wanted in fault.needs
    ]
    return {
        "code": fault.code.value,
        "option": fault.option,
        "value": fault.value,
        "expected": list(fault.expected),
        "variant": fault.variant,
        "fact": None if fault.fact is None else fault.fact.value,
        "needs": needs,
    }
