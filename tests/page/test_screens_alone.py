"""No screen of the pad, the referee and the rule book has a fault that axe finds, in any of the languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from page.person import Person
from page.screens_alone import all_alone
from page.test_screens import FOLDER, LOOKS, overflows, violations


@pytest.mark.parametrize("look", sorted(LOOKS))
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(sit_down: Callable[..., Person], look: str) -> None:
    settings, size = LOOKS[look]
    person = sit_down(size=size, motion="none", **settings)
    faults: dict[str, list[str]] = {}
    for name in all_alone(person):
        person.page.evaluate("document.fonts.ready")
        if FOLDER:
            person.page.screenshot(path=Path(FOLDER) / f"{look}-{name}.png")
        faults[name] = [*(["wider than the screen"] if overflows(person) else []), *violations(person)]
    assert {name: each for name, each in faults.items() if each} == {}
    assert len(faults) >= 20
    assert person.fault_free(), person.faults
