"""Tallies for tests, in few words."""

from __future__ import annotations

from bela.scoring import Kind, Points, Tally


def played(
    card_points: Points,
    *,
    maker: int = 0,
    dealer: int | None = None,
    announced: Points | None = None,
    bela: Points | None = None,
    tricks: Points | None = None,
) -> Tally:
    """A deal that was played, in which every side took a trick unless ``tricks`` says otherwise."""
    sides = len(card_points)
    none, some = (0,) * sides, (1,) * sides
    return Tally(Kind.PLAYED, dealer, maker, card_points, announced or none, bela or none, tricks or some)


def claimed(
    proved: Points, *, winner: int | None, announced: Points | None = None, tricks: Points | None = None
) -> Tally:
    """A deal that a claim ended, with what was proved in it."""
    sides = len(proved)
    none, some = (0,) * sides, (1,) * sides
    return Tally(Kind.CLAIMED, None, 0, proved, announced or none, none, tricks or some, winner)
