#!/usr/bin/env python3
"""How long bots think: CPU milliseconds for each decision, by variant.

python bench/bots.py                  a few deals of each variant, by the expert and by the levels without a search
python bench/bots.py --deals 40       more of them
python bench/bots.py --variant croatian_4 --level expert

Every seat is played by the same level as at a table. A decision is anything that offers a choice: a call, a card, an
announcement. Levels up to ``medium`` are measured with the compiled text and without it. Exit code 1 when a bar is
missed; times depend on the processor.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from bela.arena import make_bot
from bela.arena.clock import Clocks, Timed, Times
from bela.bots.worlds import engine
from bela.cards import cards_of
from bela.deal.decide import act, legal_for
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS
from bela.solve import engine as search
from deals import processor

SEED = 1951
TWO_SEATS = 2
PLAIN_LEVELS = ("beginner", "easy", "medium")
LEVELS = (*PLAIN_LEVELS, "hard", "expert")


class Bars(NamedTuple):
    """What the milliseconds must not exceed."""

    median: float
    p99: float


SEARCHING, SEARCHING_FOR_TWO = Bars(150, 700), Bars(150, 300)
AT_ONCE = Bars(20, 200)
"""For levels without a search: less than the shortest time for which a bot seems to think at a table."""


class Row(NamedTuple):
    """A line of the table."""

    level: str
    variant: str
    compiled: bool
    times: Times
    bars: Bars

    @property
    def missed(self) -> bool:
        """Whether it takes too long."""
        return ms(self.times, 0.5) > self.bars.median or ms(self.times, 0.99) > self.bars.p99

    def __str__(self) -> str:
        text = "compiled" if self.compiled else "Python"
        figures = [f"{ms(self.times, share):.2f}" for share in (0.5, 0.99, 1.0)]
        must = f"{self.bars.median:.0f} / {self.bars.p99:.0f}{', missed' * self.missed}"
        return f"| {' | '.join([self.level, self.variant, text, str(self.times.number), *figures, must])} |"


def ms(times: Times, share: float) -> float:
    """The milliseconds within which that share of the decisions was taken."""
    return 1000 * times.quantile(share)


def bars_of(level: str, rules: Rules) -> Bars:
    """What a level must keep to."""
    if level in PLAIN_LEVELS:
        return AT_ONCE
    return SEARCHING_FOR_TWO if rules.seats == TWO_SEATS else SEARCHING


def times_of(level: str, rules: Rules, deals: int) -> Times:
    """The times of a level over so many deals, played by it alone."""
    clocks, rng = Clocks(), random.Random(SEED)
    bots = [Timed(make_bot(level), clocks) for _ in range(rules.seats)]
    for number in range(deals):
        play_deal(rules, bots, number % rules.seats, rng)
    found = Times()
    for times in clocks.times.values():
        found.join(times)
    return found


def play_deal(rules: Rules, bots: Sequence[Timed], dealer: int, rng: random.Random) -> None:
    """One deal, from the shuffle to the settlement."""
    pack = cards_of(rules.pack)
    rng.shuffle(pack)
    deal, _ = deal_from(rules, lay_out(rules, pack, dealer), dealer)
    while (seat := deal.board.to_act) is not None:
        deal, _ = act(deal, seat, bots[seat].choose(view_of(deal, seat), legal_for(deal, seat), rng))


@contextmanager
def in_python() -> Iterator[None]:
    """As where there was no compiler."""
    kernels = engine.KERNEL, search.KERNEL
    engine.KERNEL = search.KERNEL = None
    try:
        yield
    finally:
        engine.KERNEL, search.KERNEL = kernels


def rows(levels: Sequence[str], variants: Sequence[str], deals: int) -> Iterator[Row]:
    """What is measured."""
    for level in levels:
        for name in variants:
            rules = VARIANTS[name]
            bars = bars_of(level, rules)
            yield Row(level, name, engine.KERNEL is not None, times_of(level, rules, deals), bars)
            if level in PLAIN_LEVELS and engine.KERNEL is not None:
                with in_python():
                    yield Row(level, name, compiled=False, times=times_of(level, rules, deals), bars=bars)


def main() -> int:
    """Measure and print a table; the number returned is the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=6, help="of each variant")
    parser.add_argument("--variant", choices=tuple(VARIANTS), action="append", help="may be given several times")
    parser.add_argument("--level", choices=LEVELS, action="append", help="may be given several times")
    asked = parser.parse_args()
    print(f"{processor()}; {asked.deals} deals of each variant, CPU milliseconds for each decision\n")
    print("| level | variant | text | decisions | median | 99 of 100 | longest | must: median / 99 of 100 |")
    print("|---|---|---|---|---|---|---|---|")
    missed = 0
    for row in rows(asked.level or LEVELS, asked.variant or tuple(VARIANTS), asked.deals):
        print(row, flush=True)
        missed += row.missed
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
