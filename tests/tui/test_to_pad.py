"""From the last page of a match into the score pad."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.apps.pad.at_work import write_in_record
from bela.i18n import Translator
from tui.stage import Stage
from tui.test_evening import evening, wanted


def test_after_a_match_it_opens_in_the_score_pad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Stage) -> None:
        await stage.until(lambda: "Open this match in the score pad" in stage.text)
        await stage.press("3")

    _, spent = evening(tmp_path, scene, wanted("croatian_4", options=("target=101",)))
    assert spent.to_pad is not None
    assert spent.to_pad.parent.name == "finished"
    shown: list[int] = []
    monkeypatch.setattr("bela.apps.pad.at_work.run", lambda session: shown.append(max(session.sheet.scores)))
    write_in_record(Translator("en"), spent.to_pad, tmp_path / "pads", letters=False)
    assert shown[0] >= 101
    assert len(list((tmp_path / "pads").iterdir())) == 1
