"""Collects tests as pytest does, and writes as JSON which of them claims which reports: by test, the ids.

The first argument names the file to write, the others what to collect.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest


class Collector:
    """Remembers what was collected."""

    def __init__(self) -> None:
        self.claims: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note the tests, each once for all its parameters."""
        for item in session.items:
            ids = [one for mark in item.iter_markers("report") for one in mark.args]
            self.claims[item.nodeid.partition("[")[0]] = ids


if __name__ == "__main__":
    collector = Collector()
    code = pytest.main(["--collect-only", "-qq", *sys.argv[2:]], plugins=[collector])
    Path(sys.argv[1]).write_text(json.dumps(collector.claims), encoding="utf-8")
    sys.exit(code)
