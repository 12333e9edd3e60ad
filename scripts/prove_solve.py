"""Compare the solver with a full minimax that shares no code with it, and its two texts with each other.

prove_solve.py            50,000 endings, 200 whole deals, 1,000,000 moments; writes docs/proofs/solve.json
prove_solve.py --short    5,000 endings, 20 whole deals, 20,000 moments; writes nothing
prove_solve.py --check    is the written result about the sources as they are now?

Exit code 1 when there is any difference, when the written result is out of date, or when the compiled text is missing.
"""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple

import proofs
from bela.solve import backend
from oracle import solve_legal, solve_proof, twins


class Run(NamedTuple):
    """How much is compared."""

    endings: int
    deals: int
    moments: int


FULL_RUN = Run(50_000, 200, 1_000_000)
SHORT_RUN = Run(5_000, 20, 20_000)
SEED = 1943


def main() -> int:
    """Do what the command line asks; the number returned is the exit code."""
    asked = arguments()
    if asked.check:
        return proofs.check(solve_proof.RESULT, solve_proof.SOURCES)
    if backend() != "compiled":
        print("the compiled text of the search was not built")
        return 1
    if not asked.short:
        proofs.refuse_unsaved(solve_proof.SOURCES)
    return compare(SHORT_RUN if asked.short else FULL_RUN, asked.seed, write=not asked.short)


def compare(run: Run, seed: int, *, write: bool) -> int:
    """Compare as much as asked, say what differs, and write the result."""
    tally = solve_proof.run(run.endings, seed)
    apart = twins.twin_differences(run.deals, seed)
    moments, unlike = solve_legal.legal_differences(run.moments, seed)
    wrong = [*tally.differences, *apart, *unlike]
    compared = f"endings {run.endings}, deals {run.deals}, moments {moments}"
    print(*wrong[:20], f"{compared}, differences: {len(wrong)}", sep="\n")
    if write:
        result = {
            "seed": seed,
            "differences": len(wrong),
            "endings": run.endings,
            "whole deals on which both texts found the same value in the same number of nodes": run.deals - len(apart),
            "moments at which engine and search let the same cards be played": moments - len(unlike),
            "counts": tally.sorted_counts(),
        }
        proofs.write(solve_proof.RESULT, solve_proof.SOURCES, result)
    return 1 if wrong else 0


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Compare the solver with a full minimax.")
    parser.add_argument("--short", action="store_true", help=f"{SHORT_RUN.endings} endings, write nothing")
    parser.add_argument("--check", action="store_true", help="only check that the written result is up to date")
    parser.add_argument("--seed", type=int, default=SEED)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
