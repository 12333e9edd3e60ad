"""The proof: every mutant meets every scenario and test that names its rule, and one at least must find it out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from bela.rules.ledger import ledger
from ledger.evidence import Evidence, evidence
from ledger.mutant import Mutant
from ledger.patching import broken, own_tables


@dataclass(frozen=True)
class Met:
    """A mutant that has met what speaks for its rule."""

    mutant: Mutant
    killers: tuple[Evidence, ...]
    """What found it out."""

    @property
    def survived(self) -> bool:
        """Whether nothing did."""
        return not self.killers

    @property
    def tables(self) -> tuple[str, ...]:
        """The variants in which it was found out, of those that the rule binds."""
        return tuple(table for table in ledger()[self.mutant.id].variants if table in self.by_table())

    def by_table(self) -> Mapping[str, list[str]]:
        """What found it out, by variant."""
        found: dict[str, list[str]] = {}
        for killer in self.killers:
            found.setdefault(killer.table, []).append(killer.name)
        return found


@cache
def speaking_for(rule: str) -> tuple[Evidence, ...]:
    """What names the rule at a table that the rule binds, its own tables first."""
    return tuple(one for one in evidence() if rule in one.ids and one.table in ledger()[rule].variants)


def meet(mutant: Mutant) -> Met:
    """Let a mutant meet what speaks for its rule."""
    with broken(mutant):
        return Met(mutant, tuple(one for one in speaking_for(mutant.id) if one.says()))


def meet_all(mutants: Iterable[Mutant]) -> Iterator[Met]:
    """Let them all."""
    evidence()
    return map(meet, mutants)


def unsound() -> list[str]:
    """What speaks against the sound engine."""
    with own_tables():
        return [f"{one.name} at {one.table}: {said}" for one in evidence() if (said := one.says())]


def uncovered(met: Iterable[Met]) -> list[tuple[str, str]]:
    """The rules, each with a variant that it binds, for which no mutant was found out in that variant."""
    found = {(one.mutant.id, table) for one in met for table in one.tables}
    pairs = ((entry.id, table) for entry in ledger().values() for table in entry.variants)
    return [pair for pair in pairs if pair not in found]
