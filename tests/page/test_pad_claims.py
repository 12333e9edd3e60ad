"""A deal that a claim ended, on a table where a false claim loses the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bela.pad.book import changed
from bela.pad.change import Name
from bela.pad.link import link_of
from page import padding as pad
from page.person import Person
from support.pads import new_id, opened

Sit = Callable[..., Person]
EARLY = "Ana claimed too early, and that loses the game. The winner: Bo."


def at_a_claim(person: Person, **options: object) -> Person:
    """Somebody who taps a claim by which Bo has chosen trumps, and 10 to 20 was proved."""
    book = changed(opened("scottish_2", dealer=1, match_wins=1, **options), Name(new_id(), ("Ana", "Bo"), (), ""))
    person.open("/pad/")
    person.page.click(".box summary")
    person.page.fill("#pasted", link_of(book.sheet))
    person.page.keyboard.press("Enter")
    person.page.click("[data-action=write]:not([disabled])")
    person.page.select_option("[name=kind]", "claimed")
    pad.fill_in(person, maker=1, points="20")
    person.page.click("[data-side='0']")
    for key in "10":
        person.page.click(f"[data-key='{key}']")
    return person


@pytest.fixture
def claiming(sit_down: Sit) -> Person:
    """Somebody who taps a claim at a table where a false one loses the game."""
    return at_a_claim(sit_down(), false_claim="lose_game")


def test_the_form_asks_who_claimed_and_tells_who_wins_by_it(claiming: Person) -> None:
    page = claiming.page
    page.wait_for_function("() => document.querySelector('.outcome').innerText === 'Who claims the game?'")
    expect(page.locator("[data-choice=claimer] legend")).to_have_text("Who claims the game?", use_inner_text=True)
    pad.tap(claiming, "claimer", 0)
    page.wait_for_function("(text) => document.querySelector('.outcome').innerText.includes(text)", arg=EARLY)
    pad.save(claiming)
    pad.open_row(claiming, 1)
    expect(page.locator("dialog")).to_contain_text(EARLY, use_inner_text=True)


def test_correcting_it_shows_who_claimed(claiming: Person) -> None:
    pad.tap(claiming, "claimer", 0)
    pad.save(claiming)
    pad.open_row(claiming, 1)
    claiming.page.click("[data-action=correct-row]")
    expect(claiming.page.locator("[data-choice=claimer] [data-value='0']")).to_have_attribute("aria-pressed", "true")
    expect(claiming.page.locator(".outcome")).to_contain_text(EARLY, use_inner_text=True)


def test_where_a_false_claim_is_refused_the_form_says_so(sit_down: Sit) -> None:
    person = at_a_claim(sit_down())
    pad.tap(person, "claimer", 0)
    person.page.wait_for_selector(".outcome .fault")
    expect(person.page.locator(".outcome .fault")).to_contain_text("The claim falls short")
    expect(person.page.locator("[data-action=save]")).to_be_disabled()
