"""What a card is chosen by: the view, read once."""

from __future__ import annotations

from typing import NamedTuple

from bela.bots.rules_bot.memory import Memory, Other, others, reach
from bela.bots.rules_bot.weights import Weights
from bela.bots.rules_bot.worth import worth_by_side
from bela.cards import SUIT_OF, Card, Mask
from bela.deal.state import Board, Hand
from bela.play import best_place, points_of
from bela.rules.model import Rules
from bela.rules.tables import Tables


class OnTable(NamedTuple):
    """The trick on the table."""

    led: Mask
    """The suit led; no card when the seat is to lead."""
    best: Card | None
    """The card that holds the trick."""
    holder: int
    """The seat that played it."""
    points: int
    after: tuple[int, ...]
    """The seats still to play to this trick, in turn."""


class Sight(NamedTuple):
    """All that the choice of a card looks at."""

    weights: Weights
    seat: int
    sides: int
    hand: Mask
    tables: Tables
    table: OnTable
    others: tuple[Other, ...]
    """What is known of each seat's hand."""
    out: Mask
    """Cards that another hand may hold."""
    worth: tuple[float, ...]
    """By side: what a point of that side is worth to this one."""
    adds: tuple[float, ...]
    """By side, if it takes the trick: what those who are still to play bring to it."""
    later: float
    """What others bring to a trick taken later, with a share of the points for the last one."""
    making: bool
    """Whether the side is the maker's."""


def look(weights: Weights, rules: Rules, board: Board, hand: Hand, memory: Memory = Memory.ALL) -> Sight:
    """Read the view of a seat that is to play a card."""
    assert board.trump is not None  # noqa: S101 - a card is played only once trumps are chosen
    assert board.maker is not None  # noqa: S101 - as above
    tables, side = rules.tables[board.trump], rules.side_of(hand.seat)
    known = others(rules, board, hand, tables, memory)
    table = on_table(tables, board.leader, board.trick, hand.seat, rules.seats)
    each, last = weights.later_each * (rules.seats - 1), rules.last_trick / hand.cards.bit_count()
    return Sight(
        weights=weights,
        seat=hand.seat,
        sides=rules.sides,
        hand=hand.cards,
        tables=tables,
        table=table,
        others=known,
        out=reach(known, hand.seat),
        worth=worth_by_side(weights, rules.sides, board.maker, board.taken, side),
        adds=tuple([added_by_rest(weights, rules.sides, table.after, taker, side) for taker in range(rules.sides)]),
        later=weights.later_base + each + last,
        making=rules.side_of(board.maker) == side,
    )


def on_table(tables: Tables, leader: int, trick: tuple[Card, ...], seat: int, seats: int) -> OnTable:
    """The trick to which the seat plays."""
    after = tuple([(seat + step) % seats for step in range(1, seats - len(trick))])
    if not trick:
        return OnTable(0, None, seat, 0, after)
    place = best_place(tables, trick)
    holder = (leader + place) % seats
    return OnTable(SUIT_OF[trick[0]].mask, trick[place], holder, points_of(tables, trick), after)


def added_by_rest(weights: Weights, sides: int, after: tuple[int, ...], taker: int, own: int) -> float:
    """What the seats still to play bring to a trick that side ``taker`` takes: friends feed it, the rest duck."""
    feed = weights.feed if taker == own else weights.feed_other
    return sum([feed if seat % sides == taker else weights.duck for seat in after])
