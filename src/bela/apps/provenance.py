"""What made a result: the sources, the commit, the processor."""

from __future__ import annotations

import platform
import subprocess
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
PLAYING = ("cards", "melds", "play", "rules", "scoring", "standing", "deal", "match", "solve", "bots", "table", "arena")
"""What has a say in what bots do, and so in what comes of their games."""
SUFFIXES = frozenset({".py", ".toml", ".hpp", ".cpp"})


def sources_digest(package: Path = PACKAGE) -> str:
    """One digest of all that has a say in a game among bots; line ends do not matter."""
    files = sorted(file for name in PLAYING for file in written(package / name))
    lines = (f"{file.relative_to(package).as_posix()} {_digest(file)}\n" for file in files)
    return sha256("".join(lines).encode()).hexdigest()


def written(place: Path) -> list[Path]:
    """The files of a module, or of a package, that people write."""
    files = place.rglob("*") if place.is_dir() else [place.with_suffix(".py")]
    return [file for file in files if file.suffix in SUFFIXES]


def _digest(file: Path) -> str:
    return sha256(file.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def commit(package: Path = PACKAGE) -> str | None:
    """The commit that the sources are of, with ``-dirty`` where they depart from it; None where they are of none."""
    if _git(package, "ls-files", "--", "__init__.py") in (None, ""):
        return None
    return _git(package, "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")


def _git(folder: Path, *words: str) -> str | None:
    """What git answers in a folder; None where there is no git, or it has nothing to say."""
    try:
        answer = subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, encoding="utf-8")  # noqa: S603, S607 - fixed words; whatever git the user has
    except (OSError, subprocess.CalledProcessError):
        return None
    return answer.stdout.strip()


def processor() -> str:
    """The processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
