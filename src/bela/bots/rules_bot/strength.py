"""How strong a hand is with a suit as trumps: by how many points its side will lead at the end if it makes them.

The figures were fitted by least squares to deals that the bot played against itself, the maker and trumps drawn by lot.
"""

from __future__ import annotations

from bela.cards import SUITS, Mask, Rank, Suit
from bela.melds import bela_mask, melds_in, total_points
from bela.rules.model import Rules

TRUMP_WORTH = (14, 16, 46, 26, 72, 24, 24, 28)
"""By rank, seven to ace."""
LONG_TRUMPS = (0, 0, 0, 12, 24, 36)
"""What the number of trumps is worth besides, by number, five for five and more."""
BELA_WORTH = 14
ACE_WITH_TEN, GUARDED_TEN, BARE_TEN = 10, 13, 5
MELDS = 1.1
"""What a point of runs and fours is worth: more may come with the later cards."""
ALONE = (-105, 16)
"""What a hand starts from, and what a plain ace is worth, for a player alone."""
WITH_PARTNER = (-150, 28)
"""The same with a partner."""

ACE, TEN = 1 << Rank.ACE, 1 << Rank.TEN


def strength(rules: Rules, cards: Mask, trump: Suit) -> float:
    """The lead to expect, in points, for a maker who has looked at these cards only."""
    base, ace = WITH_PARTNER if rules.partners else ALONE
    plain = sum([plain_worth(held, ace) for held in plain_suits(cards, trump)])
    return base + trump_worth(cards, trump) + plain + MELDS * total_points(rules, melds_in(rules, cards))


def plain_suits(cards: Mask, trump: Suit) -> list[int]:
    """The ranks held of each suit but trumps, as masks of eight bits."""
    return [cards >> 8 * suit & 0xFF for suit in SUITS if suit is not trump]


def trump_worth(cards: Mask, trump: Suit) -> int:
    """What the trumps of a hand are worth."""
    held = cards >> 8 * trump & 0xFF
    worth = sum([value for rank, value in enumerate(TRUMP_WORTH) if held >> rank & 1])
    pair = bela_mask(trump)
    longest = len(LONG_TRUMPS) - 1
    return worth + LONG_TRUMPS[min(held.bit_count(), longest)] + BELA_WORTH * (cards & pair == pair)


def plain_worth(held: int, ace: int) -> int:
    """What the cards of a plain suit are worth."""
    if held & ACE:
        return ace + ACE_WITH_TEN * bool(held & TEN)
    if held & TEN:
        return BARE_TEN if held == TEN else GUARDED_TEN
    return 0
