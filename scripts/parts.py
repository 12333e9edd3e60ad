#!/usr/bin/env python3
"""The tests in two parts: first all but the page, a process for each processor; then the page, one process more.

Browsers wait for much, so that there is room for one more. What the tests reach is noted in .coverage.
"""

from __future__ import annotations

import os
import sys

import env

ALONE = "tests/page"
"""What is tested with browsers."""
WORKER = f"popen//python={env.PYTHON} -X warn_default_encoding"
"""A process for tests, as strict as the one that hands them out."""
COVERAGE = ("--cov=bela", "--cov-report=")


def parts() -> tuple[list[str], list[str]]:
    """What pytest is given for each part."""
    count = os.cpu_count() or 1
    return [f"--ignore={ALONE}", *shared(count), *COVERAGE], [ALONE, *shared(count + 1), *COVERAGE, "--cov-append"]


def shared(processes: int) -> list[str]:
    """How tests are shared out over so many processes."""
    return ["--dist=worksteal", f"--tx={processes}*{WORKER}"]


def main() -> int:
    """Run both. 0 when both went well."""
    return max(env.run(env.testing("pytest", *arguments)) for arguments in parts())


if __name__ == "__main__":
    env.ensure("dev")
    sys.exit(main())
