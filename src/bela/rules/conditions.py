"""The grammar of relations: facts of the table, needs of other options, and what follows where they are not filled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from bela.cards import FULL
from bela.rules.choices import Option, spell
from bela.rules.faults import Fact, Fault, FaultCode, Missing
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS, PACK_28

FACTS: Mapping[Fact, Callable[[Rules], bool]] = MappingProxyType(
    {
        Fact.TURNED: lambda rules: rules.turned,
        Fact.CLOSED: lambda rules: rules.closed,
        Fact.PARTNERS: lambda rules: rules.partners,
        Fact.TALON: lambda rules: rules.talon > 0,
        Fact.NO_TALON: lambda rules: rules.talon == 0,
        Fact.TWO_SIDES: lambda rules: rules.sides == 2,  # noqa: PLR2004 - the fact's own number
        Fact.THREE_SIDES: lambda rules: rules.sides == 3,  # noqa: PLR2004 - the fact's own number
        Fact.SPARE_CARD: lambda rules: (
            not rules.turned or rules.pack.bit_count() > rules.seats * rules.hand_size + rules.talon
        ),
    }
)


@dataclass(frozen=True)
class Need:
    """An option must hold one of these values."""

    option: str
    values: Sequence[object]


Condition = Fact | Need


@dataclass(frozen=True)
class Relation:
    """What an option, or some of its values, needs."""

    option: str
    any_of: tuple[tuple[Condition, ...], ...]
    """One of these lists must hold as a whole."""
    values: Sequence[object] = ()
    """The values spoken of; none where the question itself is meant."""
    otherwise: object = None
    """What such a value gives way to; for a question the first value listed."""


def holds(rules: Rules, condition: Condition) -> bool:
    """Whether the rules fill the condition."""
    if isinstance(condition, Fact):
        return FACTS[condition](rules)
    return _held(rules, condition.option) in condition.values


def chosen_pack(rules: Rules) -> int:
    """The pack as an option: full, or without its sevens where that is a choice; a pack of research counts as full."""
    may_choose = holds(rules, Fact.THREE_SIDES) and holds(rules, Fact.NO_TALON)
    return PACK_28 if may_choose and rules.pack == PACK_28 else FULL


def _held(rules: Rules, option: str) -> object:
    return chosen_pack(rules) if option == "pack" else getattr(rules, option)


def lacking(rules: Rules, relation: Relation) -> list[list[Condition]]:
    """What is not filled of each list; nothing where one list holds as a whole."""
    unfilled = [[condition for condition in wanted if not holds(rules, condition)] for wanted in relation.any_of]
    return unfilled if all(unfilled) else []


def is_broken(rules: Rules, relation: Relation) -> bool:
    """Whether a value that the relation speaks of is held without what it needs, or its question does not arise."""
    idle = relation.values and getattr(rules, relation.option) not in relation.values
    return not idle and bool(lacking(rules, relation))


def give_way(rules: Rules, relation: Relation) -> Rules:
    """The rules with what a broken relation makes of its option."""
    held: Any = relation.otherwise if relation.values else OPTIONS[relation.option].natives[0]
    return rules if getattr(rules, relation.option) == held else replace(rules, **{relation.option: held})


def fault_of(rules: Rules, relation: Relation) -> Fault:
    """What to tell a caller who named an option that breaks the relation."""
    option = OPTIONS[relation.option]
    unfilled = lacking(rules, relation)
    needs = tuple(filter(None, (_missing(rules, conditions) for conditions in unfilled)))
    return Fault(
        code=_CODES[bool(needs), bool(relation.values)],
        option=option.name,
        value=_written(option, getattr(rules, option.name)),
        variant=rules.name,
        fact=None if needs else next(fact for fact in unfilled[0] if isinstance(fact, Fact)),
        needs=needs,
    )


_CODES = {
    (False, False): FaultCode.NOT_IN_THIS_VARIANT,
    (False, True): FaultCode.VALUE_NOT_IN_THIS_VARIANT,
    (True, False): FaultCode.DOES_NOT_ARISE,
    (True, True): FaultCode.CONTRADICTS,
}
"""By whether another option could help, and whether only some values are at fault."""


def _missing(rules: Rules, conditions: Sequence[Condition]) -> tuple[Missing, ...]:
    """The needs of a list that options could fill; none where the table lacks a fact."""
    needs = [condition for condition in conditions if isinstance(condition, Need)]
    return tuple(_wanted(rules, need) for need in needs) if len(needs) == len(conditions) else ()


def _wanted(rules: Rules, need: Need) -> Missing:
    option = OPTIONS[need.option]
    return Missing(option.name, _spelled(option, need.values), _written(option, _held(rules, need.option)))


def _spelled(option: Option, values: Sequence[object]) -> tuple[str, ...]:
    if isinstance(values, range):
        return (f"{values[0]}..{values[-1]}",)
    return tuple(_written(option, value) for value in values)


def _written(option: Option, native: object) -> str:
    return str(spell(option, native)).lower()
