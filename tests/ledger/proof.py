"""The proof: every mutant meets the scenarios and tests that name its rule, and one at least must find it out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from bela.rules.ledger import ledger
from ledger.evidence import Evidence, evidence
from ledger.mutant import Mutant
from ledger.patching import broken, own_tables
from ledger.reasons import NOT_AT, SILENT_PARTS, WITHOUT_BEHAVIOUR
from support import sources

RESULT = sources.ROOT / "docs" / "proofs" / "mutants.json"
SOURCES = (
    "src/bela/cards.py",
    "src/bela/melds.py",
    "src/bela/play.py",
    "src/bela/rules",
    "src/bela/scoring",
    "src/bela/standing",
    "src/bela/deal",
    "src/bela/match",
    "src/bela/referee",
    "tests/cases",
    "tests/ledger",
)


@dataclass(frozen=True)
class Met:
    """A mutant that has met what speaks for its rule."""

    mutant: Mutant
    killers: tuple[Evidence, ...]
    """What found it out; a mutant without any survived."""

    def by_name(self) -> dict[str, list[str]]:
        """In which variants each of them did."""
        found: dict[str, list[str]] = {}
        for killer in self.killers:
            found.setdefault(killer.name, []).append(killer.table)
        return found


@cache
def speaking_for(rule: str) -> tuple[Evidence, ...]:
    """What names the rule, at the tables that the rule binds."""
    return tuple(one for one in evidence() if rule in one.ids and one.table in ledger()[rule].variants)


def meet(mutant: Mutant, *, in_short: bool = False) -> Met:
    """Let a mutant meet what speaks for its rule; in short until it is found out in each variant."""
    witnesses = speaking_for(mutant.id)
    with broken(mutant):
        return Met(mutant, tuple(killers(witnesses, in_short=in_short)))


def killers(witnesses: Iterable[Evidence], *, in_short: bool) -> Iterator[Evidence]:
    """Those that find out the engine as it is now."""
    tables: set[str] = set()
    for one in witnesses:
        if not (in_short and one.table in tables) and one.says():
            tables.add(one.table)
            yield one


def meet_all(mutants: Iterable[Mutant], *, in_short: bool = False) -> tuple[Met, ...]:
    """Let them all."""
    return tuple(meet(mutant, in_short=in_short) for mutant in mutants)


def unsound(witnesses: Iterable[Evidence]) -> list[str]:
    """What of this speaks against the engine as it is."""
    with own_tables():
        return [f"{one.name} at {one.table}: {said}" for one in witnesses if (said := one.says())]


def survivors(met: Iterable[Met]) -> list[Mutant]:
    """The mutants that nothing found out."""
    return [one.mutant for one in met if not one.killers]


def unproved(met: Iterable[Met]) -> list[tuple[str, str]]:
    """The rules, each with a variant that it binds and in which no mutant was found out, though it could show."""
    found = {(one.mutant.id, killer.table) for one in met for killer in one.killers}
    return [pair for pair in bindings() if pair not in found]


def bindings() -> Iterator[tuple[str, str]]:
    """Every rule that has a behaviour, with each variant in which it can show."""
    entries = (entry for entry in ledger().values() if entry.id not in WITHOUT_BEHAVIOUR)
    pairs = ((entry.id, table) for entry in entries for table in entry.variants)
    return (pair for pair in pairs if pair not in NOT_AT)


def result(met: Iterable[Met]) -> dict[str, object]:
    """What is written down."""
    rules: dict[str, list[dict[str, object]]] = {rule: [] for rule in ledger() if rule not in WITHOUT_BEHAVIOUR}
    for one in met:
        rules[one.mutant.id].append(account(one))
    return {
        "mutants": sum(map(len, rules.values())),
        "survivors": [one["breaks"] for accounts in rules.values() for one in accounts if not one["killed_by"]],
        "without_behaviour": dict(WITHOUT_BEHAVIOUR),
        "silent_parts": dict(SILENT_PARTS),
        "not_in_variant": [[*pair, reason] for pair, reason in NOT_AT.items()],
        "rules": rules,
    }


def account(met: Met) -> dict[str, object]:
    """A mutant, and what found it out in which variants."""
    found = {name: " ".join(tables) for name, tables in met.by_name().items()}
    return {"breaks": met.mutant.breaks, "in": [patch.where for patch in met.mutant.patches], "killed_by": found}
