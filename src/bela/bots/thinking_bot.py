"""The bot of all levels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.learned.calling import choose_by_learning
from bela.bots.level import Level
from bela.bots.rules_bot import RulesBot
from bela.bots.rules_bot.calling import choose_by_table
from bela.bots.rules_bot.playing import best_of, natural, plays
from bela.bots.rules_bot.sight import look
from bela.bots.rules_bot.weights import WEIGHTS
from bela.bots.style import EVEN, Style
from bela.bots.worlds.payoff import Stakes, stakes_of
from bela.bots.worlds.thrift import thrifty
from bela.bots.worlds.turn import Turn
from bela.bots.worlds.valuing import values_of
from bela.deal.state import Phase

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping

    from bela.bots.worlds.search import Worth
    from bela.cards import Card
    from bela.deal.actions import Action
    from bela.deal.state import Board, Hand, View
    from bela.rules.model import Rules

EXACT = 1e-6
"""Values that differ by less are the same."""


class ThinkingBot(RulesBot):
    """Calls and plays as well as its level can; announces, exchanges and claims like the rules bot."""

    def __init__(self, level: Level, style: Style = EVEN) -> None:
        super().__init__()
        self.level = level
        self.style = style
        self._stakes: Stakes | None = None

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The action that looks best to the level."""
        if len(legal) == 1 or view.hand is None:
            return legal[0]
        match view.board.phase:
            case Phase.BIDDING:
                return self._call(view.rules, view.board, view.hand, legal, rng)
            case Phase.PLAY:
                found = plays(legal)
                return found[self._card(view.rules, view.board, view.hand, tuple(found), rng)]
            case _:
                return super().choose(view, legal, rng)

    def _call(self, rules: Rules, board: Board, hand: Hand, legal: tuple[Action, ...], rng: random.Random) -> Action:
        if self.level.learned:
            return choose_by_learning(self.style, rules, board, hand, legal, rng)
        cautious = replace(self.style, boldness=self.style.boldness - self.level.reserve.at(rules))
        return choose_by_table(cautious, rules, board, hand, legal, rng)

    def _card(self, rules: Rules, board: Board, hand: Hand, cards: tuple[Card, ...], rng: random.Random) -> Card:
        if len(cards) == 1:
            return cards[0]
        chosen = self._best(rules, board, hand, cards, rng)
        if not self.level.thrift:
            return chosen
        return thrifty(self.level.thrift, Turn(self.stakes(rules, board, hand), board, hand, cards), chosen, rng)

    def _best(self, rules: Rules, board: Board, hand: Hand, cards: tuple[Card, ...], rng: random.Random) -> Card:
        tolerance = self.level.tolerance.at(rules)
        if self.level.effort is None:
            return best_of(look(self.level.eye, rules, board, hand, self.level.memory), cards, tolerance)
        return choose_among(rules, board, hand, self.worths(rules, board, hand, cards, rng), tolerance)

    def worths(
        self, rules: Rules, board: Board, hand: Hand, cards: tuple[Card, ...], rng: random.Random
    ) -> Mapping[Card, Worth]:
        """What each card is worth to the seat; asked of levels that search."""
        effort = self.level.effort_at(rules)
        assert effort is not None  # noqa: S101 - as the docstring says
        turn = Turn(self.stakes(rules, board, hand), board, hand, cards)
        return values_of(effort, self.level.step, turn, rng)

    def stakes(self, rules: Rules, board: Board, hand: Hand) -> Stakes:
        """What is at stake; kept from card to card, since endings once settled need not be settled again."""
        found = stakes_of(rules, board, rules.side_of(hand.seat))
        if self._stakes == found:
            return self._stakes
        self._stakes = found
        return found


class Rank(NamedTuple):
    """How cards are ranked: by value, then by card points, then by what is natural."""

    value: float
    points: float
    natural: int
    last: int


def choose_among(rules: Rules, board: Board, hand: Hand, worths: Mapping[Card, Worth], tolerance: float = 0.0) -> Card:
    """The best card; of equals the one with more card points, then the most natural."""
    best = max(worth.value for worth in worths.values()) - max(tolerance, EXACT)
    near = [card for card in worths if worths[card].value >= best]
    if len(near) == 1:
        return near[0]
    sight = look(WEIGHTS, rules, board, hand)
    return max(near, key=lambda card: Rank(0.0, round(worths[card].points, 6), natural(sight, card), -card))
