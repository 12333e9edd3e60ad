"""How likely calls are in a world."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING

from bela.bots.rules_bot.strength import strength
from bela.solve.plain.playout import Chance, find

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.bots.worlds.calls import Call, Manner
    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.sampler import Lying
    from bela.cards import Mask
    from bela.rules.model import Rules

LOW = 0xFFFFFFFF


def log_of_calls(manner: Manner, moment: Moment, calls: Sequence[Call], lying: Lying, chance: Chance) -> float:
    """The logarithm of how likely the calls are."""
    likely = [_likely(manner, moment, call, lying, chance) for call in calls]
    return sum([log(manner.whim + (1.0 - manner.whim) * each) for each in likely])


def _likely(manner: Manner, moment: Moment, call: Call, lying: Lying, chance: Chance) -> float:
    cards, first = (lying[call.seat] | moment.played[call.seat]) & ~call.hidden, sum(moment.rules.first)
    tries = manner.tries if cards.bit_count() > first else 1
    return sum([chance_of(manner, moment.rules, call, some_of(cards, first, chance)) for _ in range(tries)]) / tries


def some_of(cards: Mask, number: int, chance: Chance) -> Mask:
    """So many of the cards, drawn by chance."""
    for left in range(cards.bit_count(), number, -1):
        cards ^= 1 << find(cards, (chance.next() & LOW) * left >> 32)
    return cards


def chance_of(manner: Manner, rules: Rules, call: Call, first: Mask) -> float:
    """The chance that whoever held these cards called like this."""
    worth = {suit: strength(rules, first | call.added, suit) for suit in call.suits}
    best = max(worth.values())
    if call.chosen is None:
        return sigmoid((call.limit - best) / manner.heat)
    own = worth[call.chosen]
    others = sum([exp((each - best) / manner.pick) for each in worth.values()])
    return exp((own - best) / manner.pick) / others * sigmoid((own - call.limit) / manner.heat)


def sigmoid(x: float) -> float:
    """From 0 to 1, a half at nothing."""
    return 1.0 / (1.0 + exp(-x))
