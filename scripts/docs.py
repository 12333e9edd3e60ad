#!/usr/bin/env python3
"""Run the examples in the documents and in the docstrings."""

from __future__ import annotations

import sys

import env

PLACES = ("src", "docs", "README.md", "CONTRIBUTING.md")

if __name__ == "__main__":
    env.ensure("dev")
    sys.exit(env.run(env.testing("pytest", *PLACES, *sys.argv[1:])))
