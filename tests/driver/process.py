"""The program as a process of its own. What is started is the program itself (S603)."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "bela"]
POSIX = pytest.mark.skipif(os.name == "nt", reason="signals, locales and a shell of POSIX")


def environment(**more: str) -> dict[str, str]:
    """The system's own, without what decides about encodings; with what the test wants."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON", "BELA"))}
    return {**kept, "PYTHONPATH": str(ROOT / "src"), **more}


def ran(*arguments: str, keys: bytes = b"", **more: str) -> subprocess.CompletedProcess[bytes]:
    """The program run to its end, with everything typed in advance."""
    command = [*COMMAND, *arguments]
    return subprocess.run(command, input=keys, capture_output=True, env=environment(**more), check=False)  # noqa: S603


def redirected(
    arguments: str, redirection: str, keys: bytes = b"", before: str = ""
) -> subprocess.CompletedProcess[bytes]:
    """The program run by a shell that redirects its streams."""
    shell = ["/bin/bash", "-c", f"{before} {shlex.join(COMMAND)} {arguments} {redirection}"]
    return subprocess.run(shell, input=keys, capture_output=True, env=environment(), check=False)  # noqa: S603
