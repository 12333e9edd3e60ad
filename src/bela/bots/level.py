"""How well a bot plays: what it keeps in mind, how far it looks, and how exact it is.

Levels are weakened by judgement, not by dice: a weaker player forgets, looks at fewer worlds, does not ask what others
meant by their cards, and takes the natural card where a better one is hard to find.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.rules_bot.memory import Memory
from bela.bots.rules_bot.weights import WEIGHTS, Weights
from bela.bots.worlds.beliefs import Trust
from bela.bots.worlds.last_cards import Step
from bela.bots.worlds.search import Effort

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bela.rules.model import Rules


NEVER = Step(tricks=0)
"""No step at all."""


class Reserve(NamedTuple):
    """How many points of a hand a player does not trust; below nothing, what it sees in a hand that is not there."""

    usual: float = 0.0
    alone: float = 0.0
    """The same of a player alone against two."""

    def of(self, rules: Rules) -> float:
        """What holds at a table."""
        return self.alone if rules.sides > 2 else self.usual  # noqa: PLR2004 - two sides


NOTHING = Reserve()
"""A player who trusts the hand as it is."""

CARELESS = replace(
    WEIGHTS,
    **dict.fromkeys(("later_base", "later_each", "draw", "command", "defend", "guard", "void"), 0.0),
    **dict.fromkeys(("master", "safe_master", "second", "third", "trump_guarded", "trump_low"), 0.0),
    **dict.fromkeys(("lost_alone", "lost_partner"), 0.0),
)
"""The eye of a player who sees the trick on the table and nothing beyond: no card is worth keeping for later."""


@dataclass(frozen=True)
class Level:
    """What a bot is capable of."""

    memory: Memory = Memory.ALL
    tolerance: float = 0.0
    """By how many points a natural card may be worse than the best and still be taken for as good."""
    learned: bool = False
    """Whether calls follow what was learned from deals played out; else the calling table."""
    eye: Weights = WEIGHTS
    """What it thinks cards and tricks are worth, where it plays by rules."""
    reserve: Reserve = NOTHING
    """How many points of a hand it does not trust when it calls."""
    effort: Effort | None = None
    """How hard it searches; None for a bot that plays by rules."""
    step: Step = NEVER
    """How it plays the last cards of a deal of two."""
    thrift: int = 0
    """In how many worlds a dear card must do better than a cheap one of its suit to be played."""


TABLE_WORLDS, LEAST_WORLDS = 600, 20

LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "beginner": Level(memory=Memory.LITTLE, eye=CARELESS, reserve=Reserve(usual=-40.0, alone=40.0)),
        "easy": Level(memory=Memory.LITTLE, tolerance=9.0, reserve=Reserve(18.0, 18.0)),
        "medium": Level(memory=Memory.LITTLE, tolerance=3.5, reserve=Reserve(12.0, 12.0), thrift=200),
        "hard": Level(effort=Effort(worlds=5), thrift=200),
        "expert": Level(
            learned=True,
            effort=Effort(worlds=TABLE_WORLDS, pool=3, solve=4, trust=Trust(calls=0.5)),
            step=Step(),
            thrift=200,
        ),
    }
)
"""The levels, the weakest first, as they play at a table."""


def hurried(level: Level, share: float) -> Level:
    """The same level with a share of its time: fewer worlds, but never fewer than a quick level has anyway."""
    if level.effort is None:
        return level
    worlds = level.effort.worlds
    least = min(worlds, LEAST_WORLDS)
    return replace(level, effort=replace(level.effort, worlds=max(least, round(worlds * share))))
