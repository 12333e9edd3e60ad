"""Which of the two texts of the play-outs answers: the compiled one where it was built, else the one in Python."""

from __future__ import annotations

from array import array
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING

from bela.bots.rules_bot.weights import WEIGHTS, Weights
from bela.bots.worlds.calls import packed_table
from bela.bots.worlds.moment import packed_lyings
from bela.bots.worlds.plain import playing
from bela.bots.worlds.plain.calling import log_of_calls
from bela.solve.engine import KERNEL as SEARCH
from bela.solve.engine import ready
from bela.solve.plain.playout import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from bela.bots.worlds.calls import Call, Manner
    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.result import Past, Result
    from bela.bots.worlds.sampler import Lying
    from bela.cards import Card


def built() -> ModuleType | None:
    """The compiled text; None when there was no compiler where this was installed."""
    try:
        return None if SEARCH is None else import_module("bela.bots._kernel")
    except ImportError:
        return None


KERNEL = built()
WIDTH = 4
"""Figures of a result in the compiled text: points of three sides, and the takers."""


@lru_cache(maxsize=16)
def packed(weights: Weights) -> bytes:
    """The weights as the compiled text reads them."""
    return array("d", vars(weights).values()).tobytes()


def rollouts(moment: Moment, lyings: Sequence[Lying], cards: Sequence[Card], solve: int) -> list[list[Result]]:
    """By world and card: what becomes of it. Without cards: by world, what becomes of the moment."""
    if KERNEL is None:
        chosen = tuple(cards) or (None,)
        return [[playing.roll_out(WEIGHTS, moment, lying, card, solve) for card in chosen] for lying in lyings]
    kit = moment.kit
    numbers = bytes([kit.number[card] for card in cards])
    worlds = packed_lyings(lyings, moment.rules.seats)
    stage, frame = moment.packed_stage(solve), moment.packed_frame()
    found = array("h", KERNEL.rollouts(ready(kit), packed(WEIGHTS), stage, frame, worlds, numbers)).tolist()
    sides, each = moment.rules.sides, max(1, len(cards)) * WIDTH
    return [
        [(*found[at : at + sides], found[at + 3]) for at in range(start, start + each, WIDTH)]
        for start in range(0, len(found), each)
    ]


def plausibilities(moment: Moment, lyings: Sequence[Lying], cards: Sequence[Card], past: Past) -> Sequence[float]:
    """By world: how likely the cards played since ``moment`` are, as a logarithm."""
    if KERNEL is None:
        return [playing.plausibility(WEIGHTS, moment, lying, cards, past) for lying in lyings]
    kit = moment.kit
    numbers = bytes([kit.number[card] for card in cards])
    worlds = packed_lyings(lyings, moment.rules.seats)
    stage, frame = moment.packed_stage(0), moment.packed_frame()
    return array("d", KERNEL.plausibilities(ready(kit), packed(WEIGHTS), stage, frame, worlds, numbers, *past))


def callings(
    moment: Moment, lyings: Sequence[Lying], calls: Sequence[Call], manner: Manner, seed: int
) -> Sequence[float]:
    """By world: how likely the calls are, as a logarithm. The seed guesses which cards came only after them."""
    if KERNEL is None:
        chance = Chance(seed)
        return [log_of_calls(manner, moment, calls, lying, chance) for lying in lyings]
    worlds = packed_lyings(lyings, moment.rules.seats)
    said = b"".join([call.packed() for call in calls])
    how, table = manner.packed(sum(moment.rules.first)), packed_table(moment.rules)
    return array("d", KERNEL.callings(table, how, said, moment.packed_frame(), worlds, seed))
