"""Puts a build of the bots' compiled text to work: all that it answers, and what it should refuse.

python -m oracle.bots_sanitized SEARCH_BUILD BOTS_BUILD NUMBER
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from itertools import islice
from random import Random
from types import ModuleType
from typing import cast

from bela.bots.worlds import engine
from bela.bots.worlds.last_cards import Step, applies, line_of, step_worths
from bela.rules.variants import VARIANTS
from bela.solve import engine as search
from oracle.bots_turns import Asked, turns
from oracle.bots_twins import QUESTIONS
from oracle.sanitized import load

WORLDS = 5
STEP = Step(inner=6)
KEPT = 40
"""Calls of each function that are tried again with something wrong."""
WORDS = (0, 1, 2, 3, 4, 5, 31, 32, 1 << 31, (1 << 32) - 1)
SHARED = 0.02
"""A seldom event: buffers are cut short."""


class Recorder:
    """A compiled text that keeps in mind how it was called."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.calls: dict[str, list[tuple[object, ...]]] = {}

    def __getattr__(self, name: str) -> Callable[..., object]:
        function: Callable[..., object] = getattr(self.module, name)

        def call(*arguments: object) -> object:
            self.calls.setdefault(name, []).append(arguments)
            return function(*arguments)

        return call


def work(number: int) -> None:
    """Ask everything, at so many turns of every kind of table."""
    rng, tables = Random(8), list(VARIANTS.values())
    for rules in tables:
        for asked in islice(turns(rules, rng, share=0.3), 1 + number // len(tables)):
            drawn = engine.sample(asked.turn.plans(), WORLDS, rng.getrandbits(64))
            for question in QUESTIONS.values():
                question(asked, drawn, rng.getrandbits(32))
            step(asked, drawn, rng.getrandbits(64))


def step(asked: Asked, drawn: bytes, seed: int) -> None:
    """One step beyond the worlds, where one is taken."""
    turn, rules = asked.turn, asked.view.rules
    if applies(STEP, rules, turn.board):
        found = step_worths(STEP, turn, turn.moment(), line_of(STEP, rules, turn.board), drawn, seed)
        assert list(found) == list(turn.cards)


def bad_calls(recorder: Recorder, number: int) -> int:
    """Calls with something wrong in them: refused, or answered where they happen to be sound. How many were refused."""
    rng, refused = Random(9), 0
    names = sorted(recorder.calls)
    kept = {name: rng.sample(calls, min(KEPT, len(calls))) for name, calls in recorder.calls.items()}
    for at in range(number):
        name = names[at % len(names)]
        try:
            getattr(recorder.module, name)(*spoilt(rng.choice(kept[name]), rng))
        except (ValueError, OverflowError, MemoryError):
            refused += 1
    return refused


def spoilt(arguments: tuple[object, ...], rng: Random) -> list[object]:
    """The arguments with something changed in one buffer."""
    changed = list(arguments)
    buffers = [at for at, each in enumerate(arguments) if isinstance(each, bytes | array)]
    at = rng.choice(buffers)
    changed[at] = spoilt_words(bytes(cast("bytes", arguments[at])), rng)
    return changed


def spoilt_words(data: bytes, rng: Random) -> bytes:
    """Some words of it changed, or an end cut off."""
    if not data or rng.random() < SHARED:
        return data[: rng.randrange(len(data) + 1)] or b"\0" * rng.randrange(40)
    found = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        place = 4 * rng.randrange(len(data) // 4 + 1)
        word = rng.choice((*WORDS, rng.getrandbits(32), 1 << rng.randrange(32)))
        found[place : place + 4] = word.to_bytes(4, "little")[: len(found[place : place + 4])]
    return bytes(found)


def main() -> int:
    """Work through everything; a sanitizer ends the process itself."""
    search.KERNEL = load(sys.argv[1], "bela.solve._kernel")
    recorder = Recorder(load(sys.argv[2], "bela.bots._kernel"))
    engine.KERNEL = cast("ModuleType", recorder)
    number = int(sys.argv[3])
    work(number // 10)
    assert set(recorder.calls) == {"sample", "rollouts", "plausibilities", "callings", "choices", "step"}
    refused = bad_calls(recorder, number)
    assert refused
    sys.stdout.write(f"bots at {number // 10} turns, spoilt calls {number} ({refused} refused): nothing to report\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
