"""What the proofs have in common: a written result names the commit and the sources that it speaks for."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

# what is proved lies among the tests, which are not installed
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.sources import ROOT, digests, stale


def unsaved(sources: Iterable[str]) -> list[str]:
    """The sources that differ from the last commit."""
    return git("status", "--porcelain", "--", *sources).splitlines()


def refuse_unsaved(sources: Iterable[str]) -> None:
    """Leave with a message when the result would not speak for any commit."""
    if changed := unsaved(sources):
        sys.exit("\n  ".join(["commit these first, the result names the commit it speaks for:", *changed]))


def write(path: Path, sources: Iterable[str], result: Mapping[str, object]) -> None:
    """Write a result, with the commit and the sources that it speaks for."""
    stamped = {"commit": git("rev-parse", "HEAD").strip(), "sources": digests(sources), **result}
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(stamped, indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8", newline="\n")


def read(path: Path) -> dict[str, object]:
    """A written result."""
    result: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return result


def changed(path: Path, sources: Iterable[str]) -> list[str]:
    """The sources that have changed since a result was written, in a line each."""
    return [f"changed since {path.name}: {name}" for name in stale(sources, read(path))]


def check(path: Path, sources: Iterable[str], count: str = "differences") -> int:
    """Say whether a result is about the sources as they are, and was clean; 0 when both hold."""
    lines, found = changed(path, sources), read(path)[count]
    print(*lines, f"{count}: {found}", sep="\n")
    return 1 if lines or found else 0


def git(*words: str) -> str:
    """What git answers."""
    answer = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, encoding="utf-8")  # noqa: S607 - fixed words; the git of the developer's path
    return answer.stdout
