#!/usr/bin/env python3
"""Remove what the tools have left behind: caches, builds, coverage; with ``--all`` the environment too."""

from __future__ import annotations

import shutil
import sys

import env

LEFT = ("build", "dist", "htmlcov", ".coverage*", ".hypothesis", ".*_cache", "src/*.egg-info")
CODE = ("src", "tests", "scripts")


def remove(pattern: str) -> None:
    """Remove the files and folders of the project that match."""
    for path in list(env.ROOT.glob(pattern)):
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


if __name__ == "__main__":
    everything = [env.VENV.name] if "--all" in sys.argv[1:] else []
    for pattern in [*LEFT, *everything, *(f"{folder}/**/__pycache__" for folder in CODE)]:
        remove(pattern)
