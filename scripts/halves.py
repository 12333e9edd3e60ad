#!/usr/bin/env python3
"""The tests in two halves, one after the other: what is proved of the core, and what is shown to people.

Browsers and servers have the machine for themselves, so that nothing is waited for in vain.
"""

from __future__ import annotations

import sys

import env

SHOWN = ("apps", "page", "tui", "web")
"""Folders of tests with terminals, browsers and servers in them."""


def halves() -> tuple[list[str], list[str]]:
    """What pytest is given for each half."""
    shown = [f"tests/{name}" for name in SHOWN if (env.ROOT / "tests" / name).is_dir()]
    return [f"--ignore={path}" for path in shown], shown


def run(number: int, arguments: list[str]) -> int:
    """Run a half under coverage; what it covers goes into a file of its own."""
    data = env.ROOT / f".coverage.half{number}"
    return env.run(env.testing("coverage", "run", f"--data-file={data}", "-m", "pytest", *arguments))


def main() -> int:
    """Run both. 0 when both went well."""
    statuses = [run(number, arguments) for number, arguments in enumerate(halves(), start=1)]
    return max(*statuses, env.run(env.module("coverage", "combine")))


if __name__ == "__main__":
    env.ensure("dev")
    sys.exit(main())
