"""The bots in the meter's small game: a level as a strategy, by the very functions that play at a table.

The board is a real one, on which the cards that the small pack has not lie among those played; nothing else is known of
them. What differs from a table is what is played for: the difference of card points.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from bela.bots import ThinkingBot
from bela.bots.level import LEVELS, Level
from bela.bots.rules_bot.playing import plays
from bela.bots.worlds import engine
from bela.bots.worlds.engine import ending_of
from bela.bots.worlds.payoff import Stakes
from bela.deal import decide
from bela.deal import events as e
from bela.deal.fold import evolve_view, put
from bela.deal.start import Position, deal_at
from bela.deal.state import Board, Hand, View, changed
from bela.play import best_place, points_of
from meter_game import HAND, PACK, RULES, TRUMP

if TYPE_CHECKING:
    from bela.bots.worlds.search import Worth
    from bela.cards import Card, Mask
    from bela.deal.actions import Action
    from bela.rules.model import Rules
    from meter_game import Chooser, Strategy

LEADER, OTHER = 0, 1
FIRST = 5


@dataclass(frozen=True)
class CardPoints(Stakes):
    """A deal of which nothing counts but the difference of card points."""

    def worth(self, word: int) -> tuple[float, int]:
        """The difference for the side, and its card points."""
        cards = ending_of(word, self.rules.sides).cards
        return float(cards[self.side] - cards[1 - self.side]), cards[self.side]


class CardPointsBot(ThinkingBot):
    """A level that plays for the difference of card points."""

    def __init__(self, level: Level) -> None:
        super().__init__(level)
        self._last: tuple[Board, Hand, Mapping[Card, Worth]] | None = None

    def worths(
        self, rules: Rules, board: Board, hand: Hand, cards: tuple[Card, ...], rng: Random
    ) -> Mapping[Card, Worth]:
        """What the cards are worth; to the leader once for all seeds, as every world is looked at by everybody."""
        if hand.seat != LEADER:
            return super().worths(rules, board, hand, cards, rng)
        if self._last is None or self._last[:2] != (board, hand):
            self._last = board, hand, super().worths(rules, board, hand, cards, rng)
        return self._last[2]

    def stakes(self, rules: Rules, board: Board, hand: Hand) -> Stakes:
        """What is at stake."""
        side, nothing = rules.side_of(hand.seat), (0,) * rules.sides
        return CardPoints(rules, side, board.dealer, TRUMP, LEADER, nothing, nothing, 0)


def chooser(level: Level, pack: Mask = PACK, size: int = HAND) -> Chooser:
    """How a level plays the small game of a pack and hands of a size."""
    bot, board = CardPointsBot(level), opening(pack, size)

    def choose(leader: bool, hand: Mask, line: tuple[Card, ...], seed: int) -> Card:  # noqa: FBT001 - as Chooser
        own = Hand(LEADER if leader else OTHER, hand, hand)
        return played_by(bot, view_at(own, line, board), own, seed)

    return choose


def played_by(bot: ThinkingBot, view: View, hand: Hand, seed: int) -> Card:
    """The card that a bot plays."""
    legal = decide.legal(RULES, view.board, hand)
    cards: dict[Action, Card] = {action: card for card, action in plays(legal).items()}
    return cards[bot.choose(view, legal, Random(seed))]


def opening(pack: Mask, size: int) -> Board:
    """The board before the first lead."""
    start = Position(dealer=OTHER, trump=TRUMP, maker=LEADER, leader=LEADER, trick=(), hands={LEADER: 0})
    board = deal_at(RULES, start).board
    return changed(board, counts=(size, size), played=put(board.played, LEADER, RULES.pack & ~pack))


def view_at(hand: Hand, line: tuple[Card, ...], board: Board) -> View:
    """What a seat sees after the cards of the line, with that hand left."""
    view = View(RULES, board, None, None)
    for card in line:
        view = after(view, card)
    return changed(view, seat=hand.seat, hand=hand)


def after(view: View, card: Card) -> View:
    """The view after one more card."""
    tables, board = RULES.tables[TRUMP], view.board
    view = evolve_view(view, e.Played((board.leader + len(board.trick)) % RULES.seats, card))
    trick = view.board.trick
    if len(trick) < RULES.seats:
        return view
    winner = (board.leader + best_place(tables, trick)) % RULES.seats
    return evolve_view(view, e.TrickTaken(winner, points_of(tables, trick)))


def settled(choose: Chooser, seeds: int, first: int = FIRST) -> Strategy:
    """What a bot does on average over the seeds; where it does the same by the first of them, they speak for all."""

    def strategy(leader: bool, hand: Mask, line: tuple[Card, ...]) -> Mapping[Card, float]:  # noqa: FBT001 - as Strategy
        chosen = Counter(choose(leader, hand, line, seed) for seed in range(min(first, seeds)))
        if len(chosen) > 1:
            chosen.update(choose(leader, hand, line, seed) for seed in range(first, seeds))
        return {card: times / chosen.total() for card, times in chosen.items()}

    return strategy


def expert(seeds: int) -> Strategy:
    """The expert. Leaves with a message where the compiled text is missing: without it, it has no step."""
    if engine.KERNEL is None:
        sys.exit("the compiled text of the bots was not built")
    return settled(chooser(LEVELS["expert"]), seeds)
