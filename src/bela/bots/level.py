"""How well a bot plays: what it keeps in mind, how far it looks, and how exact it is.

Levels are weakened by judgement, not by dice: a weaker player forgets, looks at fewer worlds, does not ask what others
meant by their cards, and takes the natural card where a better one is hard to find.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
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


class ByTable(NamedTuple):
    """A figure for each kind of table, since the same fault costs more at one than at another.

    Where fours are announced, more of a match of two or three is luck, and a fault must be greater to show.
    """

    two: float = 0.0
    three: float = 0.0
    four: float = 0.0
    two_with_fours: float = 0.0
    three_with_fours: float = 0.0

    def at(self, rules: Rules) -> float:
        """What holds at a table."""
        match rules.seats, rules.fours:
            case 2, False:
                return self.two
            case 2, True:
                return self.two_with_fours
            case 3, False:
                return self.three
            case 3, True:
                return self.three_with_fours
            case _:
                return self.four


NOTHING, NO_LIMIT = ByTable(), ByTable(*[inf] * 5)

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
    tolerance: ByTable = NOTHING
    """By how many points a natural card may be worse than the best and still be taken for as good."""
    learned: bool = False
    """Whether calls follow what was learned from deals played out; else the calling table."""
    eye: Weights = WEIGHTS
    """What it thinks cards and tricks are worth, where it plays by rules."""
    reserve: ByTable = NOTHING
    """How many points of a hand it does not trust when it calls; below nothing, what it sees that is not there."""
    effort: Effort | None = None
    """How hard it searches; None for a bot that plays by rules."""
    most_worlds: ByTable = NO_LIMIT
    """At how many worlds it looks at most."""
    step: Step = NEVER
    """How it plays the last cards of a deal of two."""
    thrift: int = 0
    """In how many worlds a dear card must do better than a cheap one of its suit to be played."""

    def effort_at(self, rules: Rules) -> Effort | None:
        """How hard it searches at a table."""
        if self.effort is None:
            return None
        return replace(self.effort, worlds=int(min(self.effort.worlds, self.most_worlds.at(rules))))


TABLE_WORLDS, LEAST_WORLDS = 600, 20

LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "beginner": Level(
            memory=Memory.LITTLE,
            eye=CARELESS,
            tolerance=ByTable(three_with_fours=60.0),
            reserve=ByTable(-22.0, 34.0, -40.0, -50.0, 80.0),
        ),
        "easy": Level(
            memory=Memory.LITTLE,
            tolerance=ByTable(13.5, 9.0, 9.0, 40.0, 23.5),
            reserve=ByTable(33.0, 18.0, 18.0, 60.0, 58.0),
        ),
        "medium": Level(
            memory=Memory.LITTLE,
            tolerance=ByTable(6.0, 3.5, 3.5, 7.0, 20.5),
            reserve=ByTable(18.0, 12.0, 12.0, 20.0, 53.0),
            thrift=200,
        ),
        "hard": Level(
            effort=Effort(worlds=6),
            most_worlds=ByTable(6, 5, 5, 4, 1),
            reserve=ByTable(three_with_fours=40.0),
            thrift=200,
        ),
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
