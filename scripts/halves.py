#!/usr/bin/env python3
"""The tests in two halves that run beside each other: what is proved of the core, and what is shown to people."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import env

SHOWN = ("apps", "page", "tui", "web")
"""Folders of tests with terminals, browsers and servers in them: they wait a lot, so that the other half gets on."""


def halves() -> tuple[list[str], list[str]]:
    """What pytest is given for each half."""
    shown = [f"tests/{name}" for name in SHOWN if (env.ROOT / "tests" / name).is_dir()]
    return [f"--ignore={path}" for path in shown], shown


def start(number: int, arguments: list[str], output: int | None) -> subprocess.Popen[bytes]:
    """Start a half under coverage; what it covers goes into a file of its own."""
    data = env.ROOT / f".coverage.half{number}"
    command = env.testing("coverage", "run", f"--data-file={data}", "-m", "pytest", *arguments)
    cache = ("-o", f"cache_dir={env.ROOT / '.pytest_cache' / str(number)}")
    unbuffered = {**os.environ, "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen([*command, *cache], cwd=env.ROOT, env=unbuffered, stdout=output, stderr=subprocess.STDOUT)


def main() -> int:
    """Run both; the second one's report follows the first's. 0 when both went well."""
    first, second = halves()
    log = env.ROOT / "build" / "tests-shown.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("wb") as report:
        beside = start(2, second, report.fileno())
        status = start(1, first, None).wait() or beside.wait()
        beside.wait()
    print_file(log)
    combined = subprocess.run(env.module("coverage", "combine"), cwd=env.ROOT, check=False)
    return status or combined.returncode


def print_file(path: Path) -> None:
    """Print what a half has reported."""
    sys.stdout.flush()
    sys.stdout.buffer.write(path.read_bytes())
    sys.stdout.flush()


if __name__ == "__main__":
    env.ensure("dev")
    sys.exit(main())
