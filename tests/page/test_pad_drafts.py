"""Deals that are half tapped on the score pad: what is kept of them, and what another tab does to them."""

from __future__ import annotations

from playwright.sync_api import expect

from page import padding as pad
from page.person import READY, Person

WRITING = "dialog .entry"
DRAFT = "dialog [data-action=anew]"
FORGET = "localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('bela.pad.draft')))"
"""What is kept of half tapped deals is gone."""
OLDER = """() => {
  const key = Object.keys(localStorage).find((each) => each.startsWith('bela.pad.draft'));
  const kept = JSON.parse(localStorage[key]);
  for (const form of Object.values(kept.forms)) delete form.claimer;
  localStorage[key] = JSON.stringify(kept);
}"""
"""What is half tapped was tapped in a page that did not know a field yet."""
DAMAGED = ("/pad/#s=%E0%A4%A", "/pad/#from=%E0%A4%A")


def test_one_draft_in_two_tabs_is_written_once(ana: Person) -> None:
    second = pad.other_tab(ana)
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points="100")
    pad.in_step(ana, second)
    second.page.click("[data-action=write]")
    second.page.wait_for_selector(DRAFT)
    second.page.wait_for_selector("[data-action=save]:not([disabled])")
    pad.save(ana)
    pad.stands(second, 100, 62)
    second.page.wait_for_selector(DRAFT, state="detached")
    expect(second.page.locator("dialog .note")).to_contain_text("written in another window", use_inner_text=True)
    second.page.wait_for_selector("[data-action=save][disabled]")
    second.page.click("dialog .note p")  # it lies over the makers
    second.page.wait_for_selector("dialog .note", state="detached")
    pad.fill_in(second, maker=1, points="90")
    pad.save(second)
    pad.stands(ana, 172, 152)


def test_what_was_tapped_in_one_tab_alone_stays_when_another_writes(ana: Person) -> None:
    second = pad.other_tab(ana)
    second.page.click("[data-action=write]")
    pad.fill_in(second, maker=1, points="90")
    pad.in_step(second, ana)
    ana.page.evaluate(FORGET)
    pad.write(ana, maker=0, points="100")
    second.page.wait_for_selector("dialog .note")
    pad.save(second)
    pad.stands(ana, 172, 152)


def test_a_draft_that_another_tab_wrote_down_unheard_is_not_written_again(ana: Person) -> None:
    second = pad.other_tab(ana)
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points="100")
    pad.in_step(ana, second)
    ana.page.evaluate("BroadcastChannel.prototype.postMessage = () => {}")
    second.page.click("[data-action=write]")
    second.page.wait_for_selector(DRAFT)
    second.page.wait_for_selector("[data-action=save]:not([disabled])")
    pad.save(ana)
    second.page.click("[data-action=save]:not([disabled])")
    second.page.wait_for_selector(DRAFT, state="detached")
    pad.stands(second, 100, 62)
    second.page.wait_for_selector("[data-action=save][disabled]")


def test_a_draft_of_an_earlier_page_is_taken_up(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points="100")
    ana.page.wait_for_selector("[data-action=save]:not([disabled])")
    leave(ana)
    ana.page.evaluate(OLDER)
    ana.page.click("[data-action=write]")
    ana.page.wait_for_selector(DRAFT)
    pad.save(ana)
    pad.stands(ana, 100, 62)


def correct(person: Person) -> None:
    """Begin to write the first row anew."""
    pad.open_row(person, 1)
    person.page.click("[data-action=correct-row]")
    person.page.wait_for_selector(WRITING)


def leave(person: Person) -> None:
    """Leave the form as it is."""
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector(WRITING, state="detached")


def test_a_row_half_written_anew_is_there_after_a_reload(ana: Person) -> None:
    pad.write(ana, maker=0, points="100")
    correct(ana)
    assert ana.page.query_selector(DRAFT) is None
    pad.tap(ana, "maker", 1)
    ana.reload()
    ana.page.wait_for_selector(READY)
    correct(ana)
    ana.page.wait_for_selector(DRAFT)
    pad.save(ana)
    pad.stands(ana, 162, 0)
    correct(ana)
    assert ana.page.query_selector(DRAFT) is None


def test_a_deal_half_tapped_holds_on_when_something_else_is_written(ana: Person) -> None:
    pad.write(ana, maker=0, points="100")
    ana.page.click("[data-action=write]")
    pad.tap(ana, "maker", 1)
    leave(ana)
    correct(ana)
    pad.tap(ana, "maker", 1)
    pad.save(ana)
    ana.page.click("[data-action=undo]")
    pad.stands(ana, 100, 62)
    ana.page.click("[data-action=write]")
    ana.page.wait_for_selector(DRAFT)


def test_what_was_tapped_in_one_match_is_not_offered_in_the_next(ana: Person) -> None:
    pad.write(ana, maker=0, points="100")
    ana.page.click("[data-action=write]")
    pad.tap(ana, "maker", 1)
    leave(ana)
    ana.page.click("[data-tool=more]")
    ana.page.click("[data-item=match]")
    pad.break_off(ana, 1)
    pad.stands(ana, 0, 0)
    ana.page.click("[data-action=write]")
    ana.page.wait_for_selector(WRITING)
    assert ana.page.query_selector(DRAFT) is None
    leave(ana)
    ana.page.click("[data-action=undo]")  # who deals
    ana.page.wait_for_selector("[data-action=redo]:not([disabled])")
    ana.page.click("[data-action=undo]")
    pad.stands(ana, 100, 62)
    ana.page.click("[data-action=write]")
    ana.page.wait_for_selector(DRAFT)


def test_a_damaged_address_is_told_in_the_pages_own_words(ana: Person) -> None:
    for address in DAMAGED:
        ana.page.goto("about:blank")
        ana.open(address)
        told = ana.page.inner_text("main [role=alert]")
        assert told
        assert "URI" not in told
