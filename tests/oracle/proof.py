"""The proof of card play: many positions compared, and a result that names the source files it speaks for."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from oracle.compare import differences
from oracle.engine import rules_for
from oracle.naive_play import offence, partner_holds, suit
from oracle.positions import Position, positions
from support import sources

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = sources.ROOT
RESULT = ROOT / "docs" / "proofs" / "play.json"
SOURCES = ("src/bela/play.py", "src/bela/rules/tables.py", "tests/oracle/naive_play.py")

Counts = dict[str, dict[str, int]]


@dataclass
class Tally:
    """What was compared so far, and every difference that was found."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)

    def add(self, position: Position) -> None:
        """Compare one position, and count it under each of its features."""
        self.differences += differences(position, rules_for(position.house))
        for feature, value in features(position):
            self.counts.setdefault(feature, Counter())[value] += 1

    def sorted_counts(self) -> Counts:
        """How many positions had each value of each feature."""
        return {feature: dict(sorted(values.items())) for feature, values in self.counts.items()}


def run(number: int, seed: int) -> Tally:
    """Compare so many positions."""
    tally = Tally()
    for position in positions(number, seed):
        tally.add(position)
    return tally


def features(position: Position) -> Iterable[tuple[str, str]]:
    """Under what a position is counted: every play option, the situation, and each id that refuses a card."""
    yield from ((name, str(value).lower()) for name, value in asdict(position.house).items())
    yield "situation", situation(position)
    ids = {offence(card, position.hand, position.trick, position.trump, position.house) for card in position.hand}
    yield from (("refusals", rule) for rule in ids if rule)


def situation(position: Position) -> str:
    """Which kind of duty the position asks about."""
    trick, trump = position.trick, position.trump
    if not trick:
        return "leading"
    led = suit(trick[0])
    if led == trump:
        return "trumps led"
    trumped = "trumped" if any(suit(card) == trump for card in trick) else "not trumped"
    holder = "partner" if partner_holds(trick, trump, position.house) else "rival"
    able = "following" if any(suit(card) == led for card in position.hand) else "void"
    return f"{able}, {trumped}, {holder} holds"


def digests(root: Path = ROOT) -> dict[str, str]:
    """The digest of each source file that the proof speaks for."""
    return sources.digests(SOURCES, root)


def stale(result: dict[str, object], root: Path = ROOT) -> list[str]:
    """The source files that have changed since the result was written."""
    return sources.stale(SOURCES, result, root)
