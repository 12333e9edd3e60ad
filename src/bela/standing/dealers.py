"""Who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bela.rules.words import NextDealer, NextGameDealer, VoidDealDealer
from bela.scoring import Result
from bela.scoring.shares import highest, opponents

if TYPE_CHECKING:
    from bela.rules.model import Rules
    from bela.scoring import Settlement
    from bela.scoring.shares import Sides


def next_dealer(rules: Rules, dealer: int | None, maker_side: int, settlement: Settlement) -> int | None:
    """The seat that deals after ``dealer``'s deal; None when it goes by the turn and no dealer is known."""
    if settlement.result is Result.VOID:
        return dealer_after_void(rules, dealer)
    match rules.next_dealer:
        case NextDealer.DEAL_WINNER:
            return first_seat(rules, dealer, winners_of_deal(rules, maker_side, settlement))
        case NextDealer.ROTATE:
            return seat_after(rules, dealer)
    assert_never(rules.next_dealer)


def dealer_after_void(rules: Rules, dealer: int | None) -> int | None:
    """The seat that deals after a deal that was not played (S-12, S-42)."""
    match rules.void_deal_dealer:
        case VoidDealDealer.ROTATE:
            return seat_after(rules, dealer)
        case VoidDealDealer.SAME:
            return dealer
    assert_never(rules.void_deal_dealer)


def next_game_dealer(rules: Rules, dealer: int | None, winner: int) -> int | None:
    """The seat that deals first in the game after one that side ``winner`` won (S-40); None when it must be cut for."""
    match rules.next_game_dealer:
        case NextGameDealer.GAME_WINNER:
            return first_seat(rules, dealer, (winner,))
        case NextGameDealer.ROTATE:
            return seat_after(rules, dealer)
        case NextGameDealer.CUT:
            return None
    assert_never(rules.next_game_dealer)


def winners_of_deal(rules: Rules, maker_side: int, settlement: Settlement) -> Sides:
    """The side that won a deal, several where the turn decides (S-06); after a tie the maker's opponent (X-20)."""
    others = opponents(rules, maker_side)
    if len(others) > 1:
        return highest(settlement.written, tuple(range(rules.sides)))
    return others if settlement.winner is None else (settlement.winner,)


def first_seat(rules: Rules, dealer: int | None, sides: Sides) -> int | None:
    """The first seat of the given sides in turn; None when there are several and no dealer is known."""
    seats = [seat for seat in range(rules.seats) if rules.side_of(seat) in sides]
    if len(seats) == 1:
        return seats[0]
    return None if dealer is None else next(seat for seat in rules.in_turn(dealer) if seat in seats)


def seat_after(rules: Rules, dealer: int | None) -> int | None:
    """The next seat in turn (X-04)."""
    return None if dealer is None else rules.in_turn(dealer)[0]
