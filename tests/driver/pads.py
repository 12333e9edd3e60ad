"""``bela pad`` driven through a pipe."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from bela.apps.cli import main
from bela.apps.pad.files import kept_in

NAMES = "Ana,Bo,Cvita,Dino"


def pad(folder: Path, *arguments: str, keys: str | bytes = "", language: str = "en") -> Result:
    """The command run to its end, with everything typed in advance."""
    where = ["--data", str(folder)]
    return CliRunner().invoke(main, ["--lang", language, "pad", *arguments, *where], input=keys, catch_exceptions=False)


def typed(folder: Path, *lines: str, language: str = "en") -> str:
    """What the book of Friday answers to lines."""
    found = pad(folder, "Friday", keys="\n".join([*lines, "q"]) + "\n", language=language)
    assert found.exit_code == 0
    return found.output


def rows(folder: Path) -> int:
    """How many rows the last match of the book has."""
    book = kept_in(folder / "pads")[0].book
    assert book is not None
    return len(book.sheet.rows)
