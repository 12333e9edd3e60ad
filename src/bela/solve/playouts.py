"""Play-outs: positions played to the end by chance or by a policy, all cards known to it."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING

from bela.solve.ask import ask
from bela.solve.engine import played_out
from bela.solve.faults import whole
from bela.solve.position import play

if TYPE_CHECKING:
    from bela.cards import Card
    from bela.solve.position import Position

Policy = Callable[["Position"], "Card"]
"""Which card is played at a position."""


def playouts(
    position: Position, number: int, seed: int, side: int | None = None, *, alone: int | None = None
) -> array[int]:
    """The points of the side in so many play-outs in which every playable card is as likely as any other.

    The same seed gives the same points, in either text of the search. Raises PositionError.
    """
    return played_out(ask(position, side, alone=alone).job, whole("number", number), whole("seed", seed))


def playout(position: Position, policy: Policy, side: int | None = None, *, alone: int | None = None) -> int:
    """The points of the side when every seat plays what the policy says. Raises PositionError.

    A policy that needs chance brings its own.
    """
    seats = ask(position, side, alone=alone).seats
    here: Position | None = position
    points = 0
    while here is not None:
        played = play(here, policy(here))
        if played.winner is not None and seats >> played.winner & 1:
            points += played.points
        here = played.position
    return points
