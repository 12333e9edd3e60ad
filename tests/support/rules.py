"""Rules for tests: a variant, with single options changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.rules.variants import variant

if TYPE_CHECKING:
    from bela.rules.model import Rules


def make_rules(name: str, **changes: object) -> Rules:
    """The rules of a variant, with the given fields changed and nothing checked."""
    return replace(variant(name), **changes)  # type: ignore[arg-type]
