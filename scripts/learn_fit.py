"""The weights with which a sum of figures comes closest to what happened: least squares, held back a little.

Samples are counted as sums of products, which is all that a fit needs, so that any number of them takes no room.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bela.bots.learned.features import Figures

HELD_BACK = 5.0
"""What keeps weights small of which little is known."""
DIGITS = 2
ALIKE = 1e-9
"""Points whose variance is less are the same."""


class Sums(NamedTuple):
    """Samples of one kind, added up."""

    number: int
    squares: NDArray[np.float64]
    """Figures times figures."""
    products: NDArray[np.float64]
    """Figures times points."""
    points: float
    points_squared: float


def summed(figures: Sequence[Figures], points: Sequence[float]) -> Sums:
    """Add samples up."""
    table, results = np.array(figures), np.array(points)
    return Sums(len(results), table.T @ table, table.T @ results, float(results.sum()), float(results @ results))


def total(parts: Iterable[Sums]) -> Sums:
    """All parts together; there must be one."""
    return reduce(joined, parts)


def joined(one: Sums, other: Sums) -> Sums:
    """Both together."""
    return Sums(
        one.number + other.number,
        one.squares + other.squares,
        one.products + other.products,
        one.points + other.points,
        one.points_squared + other.points_squared,
    )


def fitted(sums: Sums) -> list[float]:
    """The weights; none where nothing is to be learned, as all points are alike."""
    if spread(sums) < ALIKE:
        return []
    held = HELD_BACK * np.eye(len(sums.products))
    return [round(float(weight), DIGITS) for weight in np.linalg.solve(sums.squares + held, sums.products)]


def spread(sums: Sums) -> float:
    """The variance of the points."""
    return sums.points_squared / sums.number - (sums.points / sums.number) ** 2


def told(sums: Sums, weights: Sequence[float]) -> float:
    """The share of the variance of these samples that the weights tell."""
    w = np.array(weights)
    errors = sums.points_squared - 2 * w @ sums.products + w @ sums.squares @ w
    return 1 - float(errors) / sums.number / spread(sums)
