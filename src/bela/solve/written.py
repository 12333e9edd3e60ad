"""From card play to what each side writes down, by the engine's own settling of deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bela.cards import cards_of
from bela.deal.steps.ending import bela_points
from bela.play import points_of
from bela.rules.words import DiscardPoints
from bela.scoring import Kind, Settlement, Tally, settle
from bela.solve.line import Outcome, play_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.cards import Card
    from bela.deal.state import Deal
    from bela.rules.model import Rules
    from bela.scoring import Points
    from bela.solve.position import Position


@dataclass(frozen=True)
class SoFar:
    """What a deal has brought before the card play that is looked at; figures by side."""

    dealer: int
    maker_side: int
    taken: Points
    """Card points of the tricks taken, and laid-away cards where they count."""
    tricks: Points
    announced: Points
    """Runs and fours that won the contest, confirmed by a trick or not."""
    bela: Points
    hanging: int = 0


def so_far(deal: Deal) -> SoFar:
    """What a deal in play has brought so far. A Bela still to be said counts once it is."""
    rules, board = deal.rules, deal.board
    assert board.maker is not None  # noqa: S101 - asked of deals in play
    return SoFar(
        dealer=board.dealer,
        maker_side=rules.side_of(board.maker),
        taken=_added(rules, board.taken, [_laid_points(deal, seat) for seat in range(rules.seats)]),
        tricks=board.won,
        announced=board.contest.award or (0,) * rules.sides,
        bela=bela_points(rules, board),
        hanging=board.hanging,
    )


def _laid_points(deal: Deal, seat: int) -> int:
    """What a seat's laid-away cards count for it in the end."""
    hand, rules, trump = deal.hands[seat], deal.rules, deal.board.trump
    if hand is None or trump is None or rules.discard_points is not DiscardPoints.MAKER:
        return 0
    return points_of(rules.tables[trump], cards_of(hand.laid))


def written(rules: Rules, before: SoFar, outcome: Outcome) -> Settlement:
    """How a deal is settled whose card play ends like this. Raises ValueError when the play has not come to its end.

    Raises TallyError for figures that no deal can have.
    """
    if outcome.position is not None:
        raise ValueError("the line must lead to the end of the deal")
    tally = Tally(
        kind=Kind.PLAYED,
        dealer=before.dealer,
        maker_side=before.maker_side,
        card_points=_added(rules, before.taken, outcome.points),
        announced=before.announced,
        bela=before.bela,
        tricks=_added(rules, before.tricks, outcome.tricks),
    )
    return settle(rules, tally, hanging=before.hanging)


def written_after(position: Position, before: SoFar, line: Sequence[Card]) -> Settlement:
    """The same for a line of cards from a position on. Raises PositionError at a card that may not be played."""
    return written(position.rules, before, play_line(position, line))


def _added(rules: Rules, by_side: Points, by_seat: Sequence[int]) -> Points:
    """Figures by side, with those of their seats."""
    return tuple(
        figure + sum(more for seat, more in enumerate(by_seat) if rules.side_of(seat) == side)
        for side, figure in enumerate(by_side)
    )
