"""Choosing trumps: taking on strength, and Schmeiss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.bots.rules_bot.nerve import nerve
from bela.bots.rules_bot.outlook import outlook
from bela.bots.rules_bot.passing import enough
from bela.bots.rules_bot.schmeiss import choose_answer, offers
from bela.bots.style import EVEN, Style
from bela.cards import SUIT_OF, SUITS, Suit
from bela.deal import actions as a
from bela.deal.state import Board, Hand
from bela.deal.steps.bidding import PASS, SCHMEISS
from bela.rules.model import Rules

if TYPE_CHECKING:
    import random


def choose_call(rules: Rules, board: Board, hand: Hand, legal: tuple[a.Action, ...], rng: random.Random) -> a.Action:
    """Take, name, pass, offer Schmeiss or answer it."""
    return choose_by_table(EVEN, rules, board, hand, legal, rng)


def choose_by_table(
    style: Style, rules: Rules, board: Board, hand: Hand, legal: tuple[a.Action, ...], rng: random.Random
) -> a.Action:
    """The same with a style."""
    worth = {suit: outlook(rules, board, hand, suit) for suit in SUITS}
    if board.bidding.offered_by is not None:
        return choose_answer(rules, board, hand.seat, worth, legal)
    found = choices(board, legal)
    if not found:
        return legal[0]
    suit = max(found, key=lambda suit: worth[suit])
    ready = style.ready(nerve(rules, board, hand.seat), rng)
    if worth[suit] + ready >= enough(rules, board, hand.seat):
        return found[suit]
    if SCHMEISS in legal and offers(rules, board, worth):
        return SCHMEISS
    return PASS if PASS in legal else found[suit]


def choices(board: Board, legal: tuple[a.Action, ...]) -> dict[Suit, a.Action]:
    """The suits that may be chosen now, and how that is said."""
    choices: dict[Suit, a.Action] = {}
    for action in legal:
        match action:
            case a.Take() if board.turned is not None:
                choices[SUIT_OF[board.turned]] = action
            case a.Name(suit):
                choices[suit] = action
            case _:
                pass
    return choices
