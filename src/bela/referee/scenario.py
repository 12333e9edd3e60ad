"""A scenario as a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bela.deal.start import Position
    from bela.deal.state import Layout
    from bela.rules.model import Rules
    from bela.scoring import Tally


@dataclass(frozen=True)
class FromDeal:
    """It starts with a deal from its first call."""

    dealer: int
    layout: Layout


@dataclass(frozen=True)
class FromPosition:
    """It starts in mid-play."""

    position: Position


@dataclass(frozen=True)
class FromCount:
    """It is a deal that is over, as a score pad sees it."""

    tally: Tally


@dataclass(frozen=True)
class Scenario:
    """A situation at the table, and what is expected of the ruling."""

    id: str
    title: str
    proves: tuple[str, ...]
    """Ledger ids."""
    rules: Rules
    start: FromDeal | FromPosition | FromCount
    scores: tuple[int, ...]
    hanging: int
    games: tuple[int, ...]
    actions: tuple[str, ...]
    expect: Mapping[str, object]
