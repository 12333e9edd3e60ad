"""What tests of the shells share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from apps.recorded import closed
from bela.apps.journal import Journal
from bela.record import write_record
from bela.rules.variants import variant
from driver.journals import HEADER
from driver.pads import NAMES, pad
from record.randomplay import last, play


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """A match that has just begun, and is kept."""
    made = Journal.create(tmp_path, HEADER)
    yield made
    made.detach()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(write_record(closed()), encoding="utf-8", newline="\n")
    return path


@pytest.fixture
def going_on(tmp_path: Path) -> Path:
    """A match in its second deal."""
    path = tmp_path / "going-on.jsonl"
    path.write_text(write_record(last(play(variant("scottish_2"), 4, most=45)).record), encoding="utf-8")
    return path


@pytest.fixture
def friday(tmp_path: Path) -> Path:
    """A folder with a score pad of four friends."""
    made = pad(tmp_path, "new", "Friday", "--variant", "croatian_4", "--names", NAMES, "--dealer", "dino")
    assert made.exit_code == 0, made.output
    return tmp_path
