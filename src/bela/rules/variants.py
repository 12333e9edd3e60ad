"""The variants as values, and what a table makes of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from bela.rules.check import check_rules
from bela.rules.choices import Option, read
from bela.rules.faults import Fault, FaultCode, OptionError
from bela.rules.law import ANYTHING_ELSE, CROATIAN, SCOTTISH, Code, Law
from bela.rules.model import Packets, Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import option
from bela.rules.relations import arises, settle


@dataclass(frozen=True)
class Shape:
    """What no option changes about a variant."""

    seats: int
    law: Law
    first: Packets = (3, 3)
    later: Packets = (3,)
    partners: bool = False
    closed: bool = False
    turned: bool = True
    talon: int = 0


def _with(law: Law, changes: Law) -> Law:
    return MappingProxyType({**law, **changes})


_NO_EXCHANGE: Law = {Code.NO_SWAP: ANYTHING_ELSE}
_BARLINNIE = _with(SCOTTISH, _NO_EXCHANGE)
_CROATIAN_3 = _with(CROATIAN, {**_NO_EXCHANGE, Code.MUST_CHOOSE: "X-22"})
_CROATIAN_4 = _with(CROATIAN, {**_NO_EXCHANGE, Code.MUST_CHOOSE: "C-11"})

SHAPES: Mapping[str, Shape] = MappingProxyType(
    {
        "scottish_2": Shape(2, SCOTTISH),  # S-01, S-08, S-09, S-13
        "scottish_3": Shape(3, SCOTTISH),  # S-44
        "clobyosh_2": Shape(2, SCOTTISH),  # S-41
        "barlinnie_4": Shape(4, _BARLINNIE, later=(2,), partners=True),
        "croatian_2": Shape(2, CROATIAN, later=(4,), closed=True),  # C-03
        "croatian_3": Shape(3, _CROATIAN_3, later=(4,), closed=True, turned=False, talon=2),  # C-08, C-09
        "croatian_4": Shape(4, _CROATIAN_4, later=(2,), closed=True, turned=False, partners=True),  # C-10, C-27
    }
)
"""The seven variants."""

OVERLAY = "club"
"""The key of the defaults that Croatian clubs have where they depart from the source text."""

OVERLAYS: Mapping[str, str] = MappingProxyType(
    {
        "croatian_2_club": "croatian_2",
        "croatian_3_club": "croatian_3",
        "croatian_4_club": "croatian_4",
    }
)
"""The club variants, each with the one that it is laid over."""

RECONSTRUCTED: frozenset[str] = frozenset({"barlinnie_4"})
"""Variants of which only the name is handed down (S-50, X-14)."""

_BASES: Mapping[str, str] = {name: name for name in SHAPES} | dict(OVERLAYS)


def defaults_of(name: str) -> dict[str, Any]:
    """What every option holds in a variant before any gives way to another. Raises KeyError for an unknown variant."""
    return {found.name: _default(found, name, _BASES[name]) for found in OPTIONS.values()}


def _default(asked: Option, name: str, base: str) -> object:
    """The default of an option; where neither variant nor overlay has one, the first value listed."""
    keys = (name, OVERLAY, base) if name in OVERLAYS and base in asked.defaults else (base,)
    written = (asked.defaults[key] for key in keys if key in asked.defaults)
    return read(asked, next(written, asked.values[0] if asked.values else None))


def _make(name: str, shape: Shape) -> Rules:
    rules, _ = settle(Rules(name=name, **vars(shape), **defaults_of(name)), named=())
    return rules


VARIANTS: Mapping[str, Rules] = MappingProxyType({name: _make(name, SHAPES[base]) for name, base in _BASES.items()})
"""Every variant and club overlay by its name."""


def variant(name: str) -> Rules:
    """The rules of a variant. Raises OptionError for a name that is none, with those that are."""
    found = VARIANTS.get(name)
    if found is None:
        raise OptionError(Fault(FaultCode.UNKNOWN_VARIANT, "variant", name, tuple(VARIANTS)))
    return found


def house(base: Rules | str, options: Mapping[str, object] | None = None, /, **words: object) -> Rules:
    """The rules of ``base`` with some options changed; values as the option file writes them.

    What is named holds; whatever else the base has gives way where the named leaves no room for it. Raises OptionError
    for what is named and cannot be: for an unknown name or value first, then for the first fault in option-file order.

    >>> house("croatian_4", must_beat="all_suits", target=501).target
    501
    """
    start = variant(base) if isinstance(base, str) else base
    check_rules(start)
    named = _read_all({**(options or {}), **words})
    rules, faults = settle(replace(start, **{**_wishes(start), **named}), named)
    if faults:
        raise OptionError(faults[0])
    check_rules(rules)
    return rules


def rules_from_options(name: str, options: Mapping[str, object]) -> Rules:
    """The rules of a variant whose options are these: undoes ``options_of``. Raises OptionError."""
    return house(variant(name), options)


def _read_all(words: Mapping[str, object]) -> dict[str, Any]:
    for name in words:
        option(name)
    return {name: read(found, words[name]) for name, found in OPTIONS.items() if name in words}


def _wishes(start: Rules) -> dict[str, Any]:
    """What every option holds before any gives way; a question new to the base is answered as its variant does."""
    usual = defaults_of(start.name) if start.name in VARIANTS else {}
    held = {name: getattr(start, name) for name in OPTIONS if arises(start, name)}
    return {**usual, **held}
