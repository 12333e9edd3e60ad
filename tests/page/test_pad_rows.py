"""Announcements on the score pad, and rows that are written anew."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from page import padding as pad
from page.person import Person

Sit = Callable[..., Person]


def test_announcements_are_tapped_with_their_owner(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points="90")
    ana.page.click(".announced-box summary")
    pad.tap(ana, "announcer", 1)
    ana.page.click("[data-meld='/4']")
    pad.save(ana)
    assert pad.scores(ana) == [0, 212]
    pad.open_row(ana, 1)
    expect(ana.page.locator("dialog")).to_contain_text("Bo: a run of 4", use_inner_text=True)


def test_an_earlier_deal_is_corrected_and_everything_after_it_follows(ana: Person) -> None:
    pad.write(ana, maker=0, points="100")
    pad.write(ana, maker=1, points="90")
    pad.open_row(ana, 1)
    ana.page.click("[data-action=correct-row]")
    pad.tap(ana, "maker", 1)
    ana.page.wait_for_selector(".follows")
    expect(ana.page.locator(".outcome")).to_contain_text("Score: 234 : 90 instead of 172 : 152.", use_inner_text=True)
    pad.save(ana)
    assert pad.scores(ana) == [162 + 72, 90]
    pad.open_row(ana, 1)
    ana.page.click("[data-action=remove-row]")
    ana.page.wait_for_selector(".follows")
    expect(ana.page.locator("dialog")).to_contain_text("Score: 72 : 90 instead of 234 : 90.", use_inner_text=True)
    assert pad.scores(ana) == [162 + 72, 90]
    ana.page.click("[data-action=remove-row-now]")
    pad.stands(ana, 72, 90)


def test_rivals_announce_and_the_rules_say_whose_count(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points="100")
    ana.page.click(".announced-box summary")
    pad.tap(ana, "announcer", 0)
    ana.page.click("[data-meld='/3']")
    pad.tap(ana, "announcer", 1)
    ana.page.click("[data-meld='/4']")
    ana.page.wait_for_selector(".announced-list .beaten")
    expect(ana.page.locator(".announced-list .beaten")).to_contain_text("Ana: a run of 3", use_inner_text=True)
    expect(ana.page.locator(".outcome")).to_contain_text(
        "Beaten and not counted: Ana/Cvita, 20 announced points.", use_inner_text=True
    )
    pad.save(ana)
    assert pad.scores(ana) == [0, 212]


def test_whose_announcements_count_is_asked_where_the_rules_leave_it_open(sit_down: Sit) -> None:
    person = sit_down()
    person.open("/pad/")
    pad.begin(person, names=("Ana", "Bo"), dealer=0, variant="scottish_2")
    person.page.click("[data-action=write]")
    pad.fill_in(person, maker=0, points="100")
    person.page.click("[data-side='1']")
    for key in "56":
        person.page.click(f"[data-key='{key}']")
    person.page.click(".announced-box summary")
    for who in (0, 1):
        pad.tap(person, "announcer", who)
        person.page.click("[data-meld='/3']")
    person.page.wait_for_selector("[data-choice=announced_by]")
    expect(person.page.locator("[data-action=save]")).to_be_disabled()
    pad.tap(person, "announced_by", 1)
    pad.save(person)
    assert pad.scores(person) == [100, 76]


def test_whether_a_bela_was_said_at_the_start_is_asked_where_it_could_win(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points="100", bela=0)  # Ana leads
    ana.page.click(".announced-box summary")
    pad.tap(ana, "announcer", 1)
    ana.page.click("[data-meld='/3']")
    ana.page.wait_for_selector("[data-choice=announced_by]")
    expect(ana.page.locator(".outcome")).to_contain_text("said at the start", use_inner_text=True)
    pad.tap(ana, "announced_by", 0)
    ana.page.wait_for_selector(".announced-list .beaten")
    pad.save(ana)
    assert pad.scores(ana) == [120, 62]


def test_undo_and_redo_go_back_and_forth(ana: Person) -> None:
    pad.write(ana, maker=0, points="100")
    pad.write(ana, maker=1, points="90")
    ana.page.click("[data-action=undo]")
    pad.stands(ana, 100, 62)
    ana.page.click("[data-action=undo]")
    pad.stands(ana, 0, 0)
    ana.page.click("[data-action=redo]")
    pad.stands(ana, 100, 62)
