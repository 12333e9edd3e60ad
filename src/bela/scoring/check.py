"""Whether a tally can be that of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.scoring.model import Flaw, Kind, Points, TallyError

if TYPE_CHECKING:
    from bela.rules.model import Rules
    from bela.scoring.model import Tally


def check(rules: Rules, tally: Tally, hanging: int) -> None:
    """Raise TallyError for a tally, or points that hang, as no deal under these rules can have them."""
    for field in ("card_points", "announced", "bela", "tricks"):
        check_row(rules.sides, field, getattr(tally, field))
    check_sign("hanging", hanging)
    if tally.dealer is not None and not 0 <= tally.dealer < rules.seats:
        raise TallyError(Flaw.NO_SUCH_SEAT, "dealer", f"must be a seat from 0 to {rules.seats - 1}")
    if tally.kind is not Kind.VOID:
        check_side(rules.sides, "maker_side", tally.maker_side)
    if tally.winner is not None:
        check_side(rules.sides, "winner", tally.winner)
    if tally.kind is Kind.PLAYED and not any(tally.tricks):
        raise TallyError(Flaw.NO_TRICK, "tricks", "a side at least must have taken one in a deal that was played")


def check_row(sides: int, field: str, row: Points) -> None:
    """Raise TallyError unless the row holds one figure for each side, none below nothing."""
    if len(row) != sides:
        raise TallyError(Flaw.LENGTH, field, f"must hold {sides} figures, one for each side, and holds {len(row)}")
    check_sign(field, min(row))


def check_sign(field: str, points: int) -> None:
    """Raise TallyError for points below nothing."""
    if points < 0:
        raise TallyError(Flaw.NEGATIVE, field, f"must not be below 0, and is {points}")


def check_side(sides: int, field: str, side: int) -> None:
    """Raise TallyError unless it is one of the sides."""
    if not 0 <= side < sides:
        raise TallyError(Flaw.NO_SUCH_SIDE, field, f"must be a side from 0 to {sides - 1}")
