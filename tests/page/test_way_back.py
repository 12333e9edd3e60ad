"""The browser's way back: with a dialog open it closes that, and one stays where one is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page import padding as pad
from page.person import Person
from page.playing import click, play_on

Sit = Callable[..., Person]

DIALOG = "dialog[open]"
ON_TOP = "() => history.state?.dialog === true"
SETTLED = "() => history.state === null"
HOLD_BACK = """() => {
  const back = history.back.bind(history);
  history.back = () => void (window.held = back);
}"""
"""The way back that the page begins ends only when it is let."""
LET_GO = "() => (addEventListener('popstate', () => (window.ended = true)), window.held())"
TELL = "(name) => import('/static/js/dialog.js').then((it) => it.open(name))"


def opened(person: Person, selector: str, shows: str = DIALOG) -> None:
    """A dialog is shown."""
    person.page.click(selector)
    person.page.wait_for_selector(shows)
    person.page.wait_for_function(ON_TOP)


def back(person: Person) -> None:
    person.page.go_back()


def closed(person: Person) -> None:
    """No dialog is shown any more, and none is left in the history."""
    person.page.wait_for_selector("dialog", state="detached")
    person.page.wait_for_function(SETTLED)


def is_listed(person: Person) -> None:
    """One is at the list of books."""
    person.page.wait_for_selector(".pad-list")
    assert "#" not in person.page.url


@pytest.mark.parametrize("opener", ["[data-action=write]", "[data-tool=more]", "[data-tool=big]", ".sheet tbody .link"])
def test_back_closes_what_is_open_in_the_pad_and_stays_at_the_book(ana: Person, opener: str) -> None:
    pad.write(ana, maker=0, points="100")
    closed(ana)
    address = ana.page.url
    opened(ana, opener)
    back(ana)
    closed(ana)
    assert (ana.page.url, pad.scores(ana)) == (address, [100, 62])
    back(ana)
    is_listed(ana)


@pytest.mark.parametrize("way", ["Escape", "button"])
def test_what_was_closed_otherwise_need_not_be_gone_back_over(ana: Person, way: str) -> None:
    opened(ana, "[data-tool=more]")
    if way == "Escape":
        ana.page.keyboard.press("Escape")
    else:
        ana.page.click("dialog header .icon")
    closed(ana)
    back(ana)
    is_listed(ana)


def test_a_deal_that_is_half_tapped_is_there_after_the_way_back(ana: Person) -> None:
    opened(ana, "[data-action=write]", ".entry")
    pad.fill_in(ana, maker=0, points="100")
    back(ana)
    closed(ana)
    opened(ana, "[data-action=write]", "[data-action=anew]")
    pad.save(ana)
    pad.stands(ana, 100, 62)


def test_dialogs_that_follow_one_another_are_one_step_back(ana: Person) -> None:
    pad.write(ana, maker=0, points="100")
    closed(ana)
    opened(ana, ".sheet tbody .link", "dialog .account")
    steps = ana.page.evaluate("history.length")
    ana.page.click("[data-action=correct-row]")
    ana.page.wait_for_selector("dialog .entry")
    ana.page.wait_for_function(ON_TOP)
    assert ana.page.evaluate("history.length") == steps
    back(ana)
    closed(ana)
    assert pad.scores(ana) == [100, 62]


def test_a_page_that_was_loaded_anew_under_a_dialog_is_left_in_one_step(ana: Person) -> None:
    opened(ana, "[data-tool=more]")
    ana.reload()
    ana.page.wait_for_selector("[data-action=write]:not([disabled])")
    closed(ana)
    back(ana)
    is_listed(ana)


def test_forward_opens_nothing_and_goes_nowhere(ana: Person) -> None:
    opened(ana, "[data-tool=more]")
    back(ana)
    closed(ana)
    ana.page.go_forward()
    closed(ana)
    assert pad.scores(ana) == [0, 0]


def test_a_book_that_was_taken_away_is_not_gone_back_to(ana: Person) -> None:
    opened(ana, "[data-tool=more]")
    ana.page.click("[data-item=remove]")
    ana.page.click("[data-action=remove]")
    is_listed(ana)
    closed(ana)
    back(ana)
    is_listed(ana)


def test_a_dialog_that_opens_before_the_last_one_is_gone_back_over_stays(ana: Person) -> None:
    ana.page.evaluate(HOLD_BACK)
    opened(ana, "[data-tool=more]")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_function("() => window.held")
    ana.page.click("[data-action=write]")
    ana.page.wait_for_selector(".entry")
    ana.page.evaluate(LET_GO)
    ana.page.wait_for_function("() => window.ended")
    ana.page.wait_for_function(ON_TOP)
    expect(ana.page.locator(".entry")).to_be_visible()
    back(ana)
    ana.page.wait_for_selector("dialog", state="detached")
    assert pad.scores(ana) == [0, 0]


def test_whoever_goes_on_before_the_dialog_is_gone_back_over_gets_there(sit_down: Sit) -> None:
    person = sit_down()
    person.sit("croatian_4")
    person.asked()
    person.page.evaluate(HOLD_BACK)
    opened(person, "[data-tool=standing]")
    person.page.keyboard.press("Escape")
    person.page.wait_for_function("() => window.held")
    person.page.click(".bar .home")
    person.page.wait_for_selector("[data-action=play]")
    person.page.evaluate("() => window.held()")
    person.page.wait_for_function("() => location.pathname === '/' && history.state === null")
    expect(person.page.locator("[data-action=play]")).to_be_visible()
    back(person)
    person.page.wait_for_selector(".table")


def test_back_stays_at_the_table(sit_down: Sit) -> None:
    person = sit_down()
    person.sit("croatian_4")
    person.asked()
    address = person.page.url
    opened(person, "[data-tool=more]")
    person.page.click("dialog .menu .choice >> nth=1")
    person.page.wait_for_selector("dialog .log")
    back(person)
    closed(person)
    assert person.page.url == address
    expect(person.page.locator(".table")).to_be_visible()
    back(person)
    person.page.wait_for_selector("[data-action=play]")


def test_whoever_leaves_the_table_from_a_dialog_comes_back_to_it_in_one_step(sit_down: Sit) -> None:
    person = sit_down()
    person.sit("croatian_4")
    person.asked()
    opened(person, "[data-tool=more]")
    person.page.click("dialog .menu .choice >> nth=-1")
    person.page.wait_for_selector("[data-action=play]")
    back(person)
    person.page.wait_for_selector(".table")
    closed(person)


def test_back_goes_on_after_a_result_as_closing_it_does(sit_down: Sit) -> None:
    person = sit_down()
    person.sit("croatian_4", target=1001)
    play_on(person, click, lambda asked: asked == "result")
    person.page.wait_for_function(ON_TOP)
    back(person)
    assert person.asked() != "result"
    assert person.part("match")["number"] == 2
    expect(person.page.locator(".table")).to_be_visible()


def test_back_cuts_by_chance_as_closing_the_cut_does(sit_down: Sit) -> None:
    person = sit_down(cut="always")
    person.sit("croatian_4", target=1001)
    play_on(person, click, lambda asked: asked == "cut")
    person.page.wait_for_function(ON_TOP)
    back(person)
    assert person.asked() not in ("cut", "result")
    expect(person.page.locator(".table")).to_be_visible()


def test_back_closes_the_settings_of_a_page_that_keeps_its_address_up_to_date(sit_down: Sit) -> None:
    person = sit_down()
    person.open("/pad/")
    person.open("/rules/?variant=scottish_3")
    person.page.wait_for_selector(".rulebook")
    opened(person, "[data-tool=settings]")
    person.page.select_option("dialog select >> nth=0", "hr")
    person.page.wait_for_selector("html[lang=hr] .rulebook")
    back(person)
    closed(person)
    back(person)
    person.page.wait_for_selector(".pad-list")


def test_a_dialog_that_the_browser_closes_unasked_is_closed_for_the_page_too(sit_down: Sit) -> None:
    person = sit_down()
    person.open("/")
    person.page.evaluate(TELL, "help")
    person.page.wait_for_selector(DIALOG)
    person.page.wait_for_function(ON_TOP)
    person.page.evaluate("() => document.querySelector('dialog').close()")
    closed(person)
