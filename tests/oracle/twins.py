"""The two texts of the search side by side: values and numbers of nodes on whole deals of every variant."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bela.cards import SUITS, cards_of, mask_of
from bela.rules.variants import VARIANTS
from bela.solve.ask import ask
from bela.solve.engine import Question, compiled, in_python
from bela.solve.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bela.rules.model import Rules
    from bela.solve.engine import Job


def whole_deal(rules: Rules, rng: Random) -> Position:
    """A uniform deal, random trumps, the seat that leads at random."""
    cards = cards_of(rules.pack)
    rng.shuffle(cards)
    size = rules.hand_size
    hands = tuple(mask_of(cards[seat * size : (seat + 1) * size]) for seat in range(rules.seats))
    return Position(rules, rng.choice(SUITS), hands, rng.randrange(rules.seats))


def whole_deals(number: int, seed: int) -> Iterator[Position]:
    """So many whole deals, the variants in turn."""
    rng, tables = Random(seed), list(VARIANTS.values())
    for index in range(number):
        yield whole_deal(tables[index % len(tables)], rng)


def job_of(position: Position, index: int) -> Job:
    """The question for its value, every other time with all tricks before points."""
    return ask(position, capot=bool(index % 2)).job


def twin_differences(number: int, seed: int) -> list[str]:
    """Every deal on which the two texts do not find the same value in the same number of nodes."""
    jobs = [job_of(position, index) for index, position in enumerate(whole_deals(number, seed))]
    pairs = zip(compiled(jobs, Question.VALUE), in_python(jobs, Question.VALUE), strict=True)
    return [f"deal {index}: compiled {fast}, Python {slow}" for index, (fast, slow) in enumerate(pairs) if fast != slow]
