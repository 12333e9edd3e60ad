"""The list of reports: what went wrong elsewhere, and what proves that it cannot happen here."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

BOOK = Path(__file__).with_name("reports.toml")
AREAS = ("pad", "page", "network")


@dataclass(frozen=True)
class Report:
    """One fault; its id is the key under which it stands."""

    kind: str
    """What must be impossible."""
    cases: tuple[str, ...] = ()
    """Situations that state an instance, by the names of their files."""
    tests: tuple[str, ...] = ()
    """By file in the folder of tests, and name."""
    area: str = ""
    """Which part of the project has to prove what is left."""
    reason: str = ""
    """Why it cannot yet."""


@cache
def reports() -> dict[str, Report]:
    """Every report by its id, in the order of the file. Raises TypeError for a field that is none."""
    table = tomllib.loads(BOOK.read_text(encoding="utf-8"))
    return {name: read(fields) for name, fields in table.items()}


def read(fields: dict[str, Any]) -> Report:
    """A report; its lists become tuples."""
    frozen: dict[str, Any] = {key: tuple(one) if isinstance(one, list) else one for key, one in fields.items()}
    return Report(**frozen)
