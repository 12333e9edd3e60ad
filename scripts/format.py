#!/usr/bin/env python3
"""Lay out the code, and mend what can be mended without a thought."""

from __future__ import annotations

import sys

import env
import steps

STEPS: steps.Steps = {
    "mend": env.module("ruff", "check", "--fix", "--exit-zero", "--quiet"),
    "format": env.module("ruff", "format"),
}

if __name__ == "__main__":
    env.ensure("dev")
    sys.exit(steps.take(STEPS))
