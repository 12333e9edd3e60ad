#!/usr/bin/env python3
"""Kill a process that plays a match, at random moments, and see that at most the action under way is lost.

python scripts/prove_kill.py            200 kills in each of two variants; writes docs/proofs/kill.json
python scripts/prove_kill.py --short    5 kills in each; is the written result about the sources as they are now?

Exit code 1 when anything was lost or differs, or when the written result is out of date.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import IO, cast

import proofs
from bela.apps.journal import FINISHED, Journal
from bela.apps.unfinished import unfinished
from bela.bots import get_bot
from bela.match import Match, Stage, legal
from bela.record import Header, ending_of, read_record, replay
from bela.rules.model import Rules
from bela.rules.variants import variant
from bela.table import Chance, Table
from support.sources import ROOT

RESULT = ROOT / "docs" / "proofs" / "kill.json"
VARIANTS = ("scottish_2", "croatian_4")
FULL_RUN, SHORT_RUN = 200, 5
"""Kills in each variant."""
SEED = 501
LONGEST_WAIT = 0.0005
"""Seconds between the last word heard of the player and its end, at most: it does a dozen actions in that time."""
DONE = b"."

SOURCES = (
    "src/bela/apps/journal.py",
    "src/bela/apps/locks.py",
    "src/bela/apps/logfile.py",
    "src/bela/apps/unfinished.py",
    "src/bela/record/lines.py",
    "src/bela/record/note.py",
    "src/bela/record/read.py",
    "src/bela/record/write.py",
)


# ---------------------------------------------------------------- playing
def table_of(rules: Rules, seed: int, match: Match, journal: Journal, turn: int = 0) -> Table:
    """A table of bots whose every action follows from the seed and from how often something was done before."""
    bots = {seat: get_bot("random") for seat in range(rules.seats)}
    return Table(match, bots, chance=Chance(seed), journal=journal, turn=turn)


def play(folder: Path, name: str, seed: int) -> None:
    """Be the process that is killed: play a match, and say after each action that it is done."""
    rules = variant(name)
    journal = Journal.create(folder, Header(rules))
    table = table_of(rules, seed, journal.match, journal)
    os.write(1, DONE)
    while table.step():
        os.write(1, DONE)
    sys.stdin.read()  # the end comes from outside


def played(rules: Rules, seed: int) -> Iterator[Match]:
    """The match as it goes where nobody is killed: at its beginning, and after each action."""
    journal = Journal.in_memory(Header(rules))
    table = table_of(rules, seed, journal.match, journal)
    yield table.match
    while table.step():
        yield table.match


# ---------------------------------------------------------------- killing
def kill_one(folder: Path, name: str, seed: int, after: int, wait: float) -> int:
    """Start a player and kill it a while after so many actions; how many it said it had done."""
    command = [sys.executable, __file__, "--child", str(folder), name, str(seed)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as player:
        says = cast("IO[bytes]", player.stdout)
        heard = len(says.read(after + 1))
        until = time.perf_counter() + wait
        while time.perf_counter() < until:
            pass
        player.kill()
        return heard + len(says.read()) - 1


def examine_one(folder: Path, rules: Rules, seed: int, expected: list[Match], done: int) -> tuple[list[str], list[str]]:
    """What is wrong with what a killed player left, and under what it is counted."""
    left = unfinished(folder)
    if not left:
        return _whole(folder, expected), ["over"]
    if len(left) > 1 or not left[0].can_go_on:
        return [f"not offered: {left}"], []
    journal = Journal.open(left[0].path)
    turn, match = journal.turn, journal.match
    counted = [f"in {_at(match)}", "kept under way" if turn > done else "nothing under way was kept"]
    counted += ["a line broke off"] * left[0].is_torn
    wrong = [] if done <= turn <= done + 1 else [f"{done} actions were done and {turn} are kept"]
    wrong += _differences(match, expected[turn])
    table = table_of(rules, seed, match, journal, turn)
    while table.step():
        pass
    return [*wrong, *_whole(folder, expected)], counted


def _at(match: Match) -> str:
    """What the match waited for."""
    return match.deal.board.phase.value if match.hall.stage is Stage.DEAL and match.deal else match.hall.stage.value


def _differences(match: Match, right: Match) -> Iterator[str]:
    """Where a match taken up differs from the one that was left."""
    if match.to_act != right.to_act:
        yield f"seat {match.to_act} is asked instead of {right.to_act}"
    if (match.deal and match.deal.hands) != (right.deal and right.deal.hands):
        yield "the cards differ"
    seats = range(match.rules.seats)
    if [legal(match, seat) for seat in seats] != [legal(right, seat) for seat in seats]:
        yield "other actions are legal"
    if match != right:
        yield "the matches differ"


def _whole(folder: Path, expected: list[Match]) -> list[str]:
    """What is wrong with the record of the match, played to its end after all."""
    found = list((folder / FINISHED).glob("*"))
    if len(found) != 1:
        return [f"{len(found)} matches are among the finished ones"]
    record = read_record(found[0].read_bytes())
    same = replay(record) == expected[-1] and record.ending == ending_of(expected[-1])
    return [] if same else ["the match ended in another way"]


def kill_many(name: str, kills: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Kill so many players in one variant; what was counted and all that went wrong."""
    rng, rules = random.Random(f"{seed} {name}"), variant(name)
    counts, wrong = Counter({"kills": 0}), list[str]()
    for number in range(kills):
        match_seed = rng.randrange(2**32)
        expected = list(played(rules, match_seed))
        after, wait = rng.randrange(len(expected)), rng.uniform(0, LONGEST_WAIT)
        with tempfile.TemporaryDirectory() as folder:
            done = kill_one(Path(folder), name, match_seed, after, wait)
            found, counted = examine_one(Path(folder), rules, match_seed, expected, done)
        counts.update(["kills", *counted])
        wrong += [f"{name}, kill {number}, seed {match_seed}, after {after}: {what}" for what in found]
    return counts, wrong


# ---------------------------------------------------------------- the result
def write(counts: dict[str, Counter[str]], wrong: list[str], seed: int) -> None:
    """Write the result file."""
    result: dict[str, object] = {
        "kills": {name: counted["kills"] for name, counted in counts.items()},
        "seed": seed,
        "differences": len(wrong),
        "counts": {name: dict(sorted(counted.items())) for name, counted in counts.items()},
    }
    proofs.write(RESULT, SOURCES, result)


def main() -> int:
    """Do what the command line asks; the number returned is the exit code."""
    parser = argparse.ArgumentParser(description="Kill players at random moments, and see what is left.")
    parser.add_argument("--short", action="store_true", help=f"{SHORT_RUN} kills in each variant, write nothing")
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    if not asked.short:
        proofs.refuse_unsaved(SOURCES)
    elif outdated := proofs.changed(RESULT, SOURCES):
        print(*outdated, sep="\n")
        return 1
    done = {name: kill_many(name, SHORT_RUN if asked.short else FULL_RUN, asked.seed) for name in VARIANTS}
    wrong = [line for _, lines in done.values() for line in lines]
    print(*wrong, *(f"{name}: {dict(counts)}" for name, (counts, _) in done.items()), sep="\n")
    print(f"differences: {len(wrong)}")
    if not asked.short:
        write({name: counts for name, (counts, _) in done.items()}, wrong, asked.seed)
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        play(Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
    else:
        sys.exit(main())
