"""What the end of a deal is worth to a side: by the points written down, and near the end of a game by winning it."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import erf, pi, prod, sqrt
from typing import TYPE_CHECKING

from bela.bots.worlds.engine import ending_of
from bela.melds import BELA_POINTS
from bela.scoring import Kind, Tally, settle

if TYPE_CHECKING:
    from bela.bots.worlds.result import Ending
    from bela.cards import Suit
    from bela.deal.state import Board
    from bela.rules.model import Rules
    from bela.scoring import Points


@dataclass(frozen=True)
class Stakes:
    """What is known of a deal beyond its card play, and whose side looks at it."""

    rules: Rules
    side: int
    dealer: int
    trump: Suit
    maker_side: int
    announced: Points
    scores: Points
    hanging: int
    known: dict[int, tuple[float, int]] = field(default_factory=dict, compare=False)

    def worth(self, word: int) -> tuple[float, int]:
        """What an ending is worth to the side, in points of lead, and its card points."""
        found = self.known.get(word)
        if found is None:
            ending = ending_of(word, self.rules.sides)
            worth = worth_of(self.rules, self.side, self.scores, self._written(ending))
            found = self.known[word] = worth, ending.cards[self.side]
        return found

    def _written(self, ending: Ending) -> Points:
        sides = range(self.rules.sides)
        tally = Tally(
            kind=Kind.PLAYED,
            dealer=self.dealer,
            maker_side=self.maker_side,
            card_points=ending.cards,
            announced=self.announced,
            bela=tuple([BELA_POINTS * (side == ending.bela) for side in sides]),
            tricks=tuple([ending.takers >> side & 1 for side in sides]),
        )
        return settle(self.rules, tally, hanging=self.hanging).written


def stakes_of(rules: Rules, board: Board, side: int) -> Stakes:
    """What is at stake for a side in a deal in play."""
    assert board.trump is not None  # noqa: S101 - asked of deals in play
    assert board.maker is not None  # noqa: S101 - as above
    return Stakes(
        rules=rules,
        side=side,
        dealer=board.dealer,
        trump=board.trump,
        maker_side=rules.side_of(board.maker),
        announced=board.contest.award or (0,) * rules.sides,
        scores=board.scores,
        hanging=board.hanging,
    )


# ---------------------------------------------------------------- from points to the game
A_DEAL = 162
"""Points that a deal brings, about."""
SWING = 95.0
"""The standard deviation of what a side gains on the others in a deal, in points."""
FAR = 2 * A_DEAL
"""As long as all sides need more than this, a point is a point."""


def worth_of(rules: Rules, side: int, scores: Points, written: Points) -> float:
    """What the points written down are worth to a side, in points of lead."""
    if all(rules.target - score > FAR for score in scores):
        return lead(side, written)
    after = tuple([score + points for score, points in zip(scores, written, strict=True)])
    return chance_to_win(rules, side, after) * worth_of_game(rules, scores)


def lead(side: int, points: Points) -> float:
    """By how much a side has more than the others on average."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def chance_to_win(rules: Rules, side: int, scores: Points) -> float:
    """The chance to win the game from scores between two deals."""
    others = [score for other, score in enumerate(scores) if other != side]
    if max(scores) >= rules.target and scores[side] != max(others):
        return float(scores[side] > max(others))
    spread = SWING * sqrt(2.0 * deals_left(rules, scores))
    return prod([0.5 + 0.5 * erf((scores[side] - score) / spread) for score in others])


def deals_left(rules: Rules, scores: Points) -> float:
    """How many deals the game will still last, about."""
    return max(1.0, (rules.target - max(scores)) * len(scores) / (A_DEAL + 20))


def worth_of_game(rules: Rules, scores: Points) -> float:
    """What winning the game is worth, in points: as much as makes a point worth a point while the scores are level."""
    return sqrt(2.0 * pi) * SWING * sqrt(deals_left(rules, scores))
