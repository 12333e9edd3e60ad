"""Whole matches of every variant, by clicks and by keys."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from bela.rules.variants import VARIANTS
from page.person import Person
from page.playing import Way, click, play_on, press

SHORT = {} if os.environ.get("HYPOTHESIS_PROFILE") == "deep" else {"target": 101, "match_wins": 1}
"""To 101; in the long form to the target that the variant has."""


@pytest.mark.report("FR-10", "FR-20", "FR-58")
@pytest.mark.parametrize("way", [click, press])
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_whole_match_can_be_played(sit_down: Callable[..., Person], variant: str, way: Way) -> None:
    person = sit_down()
    person.sit(variant, **SHORT)
    answers = play_on(person, way)
    assert answers >= 4, "a claim may end the match before the last card of its first deal"
    assert person.page.locator(".over .standing").first.inner_text()
    totals = [int(text) for text in person.page.locator(".over .sheet tfoot tr >> nth=0 >> strong").all_inner_texts()]
    assert max(totals) >= SHORT.get("target", 0)
    assert person.fault_free(), person.faults
