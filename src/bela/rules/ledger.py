"""The rule ledger: every rule statement by its id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from bela.rules.packaged import packaged

SHORT_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "s2": "scottish_2",
        "s3": "scottish_3",
        "sch": "clobyosh_2",
        "bar": "barlinnie_4",
        "c2": "croatian_2",
        "c3": "croatian_3",
        "c4": "croatian_4",
    }
)
"""How the ledger abbreviates the variants."""


@dataclass(frozen=True)
class Entry:
    """One rule."""

    id: str
    rule: str
    """The rule in English."""
    variants: tuple[str, ...]
    """The variants that it binds, by their full names."""
    option: str | None
    """The option that turns or tunes it."""


@cache
def ledger() -> Mapping[str, Entry]:
    """Every rule by its id, in the order of the ledger: Scottish S, Croatian C, X where the sources are silent."""
    return MappingProxyType({name: _entry(name, **raw) for name, raw in packaged("ledger.toml").items()})


def _entry(name: str, rule: str, variants: list[str], option: str | None = None) -> Entry:
    return Entry(name, rule, tuple(SHORT_NAMES[short] for short in variants), option)
