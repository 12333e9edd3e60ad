#!/usr/bin/env python3
"""Check the types of the page's scripts, where there is Node: the page itself needs none of it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent / "tests" / "page"
TYPESCRIPT = "typescript@7.0.2"


def checker() -> list[str] | None:
    """The command that checks, if there is one or it can be fetched."""
    found, npm = shutil.which("tsc"), shutil.which("npm")
    if found:
        return [found]
    fetched = [npm or "", "exec", "--yes", f"--package={TYPESCRIPT}", "--", "tsc"]
    ready = npm and subprocess.run([*fetched, "--version"], capture_output=True, check=False).returncode == 0
    return fetched if ready else None


def main() -> int:
    """The exit status of the check; 0 where there is nothing to check with."""
    command = checker()
    if command is None:
        print("left out: there is no Node here, or no network to fetch TypeScript")
        return 0
    return subprocess.call([*command, "-p", str(PROJECT)])


if __name__ == "__main__":
    sys.exit(main())
