"""Break every rule of the ledger, and see that its scenarios and tests find it out.

python scripts/prove_mutants.py            every mutant meets all that names its rule; writes docs/proofs/mutants.json
python scripts/prove_mutants.py --short    each only until it is found out in every variant; writes nothing
python scripts/prove_mutants.py --check    is the written result about the sources as they are now?

Exit code 1 when a mutant survives, when the engine itself does not hold, when a rule is not proved in a variant that
it binds, or when the written result is out of date.
"""

from __future__ import annotations

import argparse
import sys

import proofs
from ledger import proof
from ledger.evidence import scenarios, tests
from ledger.mutants import MUTANTS


def main() -> int:
    """Do what the command line asks; the number returned is the exit code."""
    asked = arguments()
    if asked.check:
        return check()
    if not asked.short:
        proofs.refuse_unsaved(proof.SOURCES)
    faults = proof.unsound((*scenarios(), *tests()))
    met = proof.meet_all(MUTANTS, in_short=asked.short)
    faults += [f"survived: {mutant.id} {mutant.breaks}" for mutant in proof.survivors(met)]
    faults += [f"not proved: {rule} in {table}" for rule, table in proof.unproved(met)]
    if not asked.short:
        proofs.write(proof.RESULT, proof.SOURCES, proof.result(met))
    return say(faults, f"mutants: {len(met)}, survivors: {len(proof.survivors(met))}")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Break every rule, and see that its scenarios and tests find it out.")
    parser.add_argument("--short", action="store_true", help="stop at the first find in each variant, write nothing")
    parser.add_argument("--check", action="store_true", help="only check that the written result is up to date")
    return parser.parse_args()


def check() -> int:
    """Say which sources have changed since the result was written, and what survived."""
    written = proofs.read(proof.RESULT)
    changed = proofs.changed(proof.RESULT, proof.SOURCES)
    survivors = written["survivors"]
    faults = [*changed, *(f"survived: {breaks}" for breaks in survivors)] if isinstance(survivors, list) else changed
    return say(faults, f"mutants: {written['mutants']}")


def say(faults: list[str], account: str) -> int:
    """Print what is wrong, and the account; gives the exit code."""
    print(*faults, account, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
