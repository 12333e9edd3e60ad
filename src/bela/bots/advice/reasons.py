"""Why an action is a good one: one reason for each, found by looking at the view and at what else may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bela.bots.advice.call_reasons import call_reason
from bela.bots.advice.card_reasons import card_reason
from bela.bots.advice.reason import Reason, Why
from bela.bots.advice.situation import situation_of
from bela.cards import BIT, SUITS, Rank, cards_of, make_card, mask_of
from bela.deal import actions as a
from bela.melds import BELA_POINTS, melds_in, total_points
from bela.play import points_of
from bela.rules.words import DiscardPoints

if TYPE_CHECKING:
    from bela.cards import Mask
    from bela.deal.state import Board, Hand, View
    from bela.rules.model import Rules


def reason_for(view: View, legal: tuple[a.Action, ...], action: a.Action) -> Reason:
    """Why the action is a good one for the seat of the view: something that is true of the view.

    It is for an action that was found to be good. That the turned card is no better than the seven is not looked at
    anew where the seven is kept.
    """
    if len(legal) == 1 or view.hand is None:
        return Reason(Why.ONLY)
    rules, board, hand = view.rules, view.board, view.hand
    match action:
        case a.Play():
            return _play(rules, board, hand, legal, action)
        case a.Pass() | a.Take() | a.Name() | a.Schmeiss() | a.Agree() | a.Refuse():
            return call_reason(rules, board, hand, legal, action)
        case a.Swap() | a.Keep():
            return _exchange(rules, board, hand, action)
        case a.Discard(cards):
            return _discard(rules, board, hand, cards or 0)
        case _:
            return _said(rules, action)


def _play(rules: Rules, board: Board, hand: Hand, legal: tuple[a.Action, ...], action: a.Play) -> Reason:
    if action.bela:
        return Reason(Why.BELA, points=BELA_POINTS)
    cards = mask_of({other.card for other in legal if isinstance(other, a.Play)})
    return card_reason(situation_of(rules, board, hand, cards, action.card))


def _exchange(rules: Rules, board: Board, hand: Hand, action: a.Swap | a.Keep) -> Reason:
    turned, trump = board.turned, board.trump
    assert turned is not None  # noqa: S101 - an exchange is for the turned card
    assert trump is not None  # noqa: S101 - and comes once trumps are chosen
    match action:
        case a.Swap():
            return Reason(Why.SWAP, card=turned)
        case a.Keep():
            after = hand.cards & ~BIT[make_card(Rank.SEVEN, trump)] | BIT[turned]
            before, then = (total_points(rules, melds_in(rules, cards)) for cards in (hand.cards, after))
            return Reason(Why.KEEP_RUN if then < before else Why.KEEP_SEVEN, card=turned)
    assert_never(action)


def _discard(rules: Rules, board: Board, hand: Hand, laid: Mask) -> Reason:
    assert board.trump is not None  # noqa: S101 - cards are laid away once trumps are chosen
    rest, points = hand.cards & ~laid, points_of(rules.tables[board.trump], cards_of(laid))
    for suit in SUITS:
        if suit is not board.trump and hand.cards & suit.mask and not rest & suit.mask:
            return Reason(Why.LAYS_VOID, suit=suit)
    if points and rules.discard_points is DiscardPoints.MAKER:
        return Reason(Why.LAYS_POINTS, points=points)
    return Reason(Why.DISCARD, points=points)


def _said(rules: Rules, action: a.Action) -> Reason:
    """What is announced, or not."""
    match action:
        case a.Declare(melds, bela) if melds or bela:
            return Reason(Why.SCORES, points=total_points(rules, melds) + BELA_POINTS * bela)
        case a.Announce(points):
            return Reason(Why.SCORES, points=points)
        case a.Show(runs) if runs:
            return Reason(Why.SCORES, points=total_points(rules, runs))
        case a.Length() | a.From() | a.OfSuit() | a.Same():
            return Reason(Why.DETAIL)
        case _:
            return Reason(Why.NOTHING_MORE)
