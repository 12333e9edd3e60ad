"""Positions for the tests of the solver."""

from __future__ import annotations

from random import Random

from bela.cards import CARDS, SUITS, Cards, Suit, mask_of, parse_cards
from bela.rules.model import Rules
from bela.rules.variants import variant
from bela.solve import Position

TWO = variant("croatian_2")
THREE = variant("croatian_3")
FOUR = variant("croatian_4")


def position(rules: Rules, hands: str, leader: int = 0, trick: str = "") -> Position:
    """A position with hearts as trumps; hands parted by strokes."""
    parsed = tuple(Cards.parse(hand) for hand in hands.split("|"))
    return Position(rules, Suit.HEARTS, parsed, leader, parse_cards(trick))


def by_chance(rules: Rules, size: int, seed: int) -> Position:
    """Some hands of so many cards."""
    rng = Random(seed)
    cards = rng.sample(CARDS, size * rules.seats)
    hands = tuple(mask_of(cards[seat * size : (seat + 1) * size]) for seat in range(rules.seats))
    return Position(rules, rng.choice(SUITS), hands, rng.randrange(rules.seats))
