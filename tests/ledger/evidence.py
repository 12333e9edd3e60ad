"""What speaks for a rule of the ledger: the scenarios that name it, at any table where they hold, and marked tests."""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from bela.deal.errors import IllegalAction
from bela.referee import ScenarioError, check, read_scenario
from bela.rules.ledger import ledger
from ledger.patching import own_tables
from ledger.reasons import NOT_AT

TESTS = Path(__file__).parents[1]
CASES = TESTS / "cases"
HERE = Path(__file__).parent


@dataclass(frozen=True)
class Evidence:
    """One scenario or test, at one table."""

    name: str
    """The scenario, or where pytest finds the test."""
    table: str
    """The variant."""
    ids: tuple[str, ...]
    """The rules that it names."""
    says: Callable[[], str]
    """What is wrong with the engine as it is now; nothing where it is sound."""


@cache
def evidence() -> tuple[Evidence, ...]:
    """All there is, as far as it holds of the sound engine."""
    with own_tables():
        lent = tuple(one for one in lent_scenarios() if not one.says())
    return (*scenarios(), *tests(), *lent)


# ---------------------------------------------------------------- scenarios
def scenarios() -> tuple[Evidence, ...]:
    """Every scenario at its own table."""
    return tuple(scenario(path, text, table) for path, text, table in files())


def lent_scenarios() -> tuple[Evidence, ...]:
    """Every scenario at every other table that a rule which it names binds, whether or not it holds there."""
    lent = ((path, text, table) for path, text, own in files() for table in bound(named(text)) if table != own)
    return tuple(scenario(path, text, table) for path, text, table in lent)


def files() -> Iterator[tuple[Path, str, str]]:
    """Every scenario file, its text, and its variant."""
    for path in sorted(CASES.glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        yield path, text, tomllib.loads(text)["variant"]


def named(text: str) -> tuple[str, ...]:
    """The rules that a scenario names."""
    return tuple(tomllib.loads(text).get("rules", ()))


def shows(rule: str) -> tuple[str, ...]:
    """The variants that the rule binds and in which it can show."""
    return tuple(table for table in ledger()[rule].variants if (rule, table) not in NOT_AT)


def bound(ids: tuple[str, ...]) -> tuple[str, ...]:
    """The variants that any of the rules binds."""
    return tuple(dict.fromkeys(table for rule in ids for table in shows(rule)))


def scenario(path: Path, text: str, table: str) -> Evidence:
    """A scenario at a table."""
    moved = re.sub(r'^variant = ".*"$', f'variant = "{table}"', text, flags=re.MULTILINE)
    return Evidence(path.stem, table, named(text), lambda: differs(moved))


def differs(text: str) -> str:
    """In what the ruling differs from what the scenario expects, or why it cannot be ruled on."""
    try:
        found = check(read_scenario(text))
    except (ScenarioError, IllegalAction) as error:
        return str(error)
    return "; ".join(f"{one.key}: {one.got} for {one.expected}" for one in found)


# ---------------------------------------------------------------- tests
def tests() -> tuple[Evidence, ...]:
    """Every marked test of this package at every table for which it speaks."""
    modules = [import_module(f"ledger.{path.stem}") for path in sorted(HERE.glob("test_*.py"))]
    found = [test for module in modules for _, test in inspect.getmembers(module, inspect.isfunction)]
    return tuple(marked(test, table) for test in found if marks(test) for table in tables_of(*marks(test)))


def marks(test: Callable[..., object]) -> tuple[str, ...]:
    """The rules that a test is marked with."""
    return tuple(rule for mark in getattr(test, "pytestmark", ()) if mark.name == "ledger" for rule in mark.args)


def tables_of(*ids: str) -> tuple[str, ...]:
    """The variants for which a test speaks: those in which every one of its rules shows."""
    return tuple(table for table in bound(ids) if all(table in shows(rule) for rule in ids))


def marked(test: Callable[[str], None], table: str) -> Evidence:
    """A marked test at a table."""
    name = f"tests/ledger/{test.__module__.rpartition('.')[2]}.py::{test.__name__}"
    return Evidence(name, table, marks(test), lambda: fails(test, table))


def fails(test: Callable[[str], None], table: str) -> str:
    """How the test fails."""
    try:
        test(table)
    except (AssertionError, IllegalAction, ScenarioError) as error:
        return str(error).partition("\n")[0] or "fails"
    return ""
