"""Putting a broken piece into the engine for a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any
from unittest import mock

from bela.rules import tables
from bela.rules.variants import VARIANTS

if TYPE_CHECKING:
    from types import ModuleType

    from ledger.mutant import Mutant, Patch


@contextmanager
def broken(mutant: Mutant) -> Iterator[None]:
    """The engine is that mutant while the context lasts."""
    with ExitStack() as stack:
        for patch in mutant.patches:
            stack.enter_context(patched(patch))
        stack.enter_context(own_tables())
        yield


@contextmanager
def own_tables() -> Iterator[None]:
    """The integer tables of card play are made anew, and are not made twice for equal rules."""
    with mock.patch.object(tables, "make_tables", cache(tables.make_tables)):
        forget_tables()
        yield
    forget_tables()


@contextmanager
def patched(patch: Patch) -> Iterator[None]:
    """One piece is exchanged, in every module that has it under its name and in every table of such a module."""
    module, _, name = patch.where.partition(":")
    *owners, last = name.split(".")
    owner: Any = import_module(f"bela.{module}")
    for each in owners:
        owner = getattr(owner, each)
    sound = vars(owner)[last]
    made = patch.make(sound)
    with ExitStack() as stack:
        for holder in [owner] if owners else holders(last, sound):
            stack.enter_context(mock.patch.object(holder, last, made))
        for table, key in list(places(sound)) if callable(sound) else ():
            stack.enter_context(mock.patch.dict(table, {key: made}))
        yield


def holders(name: str, sound: object) -> list[ModuleType]:
    """The modules in which the name stands for the sound piece, but for those of the mutants, who build upon it."""
    found = [module for module in list(sys.modules.values()) if getattr(module, "__dict__", {}).get(name) is sound]
    return [module for module in found if "ledger.mutants" not in module.__name__]


def places(sound: object) -> Iterator[tuple[dict[Any, Any], Any]]:
    """Where the engine's modules keep the sound piece in a table."""
    for module in [module for name, module in sys.modules.items() if name.partition(".")[0] == "bela"]:
        for table in [value for value in vars(module).values() if type(value) is dict]:
            yield from ((table, key) for key, value in table.items() if value is sound)


def forget_tables() -> None:
    """Let no variant keep its tables."""
    for rules in VARIANTS.values():
        vars(rules).pop("tables", None)
