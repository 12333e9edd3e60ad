#!/usr/bin/env python3
"""Measure every level against the one below, in every variant, and draw what came of it.

strength.py                     all that is missing; writes docs/strength.json, the table in docs/strength.md, a picture
strength.py --minutes 60        stops in good order after an hour; the same command goes on
strength.py --levels a,b,c      other bots than the levels, the weakest first
strength.py --as '{}:time=0.1'  what the arena is to call each level
strength.py --draw              only the page and the picture, from the written figures
strength.py --short             a few pairs, writes nothing; fails also when the written figures are out of date

Contests under way are kept in build/strength, pair by pair. Exit code 1 when a bot failed, or when figures are out of
date.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import proofs
import strength_ladder as ladder
import strength_page as page
from bela.arena import Alone, Measure, Plan, make_bot, play_pair
from bela.bots import UnknownBotError
from bela.rules.house import save_house
from bela.rules.variants import VARIANTS
from support.sources import BOTS, ROOT

LEVELS = ("beginner", "easy", "medium", "hard", "expert")
SEED = 1947
RULES = ("cards.py", "melds.py", "play.py", "rules", "scoring", "standing", "deal", "match", "table")
SOURCES = (*(f"src/bela/{name}" for name in RULES), *BOTS)
"""What the figures speak for; the arena has tests of its own, and so has advice, which no bot takes."""
SHORT_VARIANTS = ("clobyosh_2", "croatian_3_club", "croatian_4")
FIGURES, PAGE, PICTURE = "strength.json", "strength.md", "images/strength.svg"


def main() -> int:
    """Do what the command line asks; the number returned is the exit code."""
    asked = arguments()
    levels = asked.levels.split(",")
    if asked.short:
        return short(asked.docs, levels, asked.template)
    if asked.draw:
        draw(asked.docs)
        return 0
    for name in unknown(levels, asked.template):
        sys.exit(f"no bot is called {name!r}")
    if asked.docs == ROOT / "docs":
        proofs.refuse_unsaved(SOURCES)
    return measure(asked, levels)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure every level against the one below, in every variant.")
    parser.add_argument("--levels", default=",".join(LEVELS), help="the bots, the weakest first")
    parser.add_argument(
        "--as", dest="template", default="{}", help="what the arena is to call a level, {} being its name"
    )
    parser.add_argument("--minutes", type=float, help="stop in good order after so long")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--short", action="store_true", help="a few pairs, write nothing")
    parser.add_argument("--draw", action="store_true", help="only draw what is written")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where figures, page and picture go")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "strength", help="where contests are kept")
    return parser.parse_args()


def unknown(levels: Sequence[str], template: str) -> Iterator[str]:
    """The levels that there is no bot for."""
    for name in levels:
        try:
            make_bot(template.format(name))
        except UnknownBotError:
            yield name


# ---------------------------------------------------------------- in full
def measure(asked: argparse.Namespace, levels: Sequence[str]) -> int:
    """Play what is left, in time, and write the figures after each contest."""
    deadline = float("inf") if asked.minutes is None else time.monotonic() + 60 * asked.minutes
    room = ladder.Room(asked.work, asked.seed, asked.jobs, deadline)
    rows: list[ladder.Row] = []
    left = list(ladder.contests(levels, asked.template))
    try:
        while left and (found := ladder.play(left[0], room)) is not None:
            rows.append(found)
            print(page.line(found), flush=True)
            del left[0]
            write(asked, levels, rows, len(left))
    except KeyboardInterrupt:
        print("interrupted")
    print(f"contests over: {len(rows)}, left: {len(left)}")
    return 1 if any(page.faults(found) for found in rows) else 0


def write(asked: argparse.Namespace, levels: Sequence[str], rows: Sequence[ladder.Row], left: int) -> None:
    """Write the figures so far, and draw them."""
    about = {"seed": asked.seed, "levels": list(levels), "as": asked.template, "left": left}
    made = {"python": sys.version.split()[0], "processor": page.processor()}
    proofs.write(asked.docs / FIGURES, SOURCES, {**about, **made, "rows": list(rows)})
    draw(asked.docs)


def draw(docs: Path) -> None:
    """Make page and picture from the written figures."""
    figures = proofs.read(docs / FIGURES)
    picture = docs / PICTURE
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text(page.picture(figures), encoding="utf-8", newline="\n")
    text = page.page(figures, page.text_of(docs / PAGE), PICTURE)
    (docs / PAGE).write_text(text, encoding="utf-8", newline="\n")


# ---------------------------------------------------------------- in short
def short(docs: Path, levels: Sequence[str], template: str) -> int:
    """A few pairs among those that there are: nobody fails, and the figures are about the sources as they are."""
    missing = set(unknown(levels, template))
    known = ["random", "rules", *(name for name in levels if name not in missing)]
    failed = [fault for lower, higher in pairwise(known) for fault in trial(higher, lower, template)]
    changed = out_of_date(docs / FIGURES)
    print(*failed, *changed, f"bots: {len(known)}, faults: {len(failed)}", sep="\n")
    return 1 if failed or changed else 0


def trial(higher: str, lower: str, template: str) -> Iterator[str]:
    """The faults of two bots in a pair of deals for two, three and four players."""
    specs = [name if name in ladder.YARDSTICK else template.format(name) for name in (higher, lower)]
    for name in SHORT_VARIANTS:
        plan = Plan(specs[0], specs[1], save_house(VARIANTS[name]), Measure.DEALS, SEED, Alone.BOTH)
        for spec, clocks in zip(specs, play_pair(plan, 0).clocks, strict=True):
            yield from (f"{spec} failed in {name}: {error}" for error in clocks.faults)


def out_of_date(figures: Path) -> list[str]:
    """The sources that have changed since the figures were written; none where there are no figures yet."""
    return proofs.changed(figures, SOURCES) if figures.exists() else []


if __name__ == "__main__":
    sys.exit(main())
