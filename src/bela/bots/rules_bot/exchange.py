"""The seven exchange: made whenever the hand gains by it (S-14, C-07)."""

from __future__ import annotations

from bela.bots.rules_bot.strength import strength
from bela.cards import BIT, Card, Mask, Rank, Suit, make_card
from bela.deal.actions import Action
from bela.deal.state import Board, Hand
from bela.deal.steps.handing import KEEP, SWAP
from bela.rules.model import Rules


def choose_exchange(rules: Rules, board: Board, hand: Hand, legal: tuple[Action, ...]) -> Action:
    """Swap unless it would break a run, or lose a trump for a poor plain card."""
    wanted = SWAP if gains(rules, board, hand) else KEEP
    return wanted if wanted in legal else legal[0]


def gains(rules: Rules, board: Board, hand: Hand) -> bool:
    """Whether the hand is stronger with the turned card than with the seven of trumps."""
    assert board.trump is not None  # noqa: S101 - asked only once trumps are chosen
    assert board.turned is not None  # noqa: S101 - as above
    return gains_by(rules, board.trump, hand.cards, board.turned)


def gains_by(rules: Rules, trump: Suit, cards: Mask, turned: Card) -> bool:
    """The same of any cards that hold the seven of trumps."""
    after = cards & ~BIT[make_card(Rank.SEVEN, trump)] | BIT[turned]
    return strength(rules, after, trump) > strength(rules, cards, trump)
