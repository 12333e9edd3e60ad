"""A server of its own for the tests of the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

QUICK = Path(__file__).with_name("quick.py")
ADDRESS = re.compile(r"http://\S+?:(\d+)/")


@contextmanager
def served(data: Path, port: int = 0, *, kill: bool = False) -> Iterator[int]:
    """A server with its data in a folder; gives its port. At the end it is told to end, or killed."""
    process = subprocess.Popen(  # noqa: S603 - the program that is tested
        [sys.executable, str(QUICK), "serve", "--no-open", "--port", str(port), "--data", str(data), "--lang", "en"],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PYTHONIOENCODING": "utf-8",
            "PYTHONUNBUFFERED": "1",
        },
    )
    try:
        yield _port(process)
    finally:
        (process.kill if kill else process.terminate)()
        process.wait(timeout=30)
        assert process.stdout is not None
        process.stdout.close()


def _port(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    for line in process.stdout:
        found = ADDRESS.search(line)
        if found:
            return int(found[1])
    raise AssertionError("the server said no address")
