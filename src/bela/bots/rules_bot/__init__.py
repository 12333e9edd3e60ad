"""The bot that plays by simple rules: strength, counted cards, and what a trick is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bela.bots.claiming import claim_is_good
from bela.bots.rules_bot.announcing import choose_words
from bela.bots.rules_bot.calling import choose_call
from bela.bots.rules_bot.discard import choose_discard
from bela.bots.rules_bot.exchange import choose_exchange
from bela.bots.rules_bot.playing import choose_card
from bela.bots.rules_bot.weights import WEIGHTS, Weights
from bela.deal.actions import Action
from bela.deal.state import Hand, Phase, View

if TYPE_CHECKING:
    import random


class RulesBot:
    """Takes on strength, draws trumps, feeds the partner, keeps what wins, announces what scores, claims in time."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The action that looks best; chance comes in where hands are nearly good enough to take."""
        if len(legal) == 1 or view.hand is None:
            return legal[0]
        return self._choose(view, view.hand, legal, rng)

    def claims(self, view: View) -> bool:
        """Whether a claim wins now."""
        return claim_is_good(view)

    def _choose(self, view: View, hand: Hand, legal: tuple[Action, ...], rng: random.Random) -> Action:
        rules, board = view.rules, view.board
        match board.phase:
            case Phase.BIDDING:
                return choose_call(rules, board, hand, legal, rng)
            case Phase.EXCHANGE:
                return choose_exchange(rules, board, hand, legal)
            case Phase.DISCARD:
                return choose_discard(rules, board, hand, legal)
            case Phase.ANNOUNCING:
                return choose_words(rules, legal)
            case Phase.PLAY:
                return choose_card(self._weights, rules, board, hand, legal)
            case Phase.OVER:
                return legal[0]
        assert_never(board.phase)
