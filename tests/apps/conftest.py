"""What tests of the shells share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bela.apps.journal import Journal
from driver.journals import HEADER


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """A match that has just begun, and is kept."""
    made = Journal.create(tmp_path, HEADER)
    yield made
    made.detach()
