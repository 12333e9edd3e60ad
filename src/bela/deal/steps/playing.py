"""Playing a card, and saying Bela with it (S-21, S-28 to S-31, S-47, C-15, C-20 to C-22)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bela.cards import BIT, Card, Mask, cards_of
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.state import Board, Deal, Hand
from bela.deal.steps import announcing
from bela.melds import bela_mask
from bela.play import playable, row_for, why_not
from bela.rules.law import Code
from bela.rules.words import BelaCall

if TYPE_CHECKING:
    from bela.deal.flow import Flow
    from bela.rules.model import Rules
    from bela.rules.tables import Row


def row(rules: Rules, board: Board) -> Row:
    """The row of rungs that binds whoever plays next."""
    assert board.trump is not None  # noqa: S101 - nothing is played before trumps are chosen
    return row_for(rules.tables[board.trump], board.trick, partners=rules.partners)


def playable_cards(rules: Rules, board: Board, hand: Hand) -> Mask:
    """The cards that the hand may play now."""
    return playable(row(rules, board), hand.cards)


@cache
def plays(cards: Mask) -> tuple[a.Play, ...]:
    """The actions of playing one of the cards: by suit, in natural order."""
    return tuple(a.play(card) for card in cards_of(cards))


def options(rules: Rules, board: Board, hand: Hand) -> tuple[a.Action, ...]:
    """Every card that may be played, then those with which Bela may be said."""
    legal = playable_cards(rules, board, hand)
    assert board.trump is not None  # noqa: S101 - nothing is played before trumps are chosen
    pair = legal & bela_mask(board.trump)
    found = plays(legal)
    if not pair or board.bela is not None:
        return found
    return found + tuple(a.play(card, True) for card in cards_of(pair) if may_say_bela(rules, board, hand, card))  # noqa: FBT003


def may_say_bela(rules: Rules, board: Board, hand: Hand, card: Card) -> bool:
    """Whether Bela may be said as the card is played: with the pair in one hand, once, and with the right card."""
    assert board.trump is not None  # noqa: S101 - nothing is played before trumps are chosen
    pair = bela_mask(board.trump)
    other = pair & ~BIT[card]
    if not pair & BIT[card] or board.bela is not None or hand.bela:
        return False
    first, second = bool(hand.cards & other), bool(board.played[hand.seat] & other)
    wanted = {BelaCall.FIRST_CARD: first, BelaCall.SECOND_CARD: second}
    return wanted.get(rules.bela_call, first or second)


def apply(flow: Flow, seat: int, action: a.Action) -> None:
    """Let the seat play a card. Raises IllegalAction."""
    if type(action) is not a.Play:
        flow.refuse(Code.WRONG_PHASE)
    hand = flow.hand(seat)
    if hand is not None:
        check(flow, hand, action)
    elif not flow.board.counts[seat] or known_cards(flow.deal) & BIT[action.card]:
        flow.refuse(Code.CARD_NOT_HELD)
    flow.emit(e.Played(seat, action.card))
    if action.bela:
        flow.emit(e.BelaSaid(seat))
    announcing.after_card(flow, seat)


def known_cards(deal: Deal) -> Mask:
    """The cards that a hand which is not known cannot hold: those played, in known hands, laid away or not in play."""
    known = ~deal.rules.pack
    for hand in deal.hands:
        known |= 0 if hand is None else hand.cards | hand.laid
    for played in deal.board.played:
        known |= played
    return known


def check(flow: Flow, hand: Hand, action: a.Play) -> None:
    """Refuse a card that may not be played. Raises IllegalAction."""
    rules, board, card = flow.rules, flow.board, action.card
    if not hand.cards & BIT[card]:
        flow.refuse(Code.CARD_NOT_HELD)
    binding = row(rules, board)
    if not playable(binding, hand.cards) & BIT[card]:
        flow.refuse(why_not(binding, hand.cards, card))
    if action.bela and not may_say_bela(rules, board, hand, card):
        flow.refuse(Code.BELA_NOT_NOW)
