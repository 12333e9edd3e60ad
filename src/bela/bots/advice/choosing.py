"""What a strong player would do: the strongest level, in a hurry and without a whim, and what is as good."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, assert_never

from bela.bots.advice.calling import choose_call, worths_of_calls
from bela.bots.level import LEVELS, hurried
from bela.bots.rules_bot.discard import worth_without
from bela.bots.rules_bot.playing import plays
from bela.bots.rules_bot.strength import strength
from bela.bots.thinking_bot import ThinkingBot, choose_among
from bela.bots.worlds import engine
from bela.bots.worlds.thrift import thrifty
from bela.bots.worlds.turn import Turn
from bela.cards import BIT, Rank, make_card
from bela.deal import actions as a
from bela.deal.state import Phase
from bela.melds import BELA_POINTS, total_points

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping

    from bela.deal.actions import Action
    from bela.deal.state import Board, Hand, View
    from bela.rules.model import Rules

ADVISER = "expert"
"""The level that is asked."""
SHARE, SHARE_IN_PYTHON = 0.25, 0.0
"""The part of its time at a table that it takes, so that an answer comes at once; and without the compiled text."""
AS_GOOD = 0.5
"""By how many points of lead an action may be worse and still be called as good."""
CARD_POINTS = 1.0
"""By how many card points a card may bring less and still be called as good: who must lose a deal keeps the tens."""
DETAILS = (a.Length, a.From, a.OfSuit, a.Same)
"""Words about an announcement that was made: to call it good instead would give it up, though none adds any points."""


class Chosen(NamedTuple):
    """The best action, those that are as good, and what is known of their worth."""

    best: Action
    equal: tuple[Action, ...] = ()
    worths: tuple[tuple[Action, float], ...] = ()


def choose(view: View, legal: tuple[Action, ...], rng: random.Random) -> Chosen:
    """What a strong player does; ``legal`` must not be empty."""
    hand = view.hand
    if len(legal) == 1 or hand is None:
        return Chosen(legal[0])
    rules, board = view.rules, view.board
    match board.phase:
        case Phase.BIDDING:
            best = choose_call(rules, board, hand, legal, rng)
            return _ranked(best, legal, worths_of_calls(rules, board, hand, legal))
        case Phase.PLAY:
            return _card(rules, board, hand, legal, rng)
        case Phase.EXCHANGE | Phase.DISCARD | Phase.ANNOUNCING | Phase.OVER:
            best = adviser().choose(view, legal, rng)
            told = [action for action in legal if not isinstance(action, DETAILS)]
            return _ranked(best, legal, {action: _worth(rules, board, hand, action) for action in told})
    assert_never(board.phase)


def adviser() -> ThinkingBot:
    """The player who is asked."""
    return ThinkingBot(hurried(LEVELS[ADVISER], SHARE_IN_PYTHON if engine.KERNEL is None else SHARE))


def _ranked(best: Action, legal: tuple[Action, ...], worths: Mapping[Action, float]) -> Chosen:
    """The best action, and those of its kind of worth that are as good."""
    if best not in worths:
        return Chosen(best, (), tuple(worths.items()))
    least = worths[best] - AS_GOOD
    equal = tuple([action for action in legal if action != best and worths.get(action, least - 1) >= least])
    return Chosen(best, equal, tuple(worths.items()))


def _card(rules: Rules, board: Board, hand: Hand, legal: tuple[Action, ...], rng: random.Random) -> Chosen:
    """The card, and how it is played: with the word Bela whenever it may be said."""
    found, bot = plays(legal), adviser()
    if len(found) == 1:
        return Chosen(next(iter(found.values())))
    worths = bot.worths(rules, board, hand, tuple(found), rng)
    chosen = choose_among(rules, board, hand, worths, AS_GOOD)
    stakes = bot.stakes(rules, board, hand)
    card = thrifty(bot.level.thrift, Turn(stakes, board, hand, tuple(found)), chosen, rng)
    least = worths[card].points - CARD_POINTS
    near = tuple([found[other] for other in found if worths[other].points >= least])
    return _ranked(found[card], near, {found[other]: worths[other].value for other in found})


def _worth(rules: Rules, board: Board, hand: Hand, action: Action) -> float:
    """What an action is worth that is neither a call nor a card."""
    trump, turned = board.trump, board.turned
    match action:
        case a.Swap() if trump is not None and turned is not None:
            return strength(rules, hand.cards & ~BIT[make_card(Rank.SEVEN, trump)] | BIT[turned], trump)
        case a.Keep() if trump is not None:
            return strength(rules, hand.cards, trump)
        case a.Discard(cards) if trump is not None:
            return worth_without(rules, trump, hand.cards, cards or 0)
        case _:
            return _announces(rules, action)


def _announces(rules: Rules, action: Action) -> float:
    """How many points it announces."""
    match action:
        case a.Declare(melds, bela):
            return total_points(rules, melds) + BELA_POINTS * bela
        case a.Show(runs):
            return total_points(rules, runs)
        case a.Announce(points):
            return points
        case _:
            return 0.0
