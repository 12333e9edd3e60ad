"""Notes: they come up over everything, and give way to whatever comes after them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.person import Person
from page.playing import ON_A_CARD, click, go_on, play_on
from page.screens import open_dialog
from page.test_people import panel
from page.test_table import OPEN, to_a_card


def hinted(person: Person) -> int:
    """Play on until a card is asked for, and have a hint; gives the state of the table."""
    person.sit("croatian_4")
    play_on(person, click, lambda asked: asked == "card")
    person.page.keyboard.press("h")
    person.page.wait_for_selector(".note:has-text('Hint: ')")
    return int(person.part("state"))


def gone(person: Person) -> None:
    """Nothing is told any more, at once: by itself it would go much later."""
    assert person.page.evaluate("import('/static/js/caller.js').then((it) => it.note.value)") is None
    person.page.wait_for_selector(".note", state="detached")


def refused(person: Person) -> None:
    """The panel about oneself, with a note in it."""
    person.open()
    panel(person)
    person.page.fill("[autocomplete=username]", "A" * 25)
    person.page.click("dialog button:has-text('Take this name')")
    person.page.wait_for_selector("dialog .note:has-text('1 to 24')")


def test_escape_takes_the_note_away_and_then_closes_the_dialog(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    refused(person)
    person.page.keyboard.press("Escape")
    gone(person)
    expect(person.page.locator("dialog[open]")).to_have_count(1)
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog", state="detached")


def test_escape_takes_a_note_of_the_table_away(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    hinted(person)
    person.page.keyboard.press("Escape")
    gone(person)


def test_a_dialog_that_opens_or_closes_takes_the_note_away(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    hinted(person)
    person.page.keyboard.press("s")
    person.page.wait_for_selector("dialog[open]")
    gone(person)
    refused(person)
    person.page.click("dialog header .icon")
    person.page.wait_for_selector("dialog", state="detached")
    gone(person)


def test_another_page_takes_the_note_away(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    hinted(person)
    person.page.click(".bar .home")
    person.page.wait_for_selector("[data-action=play]")
    gone(person)


def test_a_hint_is_gone_once_a_card_was_played(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    hinted(person)
    go_on(person)
    gone(person)


@pytest.mark.parametrize("tool", ["back", "again"])
def test_a_hint_is_gone_once_the_table_went_back(sit_down: Callable[..., Person], tool: str) -> None:
    person = sit_down()
    before = hinted(person)
    person.page.click(f"[data-tool={tool}]")
    person.wait_table("(it, before) => it.state.value > before", before)
    gone(person)


def test_why_a_card_may_not_be_played_is_gone_with_the_next_that_may(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    to_a_card(person)
    card = next(iter(person.part("you")["refused"]))
    person.page.click(f"[data-card='{card}']", force=True, position=ON_A_CARD)
    person.page.wait_for_selector(".note")
    person.page.click(f"[data-card='{person.page.evaluate(OPEN)[0]}']", position=ON_A_CARD)
    gone(person)


def test_the_result_of_a_deal_comes_without_what_was_told_before(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("scottish_2")
    play_on(person, click, lambda asked: asked == "card" and len(person.part("you")["hand"]) == 1)
    watch = """() => Promise.all(['table', 'caller'].map((each) => import(`/static/js/${each}.js`))).then(
      ([{ onMessage }, { notify }]) => onMessage((message) => message.parts?.result && notify('old')))"""
    person.page.evaluate(watch)
    play_on(person, click, lambda asked: asked == "result")
    gone(person)


LOST = "() => { IDBObjectStore.prototype.delete = () => { throw new DOMException('full', 'QuotaExceededError') } }"


def test_a_refusal_stays_when_what_was_refused_closes_its_dialog(ana: Person) -> None:
    ana.page.evaluate(LOST)
    open_dialog(ana, "remove")
    ana.page.click("[data-action=remove]")
    ana.page.wait_for_selector("dialog", state="detached")
    expect(ana.page.locator(".note")).to_have_count(1)
