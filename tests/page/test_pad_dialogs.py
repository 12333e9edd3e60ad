"""The dialogs of the score pad: what they take, and where one is when they close."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from page import padding as pad
from page.person import Person

Sit = Callable[..., Person]


def test_all_tricks_forget_what_was_typed_before(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points="16")
    ana.page.click("[data-key=capot]")
    ana.page.wait_for_selector("[data-action=save]:not([disabled])")
    assert ana.page.inner_text("[data-side='0'] output") != "16"
    pad.save(ana)
    assert pad.scores(ana) == [252, 0]


@pytest.mark.parametrize("opener", ["[data-action=write]", "[data-tool=big]", ".sheet tbody .link"])
def test_a_dialog_gives_the_focus_back_to_what_opened_it(ana: Person, opener: str) -> None:
    pad.write(ana, maker=0, points="100")
    ana.page.focus(opener)
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector("dialog[open]")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_function("(opener) => document.activeElement === document.querySelector(opener)", arg=opener)


def test_so_does_one_that_came_out_of_another(ana: Person) -> None:
    ana.page.focus("[data-tool=more]")
    ana.page.keyboard.press("Enter")
    ana.page.click("[data-item=statistics]")
    ana.page.wait_for_selector("dialog .figures")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_function("() => document.activeElement?.dataset.tool === 'more'")


def test_whoever_writes_while_an_earlier_match_is_shown_sees_what_was_written(sit_down: Sit) -> None:
    person = sit_down()
    person.open("/pad/")
    pad.begin(person, target=101)
    pad.write(person, maker=0, points="120")
    person.page.click("[data-action=match]")
    pad.stands(person, 0, 0)
    person.page.click(".deals .tap >> nth=0")
    pad.stands(person, 120, 42)
    person.page.click("[data-action=write]")
    pad.fill_in(person, maker=1, points="90")
    pad.save(person)
    pad.stands(person, 72, 90)
