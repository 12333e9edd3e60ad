"""Choosing a card: what the trick will bring, less what the card would be worth later."""

from __future__ import annotations

from collections.abc import Sequence

from bela.bots.rules_bot.leading import lead_worth
from bela.bots.rules_bot.sight import Sight, look
from bela.bots.rules_bot.trick import trick_worth
from bela.bots.rules_bot.values import keep
from bela.bots.rules_bot.weights import Weights
from bela.cards import Card
from bela.deal import actions as a
from bela.deal.state import Board, Hand
from bela.rules.model import Rules
from bela.solve.engine import kit_for


def choose_card(weights: Weights, rules: Rules, board: Board, hand: Hand, legal: tuple[a.Action, ...]) -> a.Action:
    """The card with the best score; Bela is said with it whenever it may be."""
    found = plays(legal)
    if len(found) == 1:
        return next(iter(found.values()))
    return found[best_of(look(weights, rules, board, hand), tuple(found))]


def plays(legal: tuple[a.Action, ...]) -> dict[Card, a.Play]:
    """How each card is played: with the word Bela whenever it may be said."""
    found: dict[Card, a.Play] = {}
    for action in legal:
        if isinstance(action, a.Play) and (action.bela or action.card not in found):
            found[action.card] = action
    return found


def best_of(sight: Sight, cards: Sequence[Card], tolerance: float = 0.0) -> Card:
    """The most natural of the cards whose score is within ``tolerance`` points of the best; then the better one.

    Among cards that are alike in that too, the first by suit and strength.
    """
    number = kit_for(sight.tables).number
    scores = {card: round(1000.0 * score(sight, card)) for card in cards}
    least = max(scores.values()) - 1000.0 * tolerance
    near = [card for card in cards if scores[card] >= least]
    return max(near, key=lambda card: (natural(sight, card), scores[card], -number[card]))


def natural(sight: Sight, card: Card) -> int:
    """Which of two equally good cards a player would rather play: the highest winner, the lowest loser."""
    worth = sight.tables.points[card]
    return -worth if sight.tables.over[card] & sight.out else worth


def score(sight: Sight, card: Card) -> float:
    """How good it is to play the card now, in points."""
    worth = trick_worth(sight, card) - keep(sight, card)
    return worth if sight.table.led else worth + lead_worth(sight, card)
