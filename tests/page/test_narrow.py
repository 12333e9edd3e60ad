"""What a narrow phone, long names and large letters do to the pages: nothing is cut off, and all can be reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from page import padding as pad
from page.person import Person
from page.test_company import take

Sit = Callable[..., Person]
LONG = ("Maximilianbartholomäusxy", "Wolfgangamadeusmozartstr", "Přemyslavaščukajdováabcd", "Kunigundeannemariegertru")
"""As long as a name may be at a table, and without a space."""
NARROW = (320, 640)
BEYOND = """() => [...(document.querySelector('dialog[open]') ?? document.querySelector('main')).querySelectorAll('*')]
  .filter((one) => !one.closest('.unseen, [tabindex="0"] *') && one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.outerHTML.slice(0, 120))"""
"""What lies beyond the edge, but for what can be scrolled."""


@pytest.fixture
def narrow(sit_down: Sit) -> Person:
    """Somebody with a small phone, whose book has the longest names."""
    person = sit_down(size=NARROW)
    person.open("/pad/")
    pad.begin(person, LONG)
    return person


def test_long_names_leave_the_sheet_whole(narrow: Person) -> None:
    pad.write(narrow, maker=0, points="100")
    assert narrow.page.evaluate(BEYOND) == []
    pad.open_row(narrow, 1)
    assert narrow.page.evaluate(BEYOND) == []


def test_all_keys_are_in_view_when_a_deal_is_to_be_written(narrow: Person) -> None:
    narrow.page.click("[data-action=write]")
    narrow.page.wait_for_selector(".entry .outcome p:has-text('Who chose trumps?')")
    places = "[document.querySelector('.entry .sticky'), document.querySelector('[data-key=\"0\"]')]"
    bar, key = narrow.page.evaluate(f"{places}.map((one) => one.getBoundingClientRect().toJSON())")
    assert 0 < key["bottom"] <= bar["top"]


def test_no_key_lies_under_the_bar_whatever_stands_in_it(narrow: Person) -> None:
    narrow.page.click("[data-action=write]")
    pad.fill_in(narrow, maker=0, points="60")
    narrow.page.wait_for_selector("[data-action=save]:not([disabled])")
    for key in ("7", "capot", "0", "⌫"):
        narrow.page.focus(f"[data-key='{key}']")
        places = f"[document.querySelector('.entry .sticky'), document.querySelector('[data-key=\"{key}\"]')]"
        bar, place = narrow.page.evaluate(f"{places}.map((one) => one.getBoundingClientRect().toJSON())")
        assert 0 < place["bottom"] <= bar["top"]


def test_the_bar_of_the_form_stands_at_the_bottom_however_little_is_asked(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    ana.page.select_option("[name=kind]", "belot")
    ana.page.wait_for_function("() => document.querySelector('.outcome').innerText.includes('Who has the Belot?')")
    bar = ana.page.locator(".entry .sticky").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] == pytest.approx(844, abs=1)


def test_the_number_of_a_row_is_as_large_as_a_thumb(ana: Person) -> None:
    pad.write(ana, maker=0, points="100")
    cell = ana.page.locator(".sheet tbody .number").bounding_box()
    assert cell is not None
    assert min(cell["width"], cell["height"]) >= 40
    ana.page.mouse.click(cell["x"] + 3, cell["y"] + cell["height"] - 3)
    ana.page.wait_for_selector("dialog .account")


def names_at_a_table(sit_down: Sit, size: tuple[int, int]) -> list[dict[str, Any]]:
    """Where the names stand, and where the cloth, for somebody whose neighbour has a long name."""
    host, guest = sit_down(size=size), sit_down(size=size)
    host.open("/friends")
    host.page.wait_for_selector("[name=level]")
    host.page.fill("[autocomplete=nickname]", LONG[0])
    host.page.click("[data-action=start]")
    host.page.wait_for_selector(".lobby .seats")
    guest.open(host.path())
    guest.page.wait_for_selector(".lobby .seats")
    take(guest, 1)
    host.page.click("[data-action=start]")
    guest.page.wait_for_selector(".plate")
    guest.page.evaluate("document.fonts.ready")
    found: list[dict[str, Any]] = guest.page.evaluate(
        "() => ['.cloth', '.plate'].flatMap((each) => [...document.querySelectorAll(each)])"
        ".map((one) => one.getBoundingClientRect().toJSON())"
    )
    return found


@pytest.mark.parametrize("size", [NARROW, (768, 1024)])
def test_no_name_lies_beyond_the_edge_of_the_table(sit_down: Sit, size: tuple[int, int]) -> None:
    cloth, *plates = names_at_a_table(sit_down, size)
    assert len(plates) == 4
    for plate in plates:
        assert cloth["left"] <= plate["left"]
        assert plate["right"] <= cloth["right"]


def test_letters_of_twice_the_size_leave_the_bar_and_the_tools_whole(sit_down: Sit) -> None:
    person = sit_down()
    person.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '34px'))"
    )
    person.sit("croatian_4")
    person.asked()
    bar, where, *tools = person.page.evaluate(
        "() => ['.bar', '.where', '.tool'].flatMap((each) => [...document.querySelectorAll(each)])"
        ".map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert bar["top"] <= where["top"]
    assert where["bottom"] <= bar["bottom"]
    assert min(tool["left"] for tool in tools) >= 0
    assert max(tool["right"] for tool in tools) <= 390
