"""No screen has a fault that axe finds. With BELA_SCREENS the walk leaves a picture of each in that folder."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from page.person import Person
from page.screens import at_the_table, round_the_table

AXE = (Path(__file__).with_name("vendor") / "axe.min.js").read_text(encoding="utf-8")
FOLDER = os.environ.get("BELA_SCREENS")
LOOKS: dict[str, tuple[dict[str, Any], tuple[int, int]]] = {
    "phone-light-en": ({"theme": "light", "language": "en"}, (390, 844)),
    "desktop-dark-hr": ({"theme": "dark", "language": "hr", "deck": "german"}, (1280, 800)),
    "narrow-light-de": ({"theme": "light", "language": "de", "deck": "four", "bigIndex": True}, (320, 640)),
    "tablet-dark-cs": ({"theme": "dark", "language": "cs", "deck": "classic", "leftHanded": True}, (820, 1180)),
}


def violations(person: Person) -> list[str]:
    person.page.evaluate(f"() => {{ if (!window.axe) {{ {AXE}\n }} }}")
    found = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found["violations"]]


def overflows(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("look", sorted(LOOKS))
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(sit_down: Callable[..., Person], look: str) -> None:
    settings, size = LOOKS[look]
    person = sit_down(size=size, motion="none", **settings)
    faults: dict[str, list[str]] = {}
    for name in chain(round_the_table(person), at_the_table(person)):
        person.page.evaluate("document.fonts.ready")
        if FOLDER:
            person.page.screenshot(path=Path(FOLDER) / f"{look}-{name}.png")
        wide = ["wider than the screen"] if overflows(person) else []
        faults[name] = [*wide, *violations(person)]
    assert {name: each for name, each in faults.items() if each} == {}
    assert len(faults) >= 20
    assert person.fault_free(), person.faults
