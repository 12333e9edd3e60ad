"""What a hand promises with each suit as trumps, the turned card considered."""

from __future__ import annotations

from bela.bots.rules_bot.strength import TRUMP_WORTH, strength
from bela.cards import BIT, RANK_OF, SUIT_OF, Card, Mask, Rank, Suit, make_card
from bela.deal.state import Board, Hand
from bela.rules.model import Rules
from bela.rules.words import SevenExchange, TurnupAfterTrump

TO_PARTNER, TO_OPPONENT = 0.6, -0.5
"""What the turned card is worth that falls to a partner, or to an opponent, as a share of its worth in hand."""


def outlook(rules: Rules, board: Board, hand: Hand, trump: Suit) -> float:
    """The lead to expect for the seat as maker with that suit."""
    if board.turned is None:
        return strength(rules, hand.cards, trump)
    if rules.turnup_after_trump is TurnupAfterTrump.TO_DEALER:
        return _with_dealers_card(rules, board, hand, trump, board.turned)
    return strength(rules, _with_exchange(rules, hand.cards, trump, board.turned), trump)


def _with_dealers_card(rules: Rules, board: Board, hand: Hand, trump: Suit, turned: Card) -> float:
    """The turned card is the dealer's: in hand, beside the hand, or against it."""
    if hand.seat == board.dealer:
        return strength(rules, hand.cards | BIT[turned], trump)
    worth = TRUMP_WORTH[RANK_OF[turned]] if SUIT_OF[turned] is trump else 0
    friend = rules.side_of(hand.seat) == rules.side_of(board.dealer)
    return strength(rules, hand.cards, trump) + worth * (TO_PARTNER if friend else TO_OPPONENT)


def _with_exchange(rules: Rules, cards: Mask, trump: Suit, turned: Card) -> Mask:
    """The hand after the maker has given the trump seven for the turned card, where that is to be had."""
    seven = BIT[make_card(Rank.SEVEN, trump)]
    allowed = SUIT_OF[turned] is trump and rules.seven_exchange is not SevenExchange.OFF
    return cards & ~seven | BIT[turned] if allowed and cards & seven else cards
