"""The project's own environment, ``.venv``: made on first use, brought up to date when pyproject.toml has changed.

Keeps to what Python 3.9 understands, so that an old one can still look for a newer one, or say what is missing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")

OLDEST = (3, 11)
NAMES = ("python3", "python3.14", "python3.13", "python3.12", "python3.11")

NO_PYTHON = (
    "bela needs Python 3.11 or newer, and found none. Install one; if it is not on the path, start this with it."
)
NO_VENV = f"Python could not make {VENV}. On Debian and Ubuntu the package python3-venv has what is missing."
NO_INSTALL = "The packages could not be installed; the reason stands above. Mend it and start this again."


def tool(name: str) -> str:
    """The path of a command installed in the environment."""
    return str(BIN / (name + ".exe" if WINDOWS else name))


def module(name: str, *arguments: str) -> list[str]:
    """The command that runs a module with the environment's Python."""
    return [str(PYTHON), "-m", name, *arguments]


def testing(name: str, *arguments: str) -> list[str]:
    """The same for tests: it warns where a file is opened without its encoding, which reads differently elsewhere."""
    return [str(PYTHON), "-X", "warn_default_encoding", "-m", name, *arguments]


def ensure(extra: str = "") -> None:
    """Have bela installed, with the named extra of pyproject.toml. Leaves with a message when that fails."""
    if ready(extra):
        return
    if not PYTHON.exists() or not moved_stamp().exists():
        make()
    install(extra)


def ready(extra: str) -> bool:
    """Whether the environment holds what pyproject.toml asks for now; with any extra it serves for none as well."""
    stamps = [stamp(extra)] if extra else list(VENV.glob("ready-*"))
    return PYTHON.exists() and any(read(path) == digest() for path in stamps)


def stamp(extra: str) -> Path:
    """The file that notes for which pyproject.toml an installation was last finished."""
    return VENV / f"ready-{extra or 'base'}"


def moved_stamp() -> Path:
    """The file that is there when the environment was made in this very place: it does not survive a move."""
    return VENV / f"made-{hashlib.sha256(str(ROOT).encode()).hexdigest()[:16]}"


def digest() -> str:
    """What an installation depends on: the project files, the sources that are compiled, and the place."""
    compiled = sorted([*ROOT.glob("setup.py"), *ROOT.glob("src/**/*.[ch]pp")])
    sources = [path.read_bytes() for path in (ROOT / "pyproject.toml", *compiled)]
    return hashlib.sha256(b"".join(sources) + str(ROOT).encode()).hexdigest()


def read(path: Path) -> str:
    """What a stamp says; nothing when it is not there."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


def make() -> None:
    """Make an empty environment, in place of a broken one."""
    base = find_python()
    if subprocess.call([base, "-m", "venv", "--clear", str(VENV)], stdout=sys.stderr):
        sys.exit(NO_VENV)
    moved_stamp().touch()


def install(extra: str) -> None:
    """Install the package in place, with the extra; the stamp comes last, so that what breaks off is done again."""
    say("Setting up .venv: once, and again when pyproject.toml changes")
    target = f"{ROOT}[{extra}]" if extra else str(ROOT)
    quiet = ["-qq", "--disable-pip-version-check", "--no-input"]
    if subprocess.call(module("pip", "install", *quiet, "--editable", target), stdout=sys.stderr):
        sys.exit(NO_INSTALL)
    stamp(extra).write_text(digest(), encoding="utf-8")


def find_python() -> str:
    """A Python that is new enough: the running one, else one on the path. Leaves with a message when there is none."""
    if sys.version_info >= OLDEST:
        return sys.executable
    found = [path for path in map(shutil.which, NAMES) if path and new_enough(path)]
    if not found:
        sys.exit(NO_PYTHON)
    return found[0]


def new_enough(python: str) -> bool:
    """Whether that command is a Python that can run bela."""
    question = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    return subprocess.call([python, "-c", question], stderr=subprocess.DEVNULL) == 0


def run(command: list[str]) -> int:
    """Run a command in the project's folder; gives its exit status."""
    return subprocess.call(command, cwd=ROOT)


def become(command: list[str]) -> None:
    """Run a command where the caller stands, in place of this process where the system can do that."""
    if WINDOWS:
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def say(text: str) -> None:
    """Speak to the person, without mixing with what the command gives."""
    print(text, file=sys.stderr, flush=True)
