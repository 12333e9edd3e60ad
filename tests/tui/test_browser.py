"""From the first page to the browser."""

from __future__ import annotations

from pathlib import Path

from tui.stage import Stage
from tui.test_evening import evening


def test_a_table_in_the_browser_is_the_last_one_offered(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("8")

    app, spent = evening(tmp_path, scene)
    assert app.return_code == 0
    assert spent.in_browser
    assert not spent.is_kept
