"""Statistics as plain data."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bela.pad.statistics import Figures, PlayerFigures, SideFigures


def figures_view(found: Figures) -> dict[str, Any]:
    """The figures, with shares and averages worked out; None where there is nothing to divide by."""
    return {
        "players": {
            name: {**_plain(own), "made_share": share(own.results["made"], own.chosen)}
            for name, own in found.players.items()
        },
        "sides": {
            name: {**_plain(own), "average": share(own.points, own.deals), "made_share": share(own.made, own.chosen)}
            for name, own in found.sides.items()
        },
        "results": dict(found.results),
        "courses": [
            {"match": match, "game": game, "scores": [list(row) for row in course]}
            for match, game, course in found.courses
        ],
    }


def _plain(own: PlayerFigures | SideFigures) -> dict[str, Any]:
    """Figures by their names."""
    return {key: dict(value) if isinstance(value, Counter) else value for key, value in vars(own).items()}


def share(part: int, whole: int) -> float | None:
    """A share or an average; None of nothing."""
    return part / whole if whole else None
