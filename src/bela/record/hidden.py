"""Deals of which only one seat's cards are known: what can be checked all the same."""

from __future__ import annotations

from functools import reduce
from operator import or_

from bela.cards import BIT, CARD_TEXT, Card, Mask, Rank, make_card
from bela.deal.start import falls_to_dealer
from bela.deal.state import Deal, Told
from bela.deal.steps.playing import known_cards
from bela.match import Match
from bela.record.faults import FaultCode, RecordError
from bela.record.model import Brought


def is_hidden_deal(deal: Deal) -> bool:
    """Whether the cards of some seat are not known."""
    return None in deal.hands


def check_play(deal: Deal, seat: int, card: Card) -> None:
    """Refuse a card that a seat whose hand is not known cannot have. Raises RecordError."""
    if not deal.rules.pack & BIT[card]:
        raise RecordError(FaultCode.CARD_NOT_IN_PACK, key="a", card=CARD_TEXT[card])
    if deal.hands[seat] is None and (known_cards(deal) | _on_the_table(deal, seat)) & BIT[card]:
        raise RecordError(FaultCode.CARD_TWICE, key="a", card=CARD_TEXT[card])


def _on_the_table(deal: Deal, seat: int) -> Mask:
    """The turned card, unless the seat has it, and the seven that was given for it."""
    board, lying = deal.board, 0
    if board.turned is not None and board.turned_to != seat:
        lying |= BIT[board.turned]
    if board.turned_to is not None and board.trump is not None and not falls_to_dealer(deal.rules):
        lying |= BIT[make_card(Rank.SEVEN, board.trump)]
    return lying


def check_hand(match: Match, viewer: int | None) -> None:
    """Refuse a hand that the viewer cannot have, by its number of cards or by where they lie. Raises RecordError."""
    deal = match.deal
    assert deal is not None  # noqa: S101 - asked of a deal only
    board = deal.board
    if deal.rules.turned != (board.turned is not None):
        raise RecordError(FaultCode.MISSING_KEY if deal.rules.turned else FaultCode.OUT_OF_PLACE, key="turned")
    hand = None if viewer is None else deal.hands[viewer]
    if viewer is not None and hand is None:
        raise RecordError(FaultCode.MISSING_KEY, key="first")
    if hand is None:
        return
    elsewhere = reduce(or_, board.played, _on_the_table(deal, hand.seat))
    if (hand.cards | hand.laid) & (elsewhere | ~deal.rules.pack) or hand.cards.bit_count() != board.counts[hand.seat]:
        raise RecordError(FaultCode.BAD_HAND, held=hand.cards.bit_count(), right=board.counts[hand.seat])


def compare(given: Brought, right: Brought) -> None:
    """Refuse what a line states of an action that did not bring it, or fails to state. Raises RecordError."""
    brought = _by_key(right)
    for key, stated in _by_key(given).items():
        if stated != brought[key]:
            raise RecordError(FaultCode.UNFOUNDED if stated else FaultCode.MISSING_KEY, key=key)


def _by_key(brought: Brought) -> dict[str, object]:
    told = brought.told or Told()
    cards = {"turned": brought.turned, "first": brought.first, "later": brought.later, "talon": brought.talon}
    return {**cards, "won": told.award and (told.winner, told.award), "shown": told.shown}
