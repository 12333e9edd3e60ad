"""Options by their names: what there is to choose, and what a table has chosen."""

from __future__ import annotations

from collections.abc import Sequence

from bela.rules.choices import Kind, Option, Value, spell
from bela.rules.conditions import chosen_pack
from bela.rules.faults import Fault, FaultCode, OptionError
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.relations import arises

NEAR = 0.7
"""How much a name must be like an option's to have been meant for it: from 0, nothing in common, to 1, the same."""


def option(name: str) -> Option:
    """Everything about one option. Raises OptionError for a name that is none, with one that is near if there is."""
    found = OPTIONS.get(name)
    if found is None:
        near = nearest(name)
        raise OptionError(Fault(FaultCode.UNKNOWN_OPTION if near else FaultCode.UNLIKE_OPTIONS, name, expected=near))
    return found


def nearest(name: str) -> tuple[str, ...]:
    """The option whose name is most like a name that is none; nothing where none is like it."""
    from difflib import get_close_matches  # noqa: PLC0415 - who names no wrong option need not wait for it

    return tuple(get_close_matches(name.lower(), OPTIONS, n=1, cutoff=NEAR))


def option_names() -> tuple[str, ...]:
    """All options, in the order of the option file."""
    return tuple(OPTIONS)


def values_of(name: str) -> Sequence[Value]:
    """What may be chosen: the values listed, the range of a number, or the words of an order. Raises OptionError."""
    found = option(name)
    return found.limits if found.kind is Kind.NUMBER else found.values


def doc_of(name: str) -> str:
    """What the option is about, in English. Raises OptionError."""
    return option(name).doc


def options_of(rules: Rules) -> dict[str, Value]:
    """Every option whose question arises with its value, in the order and the spelling of the option file.

    ``pack`` is left out where it is neither of the two that may be chosen.
    """
    asked = (found for name, found in OPTIONS.items() if arises(rules, name))
    return {
        found.name: spell(found, getattr(rules, found.name))
        for found in asked
        if found.name != "pack" or rules.pack == chosen_pack(rules)
    }
