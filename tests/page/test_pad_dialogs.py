"""The dialogs of the score pad: what they take, and where one is when they close."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page import padding as pad
from page.person import Person

Sit = Callable[..., Person]


def test_all_tricks_forget_what_was_typed_before(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points="16")
    ana.page.click("[data-key=capot]")
    ana.page.wait_for_selector("[data-action=save]:not([disabled])")
    expect(ana.page.locator("[data-side='0'] output")).not_to_have_text("16")
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


@pytest.fixture
def earlier(sit_down: Sit) -> Person:
    """Somebody who looks at the first of two matches, whose last row is gone."""
    person = sit_down()
    pad.play_to_the_end(person)
    person.page.click("[data-action=match]")
    pad.stands(person, 0, 0)
    person.page.click(".deals .tap >> nth=0")
    expect(person.page.locator("[data-action=to-last]")).to_have_text("To match 2", use_inner_text=True)
    pad.open_row(person, 1)
    person.page.click("[data-action=remove-row]")
    person.page.click("[data-action=remove-row-now]:not([disabled])")
    person.page.wait_for_selector("dialog", state="detached")
    pad.stands(person, 0, 0)
    return person


def test_a_deal_goes_into_the_match_that_is_shown_and_is_read_out_with_it(earlier: Person) -> None:
    earlier.page.click("[data-action=write]:not([disabled])")
    expect(earlier.page.locator("#dialog-title")).to_have_text("Match 1: Write a deal", use_inner_text=True)
    pad.fill_in(earlier, maker=1, points="60")
    pad.save(earlier)
    pad.stands(earlier, 162, 0)
    earlier.page.wait_for_selector(".unseen[role=status]:has-text('Match 1: ')", state="attached")
    earlier.page.click("[data-action=to-last]")
    pad.stands(earlier, 0, 0)
    earlier.page.click("[data-action=undo]")  # of the first match: it is shown
    earlier.page.wait_for_selector(".deals .tap[aria-pressed=true]:has-text('1')")


FOCUS = "(wanted) => document.activeElement !== document.body && document.activeElement.matches(wanted)"


def test_the_panel_stays_open_and_the_focus_in_it_when_announcements_are_taken_out(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    ana.page.click(".announced-box summary")
    for _ in range(2):
        ana.page.click("[data-meld='/3']")
    for place in (".announced-list .icon", ".announced-box .chip"):
        ana.page.focus(".announced-list .icon")
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_function(FOCUS, arg=place)
    assert ana.page.evaluate("document.querySelector('.announced-box').open")


@pytest.mark.parametrize(
    "address",
    ["variant=zzz", "variant=croatian_4.about", "variant=scottish_3&options=5", "variant=scottish_3&options=[1]"]
    + [
        f"variant=scottish_3&options=%7B%22{name}%22%3A{value}%7D%23%E0"
        for name, value in (("zzz", 1), ("target", "{}"))
    ],
)
def test_an_address_that_cannot_be_leads_to_a_rule_book_all_the_same(sit_down: Sit, address: str) -> None:
    person = sit_down()
    person.open(f"/rules/?{address}")
    person.page.wait_for_selector(".rulebook")
    usual = "Scottish" if "scottish_3" in address else "Croatian Bela for four, as partners"
    expect(person.page.locator(".choosing summary").first).to_contain_text(usual, use_inner_text=True)
    assert person.fault_free(), person.faults
