"""Random hands that have something to announce, and packs that deal given hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bela.cards import RANKS, SUITS, Card, cards_of, make_card
from bela.deal.start import falls_to_dealer
from bela.rules.model import Rules
from bela.rules.words import TurnupPosition

RUN_LENGTHS = (3, 3, 3, 4, 4, 5)
SUIT_IN_ONE_HAND = 0.06
FOUR = 0.2


@dataclass(frozen=True)
class Cards:
    """Where every card of a pack goes, in the order in which it is dealt."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat; of the dealer without a turned card that falls to the dealer."""
    turned: Card | None
    rest: tuple[Card, ...]
    """The talon, then what stays unused."""


def size_of(rules: Rules, seat: int, dealer: int) -> int:
    """How many cards of the pack come straight to a seat."""
    return rules.hand_size - (falls_to_dealer(rules) and seat == dealer)


def random_cards(rules: Rules, rng: Random, dealer: int) -> Cards:
    """Shuffled cards; of two deals one with more runs, fours and whole suits in one hand than chance would bring."""
    left = cards_of(rules.pack)
    rng.shuffle(left)
    hands: list[list[Card]] = [[] for _ in range(rules.seats)]
    blocks = random_blocks(rng) if rng.random() < 1 / 2 else []
    for block in blocks:
        seat = rng.randrange(rules.seats)
        if len(hands[seat]) + len(block) <= size_of(rules, seat, dealer) and set(block) <= set(left):
            hands[seat] += block
            left = [card for card in left if card not in block]
    for seat, hand in enumerate(hands):
        while len(hand) < size_of(rules, seat, dealer):
            hand.append(left.pop())
        rng.shuffle(hand)
    turned = left.pop() if rules.turned else None
    return Cards(tuple(map(tuple, hands)), turned, tuple(left))


def random_blocks(rng: Random) -> list[list[Card]]:
    """Groups of cards that belong together."""
    if rng.random() < SUIT_IN_ONE_HAND:
        return [cards_of(suit.mask) for suit in rng.sample(SUITS, 2)]
    blocks = []
    for _ in range(6):
        length = rng.choice(RUN_LENGTHS)
        low, suit = rng.randrange(9 - length), rng.choice(SUITS)
        blocks.append([make_card(rank, suit) for rank in RANKS[low : low + length]])
    if rng.random() < FOUR:
        blocks.insert(0, cards_of(rng.choice(RANKS).mask))
    return blocks


def pack_for(rules: Rules, cards: Cards, dealer: int) -> tuple[Card, ...]:
    """The pack, top first, from which just these hands are dealt; the inverse of dealing, packet by packet."""
    hands = [list(hand) for hand in cards.hands]
    turned = [] if cards.turned is None else [cards.turned]
    late = rules.closed and rules.turnup_position is TurnupPosition.AFTER_ALL
    pack = [card for packet in rules.first for card in _packet(rules, hands, dealer, packet)]
    pack += [] if late else turned
    pack += [card for packet in rules.later for card in _packet(rules, hands, dealer, packet)]
    pack += turned if late else []
    return (*pack, *cards.rest)


def _packet(rules: Rules, hands: list[list[Card]], dealer: int, size: int) -> Sequence[Card]:
    """The cards of one packet for everybody, taken off the hands."""
    dealt = []
    for step in range(1, rules.seats + 1):
        seat = (dealer + step) % rules.seats
        dealt += hands[seat][:size]
        hands[seat] = hands[seat][size:]
    return dealt
