"""Questions about a position: values, whether a side reaches so many points, best lines.

Values are card points from the moment on, the trick on the table and the points for the last trick included, with best
play by all. They are counted for a side:

- two seats, or four with partners: a ``side``; by default that of the seat to act;
- otherwise there are no two sides, and what is asked is what a seat gets ``alone``, when all others play against it as
  one. That is what it can make sure of; where the others go after points of their own it may get more. By default it is
  the seat to act.

With ``capot=True`` the bonus for all tricks is counted with the points of the side that takes them, and going for it,
or keeping the others from it, comes before single points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bela.cards import Card
from bela.rules.words import Capot3
from bela.solve.engine import Answer, Job, Question, answers, kit_for
from bela.solve.faults import Fault, PositionError, whole
from bela.solve.plain.bits import sums_of
from bela.solve.position import Position
from bela.solve.task import OURS, THEIRS, Task


class Asked(NamedTuple):
    """A position, for whom points are counted, and the question as the search takes it."""

    position: Position
    seats: int
    """Bit per seat: it plays for the side that is counted."""
    capot: bool
    open: int
    """Who may still take every trick, where that is worth something."""
    job: Job
    left: int
    """The points still to be had."""

    def at(self, position: Position) -> Asked:
        """The same question of another position."""
        return counted_for(position, self.seats, capot=self.capot)

    @property
    def bonus(self) -> int:
        """What taking every trick would bring the side that is counted."""
        return self.position.rules.capot_bonus if self.open & OURS else 0

    def points(self, found: int) -> int:
        """What a value found by the search stands for: one beyond all points is all tricks, one below nothing none."""
        return found + self.bonus - 1 if found > self.left else max(found, 0)


def counted_for(position: Position, seats: int, *, capot: bool) -> Asked:
    """The question of a position, by the seats whose points are counted."""
    rules = position.rules
    kit = kit_for(rules.tables[position.trump])
    hands = tuple([kit.inside(hand) for hand in position.hands])
    table = tuple([kit.number[card] for card in position.trick])
    opened = _open(position, seats) if capot and rules.capot_bonus else 0
    task = Task(rules.seats, rules.partners, rules.last_trick, seats, hands, position.leader, table, opened)
    left = sums_of(kit).sum_of(sum(hands) | sum([1 << number for number in table])) + rules.last_trick
    return Asked(position, seats, capot, opened, Job(kit, task), left)


def _open(position: Position, seats: int) -> int:
    """Which of the two sides may still take every trick, so that it would be paid for."""
    rules = position.rules
    ours = any(seats >> seat & 1 for seat in position.takers)
    theirs = any(not seats >> seat & 1 for seat in position.takers)
    together = rules.sides == 2 or rules.capot_3 is Capot3.OPPONENTS_TOO  # noqa: PLR2004 - two sides
    return (0 if theirs else OURS) | (0 if ours or not together else THEIRS)


@lru_cache(maxsize=16)
def _seats_of(seats: int, side: int) -> int:
    """The seats of one of two sides, as bits."""
    return sum(1 << seat for seat in range(side, seats, 2))


def ask(position: Position, side: int | None = None, *, alone: int | None = None, capot: bool = False) -> Asked:
    """Settle for whom points are counted. Raises PositionError for a side that there is not."""
    rules = position.rules
    if rules.sides == 2 and alone is None:  # noqa: PLR2004 - two sides
        chosen = rules.side_of(position.to_act) if side is None else side
        if chosen not in range(2):
            raise PositionError(Fault.NO_SUCH_SIDE, "side", chosen)
        return counted_for(position, _seats_of(rules.seats, chosen), capot=capot)
    if side is not None or rules.partners:
        raise PositionError(Fault.NO_SUCH_SIDE, "side" if side is not None else "alone", side)
    chosen = position.to_act if alone is None else alone
    if chosen not in range(rules.seats):
        raise PositionError(Fault.NO_SUCH_SEAT, "alone", chosen)
    return counted_for(position, 1 << chosen, capot=capot)


def value(position: Position, side: int | None = None, *, alone: int | None = None, capot: bool = False) -> int:
    """The points of the side from here on. Raises PositionError.

    >>> from bela.cards import Cards, Suit
    >>> from bela.rules.variants import variant
    >>> hands = (Cards.parse("Jh 7c"), Cards.parse("Ah Tc"))
    >>> value(Position(variant("croatian_2"), Suit.HEARTS, hands, leader=0))
    41
    """
    return value_asked(ask(position, side, alone=alone, capot=capot))


def card_values(
    position: Position, side: int | None = None, *, alone: int | None = None, capot: bool = False
) -> dict[Card, int]:
    """The points of the side from here on after each card that may be played, in the cards' order."""
    asked = ask(position, side, alone=alone, capot=capot)
    return _by_card(asked, answers([asked.job], Question.CARDS)[0])


def reaches(
    position: Position, points: int, side: int | None = None, *, alone: int | None = None, capot: bool = False
) -> bool:
    """Whether the side gets so many points from here on. A tenth of the work of the value."""
    asked = ask(position, side, alone=alone, capot=capot)
    return reaches_asked(asked, whole("points", points))


def value_asked(asked: Asked) -> int:
    """The value, for whom it is already settled."""
    return asked.points(answers([asked.job], Question.VALUE)[0].word)


def reaches_asked(asked: Asked, points: int) -> bool:
    """Whether so many points are reached, for whom it is already settled."""
    if points <= 0 or points > asked.left + asked.bonus:
        return points <= 0
    need = min(points, asked.left + 1)
    return bool(answers([Job(asked.job.kit, asked.job.task, need)], Question.REACHES)[0].word)


# ---------------------------------------------------------------- many at once
def values(
    positions: Sequence[Position], side: int | None = None, *, capot: bool = False, threads: int = 1
) -> list[int]:
    """The value of each position. What comes out does not depend on the number of threads."""
    asked = [ask(position, side, capot=capot) for position in positions]
    found = _answered(asked, Question.VALUE, threads)
    return [each.points(answer.word) for each, answer in zip(asked, found, strict=True)]


def card_values_of(
    positions: Sequence[Position], side: int | None = None, *, capot: bool = False, threads: int = 1
) -> list[dict[Card, int]]:
    """The values of the playable cards of each position."""
    asked = [ask(position, side, capot=capot) for position in positions]
    return list(map(_by_card, asked, _answered(asked, Question.CARDS, threads)))


def _answered(asked: Sequence[Asked], question: Question, threads: int) -> list[Answer]:
    return answers([each.job for each in asked], question, whole("threads", threads, 1))


def _by_card(asked: Asked, answer: Answer) -> dict[Card, int]:
    kit = answer.by_card
    cards = kit_for(asked.position.rules.tables[asked.position.trump]).card
    found = {cards[number]: asked.points(word) for number, word in kit.items()}
    return {card: found[card] for card in sorted(found)}
