"""Who deals first in the match after one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.pad.pages import names_of
from bela.standing import NOBODY
from bela.standing.dealers import next_game_dealer

if TYPE_CHECKING:
    from bela.pad.model import Sheet


def dealer_after(sheet: Sheet, names: tuple[str, ...] = ()) -> int | None:
    """Who deals first after a match that is over, by seat of the next one, as in the next game of a match (S-40).

    None where the rules or the match leave it open, or where whoever would deal has gone. Without names the people
    keep their seats; where they sit elsewhere, the deal goes on with the person and not with the seat.
    """
    standing = sheet.match.hall.standing
    if standing.match_winner == NOBODY:
        return None
    seat = next_game_dealer(sheet.rules, standing.dealt, standing.match_winner)
    return None if seat is None else _place_of(seat, names_of(sheet.header), names)


def _place_of(seat: int, before: tuple[str, ...], names: tuple[str, ...]) -> int | None:
    if all(name not in before or name == old for old, name in zip(before, names or before, strict=True)):
        return seat
    return names.index(before[seat]) if before[seat] in names else None
