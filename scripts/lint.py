#!/usr/bin/env python3
"""Read the code without running it: rules, layout, types, and who may import whom."""

from __future__ import annotations

import sys

import env
import steps

STEPS: steps.Steps = {
    "lint": env.module("ruff", "check"),
    "layout": env.module("ruff", "format", "--check"),
    "types": env.module("mypy"),
    "imports": [env.tool("lint-imports")],
    "page": [str(env.PYTHON), str(env.ROOT / "scripts" / "page_types.py")],
}

if __name__ == "__main__":
    env.ensure("dev")
    sys.exit(steps.take(STEPS))
