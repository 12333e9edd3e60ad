"""What there is to choose: variants, options, bots, phrases."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bela import __version__
from bela.apps.web.clockwork import PER, RESERVE
from bela.apps.web.game.due import PACE
from bela.apps.web.game.setup import fault_data
from bela.apps.web.protocol.settings import RulesAsked
from bela.apps.web.refusing import NotDoneError
from bela.apps.web.wishes import PHRASES
from bela.i18n import LANGUAGES, family_of
from bela.rules.choices import Kind, Option
from bela.rules.faults import OptionError
from bela.rules.house import read_house, save_house
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from bela.rules.variants import RECONSTRUCTED, VARIANTS, house, variant


def info(levels: tuple[str, ...], *, secure: bool) -> dict[str, Any]:
    """What the server has to offer."""
    return {
        "version": __version__,
        "protocol": 1,
        "secure": secure,
        "languages": LANGUAGES,
        "levels": levels,
        "phrases": PHRASES,
        "variants": [_variant(rules) for rules in VARIANTS.values()],
        "options": {option.name: _option(option) for option in OPTIONS.values()},
        "clocks": {kind: {"per": PER[kind], "reserve": RESERVE[kind]} for kind in PER},
        "paces": list(PACE),
        "reveals": ["deal", "match"],
        "away": {"least": 10, "most": 3600},
    }


def _variant(rules: Rules) -> dict[str, Any]:
    return {
        "name": rules.name,
        "seats": rules.seats,
        "partners": rules.partners,
        "family": family_of(rules),
        "direction": rules.direction.value,
        "target": rules.target,
        "wins": rules.match_wins,
        "reconstructed": rules.name in RECONSTRUCTED,
        "options": options_of(rules),
    }


def _option(option: Option) -> dict[str, Any]:
    """What may be chosen; names and meanings stand in the catalogue under ``option.``."""
    ends = [option.limits[0], option.limits[-1]] if option.kind is Kind.NUMBER else None
    return {"kind": option.kind.name.lower(), "values": list(option.values), "limits": ends}


def rules_answer(asked: RulesAsked) -> dict[str, Any]:
    """All options with their values, and which values cannot be chosen now. Raises NotDoneError."""
    title = ""
    try:
        if asked.house is not None:
            read = read_house(asked.house, "")
            title, rules = read.title, read.rules
        else:
            rules = house(variant(asked.variant), asked.options)
        text = save_house(rules, title)
    except OptionError as error:
        raise NotDoneError("bad_settings", fault=fault_data(error.fault)) from error
    held, usual = options_of(rules), options_of(variant(rules.name))
    return {
        **_variant(rules),
        "title": title,
        "changed": {name: value for name, value in held.items() if usual.get(name) != value},
        "blocked": _blocked(rules),
        "house": text,
    }


@lru_cache(maxsize=200)
def _blocked(rules: Rules) -> dict[str, list[dict[str, Any]]]:
    """By option the values that cannot be chosen as the others are, each with the fault that it would be."""
    return {name: blocked for name in options_of(rules) if (blocked := _blocked_values(rules, OPTIONS[name]))}


def _blocked_values(rules: Rules, option: Option) -> list[dict[str, Any]]:
    if option.kind is not Kind.WORD:
        return []
    found = []
    for value in option.values:
        try:
            house(rules, {option.name: value})
        except OptionError as error:
            found.append({"value": value, "fault": fault_data(error.fault)})
    return found
