"""Which of the two texts of the play-outs answers: the compiled one where it was built, else the one in Python."""

from __future__ import annotations

from array import array
from functools import lru_cache
from importlib import import_module
from itertools import islice
from struct import Struct
from typing import TYPE_CHECKING

from bela.bots.rules_bot.weights import WEIGHTS, Weights
from bela.bots.worlds.calls import packed_table
from bela.bots.worlds.moment import NOBODY, lyings_in, packed_lying
from bela.bots.worlds.plain import playing
from bela.bots.worlds.plain.calling import log_of_calls
from bela.bots.worlds.result import Ending
from bela.bots.worlds.sampler import draws
from bela.solve.engine import KERNEL as SEARCH
from bela.solve.engine import ready
from bela.solve.plain.playout import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from bela.bots.worlds.calls import Call, Manner
    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.result import Past
    from bela.bots.worlds.sampler import Plans
    from bela.cards import Card


def built() -> ModuleType | None:
    """The compiled text; None when there was no compiler where this was installed."""
    try:
        return None if SEARCH is None else import_module("bela.bots._kernel")
    except ImportError:
        return None


KERNEL = built()


def backend() -> str:
    """Which text of the bots runs: ``compiled`` or ``python``."""
    return "python" if KERNEL is None else "compiled"


RESULT, RESULT_WORD = Struct("=3h2B"), Struct("=Q")


@lru_cache(maxsize=16)
def packed(weights: Weights) -> bytes:
    """The weights as the compiled text reads them."""
    return array("d", vars(weights).values()).tobytes()


def sample(plans: Plans, number: int, seed: int) -> bytes:
    """So many worlds, packed one after another; each is as likely as the next."""
    if KERNEL is None:
        seats = len(plans.plans[0].room) - 1
        return b"".join([packed_lying(lying, seats) for lying in islice(draws(plans, Chance(seed)), number)])
    worlds: bytes = KERNEL.sample(plans.packed(), seed, number)
    return worlds


def results(moment: Moment, worlds: bytes, cards: Sequence[Card], solve: int) -> list[Sequence[int]]:
    """By card, and by world: how the deal ends; see ``ending_of``. Without cards, as the moment leads on.

    Play is searched with open cards from ``solve`` tricks before the end on; before, it follows the rules bot.
    """
    if KERNEL is None:
        return _in_python(moment, worlds, tuple(cards) or (None,), solve)
    kit = moment.kit
    numbers = bytes([kit.number[card] for card in cards])
    stage, frame = moment.packed_stage(solve), moment.packed_frame()
    words = array("Q", KERNEL.rollouts(ready(kit), packed(WEIGHTS), stage, frame, worlds, numbers))
    each = max(1, len(cards))
    return [words[at::each] for at in range(each)]


def _in_python(moment: Moment, worlds: bytes, cards: Sequence[Card | None], solve: int) -> list[Sequence[int]]:
    lyings = lyings_in(worlds, moment.rules.seats)
    return [[word_of(playing.roll_out(WEIGHTS, moment, lying, card, solve)) for lying in lyings] for card in cards]


def word_of(ending: Ending) -> int:
    """An ending as one word of 64 bits."""
    return word_from(ending.cards, ending.takers, NOBODY if ending.bela is None else ending.bela)


def word_from(cards: Sequence[int], takers: int, bela: int) -> int:
    """The same, of its parts."""
    first, second, third = (*cards, 0)[:3]
    word: int = RESULT_WORD.unpack(RESULT.pack(first, second, third, takers, bela))[0]
    return word


@lru_cache(maxsize=1 << 14)
def ending_of(word: int, sides: int) -> Ending:
    """Undoes ``word_of``."""
    *cards, takers, bela = RESULT.unpack(RESULT_WORD.pack(word))
    return Ending(tuple(cards[:sides]), takers, None if bela == NOBODY else bela)


def plausibilities(moment: Moment, worlds: bytes, cards: Sequence[Card], past: Past) -> Sequence[float]:
    """By world: how likely the cards played since ``moment`` are, as a logarithm."""
    if KERNEL is None:
        lyings = lyings_in(worlds, moment.rules.seats)
        return [playing.plausibility(WEIGHTS, moment, lying, cards, past) for lying in lyings]
    kit = moment.kit
    numbers = bytes([kit.number[card] for card in cards])
    stage, frame = moment.packed_stage(0), moment.packed_frame()
    return array("d", KERNEL.plausibilities(ready(kit), packed(WEIGHTS), stage, frame, worlds, numbers, *past))


def callings(moment: Moment, worlds: bytes, calls: Sequence[Call], manner: Manner, seed: int) -> Sequence[float]:
    """By world: how likely the calls are, as a logarithm. The seed guesses which cards came only after them."""
    if KERNEL is None:
        chance = Chance(seed)
        return [log_of_calls(manner, moment, calls, each, chance) for each in lyings_in(worlds, moment.rules.seats)]
    said = b"".join([call.packed() for call in calls])
    how, table = manner.packed(sum(moment.rules.first)), packed_table(moment.rules)
    return array("d", KERNEL.callings(table, how, said, moment.packed_frame(), worlds, seed))
