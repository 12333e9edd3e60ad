"""Figures by which the search ranks cards and guesses values. They change how fast it is, never what it finds.

They were fitted to random deals of four players; both texts of the search read them from here.
"""

from __future__ import annotations

Weights = tuple[int, int, int, int]
"""(for any card, for each of its points, for a trump, for taking the trick)."""

SURE, LIKELY, UNLIKELY, LOST = range(4)
"""How a trick looks to whoever plays a card to it: certain for the own side, open with the highest card still to come
on the own side or on the other, certain for the other side."""

ORDER: tuple[tuple[Weights, Weights, Weights, Weights], ...] = (
    ((38, 3, -86, 0), (42, 1, -1, 0), (-5, -8, -6, 0), (0, 0, 0, 0)),
    ((96, 5, -11, 1), (75, 7, 0, 0), (0, -20, -5, 0), (1, -8, -20, 0)),
    ((100, 3, -10, -7), (40, 1, 0, 0), (-1, -31, -3, 1), (-1, -9, -20, 0)),
    ((321, 0, -10, 3), (0, 0, 0, 0), (0, 0, 0, 0), (-1, -10, -20, 0)),
)
"""By place in the trick (leader, second of four, third of four, last) and outlook."""

TRUMP_WORTH = (27, 28, 28, 33, 38, 45, 64, 115)
PLAIN_WORTH = (0, 0, 0, 0, 0, 2, 10, 48)
"""By strength: quarters of a point that holding the card is likely to bring to a side."""
LEAD_WORTH = 24

WORTH = TRUMP_WORTH + 3 * PLAIN_WORTH
