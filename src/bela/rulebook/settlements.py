"""Examples of settling a deal: how it comes out is asked of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bela.melds import BELA_POINTS, SHORTEST, run_points
from bela.rulebook.facts import When, always, both, chose, no, two_sides
from bela.rulebook.figures import card_points, left_over
from bela.rulebook.model import Block, SettlementExample
from bela.rules.model import Rules
from bela.scoring import Kind, Tally, settle

MAKER = 0
WHOLE = 20


@dataclass(frozen=True)
class Outcome:
    """A deal that is over; seat 0 was the maker and the last one dealt."""

    name: str
    shares: tuple[int, ...]
    """By side, so many twentieths of the points; the last side has what is left."""
    run: int | None = None
    """The side that won the announcing with a run of three."""
    bela: int | None = None
    """The side that had the Bela."""
    when: When = always
    level: bool = False
    """Whether the maker has just as much as was to be beaten, or it is no example."""


_each = both(no(two_sides), chose("make_3", "each"))
_together = both(no(two_sides), chose("make_3", "sum"))
_capot = no(chose("capot_bonus", 0))

OUTCOMES = (
    Outcome("made", (12, 8), run=0, bela=0, when=two_sides),
    Outcome("made", (12, 5, 3), run=0, bela=0, when=no(two_sides)),
    Outcome("failed", (6, 14), bela=0, when=two_sides),
    Outcome("failed", (2, 10, 8), bela=0, when=no(two_sides)),
    Outcome("level", (10, 10), when=two_sides, level=True),
    Outcome("level", (8, 8, 4), when=_each, level=True),
    Outcome("level", (10, 6, 4), when=_together, level=True),
    Outcome("capot", (20, 0), run=1, when=both(two_sides, _capot)),
    Outcome("capot", (20, 0, 0), run=1, when=both(no(two_sides), _capot)),
)


def settlement_examples(rules: Rules) -> tuple[Block, ...]:
    """A deal that is made, one that fails, one that is level, and one in which a side takes every trick."""
    return tuple(_examples(rules))


def _examples(rules: Rules) -> Iterator[SettlementExample]:
    for outcome in OUTCOMES:
        if not outcome.when(rules):
            continue
        tally = _tally(rules, outcome)
        settlement = settle(rules, tally)
        if not outcome.level or settlement.sums[MAKER] == settlement.need:
            yield SettlementExample(outcome.name, tally, settlement)


def _tally(rules: Rules, outcome: Outcome) -> Tally:
    return Tally(
        kind=Kind.PLAYED,
        dealer=rules.seats - 1,
        maker_side=MAKER,
        card_points=_shared(rules, outcome),
        announced=_for(rules, outcome.run, run_points(rules, SHORTEST)),
        bela=_for(rules, outcome.bela, BELA_POINTS),
        tricks=_padded(rules, outcome.shares),
    )


def _for(rules: Rules, owner: int | None, points: int) -> tuple[int, ...]:
    return tuple(points * (side == owner) for side in range(rules.sides))


def _shared(rules: Rules, outcome: Outcome) -> tuple[int, ...]:
    """The points of the deal by the shares; a level maker has just as much as the one, or all, to be beaten."""
    total = points_in_play(rules)
    first = [total * share // WHOLE for share in outcome.shares[:-1]]
    return _padded(rules, (*first, total - sum(first)))


def _padded(rules: Rules, row: tuple[int, ...]) -> tuple[int, ...]:
    """The row with nothing for sides that a table made for research may have more."""
    return row + (0,) * (rules.sides - len(row))


def points_in_play(rules: Rules) -> int:
    """The points of a deal; where cards stay out of play, an even number that leaves their part out."""
    if not left_over(rules):
        return card_points(rules) + rules.last_trick
    played = card_points(rules) * (rules.pack.bit_count() - left_over(rules)) // rules.pack.bit_count()
    return (played + rules.last_trick) // 2 * 2
