"""Choosing trumps: turned suit, free choice, forced dealer, Schmeiss (S-09 to S-12, S-41 to S-43, C-04 to C-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import SUIT_OF, SUITS, Suit
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.flow import Flow, after
from bela.deal.state import Bidding, Board, Phase, changed
from bela.deal.steps import ending, handing
from bela.rules.law import Code
from bela.rules.words import AllPass, BiddingMode, Round2TurnedSuit, SchmeissMode, SchmeissRefusedMaker, SchmeissWho

if TYPE_CHECKING:
    from bela.rules.model import Rules

PASS, TAKE, SCHMEISS, AGREE, REFUSE = a.Pass(), a.Take(), a.Schmeiss(), a.Agree(), a.Refuse()
NAMES = tuple(a.Name(suit) for suit in SUITS)
LAST_ROUND = {BiddingMode.TURNED_TWO_ROUNDS: 2, BiddingMode.FREE_ONE_ROUND: 1, BiddingMode.FIRST_MUST: 1}


def options(rules: Rules, board: Board) -> tuple[a.Call, ...]:
    """What the seat that is asked may say."""
    if board.bidding.offered_by is not None:
        return (AGREE, REFUSE)
    passing = () if must_choose(rules, board) else (PASS,)
    choosing = (TAKE,) if turned_round(rules, board) else tuple(NAMES[suit] for suit in suits_open(rules, board))
    offering = (SCHMEISS,) if may_offer(rules, board) else ()
    return (*passing, *choosing, *offering)


def turned_round(rules: Rules, board: Board) -> bool:
    """Whether the turned suit is what is offered (S-10, C-04)."""
    return rules.bidding is BiddingMode.TURNED_TWO_ROUNDS and board.bidding.round == 1


def last_chance(rules: Rules, board: Board) -> bool:
    """Whether everybody else has passed for the last time."""
    return board.bidding.round == LAST_ROUND[rules.bidding] and board.bidding.passes == rules.seats - 1


def must_choose(rules: Rules, board: Board) -> bool:
    """Whether the seat that is asked may not pass (C-06, C-11, X-22)."""
    if rules.bidding is BiddingMode.FIRST_MUST:
        return True
    return rules.all_pass is AllPass.DEALER_MUST and last_chance(rules, board)


def suits_open(rules: Rules, board: Board) -> tuple[Suit, ...]:
    """The suits that may be named (S-11, C-05, X-18)."""
    if rules.bidding is not BiddingMode.TURNED_TWO_ROUNDS or board.turned is None:
        return SUITS
    allowed = rules.round2_turned_suit is Round2TurnedSuit.ALLOWED or (
        rules.round2_turned_suit is Round2TurnedSuit.DEALER_ONLY and must_choose(rules, board)
    )
    return SUITS if allowed else tuple(suit for suit in SUITS if suit is not SUIT_OF[board.turned])


def may_offer(rules: Rules, board: Board) -> bool:
    """Whether Schmeiss may be said now (S-41)."""
    in_time = rules.schmeiss is SchmeissMode.BOTH_ROUNDS or (
        rules.schmeiss is SchmeissMode.FIRST_ROUND and board.bidding.round == 1
    )
    by_whom = rules.schmeiss_who is SchmeissWho.ANYONE or board.bidding.passes == 0
    return in_time and by_whom


def refusal(rules: Rules, board: Board, action: a.Action) -> Code:
    """Why the action is none of the options."""
    if board.bidding.offered_by is not None:
        return Code.SCHMEISS_ANSWER
    match action:
        case a.Schmeiss():
            return Code.SCHMEISS_NOT_NOW
        case a.Pass():
            return Code.MUST_CHOOSE
        case a.Name() if not turned_round(rules, board):
            return Code.TURNED_SUIT_FORCED if must_choose(rules, board) else Code.TURNED_SUIT_NAMED
        case _:
            return Code.WRONG_PHASE


def apply(flow: Flow, seat: int, action: a.Action) -> None:
    """Let the seat say it. Raises IllegalAction."""
    if action not in options(flow.rules, flow.board):
        flow.refuse(refusal(flow.rules, flow.board, action))
    match action:
        case a.Pass():
            _pass(flow, seat)
        case a.Take():
            _choose(flow, seat, action, _turned_suit(flow.board))
        case a.Name(suit):
            _choose(flow, seat, action, suit)
        case a.Schmeiss():
            flow.emit(e.Called(seat, action, changed(flow.board.bidding, offered_by=seat)))
            flow.ask(Phase.BIDDING, after(flow.rules.seats, seat))
        case a.Agree():
            _agree(flow, seat)
        case a.Refuse():
            _insist(flow, seat)


def _turned_suit(board: Board) -> Suit:
    assert board.turned is not None  # noqa: S101 - only where a card is turned may it be taken
    return SUIT_OF[board.turned]


def _choose(flow: Flow, seat: int, call: a.Take | a.Name, suit: Suit) -> None:
    flow.emit(e.Called(seat, call, flow.board.bidding))
    handing.fix_trumps(flow, suit, seat)


def _pass(flow: Flow, seat: int) -> None:
    rules, bidding = flow.rules, flow.board.bidding
    over = last_chance(rules, flow.board)
    if bidding.passes + 1 < rules.seats:
        flow.emit(e.Called(seat, PASS, changed(bidding, passes=bidding.passes + 1)))
    else:
        flow.emit(e.Called(seat, PASS, Bidding(round=bidding.round + 1)))
    if over:
        ending.void(flow)
    else:
        flow.ask(Phase.BIDDING, after(rules.seats, seat))


def _agree(flow: Flow, seat: int) -> None:
    flow.emit(e.Called(seat, AGREE, flow.board.bidding))
    following = after(flow.rules.seats, seat)
    if following == flow.board.bidding.offered_by:
        ending.void(flow)
    else:
        flow.ask(Phase.BIDDING, following)


def _insist(flow: Flow, seat: int) -> None:
    caller = flow.board.bidding.offered_by
    assert caller is not None  # noqa: S101 - only an offer can be refused
    flow.emit(e.Called(seat, REFUSE, flow.board.bidding))
    maker = caller if flow.rules.schmeiss_refused_maker is SchmeissRefusedMaker.CALLER else seat
    handing.fix_trumps(flow, _turned_suit(flow.board), maker)
