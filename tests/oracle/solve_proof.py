"""The proof of the solver: endings compared with the full minimax, counted by what they are like."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING

from bela.cards import CARD_TEXT, mask_of, parse_card, parse_suit
from bela.rules.words import Capot3
from bela.solve.ask import Asked, counted_for, reaches_asked
from bela.solve.engine import Question, answers
from bela.solve.position import Position
from oracle.endings import Ending, endings
from oracle.engine import rules_for
from support.sources import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bela.rules.model import Rules
    from bela.solve.engine import Answer
    from oracle.naive_minimax import Worth
    from oracle.naive_play import House

RESULT = ROOT / "docs" / "proofs" / "solve.json"
SOURCES = (
    "src/bela/play.py",
    "src/bela/rules/tables.py",
    "src/bela/solve/ask.py",
    "src/bela/solve/kit.py",
    "src/bela/solve/task.py",
    *(f"src/bela/solve/cpp/{name}.hpp" for name in ("kit", "deal", "memo", "claims", "trick", "search", "solve")),
    "src/bela/solve/cpp/module.cpp",
    "tests/oracle/naive_minimax.py",
    "tests/oracle/naive_play.py",
)
CAPOT_BONUS = 90
BATCH = 500

Counts = dict[str, dict[str, int]]


@cache
def table_for(house: House, last_trick: int) -> Rules:
    """The engine's rules for the table of an ending; taking every trick is worth something to either side."""
    return replace(rules_for(house), last_trick=last_trick, capot_bonus=CAPOT_BONUS, capot_3=Capot3.OPPONENTS_TOO)


def asked_for(ending: Ending) -> Asked:
    """The ending as the solver takes it."""
    position = Position(
        table_for(ending.house, ending.last_trick),
        parse_suit(ending.trump),
        tuple(mask_of(map(parse_card, hand)) for hand in ending.hands),
        ending.leader,
        tuple(map(parse_card, ending.trick)),
        ending.takers,
    )
    return counted_for(position, sum(1 << seat for seat in ending.side), capot=ending.capot)


def expected(ending: Ending) -> dict[str, int]:
    """By playable card: what the full minimax finds, with the bonus where it is due."""
    minimax, place = ending.minimax, (ending.hands, ending.leader, ending.trick)
    return {card: counted(minimax.after(*place, card, ending.swept)) for card in minimax.playable(*place)}


def counted(worth: Worth) -> int:
    """The points of a side, with the bonus for all tricks."""
    all_tricks, points = worth
    return points + CAPOT_BONUS if all_tricks > 0 else points


def differences(ending: Ending, asked: Asked, answer: Answer) -> Iterator[str]:
    """Every point on which the solver departs from the full minimax: the playable cards, their values, and windows."""
    right = expected(ending)
    kit = asked.job.kit
    found = {CARD_TEXT[kit.card[number]]: asked.points(word) for number, word in answer.by_card.items()}
    if found != right:
        yield f"solver {found}, minimax {right}: {ending}"
    mine = asked.seats >> asked.position.to_act & 1
    best = max(right.values()) if mine else min(right.values())
    for need in (best, best + 1):
        if reaches_asked(asked, need) != (best >= need):
            yield f"whether {need} is reached, minimax {best}: {ending}"


@dataclass
class Tally:
    """What was compared so far, and every difference that was found."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)

    def add(self, batch: Sequence[Ending]) -> None:
        """Compare some endings, and count each under its features."""
        asked = [asked_for(ending) for ending in batch]
        found = answers([each.job for each in asked], Question.CARDS)
        for ending, each, answer in zip(batch, asked, found, strict=True):
            self.differences += differences(ending, each, answer)
            for feature, value in features(ending):
                self.counts.setdefault(feature, Counter())[value] += 1

    def sorted_counts(self) -> Counts:
        """How many endings had each value of each feature."""
        return {feature: dict(sorted(values.items())) for feature, values in self.counts.items()}


def run(number: int, seed: int) -> Tally:
    """Compare so many endings."""
    tally, batch = Tally(), list[Ending]()
    for ending in endings(number, seed):
        batch.append(ending)
        if len(batch) == BATCH:
            tally.add(batch)
            batch.clear()
    if batch:
        tally.add(batch)
    return tally


def features(ending: Ending) -> Iterable[tuple[str, str]]:
    """Under what an ending is counted: size, seats, every play option, and what is counted."""
    yield from ((name, str(value).lower()) for name, value in vars(ending.house).items())
    yield "cards a hand", str(ending.size)
    yield "cards on the table", str(len(ending.trick))
    yield "last_trick", str(ending.last_trick)
    yield "all tricks come first", str(ending.capot).lower()
