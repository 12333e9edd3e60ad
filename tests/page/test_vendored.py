"""What others made is shipped as they made it, with its licence."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

STATIC = Path(__file__).resolve().parents[2] / "src" / "bela" / "apps" / "web" / "static"
FOLDERS = [
    STATIC / "vendor",
    STATIC / "fonts",
    STATIC / "decks" / "classic",
    STATIC / "python" / "pyodide",
    Path(__file__).with_name("vendor"),
]
OURS = {"SHA256SUMS", "README.md"}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_file_is_the_one_that_was_taken_over(folder: Path) -> None:
    noted = dict(line.split()[1::-1] for line in (folder / "SHA256SUMS").read_text(encoding="utf-8").splitlines())
    held = {path.name for path in folder.iterdir() if path.name not in OURS and not path.name.endswith(".d.ts")}
    assert held == set(noted)
    assert {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in held} == noted


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_licence_lies_beside_it(folder: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in folder.iterdir() if path.suffix in {".LICENSE", ".md"}]
    assert any(
        "MIT" in text or "Apache" in text or "Open Font" in text or "CC0" in text or "Mozilla" in text for text in texts
    )
