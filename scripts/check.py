#!/usr/bin/env python3
"""Check everything that must hold: lint, layout, types, imports, tests, coverage, proofs and bots in short."""

from __future__ import annotations

import sys

import cover
import env
import lint
import steps

SCRIPTS = env.ROOT / "scripts"
PROOFS = [*sorted(SCRIPTS.glob("prove_*.py")), SCRIPTS / "strength.py"]
"""Programs that prove or measure more than a test should take the time for; each knows ``--short``."""


def main() -> int:
    """Take every step; 0 when all went well, else 1."""
    env.ensure("dev")
    proofs = {path.stem: [str(env.PYTHON), str(path), "--short"] for path in PROOFS}
    return steps.take({**lint.STEPS, **proofs, **cover.STEPS})


if __name__ == "__main__":
    sys.exit(main())
