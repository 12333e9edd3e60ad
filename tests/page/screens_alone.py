"""A walk through every screen of the pages that need no server."""

from __future__ import annotations

from collections.abc import Iterator

from page import padding as pad
from page.person import Person

MENU = ("share", "statistics", "find", "people", "match", "remove")
QUESTION = "variant=croatian_4&trump=h&trick=KdQh&hand=Kh8hAs9h7h"
SHEET = ".sheet tbody .link"


def all_alone(person: Person) -> Iterator[str]:
    """Every screen, by its name."""
    yield from the_pad(person)
    yield from the_others(person)


def the_pad(person: Person) -> Iterator[str]:
    """The list, a new book, a book, and what opens from there."""
    page = person.page
    person.open("/pad/")
    page.wait_for_selector("html[data-core=ready]")
    yield "pad-empty"
    page.click("[data-action=new]")
    page.wait_for_selector("[name=seat-0]")
    page.click(".house summary")
    yield "pad-new"
    page.click(".house summary")
    page.go_back()
    pad.begin(person)
    yield "pad-book-empty"
    yield from _entry(person)
    pad.write(person, 1, "90")
    pad.write(person, 2, "60")
    yield "pad-book"
    yield from _dialogs(person)
    person.open("/pad/")
    page.wait_for_selector(".books")
    page.click(".box summary")
    yield "pad-list"


def _entry(person: Person) -> Iterator[str]:
    page = person.page
    page.click("[data-action=write]")
    page.wait_for_selector(".entry .outcome p")
    yield "pad-entry"
    page.select_option("[name=way]", "cards")
    page.click("[data-card=Ah]")
    yield "pad-entry-cards"
    page.select_option("[name=way]", "points")
    pad.fill_in(person, 0, "100", bela=2)
    page.click(".announced-box summary")
    page.click("[data-meld='/3']")
    page.click(".more summary")
    page.wait_for_selector("[data-action=save]:not([disabled])")
    yield "pad-entry-filled"
    pad.save(person)


def _dialogs(person: Person) -> Iterator[str]:
    page = person.page
    pad.open_row(person, 1)
    yield "pad-row"
    page.click("[data-action=correct-row]")
    page.wait_for_selector("dialog .entry")
    yield "pad-correct"
    _escape(person)
    page.click("[data-tool=big]")
    page.wait_for_selector(".big-score")
    yield "pad-large"
    _escape(person)
    for item in MENU:
        page.click("[data-tool=more]")
        page.wait_for_selector(f"[data-item={item}]")
        if item == MENU[0]:
            yield "pad-more"
        page.click(f"[data-item={item}]")
        page.wait_for_selector(
            "dialog svg" if item in ("share", "statistics") else f"dialog:not(:has([data-item={item}]))"
        )
        yield f"pad-{item}"
        _escape(person)


def the_others(person: Person) -> Iterator[str]:
    """The referee, and the rule book."""
    page = person.page
    person.open("/referee/")
    yield "referee-empty"
    person.open(f"/referee/#{QUESTION}")
    page.wait_for_selector(".ruling")
    yield "referee"
    person.open("/rules/?variant=scottish_3#S-28")
    page.wait_for_selector(".rulebook")
    yield "rules"


def _escape(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog", state="detached")
