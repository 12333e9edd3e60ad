"""The two texts of the bots side by side: worlds, play-outs, and what is likely."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from math import inf, isclose
from random import Random

from bela.bots.rules_bot.weights import WEIGHTS
from bela.bots.worlds import engine
from bela.bots.worlds.calls import Manner
from bela.bots.worlds.moment import lyings_in
from bela.bots.worlds.plain.playing import choice
from bela.bots.worlds.plain.scene import Scene
from bela.rules.model import Rules
from bela.solve.engine import ready
from oracle.bots_turns import Asked, turns

NEAR = 1e-9
SEARCHED = 3
"""Tricks before the end from which on play is searched."""

Found = Sequence[float]


@contextmanager
def in_python() -> Iterator[None]:
    """The text in Python answers."""
    kept, engine.KERNEL = engine.KERNEL, None
    try:
        yield
    finally:
        engine.KERNEL = kept


def sampled(asked: Asked, worlds: bytes, seed: int) -> Found:
    """Worlds drawn."""
    return list(engine.sample(asked.turn.plans(), len(worlds) // 20, seed))


def ended(asked: Asked, worlds: bytes, seed: int) -> Found:
    """How every card leads on, and the moment itself."""
    moment = asked.turn.moment()
    cards = [*asked.turn.cards[: 1 + seed % 8]]
    found = [*engine.results(moment, worlds, cards, SEARCHED), *engine.results(moment, worlds, (), SEARCHED)]
    return [word for words in found for word in words]


def believed(asked: Asked, worlds: bytes, seed: int) -> Found:
    """How likely the cards were."""
    return engine.plausibilities(asked.start, worlds, asked.cards[: seed % 40], asked.past)


def heard(asked: Asked, worlds: bytes, seed: int) -> Found:
    """How likely the calls were."""
    return engine.callings(asked.turn.moment(), worlds, asked.calls, Manner(), seed)


def chosen(asked: Asked, worlds: bytes, seed: int) -> Found:  # noqa: ARG001 - all are called alike
    """The card of the rules bot in each world, in the kit's numbers."""
    moment = asked.turn.moment()
    if engine.KERNEL is None:
        lyings = lyings_in(worlds, moment.rules.seats)
        return [moment.kit.number[choice(Scene(WEIGHTS, moment, lying))] for lying in lyings]
    stage, frame = moment.packed_stage(0), moment.packed_frame()
    return list(engine.KERNEL.choices(ready(moment.kit), engine.packed(WEIGHTS), stage, frame, worlds))


QUESTIONS: Mapping[str, Callable[[Asked, bytes, int], Found]] = {
    "sample": sampled,
    "results": ended,
    "plausibilities": believed,
    "callings": heard,
    "choices": chosen,
}


def alike(mine: Found, others: Found) -> bool:
    """Whether the figures are the same, but for what sums in another order may do."""
    pairs = zip(mine, others, strict=True)
    return all(one == other or (abs(one) < inf and isclose(one, other, abs_tol=NEAR)) for one, other in pairs)


def differences(asked: Asked, worlds: int, seed: int) -> list[str]:
    """The questions that the two texts answer differently over so many worlds."""
    drawn = engine.sample(asked.turn.plans(), worlds, seed)
    fast = {name: question(asked, drawn, seed) for name, question in QUESTIONS.items()}
    with in_python():
        slow = {name: question(asked, drawn, seed) for name, question in QUESTIONS.items()}
    return [name for name in QUESTIONS if not alike(fast[name], slow[name])]


def twin_differences(rules: Rules, number: int, seed: int) -> list[str]:
    """Every difference at so many turns of a table."""
    rng = Random(seed)
    found = enumerate(islice(turns(rules, rng, share=0.4), number))
    return [f"turn {at}: {name}" for at, asked in found for name in differences(asked, 3, rng.getrandbits(32))]
