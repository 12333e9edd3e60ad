"""Statistics as plain data."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bela.pad.statistics import Figures


def figures_view(found: Figures) -> dict[str, Any]:
    """The figures, with shares and averages worked out; None where there is nothing to divide by."""
    players = {
        name: {**asdict(own), "made_share": share(own.results["made"], own.chosen)}
        for name, own in found.players.items()
    }
    sides = {
        name: {**asdict(own), "average": share(own.points, own.deals), "made_share": share(own.made, own.chosen)}
        for name, own in found.sides.items()
    }
    courses = [
        {"match": match, "game": game, "scores": [list(row) for row in course]} for match, game, course in found.courses
    ]
    return {"players": players, "sides": sides, "results": dict(found.results), "courses": courses}


def share(part: int, whole: int) -> float | None:
    """A share or an average; None of nothing."""
    return part / whole if whole else None
