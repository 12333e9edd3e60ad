"""A whole match of every variant, with keys alone."""

from __future__ import annotations

import pytest

from bela.rules.variants import VARIANTS, house
from tui.stage import Setting, Stage, on_stage, wild


@pytest.mark.parametrize("name", VARIANTS)
def test_a_match_of_every_variant_is_played_to_its_end_with_keys(name: str) -> None:
    rules = house(name, target=TARGET, match_wins=1)

    async def scene(stage: Stage) -> None:
        await stage.until(lambda: stage.game.table.match.over, wild(3))
        await stage.answer(wild(3))
        assert "won the match" in stage.text

    on_stage(Setting(rules), scene)


TARGET = 101
