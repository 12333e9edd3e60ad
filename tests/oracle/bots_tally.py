"""What the proof of the bots counts, in parts that different processes may count."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """How many positions there were, by feature and value, and what went wrong."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def add(self, **features: str) -> None:
        """Count one position under each of its features."""
        for feature, value in features.items():
            self.counts.setdefault(feature.replace("_", " "), Counter())[value] += 1

    def join(self, other: Tally) -> None:
        """Count those of another as well."""
        for feature, values in other.counts.items():
            self.counts.setdefault(feature, Counter()).update(values)
        self.faults += other.faults

    def number(self, feature: str, value: str | None = None) -> int:
        """How many positions were counted under a feature, or a value of it."""
        found = self.counts.get(feature, Counter())
        return found.total() if value is None else found[value]

    def sorted_counts(self) -> dict[str, dict[str, int]]:
        """The counts as they are written down."""
        return {feature: dict(sorted(values.items())) for feature, values in sorted(self.counts.items())}
