"""One's own seat is one's own on every device; whoever has none is told so, and everybody what the others wish."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from page.person import Person
from page.playing import play_together
from page.test_company import a_table, sit
from page.test_people import PASSWORD, enter, origin, panel, press, said
from page.test_said import speak

__all__ = ["origin"]

Sit = Callable[..., Person]
GUEST = {"en": "Guest", "hr": "Gost", "cs": "Host", "de": "Gast"}
HELD = ".hand [data-card]"


def test_the_seat_is_there_on_another_device_and_after_logging_in_again(sit_down: Sit, origin: str) -> None:
    person, other = sit_down(origin), sit_down(origin)
    person.open()
    panel(person)
    enter(person, "Štefica", PASSWORD, "Keep the name", "Done.")
    person.page.keyboard.press("Escape")
    person.sit("croatian_4")
    person.page.wait_for_selector(HELD)
    other.open()
    panel(other)
    enter(other, "Štefica", PASSWORD, "Log in", "Done.")
    other.open(person.path())
    expect(other.page.locator(HELD)).to_have_count(person.page.locator(HELD).count())
    panel(person)
    press(person, "Forget me on this device")
    said(person, "Done.")
    panel(person)
    enter(person, "Štefica", PASSWORD, "Log in", "Done.")
    person.open(other.path())
    expect(person.page.locator(HELD)).to_have_count(other.page.locator(HELD).count())


def test_a_link_in_small_letters_leads_to_the_same_seat(sit_down: Sit) -> None:
    person = sit_down()
    person.sit("scottish_2")
    person.page.wait_for_selector(HELD)
    person.open(person.path().lower())
    person.page.wait_for_selector(HELD)


def test_whoever_may_not_watch_is_told_so(sit_down: Sit) -> None:
    host, guest, visitor = sit_down(), sit_down(), sit_down()
    host.open("/friends")
    host.page.wait_for_selector("[name=level]")
    host.page.locator("label.switch:has-text('pectator') input").uncheck()
    host.page.check("[name=clock][value=none]")
    host.page.click("[data-action=start]")
    host.page.wait_for_selector(".lobby .seats")
    path = host.path()
    sit(guest, path, "Eva", 2)
    host.page.click("[data-action=start]")
    host.page.wait_for_selector("main.table")
    visitor.open(path)
    visitor.page.wait_for_selector("text=This table lets nobody watch.")
    visitor.page.click("main .main")
    visitor.page.wait_for_selector("[data-action=play]")


def test_the_tables_of_somebody_go_with_them(sit_down: Sit) -> None:
    person = sit_down()
    person.sit("croatian_2")
    person.open()
    person.page.wait_for_selector(".tables a")
    person.page.on("dialog", lambda question: question.accept())
    panel(person)
    press(person, "Delete me")
    expect(person.page.locator(".tables")).to_have_count(0)


def over(host: Person, guest: Person) -> None:
    """Two at a table whose match is over."""
    host.keep("bela.last", {"variant": "croatian_4", "options": {"target": 1}, "level": "rules", "pace": "quick"})
    sit(guest, a_table(host, clock="none"), "Eva", 2)
    host.page.click("[data-action=start]")
    guest.page.wait_for_selector(".table")
    play_together((host, guest))


def test_wishes_for_another_match_are_seen_and_nobody_waits_for_somebody_who_has_gone(sit_down: Sit) -> None:
    host, guest = sit_down(), sit_down()
    over(host, guest)
    expect(guest.page.locator(".wishes p")).to_have_text(["Ana: no answer yet."])
    host.page.click("[data-action=rematch]")
    expect(guest.page.locator(".wishes p")).to_have_text(["Ana would like another match."])
    expect(host.page.locator(".wishes p")).to_have_text(["Eva: no answer yet.", "It begins once everybody wishes it."])
    expect(host.page.locator("[data-action=rematch]")).to_be_disabled()
    guest.close()
    expect(host.page.locator(".wishes p")).to_have_text(
        ["Eva: not connected.", "Nobody is waited for any more. Choose again, and it begins."]
    )
    host.page.click("[data-action=rematch]")
    host.page.wait_for_selector("main:has-text('Eva is asked')")
    assert host.part("table")["match"] == 2


def test_people_without_a_name_are_guests_in_the_readers_language_each_with_a_number(sit_down: Sit) -> None:
    host, guests = sit_down(), [sit_down(language=language) for language in ("hr", "de")]
    path = a_table(host, clock="none")
    for seat, guest in enumerate(guests, start=1):
        sit(guest, path, "", seat)
    for language, word in GUEST.items():
        speak(host, language)
        names = host.page.locator(".seats .seat-name")
        expect(names.nth(1)).to_have_text(f"{word} 2")
        expect(names.nth(2)).to_have_text(f"{word} 3")
    guests[1].page.click(".lobby section > button.plain")
    expect(host.page.locator(".seats .seat-name").nth(1)).to_have_text("Gast")
