"""Calls without a whim: which is best, and what each is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.bots.learned import learned, worth_of_pass, worth_of_suit
from bela.bots.learned.calling import choose_by_learning
from bela.bots.rules_bot.calling import choices, choose_by_table
from bela.bots.rules_bot.nerve import nerve
from bela.bots.rules_bot.outlook import outlook
from bela.bots.rules_bot.passing import enough
from bela.bots.style import EVEN
from bela.deal.steps.bidding import PASS

if TYPE_CHECKING:
    import random

    from bela.deal.actions import Action
    from bela.deal.state import Board, Hand
    from bela.rules.model import Rules

STEADY = replace(EVEN, whim=0.0)
"""Advice has no whims."""


def choose_call(rules: Rules, board: Board, hand: Hand, legal: tuple[Action, ...], rng: random.Random) -> Action:
    """The best call."""
    if is_learned(rules, board, hand):
        return choose_by_learning(STEADY, rules, board, hand, legal, rng)
    return choose_by_table(STEADY, rules, board, hand, legal, rng)


def is_learned(rules: Rules, board: Board, hand: Hand) -> bool:
    """Whether the call follows what was learned; else the calling table."""
    return board.bidding.offered_by is None and learned(rules, board, hand.seat) is not None


def worths_of_calls(
    rules: Rules, board: Board, hand: Hand, legal: tuple[Action, ...], *, score: bool = True
) -> dict[Action, float]:
    """By call: what it is worth, in points of lead; offers to throw the deal in, and answers, are not measured.

    With ``score`` the score of the game counts, which may be a reason to risk more.
    """
    if board.bidding.offered_by is not None:
        return {}
    found = learned(rules, board, hand.seat)
    ready = STEADY.boldness + STEADY.nerve * nerve(rules, board, hand.seat) if score else 0.0
    worths = {}
    for suit, action in choices(board, legal).items():
        worth = outlook(rules, board, hand, suit) if found is None else worth_of_suit(found, rules, board, hand, suit)
        worths[action] = worth + ready
    if PASS in legal:
        worths[PASS] = enough(rules, board, hand.seat) if found is None else worth_of_pass(found, rules, board, hand)
    return worths


def moved_by_score(rules: Rules, board: Board, hand: Hand, legal: tuple[Action, ...], call: Action) -> bool:
    """Whether the hand alone would rather pass than make that call."""
    worths = worths_of_calls(rules, board, hand, legal, score=False)
    return nerve(rules, board, hand.seat) > 0 and call in worths and worths.get(PASS, worths[call]) > worths[call]
