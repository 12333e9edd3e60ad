"""A case: one option, one situation, and what comes of it by the value of the option."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bela.rules.choices import Value
from bela.rules.options import options_of
from options.scene import Outcome, Probe, Table


@dataclass(frozen=True)
class Case:
    """The situation is the same under every value of the option; what is seen in it is not."""

    option: str
    variant: str
    title: str
    probe: Probe
    expected: Mapping[Value, Outcome]
    """By value, as the option file writes it."""
    options: Mapping[str, Value] = field(default_factory=dict)
    """What else differs from the variant, under every value."""

    def table(self, value: Value) -> Table:
        """The table at which the option has that value."""
        return Table(self.variant, self.options).having(self.option, value)

    def others(self, value: Value) -> dict[str, Value]:
        """The other options under that value, as far as their questions arise."""
        held = options_of(self.table(value).rules)
        return {name: held[name] for name in held if name != self.option}
