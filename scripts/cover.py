#!/usr/bin/env python3
"""Run the tests and see that they reach every line of the core."""

from __future__ import annotations

import sys

import env
import steps

SHELLS = ("__main__", "apps", "arena", "i18n", "research", "table")
"""The modules of bela round the core: they are tested, but not held to every line."""
OMIT = ",".join(f"*/bela/{name}{rest}" for name in SHELLS for rest in (".py", "/*"))

STEPS: steps.Steps = {
    "tests": [str(env.PYTHON), str(env.ROOT / "scripts" / "parts.py")],
    "coverage": env.module("coverage", "report", f"--omit={OMIT}", "--fail-under=100"),
}

if __name__ == "__main__":
    env.ensure("dev")
    sys.exit(steps.take(STEPS))
