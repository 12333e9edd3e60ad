"""Laying cards away: voids are made and points are saved (C-09)."""

from __future__ import annotations

from bela.bots.rules_bot.strength import plain_suits, strength
from bela.cards import Mask, Suit, cards_of
from bela.deal import actions as a
from bela.deal.state import Board, Hand
from bela.play import points_of
from bela.rules.model import Rules
from bela.rules.words import DiscardPoints

VOID = 12.0
"""What a suit less is worth to a maker who has trumps."""
SAVED = 0.8
"""What a point is worth that counts for the maker when it is laid away."""
BELOT = 1000.0


def choose_discard(rules: Rules, board: Board, hand: Hand, legal: tuple[a.Action, ...]) -> a.Action:
    """The cards without which the hand is strongest."""
    assert board.trump is not None  # noqa: S101 - cards are laid away only once trumps are chosen
    trump = board.trump
    return max(legal, key=lambda action: worth_without(rules, trump, hand.cards, _laid(action)))


def _laid(action: a.Action) -> Mask:
    return (action.cards or 0) if isinstance(action, a.Discard) else 0


def worth_without(rules: Rules, trump: Suit, cards: Mask, laid: Mask) -> float:
    """What a maker's hand is worth when some of its cards are laid away."""
    rest = cards & ~laid
    worth = strength(rules, rest, trump) + VOID * plain_suits(rest, trump).count(0)
    points = points_of(rules.tables[trump], cards_of(laid))
    return worth + SAVED * points if rules.discard_points is DiscardPoints.MAKER else worth
