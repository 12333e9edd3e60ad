"""From settings to rules."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from bela.apps.web.protocol.settings import Settings
from bela.rules.model import Rules
from bela.rules.variants import house, variant


def rules_of(settings: Settings) -> Rules:
    """The rules of a table, one and the same value for the same settings. Raises OptionError."""
    return _rules(settings.variant, json.dumps(settings.options, sort_keys=True))


@lru_cache(maxsize=1000)
def _rules(name: str, options: str) -> Rules:
    chosen: dict[str, Any] = json.loads(options)
    return _one(house(variant(name), chosen))


@lru_cache(maxsize=1000)
def _one(rules: Rules) -> Rules:
    """Equal rules as one value, so that their tables of card play are made once."""
    return rules
