"""How a bot likes to play: from calm to bold, after the old advice of the game (S-48)."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping


@dataclass(frozen=True)
class Style:
    """What moves a call beside the hand, in points."""

    boldness: float = 0.0
    """What the bot adds to its hand: who takes only on sure cards is a bore."""
    whim: float = 4.0
    """By how much it may call above or below what it thinks: now and then it is unpredictable."""
    nerve: float = 1.0
    """How much the score of the game counts: far behind, or with a game at stake, it risks more."""

    def ready(self, nerve: float, rng: random.Random) -> float:
        """How many points the bot adds to its hand, by how much the score makes it risk."""
        return self.boldness + self.nerve * nerve + rng.uniform(-self.whim, self.whim)


STYLES: Mapping[str, Style] = MappingProxyType(
    {
        "calm": Style(boldness=-6.0, whim=1.0, nerve=0.5),
        "even": Style(),
        "bold": Style(boldness=6.0, whim=8.0, nerve=1.5),
    }
)
"""The dial, from calm to bold."""
EVEN = STYLES["even"]
