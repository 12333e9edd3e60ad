"""Situations for tests: how a scenario starts, under the rules of any table, and what is to be seen in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bela.cards import cards_of, cards_text, mask_of, parse_cards
from bela.referee import Ruling, Scenario, read_scenario, rule
from bela.referee.check import plain, reason_against
from bela.rules.choices import Value
from bela.rules.variants import house

if TYPE_CHECKING:
    from bela.rules.model import Rules

Outcome = object
"""What is seen; outcomes are compared with each other."""


@dataclass(frozen=True)
class Table:
    """A variant with some options changed."""

    variant: str
    options: Mapping[str, Value] = field(default_factory=dict)

    def having(self, option: str, value: Value) -> Table:
        """The table with one option changed."""
        return Table(self.variant, {**self.options, option: value})

    @property
    def rules(self) -> Rules:
        """The rules of the table; options that contradict each other raise OptionError."""
        return house(self.variant, self.options)


Probe = Callable[[Table], Outcome]
"""Looks at a situation under the rules of a table."""

ALLOWED = "allowed"


@dataclass(frozen=True)
class Start:
    """How a scenario starts, but for the variant and the options."""

    kind: str
    fields: Mapping[str, object]
    actions: tuple[str, ...] = ()

    def then(self, actions: str) -> Start:
        """The same start with more actions, parted by commas."""
        return replace(self, actions=(*self.actions, *actions.split(", ")))

    def having(self, **fields: object) -> Start:
        """The same start with other fields."""
        return replace(self, fields={**self.fields, **fields})

    def scenario(self, table: Table) -> Scenario:
        """The scenario under the rules of a table. Raises ScenarioError for one that cannot be."""
        return read_scenario(self.text(table))

    def text(self, table: Table) -> str:
        """The scenario as it is written down."""
        fields = dict(self.fields) | ({"actions": list(self.actions)} if self.actions else {})
        head = {"variant": table.variant, "options": dict(table.options)}
        return "\n".join([*_lines(head), f"[{self.kind}]", *_lines(fields)])


def deal(hands: str, **fields: object) -> Start:
    """A deal from its first call; ``hands`` has a line for each seat."""
    seats = [" ".join(line.split()) for line in hands.strip().splitlines()]
    return Start("deal", {"hands": seats, **fields})


def position(**fields: object) -> Start:
    """A moment in play."""
    return Start("position", fields)


def count(**fields: object) -> Start:
    """A deal that is over."""
    return Start("count", fields)


def _lines(fields: Mapping[str, object]) -> list[str]:
    return [f"{key} = {_toml(value)}" for key, value in fields.items()]


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(_lines(value))} }}"
    return json.dumps(value)


# ---------------------------------------------------------------- what is to be seen
def see(start: Start, *keys: str) -> Probe:
    """What the ruling says, by the keys of ``[expect]``: one value, or several."""

    def probe(table: Table) -> Outcome:
        seen = plain(_ruling(start, table))
        return seen[keys[0]] if len(keys) == 1 else tuple(seen[key] for key in keys)

    return probe


def tried(start: Start, action: str) -> Probe:
    """The id of the rule that forbids an action, or ``allowed``."""
    return lambda table: reason_against(_ruling(start, table), action)


def come_of(start: Start, action: str, *keys: str) -> Probe:
    """What the ruling says after an action, or the id of the rule that forbids it."""

    def probe(table: Table) -> Outcome:
        forbidden = tried(start, action)(table)
        return see(start.then(action), *keys)(table) if forbidden == ALLOWED else forbidden

    return probe


def in_view(start: Start, seat: int, cards: str) -> Probe:
    """Those of the cards that the view of a seat contains."""

    def probe(table: Table) -> Outcome:
        seen = _ruling(start, table).seen[seat]
        return cards_text(cards_of(mask_of(parse_cards(cards)) & seen))

    return probe


def each(*probes: Probe) -> Probe:
    """Several outcomes together."""
    return lambda table: tuple(probe(table) for probe in probes)


def _ruling(start: Start, table: Table) -> Ruling:
    return rule(start.scenario(table))
