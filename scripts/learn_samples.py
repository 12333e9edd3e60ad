"""Places in the calling, and what choosing and passing came to there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice, product
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.learned import Learned, worth_of_pass, worth_of_suit
from bela.bots.learned.features import choosing, passing
from bela.bots.rules_bot.outlook import outlook
from bela.bots.rules_bot.passing import enough
from bela.cards import SUIT_OF, Suit
from bela.deal.state import Bidding, Hand, changed
from bela.deal.steps.bidding import LAST_ROUND, must_choose, suits_open, turned_round
from bela.rules.words import BiddingMode
from learn_deals import Contract, Dealt, shuffled, worths

if TYPE_CHECKING:
    from random import Random

    from bela.bots.learned.features import Figures
    from bela.deal.state import Board
    from bela.rules.model import Rules

Caller = Callable[["Rules", "Board", Hand], "Suit | None"]
"""What a player says who is asked: the suit chosen, or None for a pass."""
LIKELY = 0.75
"""How often the best suit of a hand is tried, by the calling table; else another."""


class Place(NamedTuple):
    """Where in the calling a seat is asked."""

    round: int
    turn: int
    """0 for the forehand."""

    def __str__(self) -> str:
        return f"{self.round}/{self.turn}"


class Sample(NamedTuple):
    """A hand, and what came of it."""

    choosing: Figures
    chosen: float
    """The lead after a suit was chosen."""
    passing: Figures
    passed: float
    """The lead after a pass; 0 where the deal is thrown in."""


def places(rules: Rules) -> list[Place]:
    """Everywhere that a seat may be asked."""
    turns = 1 if rules.bidding is BiddingMode.FIRST_MUST else rules.seats
    return [Place(*place) for place in product(range(1, LAST_ROUND[rules.bidding] + 1), range(turns))]


def board_at(rules: Rules, board: Board, place: Place) -> Board:
    """The board when a seat is asked there, everybody before it having passed."""
    bidding = Bidding(round=place.round, passes=place.turn)
    return changed(board, bidding=bidding, to_act=rules.in_turn(board.dealer)[place.turn])


def open_suits(rules: Rules, board: Board) -> tuple[Suit, ...]:
    """The suits that may be chosen."""
    if turned_round(rules, board) and board.turned is not None:
        return (SUIT_OF[board.turned],)
    return suits_open(rules, board)


# ---------------------------------------------------------------- callers
def by_table(rules: Rules, board: Board, hand: Hand) -> Suit | None:
    """The calling table."""
    worth, suit = max((outlook(rules, board, hand, suit), suit) for suit in open_suits(rules, board))
    return suit if must_choose(rules, board) or worth >= enough(rules, board, hand.seat) else None


def by_weights(found_at: Mapping[str, Learned]) -> Caller:
    """What was learned before."""

    def caller(rules: Rules, board: Board, hand: Hand) -> Suit | None:
        found = found_at[f"{board.bidding.round}/{board.bidding.passes}"]
        worth, suit = max((worth_of_suit(found, rules, board, hand, suit), suit) for suit in open_suits(rules, board))
        return suit if must_choose(rules, board) or worth >= worth_of_pass(found, rules, board, hand) else None

    return caller


# ---------------------------------------------------------------- samples
class Asked(NamedTuple):
    """A seat that is asked in a deal."""

    dealt: Dealt
    board: Board
    hand: Hand


def asked(rules: Rules, place: Place, caller: Caller, rng: Random) -> Iterator[Asked]:
    """Deals in which the calling comes to that place, without end."""
    order = places(rules)
    before = order[: order.index(place)]
    while True:
        dealt = shuffled(rules, rng)
        if all(said(rules, dealt, each, caller) is None for each in before):
            yield at_place(rules, dealt, place)


def at_place(rules: Rules, dealt: Dealt, place: Place) -> Asked:
    """The seat that is asked there."""
    board = board_at(rules, dealt.board, place)
    seat = rules.in_turn(board.dealer)[place.turn]
    return Asked(dealt, board, Hand(seat, dealt.first[seat], dealt.first[seat]))


def said(rules: Rules, dealt: Dealt, place: Place, caller: Caller) -> Contract | None:
    """What the seat there says."""
    _, board, hand = at_place(rules, dealt, place)
    suit = caller(rules, board, hand)
    return None if suit is None else Contract(hand.seat, suit)


def after_pass(rules: Rules, dealt: Dealt, place: Place, caller: Caller) -> Contract | None:
    """Who chooses what after a pass; None when nobody does, or when the seat may not pass."""
    order = places(rules)
    if must_choose(rules, board_at(rules, dealt.board, place)):
        return None
    later = (said(rules, dealt, each, caller) for each in order[order.index(place) + 1 :])
    return next((contract for contract in later if contract is not None), None)


def tried(rules: Rules, seat: Asked, rng: Random) -> Suit:
    """The suit that is tried: mostly the best, so that most is learned about what is mostly chosen."""
    _, board, hand = seat
    best, *others = sorted(open_suits(rules, board), key=lambda suit: -outlook(rules, board, hand, suit))
    return best if not others or rng.random() < LIKELY else rng.choice(others)


def samples(rules: Rules, place: Place, caller: Caller, number: int, rng: Random) -> list[Sample]:
    """So many hands at a place, and what came of choosing and of passing."""
    rows = list(islice(asked(rules, place, caller, rng), number))
    suits = [tried(rules, row, rng) for row in rows]
    chosen = [(row.dealt, Contract(row.hand.seat, suit)) for row, suit in zip(rows, suits, strict=True)]
    passed = [(row.dealt, after_pass(rules, row.dealt, place, caller)) for row in rows]
    side = rules.side_of(rows[0].hand.seat)
    left = iter(worths(rules, side, [(dealt, contract) for dealt, contract in passed if contract is not None]))
    return [
        Sample(
            choosing(rules, row.board, row.hand, suit),
            lead,
            passing(rules, row.board, row.hand),
            0.0 if contract is None else next(left),
        )
        for row, suit, lead, (_, contract) in zip(rows, suits, worths(rules, side, chosen), passed, strict=True)
    ]
