"""Screens as stored text: what stands in ``screens/NAME.txt`` is what must be seen."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "screens"
RENEW = "BELA_RENEW_SCREENS"
"""Set in the environment, it stores what is seen instead of comparing it: look at the difference before keeping it."""


def compare(name: str, seen: str) -> None:
    """The screen is as it is stored."""
    assert stored(name, seen) == seen


def stored(name: str, seen: str) -> str:
    """What is stored; where that is wanted, what is seen is stored first."""
    path = FOLDER / f"{name}.txt"
    if os.environ.get(RENEW):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(seen, encoding="utf-8", newline="\n")
    return path.read_text(encoding="utf-8")
