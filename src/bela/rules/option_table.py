"""The option file as a table of options, in its own order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from bela.cards import FULL, Mask, Rank
from bela.rules import words
from bela.rules.choices import TRUTH, Kind, Option, Value
from bela.rules.model import Rules
from bela.rules.packaged import packaged

PACK_28: Mask = FULL & ~Rank.SEVEN.mask
"""The pack without its sevens."""

LIMITS: Mapping[str, range] = MappingProxyType({"target": range(1, 10_000), "match_wins": range(1, 100)})
POINTS = range(1000)
"""The limits of every other number."""

_FIELD_TYPES = {field.name: str(field.type) for field in fields(Rules)}


def _run_values(word: str) -> tuple[int, ...]:
    return tuple(int(part.partition(":")[2]) for part in word.split())


_NATIVE: Mapping[str, Callable[[str], object]] = {
    "bool": TRUTH.__getitem__,
    "Mask": {"32": FULL, "28": PACK_28}.__getitem__,
    "tuple[int, int, int]": _run_values,
}
"""By the type of the field: what it holds for a listed word. Other words name members of their enumeration."""


def _native(field_type: str, word: str) -> object:
    enumeration = getattr(words, field_type.removeprefix("w."), None)
    return enumeration(word) if enumeration else _NATIVE[field_type](word)


def _written(word: str) -> Value:
    """A listed word as TOML writes it."""
    if word.isdecimal():
        return int(word)
    return word == "true" if word in ("true", "false") else word


def _kind(field_type: str) -> Kind:
    return {"int": Kind.NUMBER, "tuple[w.Criterion, ...]": Kind.ORDER}.get(field_type, Kind.WORD)


def _listed(kind: Kind, values: str) -> tuple[str, ...]:
    match kind:
        case Kind.WORD:
            return tuple(values.split(" | "))
        case Kind.ORDER:
            return tuple(values.partition(": ")[2].split())
        case Kind.NUMBER:
            return ()


def _option(name: str, entry: Mapping[str, Any]) -> Option:
    field_type = _FIELD_TYPES[name]
    kind = _kind(field_type)
    listed = _listed(kind, entry["values"])
    return Option(
        name=name,
        doc=entry["doc"],
        kind=kind,
        values=tuple(map(_written, listed)),
        natives=tuple(words.Criterion(word) if kind is Kind.ORDER else _native(field_type, word) for word in listed),
        limits=LIMITS.get(name, POINTS),
        defaults=MappingProxyType(entry["defaults"]),
    )


def _load() -> Mapping[str, Option]:
    return MappingProxyType({name: _option(name, entry) for name, entry in packaged("options.toml").items()})


OPTIONS: Mapping[str, Option] = _load()
"""Every option by its name, in the order of the option file."""
