"""Laying cards away: voids are made and points are saved (C-09)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from bela.bots.rules_bot.strength import ALONE, WITH_PARTNER, plain_suits, plain_worth, strength
from bela.cards import BIT, Mask, Suit, cards_of
from bela.deal import actions as a
from bela.deal.state import Board, Hand
from bela.deal.steps.handing import may_be_laid
from bela.play import points_of
from bela.rules.model import Rules
from bela.rules.words import DiscardPoints

VOID = 12.0
"""What a suit less is worth to a maker who has trumps."""
SAVED = 0.8
"""What a point is worth that counts for the maker when it is laid away."""


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


def lay_away(rules: Rules, trump: Suit, cards: Mask) -> Mask:
    """What a maker who has taken the talon would lay away; in haste, without a look at runs."""
    ace = (WITH_PARTNER if rules.partners else ALONE)[1]
    free = cards_of(may_be_laid(rules, trump, cards))
    spare = [BIT[card] for card in free if not BIT[card] & trump.mask]
    if len(spare) < rules.talon:
        spare = [BIT[card] for card in free]
    return max(map(sum, combinations(spare, rules.talon)), key=lambda laid: _plain(cards & ~laid, trump, ace))


def _plain(cards: Mask, trump: Suit, ace: int) -> float:
    """What the plain cards of a maker are worth."""
    return sum([_suit(held, ace) for held in plain_suits(cards, trump)])


@cache
def _suit(held: int, ace: int) -> float:
    return plain_worth(held, ace) if held else VOID
