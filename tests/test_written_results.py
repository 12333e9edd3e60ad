"""Every result that is written down speaks for the sources as they are: figures of other sources are nobody's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.sources import ROOT, stale

WRITTEN = sorted(path for path in (ROOT / "docs").rglob("*.json") if "sources" in json.loads(path.read_text("utf-8")))


def test_the_results_are_found() -> None:
    assert {path.stem for path in WRITTEN} >= {
        "bots",
        "kill",
        "meter",
        "mutants",
        "play",
        "serve_kill",
        "solve",
        "strength",
    }


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.stem)
def test_a_result_is_about_the_sources_as_they_are(path: Path) -> None:
    result = json.loads(path.read_text("utf-8"))
    assert result["sources"], "it names what it speaks for"
    assert stale(result["sources"], result) == [], "measure again what changed: the script of that name"
