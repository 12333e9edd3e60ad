"""Filling up hands of which a part is given, with cards that say nothing: by itself, whatever engine is at work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import NamedTuple

from bela.cards import SUITS, Card, Mask, cards_of, mask_of, parse_cards
from bela.rules.model import Rules
from bela.rules.words import SevenExchange, TurnupAfterTrump

TURNED = "8h"
BELA, SEVEN = mask_of(parse_cards("Kh Qh")), mask_of(parse_cards("7h"))

Hands = tuple[tuple[Card, ...], ...]


class Shape(NamedTuple):
    """What of the rules tells how many cards go where."""

    sizes: tuple[int, ...]
    """By seat: the cards dealt, without a turned one; the last seat deals."""
    pack: Mask
    turned: bool
    to_dealer: bool
    """Whether the turned card falls to the dealer."""
    talon: int
    exchange: bool
    """Whether the seven of trumps may be exchanged."""


def shape_of(rules: Rules) -> Shape:
    """The shape of a deal by the last seat."""
    to_dealer = rules.turned and rules.turnup_after_trump is TurnupAfterTrump.TO_DEALER
    sizes = [rules.hand_size] * rules.seats
    sizes[-1] -= to_dealer
    exchange = rules.seven_exchange is not SevenExchange.OFF
    return Shape(tuple(sizes), rules.pack, rules.turned, to_dealer, rules.talon, exchange)


@cache
def filled_up(shape: Shape, held: tuple[str, ...]) -> tuple[Hands, tuple[Card, ...]]:
    """Whole hands, and the talon. No hand holds a run, four of a kind, Bela or seven but what is given of it."""
    given = tuple(map(parse_cards, (*held, *[""] * len(shape.sizes))))[: len(shape.sizes)]
    return next(found for found in fillings(shape, given) if quiet(shape, given, found))


def fillings(shape: Shape, given: Hands) -> Iterator[tuple[Hands, tuple[Card, ...]]]:
    """Hands filled up at random, the same in every run, and the talon."""
    taken = mask_of(card for hand in given for card in hand) | (mask_of(parse_cards(TURNED)) if shape.turned else 0)
    rest = cards_of(shape.pack & ~taken)
    for seed in count():
        left = Random(seed).sample(rest, len(rest))
        hands = []
        for size, hand in zip(shape.sizes, given, strict=True):
            missing = size - len(hand)
            hands.append((*hand, *left[:missing]))
            left = left[missing:]
        yield tuple(hands), tuple(left[: shape.talon])


def quiet(shape: Shape, given: Hands, found: tuple[Hands, tuple[Card, ...]]) -> bool:
    """Whether the hands say no more than what is given; the dealer takes the talon as well."""
    hands, talon = found
    more = (*talon, *(parse_cards(TURNED) if shape.to_dealer else ()))
    whole = (*hands[:-1], (*hands[-1], *more))
    return all(says(shape, one) == says(shape, other) for one, other in zip(given, whole, strict=True))


def says(shape: Shape, cards: Sequence[Card]) -> tuple[object, ...]:
    """Where runs begin, fours of a kind, the Bela, and the seven where it matters."""
    hand = mask_of(cards)
    suits = [hand >> 8 * suit & 0xFF for suit in SUITS]
    runs = [suit & suit >> 1 & suit >> 2 for suit in suits]
    fours = suits[0] & suits[1] & suits[2] & suits[3]
    return runs, fours, hand & BELA == BELA, shape.exchange and hand & SEVEN
