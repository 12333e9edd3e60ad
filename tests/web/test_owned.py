"""What is kept is its owner's alone: it holds everybody's cards."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bela.apps.web.store import Store
from bela.apps.web.store import database as d


@pytest.mark.skipif(os.name == "nt", reason="there the folder's own rights count")
def test_nobody_but_the_owner_may_read_what_is_kept_or_a_copy(tmp_path: Path) -> None:
    folder, copy = tmp_path / "open", tmp_path / "copy.sqlite3"
    folder.mkdir(mode=0o755)
    before = os.umask(0o022)
    try:
        store = Store(folder)
        found = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
        d.backup(folder / d.NAME, copy)
        store.close()
    finally:
        os.umask(before)
    assert d.NAME in found
    assert {*found.values(), copy.stat().st_mode & 0o777} == {0o600}
