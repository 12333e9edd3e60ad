"""What a hand is judged by before trumps are chosen: figures that a sum with learned weights turns into points.

The order of the figures is that of the weights in ``weights.json``: a change here asks for new weights.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bela.bots.rules_bot.strength import strength
from bela.cards import BIT, RANK_OF, RANKS, SUIT_OF, SUITS, Card, Mask, Rank, Suit, make_card
from bela.melds import melds_in, total_points
from bela.rules.words import SevenExchange, TurnupAfterTrump

if TYPE_CHECKING:
    from bela.deal.state import Board, Hand
    from bela.rules.model import Rules

Figures = tuple[float, ...]

ACE, TEN, KING, QUEEN, JACK, NINE = (
    1 << rank for rank in (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE)
)
MOST_TRUMPS = 6
A_SCORE = 50.0
"""Strengths are counted in so many points."""


def hand_with(rules: Rules, board: Board, hand: Hand, trump: Suit) -> Mask:
    """The cards that the seat will play with as far as it knows: with a turned card that is or may become its own."""
    turned = board.turned
    if turned is None:
        return hand.cards
    if rules.turnup_after_trump is TurnupAfterTrump.TO_DEALER:
        return hand.cards | (BIT[turned] if hand.seat == board.dealer else 0)
    seven = BIT[make_card(Rank.SEVEN, trump)]
    swaps = rules.seven_exchange is not SevenExchange.OFF and SUIT_OF[turned] is trump and hand.cards & seven
    return hand.cards & ~seven | BIT[turned] if swaps else hand.cards


def choosing(rules: Rules, board: Board, hand: Hand, trump: Suit) -> Figures:
    """What speaks for and against a suit as trumps."""
    cards = hand_with(rules, board, hand, trump)
    own = cards >> 8 * trump & 0xFF
    plain = [cards >> 8 * suit & 0xFF for suit in SUITS if suit is not trump]
    return (1.0, melds(rules, cards), *of_trumps(own), *_added(plain), *_both(own, plain), *_turned(board, trump))


def passing(rules: Rules, board: Board, hand: Hand) -> Figures:
    """What speaks for and against leaving the choice to others."""
    worths = sorted([strength(rules, hand_with(rules, board, hand, suit), suit) / A_SCORE for suit in SUITS])
    suits = [hand.cards >> 8 * suit & 0xFF for suit in SUITS]
    aces = sum([bool(held & ACE) for held in suits])
    best = worths[-1]
    offered = worths_of_turned(rules, board, hand) / A_SCORE
    scores = (*worths, best * best, max(best, 0.0), offered, max(offered, 0.0))
    return (1.0, melds(rules, hand.cards), *scores, *_added(suits), *_pairs(suits), aces * aces, *_turned(board, None))


def worths_of_turned(rules: Rules, board: Board, hand: Hand) -> float:
    """How strong the hand is in the turned suit; nothing where no card is turned."""
    if board.turned is None:
        return 0.0
    suit = SUIT_OF[board.turned]
    return strength(rules, hand_with(rules, board, hand, suit), suit)


def melds(rules: Rules, cards: Mask) -> float:
    """Points of the runs and fours that are held already."""
    return float(total_points(rules, melds_in(rules, cards)))


@cache
def of_trumps(held: int) -> Figures:
    """Figures of the trumps in a hand, a byte."""
    number = held.bit_count()
    pairs = (held & JACK and held & NINE, held & KING and held & QUEEN, held & JACK and held & ACE)
    ranks = [float(held >> rank & 1) for rank in RANKS]
    lengths = [float(number == length) for length in range(1, MOST_TRUMPS + 1)]
    both = [float(bool(pair)) for pair in pairs]
    return (*ranks, *lengths, *both, number * ranks[Rank.JACK], number * ranks[Rank.NINE])


@cache
def of_plain(held: int) -> Figures:
    """Figures of the cards of a plain suit, a byte."""
    number = held.bit_count()
    high = [float(bool(held & rank)) for rank in (ACE, TEN, KING, QUEEN, JACK, NINE)]
    both, guarded = bool(held & ACE and held & TEN), bool(held & TEN) and number > 1
    return (*high, float(both), float(guarded), *(float(number == length) for length in range(3)))


def _added(suits: list[int]) -> Figures:
    return tuple([sum(column) for column in zip(*[of_plain(held) for held in suits], strict=True)])


def _both(own: int, plain: list[int]) -> Figures:
    """Trumps and plain cards together: aces are worth more with trumps to draw others', voids with trumps to ruff."""
    number, aces = own.bit_count(), sum([bool(held & ACE) for held in plain])
    return (float(number * aces), float(number * plain.count(0)), float(bool(own & JACK) * aces))


def _pairs(suits: list[int]) -> Figures:
    """What any suit would be good for, if it became trumps."""
    shapes = (
        [held & JACK and held & NINE for held in suits],
        [held & KING and held & QUEEN for held in suits],
        [held & JACK and held.bit_count() > 1 for held in suits],
        [held & NINE and held.bit_count() > MOST_TRUMPS // 3 for held in suits],
        [held.bit_count() > MOST_TRUMPS // 2 for held in suits],
    )
    return tuple([float(sum(map(bool, shape))) for shape in shapes])


def _turned(board: Board, trump: Suit | None) -> Figures:
    """The rank of a turned card that would be a trump, or that is on offer."""
    card: Card | None = board.turned
    fits = card is not None and (SUIT_OF[card] is trump if trump is not None else board.bidding.round == 1)
    return tuple([float(fits and card is not None and RANK_OF[card] is rank) for rank in RANKS])
