"""The playable cards by the engine and by the compiled search, at moments reached by chance."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bela.cards import CARDS, SUITS, cards_of, mask_of
from bela.solve.ask import Asked, ask
from bela.solve.engine import Question, answers
from bela.solve.position import Position, play
from oracle.engine import rules_for
from oracle.positions import FULL_HAND, HOUSES

if TYPE_CHECKING:
    from collections.abc import Iterator

BATCH = 2_000


def moments(number: int, seed: int) -> Iterator[Position]:
    """So many moments: every choice of play options in turn, from random hands played on by chance."""
    rng, met = Random(seed), 0
    while met < number:
        for house in HOUSES:
            rules = rules_for(house)
            size = rng.randint(1, min(FULL_HAND[house.seats], 32 // house.seats))
            cards = rng.sample(CARDS, size * house.seats)
            hands = tuple(mask_of(cards[seat * size : (seat + 1) * size]) for seat in range(house.seats))
            here: Position | None = Position(rules, rng.choice(SUITS), hands, rng.randrange(house.seats))
            while here is not None and met < number:
                yield here
                met += 1
                here = play(here, rng.choice(cards_of(here.legal))).position


def legal_differences(number: int, seed: int) -> tuple[int, list[str]]:
    """How many moments were compared, and every one at which engine and search do not let the same cards be played."""
    wrong: list[str] = []
    batch: list[Position] = []
    compared = 0
    for position in moments(number, seed):
        batch.append(position)
        compared += 1
        if len(batch) == BATCH or compared == number:
            wrong += differing(batch)
            batch.clear()
    return compared, wrong


def differing(batch: list[Position]) -> Iterator[str]:
    """The moments of a batch at which they differ."""
    jobs = [who(position).job for position in batch]
    for position, job, answer in zip(batch, jobs, answers(jobs, Question.PLAYABLE), strict=True):
        if job.kit.inside(position.legal) != answer.word:
            yield f"engine {position.legal:#x}: {position}"


def who(position: Position) -> Asked:
    """The question for some side, which plays no part here."""
    return ask(position, 0) if position.rules.sides == 2 else ask(position, alone=0)
