"""The house rules that no tool knows: sizes, plain text, and documents that speak of the project alone."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "scripts", "docs", ".ci")
BINARY = {".mo", ".png", ".pyc", ".pyd", ".so", ".wasm", ".webp", ".woff2", ".zip"}
LONGEST_FILE = 250
LONGEST_FUNCTION = 25
FOREIGN = re.compile(r"(?<![\w.])/(work|tmp|root|home)\b|\b[Ii]ssue #?\d")
"""A machine's folders, and numbers that mean something elsewhere only."""


def files() -> Iterator[Path]:
    """Every text file that belongs to the project."""
    found = [*ROOT.iterdir(), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))]
    yield from (path for path in found if path.is_file() and path.suffix not in BINARY and not generated(path))


def generated(path: Path) -> bool:
    """Whether a tool made the file, or others did: it lies in a cache or a build, is git's own, or was taken over."""
    parts = path.relative_to(ROOT).parts
    if (path.parent / "SHA256SUMS").exists():
        return path.name not in {"SHA256SUMS", "README.md"} and not path.name.endswith(".d.ts")
    return parts[0] in {".git", ".coverage"} or any(re.search(r"cache|egg-info", part) for part in parts)


def links(page: Path) -> Iterator[str]:
    """The places inside the project to which a document points."""
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            yield target


def named(paths: Iterator[Path]) -> list[object]:
    return [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in sorted(paths)]


FILES = named(files())
DOCUMENTS = named(path for path in files() if path.suffix == ".md")
SOURCES = named(path for path in files() if path.suffix == ".py")


@pytest.mark.parametrize("path", FILES)
def test_text_is_utf8_with_plain_line_ends(path: Path) -> None:
    data = path.read_bytes()
    assert "\ufeff" not in data.decode("utf-8")
    assert b"\r" not in data
    assert data.endswith(b"\n") or not data


@pytest.mark.parametrize("path", FILES)
def test_text_speaks_of_the_project_alone(path: Path) -> None:
    found = FOREIGN.search(path.read_text(encoding="utf-8"))
    assert found is None, found


@pytest.mark.parametrize("path", DOCUMENTS)
def test_links_lead_somewhere(path: Path) -> None:
    assert [target for target in links(path) if not (path.parent / target).exists()] == []


@pytest.mark.parametrize("path", SOURCES)
def test_a_source_file_is_short(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= LONGEST_FILE


@pytest.mark.parametrize("path", SOURCES)
def test_functions_are_short(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    assert [node.name for node in functions if length(node) > LONGEST_FUNCTION] == []


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function from its name on; a docstring costs nothing."""
    lines = (function.end_lineno or 0) - function.lineno + 1
    first = function.body[0]
    return lines - ((first.end_lineno or 0) - first.lineno + 1 if ast.get_docstring(function) is not None else 0)


def test_the_core_is_forbidden_every_foreign_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {re.split(r"[^\w-]", each)[0] for each in project["project"]["dependencies"]}
    contracts = project["tool"]["importlinter"]["contracts"]
    forbidden = {name for contract in contracts for name in contract.get("forbidden_modules", ())}
    assert needed
    assert needed <= forbidden
