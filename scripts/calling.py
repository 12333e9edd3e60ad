"""Choosing trumps by playing deals out: what each answer leads to, on average over deals that agree with the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bela.bots.rules_bot.outlook import outlook
from bela.bots.rules_bot.passing import EARLY, LAST, limit
from bela.bots.rules_bot.strength import strength
from bela.bots.worlds.dealing import Drawer, completed
from bela.bots.worlds.payoff import Stakes
from bela.bots.worlds.engine import endings
from bela.bots.worlds.moment import EVERY, Moment, Viewer, packed_lying
from bela.cards import BIT, SUIT_OF, SUITS, Mask, Suit, cards_of
from bela.deal import actions as a
from bela.deal.state import Bidding, Hand, changed
from bela.deal.steps.bidding import LAST_ROUND, PASS, last_chance, must_choose, suits_open, turned_round
from bela.deal.steps.contest import everything, scored_points
from bela.deal.steps.ranking import contest_winner
from bela.melds import bela_mask, melds_in
from bela.play import points_of
from bela.rules.words import DiscardPoints

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from bela.bots.worlds.dealing import Dealt
    from bela.deal.state import Board
    from bela.rules.model import Rules


class Contract(NamedTuple):
    """Who chose what."""

    maker: int
    trump: Suit


def contract_of(board: Board, seat: int, action: a.Action) -> Contract | None:
    """What an answer makes of the deal; None where that is left to others."""
    match action:
        case a.Take() if board.turned is not None:
            return Contract(seat, SUIT_OF[board.turned])
        case a.Name(suit):
            return Contract(seat, suit)
        case _:
            return None


def after_pass(rules: Rules, board: Board, dealt: Dealt) -> Contract | None:
    """Who would choose trumps if the seat that is asked passed, by the calling table; None when nobody does."""
    seat = board.to_act
    while True:
        if last_chance(rules, board):
            return None
        bidding = board.bidding
        if bidding.passes + 1 < rules.seats:
            bidding = changed(bidding, passes=bidding.passes + 1)
        else:
            bidding = Bidding(round=bidding.round + 1)
        seat = (seat + 1) % rules.seats
        board = changed(board, bidding=bidding, to_act=seat)
        contract = table_call(rules, board, seat, dealt)
        if contract is not None:
            return contract


def table_call(rules: Rules, board: Board, seat: int, dealt: Dealt) -> Contract | None:
    open_ = (SUIT_OF[board.turned],) if turned_round(rules, board) else suits_open(rules, board)
    hand = Hand(seat, dealt.first[seat], dealt.first[seat])
    worth, suit = max((outlook(rules, board, hand, suit), suit) for suit in open_)
    stage = LAST if board.bidding.round >= LAST_ROUND[rules.bidding] else EARLY
    if must_choose(rules, board) or worth >= limit(rules, board.dealer, seat, stage):
        return Contract(seat, suit)
    return None


class Deals:
    """Deals played out under contracts."""

    def __init__(self, rules: Rules, board: Board, side: int) -> None:
        self.rules, self.board, self.side = rules, board, side
        self.order = rules.in_turn(board.dealer)

    def worths(self, contract: Contract, dealts: Sequence[Dealt]) -> list[float]:
        rules, (maker, trump) = self.rules, contract
        hands = [completed(rules, self.board, dealt, trump, maker) for dealt in dealts]
        nothing = (0,) * rules.seats
        moment = Moment(rules, trump, maker, self.order[0], (), nothing, nothing, ~rules.pack & EVERY, (0,)*rules.sides, 0, nothing, None, Viewer(None))
        out = []
        for held, laid in hands:
            (found,) = endings(moment, packed_lying((*held, laid), rules.seats), (), 0)
            award = announced(rules, self.board, contract, held)
            stakes = Stakes(rules, self.side, self.board.dealer, rules.side_of(maker), award, self.board.scores, self.board.hanging, {})
            (word,) = found
            out.append(stakes.worth(word)[0])
        return out


def announced(rules: Rules, board: Board, contract: Contract, held: tuple[Mask, ...]) -> tuple[int, ...]:
    """By side: what runs and fours bring when everybody announces all."""
    award = [0] * rules.sides
    if not any(melds_in(rules, cards) for cards in held):
        return tuple(award)
    trump = contract.trump
    chosen = changed(board, trump=trump, maker=contract.maker)
    hands = [Hand(seat, cards, cards, declared=everything(rules, trump, cards)) for seat, cards in enumerate(held)]
    chosen = changed(chosen, played=(0,) * rules.seats)
    winner = contest_winner(rules, chosen, {hand.seat: hand.declared for hand in hands})
    for hand in hands:
        award[rules.side_of(hand.seat)] += scored_points(rules, chosen, hand, winner)
    return tuple(award)


def call_worths(
    number: int, rules: Rules, board: Board, hand: Hand, legal: Sequence[a.Action], rng: random.Random
) -> dict[a.Action, float]:
    """The worth of passing and of choosing a suit, over the same deals."""
    drawer = Drawer(rules, board, hand)
    dealts = [drawer.draw(rng) for _ in range(number)]
    deals = Deals(rules, board, rules.side_of(hand.seat))
    found: dict[a.Action, float] = {}
    for action in legal:
        contract = contract_of(board, hand.seat, action)
        if contract is not None:
            found[action] = sum(deals.worths(contract, dealts)) / number
        elif action == PASS:
            by: dict[Contract, list[Dealt]] = {}
            for dealt in dealts:
                after = after_pass(rules, board, dealt)
                if after is not None:
                    by.setdefault(after, []).append(dealt)
            found[action] = sum([sum(deals.worths(c, some)) for c, some in by.items()]) / number
    return found
