#!/usr/bin/env python3
"""Run the tests; arguments go to pytest, such as ``-k name``."""

from __future__ import annotations

import sys

import env

if __name__ == "__main__":
    env.ensure("dev")
    sys.exit(env.run(env.testing("pytest", *sys.argv[1:])))
