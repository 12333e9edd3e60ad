"""The call that brings most by what was learned; Schmeiss, and what was never learned, by the calling table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.bots.learned import learned, worth_of_pass, worth_of_suit
from bela.bots.rules_bot.calling import choices, choose_call
from bela.bots.rules_bot.nerve import nerve
from bela.bots.rules_bot.outlook import outlook
from bela.bots.rules_bot.schmeiss import offers
from bela.cards import SUITS
from bela.deal.steps.bidding import PASS, SCHMEISS

if TYPE_CHECKING:
    import random

    from bela.bots.style import Style
    from bela.deal.actions import Action
    from bela.deal.state import Board, Hand
    from bela.rules.model import Rules


def choose_by_learning(
    style: Style, rules: Rules, board: Board, hand: Hand, legal: tuple[Action, ...], rng: random.Random
) -> Action:
    """Take, name or pass; a whim makes the choice hard to read (S-48)."""
    found = None if board.bidding.offered_by is not None else learned(rules, board, hand.seat)
    if found is None:
        return choose_call(rules, board, hand, legal, rng)
    worth = {action: worth_of_suit(found, rules, board, hand, suit) for suit, action in choices(board, legal).items()}
    best = max(worth, key=worth.__getitem__)
    if PASS not in legal:
        return best
    ready = style.ready(nerve(rules, board, hand.seat), rng)
    if worth[best] + ready >= worth_of_pass(found, rules, board, hand):
        return best
    if SCHMEISS in legal and offers(rules, board, {suit: outlook(rules, board, hand, suit) for suit in SUITS}):
        return SCHMEISS
    return PASS
