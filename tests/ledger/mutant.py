"""A mutant: the engine with one rule of the ledger broken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bela.rules.model import Rules

Make = Callable[[Any], Any]
"""From the sound piece of the engine to the broken one."""


@dataclass(frozen=True)
class Patch:
    """One piece of the engine that is put in the place of another, wherever the engine or a test has it."""

    where: str
    """A module below ``bela`` and a name in it: ``play:playable``, or ``scoring.count:Count.sums``."""
    make: Make


@dataclass(frozen=True)
class Mutant:
    """An engine that breaks one rule."""

    id: str
    """The ledger id of the rule."""
    breaks: str
    """What happens at its tables."""
    patches: tuple[Patch, ...]


def mutant(rule: str, breaks: str, *patches: Patch) -> Mutant:
    """The engine with these pieces exchanged."""
    return Mutant(rule, breaks, patches)


def becomes(where: str, broken: object) -> Patch:
    """That piece in place of the sound one."""
    return Patch(where, lambda _sound: broken)


def every_table(change: Callable[[Rules], Rules]) -> Patch:
    """Every table plays by changed rules, whatever it has chosen."""
    return Patch("rules.variants:house", lambda house: lambda *asked, **options: change(house(*asked, **options)))


def rules(**fields: object) -> Patch:
    """Every table plays by rules with these fields, whatever it has chosen."""
    return every_table(lambda sound: replace(sound, **fields))  # type: ignore[arg-type]  # the fields of any rules
