"""Prove of the bots: hidden cards change nothing, no card is foolish, and both texts of the rules bot play alike.

prove_bots.py            10,000 positions; writes docs/proofs/bots.json
prove_bots.py --short    a few hundred; writes nothing
prove_bots.py --check    is the written result about the sources as they are now?

Swapping two cards of which a seat may know nothing must never change what a bot does with the same seed. A card worth
ten or more is foolish where a cheaper legal one of its suit does no worse in any of 200 worlds. Exit code 1 when there
is any fault, when the written result is out of date, or when the compiled text is missing.
"""

from __future__ import annotations

import argparse
import os
import sys

import proofs
from bela.bots.worlds import engine
from oracle import bots_proof
from oracle.bots_proof import FOOLISH, POLICY, SECRETS, Run
from oracle.bots_tally import Tally

FULL_RUN = Run(secrets=10_000, foolish=10_000, policy=10_000)
SHORT_RUN = Run(secrets=280, foolish=200, policy=500)
SEED = 1949
FAULTS = {
    SECRETS: "choices changed by swapping cards that the seat may not know",
    FOOLISH: "foolish cards",
    POLICY: "choices in which the rules bot and its compiled twin differ",
}


def main() -> int:
    """Do what the command line asks; the number returned is the exit code."""
    asked = arguments()
    if asked.check:
        return proofs.check(bots_proof.RESULT, bots_proof.SOURCES, "faults")
    if engine.KERNEL is None:
        print("the compiled text of the bots was not built")
        return 1
    if not asked.short:
        proofs.refuse_unsaved(bots_proof.SOURCES)
    return compare(SHORT_RUN if asked.short else FULL_RUN, asked)


def compare(run: Run, asked: argparse.Namespace) -> int:
    """Look at as much as asked, say what is wrong, and write the result."""
    found = bots_proof.compare(run, asked.seed, asked.jobs)
    for part, tally in found.items():
        print(*tally.faults[:20], f"{FAULTS[part]}: {len(tally.faults)} of {tally.number('variant')}", sep="\n")
    if not asked.short:
        write(found, asked.seed)
    return int(any(tally.faults for tally in found.values()))


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--short", action="store_true", help=f"{SHORT_RUN.secrets} positions, write nothing")
    parser.add_argument("--check", action="store_true", help="only check that the written result is up to date")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="processes")
    return parser.parse_args()


def write(found: dict[str, Tally], seed: int) -> None:
    """Write the result file."""
    parts = {
        part: {
            "positions": tally.number("variant"),
            FAULTS[part]: len(tally.faults),
            **({"the first of them": tally.faults[:20]} if tally.faults else {}),
            "counts": tally.sorted_counts(),
        }
        for part, tally in found.items()
    }
    total = sum(len(tally.faults) for tally in found.values())
    proofs.write(bots_proof.RESULT, bots_proof.SOURCES, {"seed": seed, "faults": total, **parts})


if __name__ == "__main__":
    sys.exit(main())
