"""What a seat may do, and what happens when it does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.flow import Flow
from bela.deal.state import Board, Deal, Hand, Phase
from bela.deal.steps import announcing, bidding, ending, handing, playing
from bela.rules.law import Code

if TYPE_CHECKING:
    from collections.abc import Callable

    from bela.deal.events import Event
    from bela.rules.model import Rules

_OPTIONS: dict[Phase, Callable[[Rules, Board, Hand], tuple[a.Action, ...]]] = {
    Phase.BIDDING: lambda rules, board, _hand: bidding.options(rules, board),
    Phase.EXCHANGE: handing.exchange_options,
    Phase.DISCARD: handing.discard_options,
    Phase.ANNOUNCING: announcing.options,
    Phase.PLAY: playing.options,
}
_APPLY: dict[Phase, Callable[[Flow, int, a.Action], None]] = {
    Phase.BIDDING: bidding.apply,
    Phase.EXCHANGE: handing.apply_exchange,
    Phase.DISCARD: handing.apply_discard,
    Phase.ANNOUNCING: announcing.apply,
    Phase.PLAY: playing.apply,
}
_ANNOUNCING = (a.Announce, a.Silent, a.Good, a.Length, a.From, a.Same, a.OfSuit, a.Show, a.Declare)


def legal(rules: Rules, board: Board, hand: Hand) -> tuple[a.Action, ...]:
    """Everything the seat may do now, in a fixed order, the tamest first; empty when somebody else is to act or nobody.

    A claim is never listed: a player who forgot it must not be told.
    """
    return () if board.to_act != hand.seat else _OPTIONS[board.phase](rules, board, hand)


def act(deal: Deal, seat: int, action: a.Action) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after a seat has acted, and what happened. Raises IllegalAction, and then nothing has."""
    flow = Flow(deal)
    try:
        _apply(flow, seat, action)
    except IllegalAction as error:
        error.legal = legal_for(deal, seat)
        raise
    return flow.deal, tuple(flow.events)


def decide(deal: Deal, seat: int, action: a.Action) -> tuple[Event, ...]:
    """What happens when a seat acts. Raises IllegalAction."""
    return act(deal, seat, action)[1]


def legal_for(deal: Deal, seat: int) -> tuple[a.Action, ...]:
    """What a seat may do now; empty as well where its hand is not known, and for a seat that the table has not."""
    hand = deal.hands[seat] if seat in range(deal.rules.seats) else None
    return () if hand is None else legal(deal.rules, deal.board, hand)


def _apply(flow: Flow, seat: int, action: a.Action) -> None:
    board = flow.board
    if seat not in range(flow.rules.seats):
        flow.refuse(Code.NOT_YOUR_TURN)
    if type(action) is a.Claim:
        ending.claim(flow, seat)
        return
    if seat != board.to_act:
        flow.refuse(Code.NOT_YOUR_TURN)
    misplaced = wrong_moment(board, action)
    if misplaced is not None:
        flow.refuse(misplaced)
    _APPLY[board.phase](flow, seat, action)


def wrong_moment(board: Board, action: a.Action) -> Code | None:
    """Why a word of another phase comes too late, where a better reason is known than that it is another phase."""
    kind = type(action)
    playing_now = board.phase is Phase.PLAY
    if kind is a.Play or not (playing_now or board.phase is Phase.ANNOUNCING):
        return None
    if kind is a.Swap:
        return Code.NO_SWAP
    late = board.contest.settled or not board.first_trick
    return Code.TOO_LATE_TO_ANNOUNCE if playing_now and late and kind in _ANNOUNCING else None
