"""Compare card play with its naive second statement on many positions.

python scripts/prove_play.py            100,000 positions; writes docs/proofs/play.json
python scripts/prove_play.py --short    5,000 positions, writes nothing
python scripts/prove_play.py --check    is the written result about the sources as they are now?

Exit code 1 when there is any difference, or when the written result is out of date.
"""

from __future__ import annotations

import argparse
import sys

import proofs
from oracle import proof

FULL_RUN, SHORT_RUN = 100_000, 5_000
SEED = 1938


def main() -> int:
    """Do what the command line asks; the number returned is the exit code."""
    asked = arguments()
    if asked.check:
        return proofs.check(proof.RESULT, proof.SOURCES)
    if not asked.short:
        proofs.refuse_unsaved(proof.SOURCES)
    tally = proof.run(SHORT_RUN if asked.short else FULL_RUN, asked.seed)
    print(*tally.differences[:20], f"differences: {len(tally.differences)}", sep="\n")
    if not asked.short:
        write(tally, asked.seed)
    return 1 if tally.differences else 0


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Compare card play with its naive second statement.")
    parser.add_argument("--short", action="store_true", help=f"{SHORT_RUN} positions, write nothing")
    parser.add_argument("--check", action="store_true", help="only check that the written result is up to date")
    parser.add_argument("--seed", type=int, default=SEED)
    return parser.parse_args()


def write(tally: proof.Tally, seed: int) -> None:
    """Write the result file."""
    found = len(tally.differences)
    result = {"positions": FULL_RUN, "seed": seed, "differences": found, "counts": tally.sorted_counts()}
    proofs.write(proof.RESULT, proof.SOURCES, result)


if __name__ == "__main__":
    sys.exit(main())
