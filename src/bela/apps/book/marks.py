"""Which ids have had their anchor."""

from __future__ import annotations


class Marks:
    """Tells for each id whether it is met for the first time."""

    def __init__(self) -> None:
        self._met: set[str] = set()

    def is_first(self, rule: str) -> bool:
        """Whether the id has not been asked for before."""
        first = rule not in self._met
        self._met.add(rule)
        return first
