"""Steps that are all taken, whatever becomes of the one before, and accounted for at the end."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import NamedTuple

import env

Steps = dict[str, list[str]]
"""Commands by the name of the step, in the order in which they are taken."""


class Outcome(NamedTuple):
    """How a step ended."""

    name: str
    status: int
    seconds: float
    last_line: str
    """The last line that it printed: for the tests, how many passed."""

    def __str__(self) -> str:
        word = "failed" if self.status else "ok"
        return f"{word:6} {self.name:10} {self.seconds:6.1f} s  {self.last_line}"


def take(steps: Steps) -> int:
    """Take every step and print the account, the tests last; 0 when all went well, else 1."""
    outcomes = [step(name, command) for name, command in steps.items()]
    outcomes.sort(key=lambda outcome: outcome.name == "tests")
    print("\n" + "\n".join(map(str, outcomes)), flush=True)
    return int(any(outcome.status for outcome in outcomes))


def step(name: str, command: list[str]) -> Outcome:
    """Take one step; what it prints passes through."""
    print(f"\n--- {name}", flush=True)
    begin = time.monotonic()
    status, last_line = follow(command)
    return Outcome(name, status, time.monotonic() - begin, last_line)


def follow(command: list[str]) -> tuple[int, str]:
    """Run a command in the project's folder; gives its exit status and the last line that it printed."""
    last = ""
    with popen(command) as process:
        for line in process.stdout or ():
            sys.stdout.buffer.write(line)
            sys.stdout.flush()
            last = line.decode("utf-8", "replace").strip() or last
    return process.returncode, last.strip("= ")


def popen(command: list[str]) -> subprocess.Popen[bytes]:
    """Start a command in the project's folder, its output to be read line by line as it comes."""
    unbuffered = {**os.environ, "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(command, cwd=env.ROOT, env=unbuffered, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
