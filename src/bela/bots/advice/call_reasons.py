"""Why a call is a good one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.bots.advice.calling import moved_by_score, worths_of_calls
from bela.bots.advice.reason import Reason, Why
from bela.bots.rules_bot.calling import choices
from bela.bots.rules_bot.nerve import DESPERATE, nerve
from bela.bots.rules_bot.outlook import outlook
from bela.cards import BIT, SUIT_OF, SUITS, Rank, cards_of, make_card
from bela.deal import actions as a
from bela.deal.steps.bidding import LAST_ROUND, PASS
from bela.play import points_of
from bela.rules.words import AllPass, TurnupAfterTrump

if TYPE_CHECKING:
    from bela.cards import Mask, Suit
    from bela.deal.state import Board, Hand
    from bela.rules.model import Rules

HALF = 4
"""Cards of a suit that make it a long one."""


def call_reason(rules: Rules, board: Board, hand: Hand, legal: tuple[a.Action, ...], action: a.Action) -> Reason:
    """Why the call is a good one."""
    for suit, call in choices(board, legal).items():
        if call == action:
            return _chosen(rules, board, hand, legal, suit)
    match action:
        case a.Pass() if dealer_must(rules, board, hand.seat):
            return Reason(Why.DEALER_MUST)
        case a.Refuse():
            return _counted(rules, board, hand, Why.TRUMPS, _spoken_of(rules, board, hand, legal))
        case _:
            return _counted(rules, board, hand, Why.FEW_TRUMPS, _spoken_of(rules, board, hand, legal))


def _spoken_of(rules: Rules, board: Board, hand: Hand, legal: tuple[a.Action, ...]) -> Suit:
    """The suit that a pass, or a word about throwing in, is about: the best that may be chosen, else the turned one."""
    worths = worths_of_calls(rules, board, hand, legal)
    found = choices(board, legal)
    if found:
        return max(found, key=lambda suit: worths[found[suit]])
    if board.turned is not None:
        return SUIT_OF[board.turned]
    return max(SUITS, key=lambda suit: outlook(rules, board, hand, suit))


def _chosen(rules: Rules, board: Board, hand: Hand, legal: tuple[a.Action, ...], suit: Suit) -> Reason:
    """Why that suit."""
    if PASS not in legal:
        return _counted(rules, board, hand, Why.MUST_CHOOSE, suit)
    if moved_by_score(rules, board, hand, legal, choices(board, legal)[suit]):
        behind = nerve(rules, board, hand.seat) == DESPERATE
        return Reason(Why.BEHIND if behind else Why.NEARLY_HOME, suit=suit)
    return _counted(rules, board, hand, _shape(trumps_and_rest(rules, board, hand), suit), suit)


def _shape(cards: Mask, suit: Suit) -> Why:
    """What is best about the hand with that suit as trumps."""
    jack, nine = BIT[make_card(Rank.JACK, suit)], BIT[make_card(Rank.NINE, suit)]
    if cards & jack and cards & nine:
        return Why.JACK_NINE
    if cards & jack and cards & Rank.ACE.mask & ~suit.mask:
        return Why.JACK_ACE
    return Why.LONG if (cards & suit.mask).bit_count() >= HALF else Why.TRUMPS


def _counted(rules: Rules, board: Board, hand: Hand, why: Why, suit: Suit) -> Reason:
    """A reason with the cards of a suit, and what they count as trumps."""
    mine = cards_of(trumps_and_rest(rules, board, hand) & suit.mask)
    return Reason(why, suit=suit, points=points_of(rules.trump_tables(suit), mine), n=len(mine))


def trumps_and_rest(rules: Rules, board: Board, hand: Hand) -> Mask:
    """The hand, with the turned card where that falls to it."""
    falls = rules.turnup_after_trump is TurnupAfterTrump.TO_DEALER and board.dealer == hand.seat
    return hand.cards | (BIT[board.turned] if falls and board.turned is not None else 0)


def dealer_must(rules: Rules, board: Board, seat: int) -> bool:
    """Whether an opponent who deals must choose, should all others pass now."""
    last = board.bidding.round >= LAST_ROUND[rules.bidding]
    other = rules.side_of(board.dealer) != rules.side_of(seat)
    return rules.all_pass is AllPass.DEALER_MUST and last and other
