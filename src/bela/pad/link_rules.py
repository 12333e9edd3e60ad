"""The rules of a table as bits: the variant, and the options in which it departs from it."""

from __future__ import annotations

from binascii import crc32
from typing import TYPE_CHECKING, Any

from bela.pad.bits import Coder, small
from bela.pad.faults import PadError, PadFault
from bela.rules.choices import Kind, Option, Value
from bela.rules.faults import OptionError
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from bela.rules.variants import VARIANTS, house
from bela.rules.words import Criterion

if TYPE_CHECKING:
    from bela.rules.model import Rules

VARIANT_BITS, OPTION_BITS, CRITERION_BITS = 8, 16, 3
CRITERIA = tuple(Criterion)


def mark(name: str, bits: int) -> int:
    """A number that stands for a name, whatever else there is: it stays the same when names are added."""
    return crc32(name.encode()) % (1 << bits)


def departures(rules: Rules) -> dict[str, Value]:
    """The options in which a table departs from its variant."""
    usual = options_of(VARIANTS[rules.name])
    return {name: value for name, value in options_of(rules).items() if usual.get(name) != value}


def code_rules(coder: Coder, rules: Rules | None) -> Rules:
    """The rules. Raises PadError for such as no link can state, and for marks that nothing has."""
    changed = () if rules is None else tuple(stated(rules).items())
    name = _named(coder.number(mark("" if rules is None else rules.name, VARIANT_BITS), VARIANT_BITS))
    options = dict(_code_option(coder, one) for one in coder.several(changed))
    try:
        return house(name, options)
    except OptionError as error:
        raise PadError(PadFault.DAMAGED_LINK, error.option) from error


def stated(rules: Rules) -> dict[str, Value]:
    """The same, for whoever can say no more. Raises PadError for rules that are not a variant with options."""
    changed = departures(rules) if rules.name in VARIANTS else {}
    if rules.name not in VARIANTS or house(rules.name, changed) != rules:
        raise PadError(PadFault.NO_LINK_FOR_RULES, "variant", rules.name)
    return changed


def _named(number: int) -> str:
    found = [name for name in VARIANTS if mark(name, VARIANT_BITS) == number]
    if not found:
        raise PadError(PadFault.NEWER_LINK, "variant")
    return found[0]


def _code_option(coder: Coder, chosen: tuple[str, Value] | None) -> tuple[str, Any]:
    name, value = chosen or ("", "")
    number = coder.number(mark(name, OPTION_BITS), OPTION_BITS)
    found = [option for option in OPTIONS.values() if mark(option.name, OPTION_BITS) == number]
    if not found:
        raise PadError(PadFault.NEWER_LINK, "options")
    return found[0].name, _code_value(coder, found[0], value)


def _code_value(coder: Coder, option: Option, value: Value) -> Value:
    match option.kind:
        case Kind.NUMBER:
            return small(coder, value if isinstance(value, int) else 0)
        case Kind.ORDER:
            words = [CRITERIA.index(Criterion(word)) for word in str(value).split()]
            places = [coder.number(word or 0, CRITERION_BITS) for word in coder.several(words)]
            return " ".join(CRITERIA[place % len(CRITERIA)] for place in places)
        case Kind.WORD:
            place = small(coder, option.values.index(value) if value in option.values else 0)
            if place >= len(option.values):
                raise PadError(PadFault.NEWER_LINK, option.name)
            return option.values[place]
