"""How likely another player beats a card."""

from __future__ import annotations

from functools import cache
from math import comb

from bela.bots.rules_bot.memory import Other
from bela.cards import Mask


@cache
def none_of(size: int, drawn: int, wanted: int) -> float:
    """The chance that none of so many wanted cards is among those drawn from so many.

    >>> none_of(4, 2, 1)
    0.5
    """
    if not wanted:
        return 1.0
    return comb(size - wanted, drawn) / comb(size, drawn) if size - wanted >= drawn > 0 else float(drawn <= 0)


def chance_to_beat(other: Other, over: Mask, led: Mask) -> float:
    """The chance that a player must or may beat a card which the cards ``over`` beat, when suit ``led`` was led."""
    known, pool, size, drawn = other
    above = over & led
    if known & led:
        return 1.0 if known & above else 1.0 - none_of(size, drawn, (pool & above).bit_count())
    chance = 1.0 - none_of(size, drawn, (pool & above).bit_count())
    trumps = over & ~led & (known | pool)
    return chance + _chance_to_ruff(other, trumps, led) if trumps else chance


def _chance_to_ruff(other: Other, trumps: Mask, led: Mask) -> float:
    """The chance that a player has none of the suit led, but one of the trumps that would take the trick."""
    known, pool, size, drawn = other
    followers = (pool & led).bit_count()
    void = none_of(size, drawn, followers)
    if known & trumps or not void:
        return void
    return void * (1.0 - none_of(size - followers, drawn, (pool & trumps).bit_count()))
