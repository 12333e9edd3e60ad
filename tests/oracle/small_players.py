"""Sampled worlds, and one step beyond them, in the small game: every world looked at, only opinions remembered."""

from __future__ import annotations

from functools import cache
from math import exp, prod
from typing import NamedTuple

from bela.cards import BIT, SUITS, Card, Mask, Suit, cards_of
from bela.rules.variants import variant
from bela.solve import Position, card_values
from oracle.small_game import LAST, TABLES, Chances, Line, SmallGame, legal, state_of

RULES = variant("croatian_2")
TRUMP: Suit = SUITS[0]


class Settings(NamedTuple):
    """Temperatures in points, and the share of the value with open cards."""

    model: float
    play: float
    anchor: float
    ahead: int = 99
    """After how many further cards open cards take over."""


def softly(worth: Chances, temperature: float) -> Chances:
    """Probabilities in proportion to the exponential of worth over temperature."""
    most = max(worth.values())
    weights = {card: exp((value - most) / temperature) for card, value in worth.items()}
    return {card: weight / sum(weights.values()) for card, weight in weights.items()}


def best_alike(worth: Chances) -> Chances:
    """The best cards, each as likely."""
    most = max(worth.values())
    best = [card for card, value in worth.items() if value > most - 1e-9]
    return dict.fromkeys(best, 1 / len(best))


@cache
def opened(trick: Line, hand: Mask, other: Mask) -> Chances:
    """What each card brings more than it brings the other, all cards known."""
    here = Position(RULES, TRUMP, (hand, other), 1 if trick else 0, trick)
    total = LAST + sum(TABLES.points[card] for card in (*trick, *cards_of(hand | other)))
    return {card: 2 * points - total for card, points in card_values(here).items()}


class Players:
    """Players of one game."""

    def __init__(self, game: SmallGame, settings: Settings) -> None:
        self.game, self.settings = game, settings
        self.opinion = cache(self.opinion_of)

    def sampling(self, _leader: bool, hand: Mask, line: Line) -> Chances:  # noqa: FBT001 - a strategy is called so
        """Whatever is best on average over all worlds."""
        return best_alike(self.opinion(hand, line))

    def step(self, _leader: bool, hand: Mask, line: Line) -> Chances:  # noqa: FBT001 - the same
        """Whatever is best when both play on by their opinions, in worlds that explain the other's cards."""
        return best_alike(self.values(hand, line))

    def opinion_of(self, hand: Mask, line: Line) -> Chances:
        """What each card is worth on average over all worlds, with open cards."""
        trick = state_of(line, self.game.size).trick
        found = [opened(trick, hand, other) for other in self.game.possible(hand, line)]
        return {card: sum(each[card] for each in found) / len(found) for card in found[0]}

    def values(self, hand: Mask, line: Line) -> Chances:
        """What each card is worth to the step."""
        here, plain = state_of(line, self.game.size), self.opinion(hand, line)
        worlds = {other: self.likelihood(other, line, 1 - here.seat) for other in self.game.possible(hand, line)}
        sign, anchor = (1 if here.seat == 0 else -1), self.settings.anchor
        found = {}
        for card in plain:
            sums = [
                weight * self.played(card, hand, other, line, len(line) + self.settings.ahead)
                for other, weight in worlds.items()
            ]
            worth = sign * (sum(sums) / sum(worlds.values()) - here.gain)
            found[card] = (1 - anchor) * worth + anchor * plain[card]
        return found

    def likelihood(self, other: Mask, line: Line, seat: int) -> float:
        """How well a hand explains what its seat has played."""
        return prod(
            softly(self.opinion(then, before), self.settings.model)[card]
            for then, before, card in self.game.turns(other, line, seat)
        )

    def played(self, card: Card, hand: Mask, other: Mask, line: Line, until: int) -> float:
        """What seat 0 has taken more in the end, once the card is played; policies hold until so many cards lie."""
        seat, left = state_of(line, self.game.size).seat, hand & ~BIT[card]
        return self.goes_on((left, other) if seat == 0 else (other, left), (*line, card), until)

    def goes_on(self, hands: tuple[Mask, Mask], line: Line, until: int) -> float:
        """The same when both play on, each by its own opinion."""
        here = state_of(line, self.game.size)
        if len(line) == 2 * self.game.size:
            return here.gain
        hand, other = hands[here.seat], hands[1 - here.seat]
        if len(line) == until:
            return here.gain + max(opened(here.trick, hand, other).values()) * (1 if here.seat == 0 else -1)
        if len(choices := legal(here.trick, hand)) == 1:
            return self.played(choices[0], hand, other, line, until)
        chances = softly(self.opinion(hand, line), self.settings.play)
        return sum(chance * self.played(card, hand, other, line, until) for card, chance in chances.items())
