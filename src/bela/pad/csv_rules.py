"""The rules of a table for spreadsheets: two columns, which are the same in every line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.pad.faults import PadError, PadFault
from bela.pad.link_rules import stated
from bela.rules.variants import house

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bela.rules.model import Rules

VARIANT, OPTIONS = "variant", "options"
RULES = (VARIANT, OPTIONS)
PART = ";"


def rules_cells(rules: Rules) -> dict[str, str]:
    """The variant, and the options in which the table departs from it; nothing for rules that are no such."""
    try:
        return {VARIANT: rules.name, OPTIONS: options_text(rules)}
    except PadError:
        return {}


def options_text(rules: Rules) -> str:
    """The options in which a table departs from its variant, as ``target=501; match_wins=1``. Raises PadError."""
    return f"{PART} ".join(f"{name}={value}" for name, value in stated(rules).items())


def told_rules(lines: Iterable[tuple[int, Mapping[str, str]]]) -> Rules | None:
    """The rules that lines tell, each with its number; None where none does.

    Raises PadError where one tells other rules than those before, and OptionError for rules that cannot be.
    """
    told: dict[tuple[str, str], int] = {}
    for number, cells in lines:
        if VARIANT in cells:
            told.setdefault((cells[VARIANT], cells.get(OPTIONS, "")), number)
    found = {_read(*cells, number): number for cells, number in told.items()}
    if len(found) > 1:
        raise PadError(PadFault.BAD_TABLE, str(list(found.values())[1])) from PadError(PadFault.BAD_RULES, "rules")
    return next(iter(found), None)


def _read(variant: str, options: str, number: int) -> Rules:
    """The rules that the cells of a line tell. Raises PadError where one option has two values, and OptionError."""
    told: dict[str, str] = {}
    for part in filter(str.strip, options.split(PART)):
        name, _, value = (word.strip() for word in part.partition("="))
        if told.setdefault(name, value) != value:
            fault = PadError(PadFault.OPTION_TWICE, OPTIONS, f"{name}={told[name]}, {name}={value}")
            raise PadError(PadFault.BAD_TABLE, str(number)) from fault
    return house(variant.strip(), told)


def agree(played: Rules, named: Rules | None) -> None:
    """Refuse rules that are named for something that was played by others. Raises PadError, which says by which."""
    if named not in (None, played):
        raise PadError(PadFault.OTHER_RULES, VARIANT, _in_words(played))


def _in_words(rules: Rules) -> str:
    return ", ".join(text for text in rules_cells(rules).values() if text) or rules.name
