"""A walk through every screen of the page."""

from __future__ import annotations

from collections.abc import Iterator

from page.person import Person
from page.playing import click, play_on

DIALOGS = ("last", "score", "told", "rules", "help", "settings", "me", "more", "fair", "invite", "claim")
"""By their names; opened as the page opens them."""


def open_dialog(person: Person, name: str) -> None:
    """Open a dialog by its name."""
    person.page.evaluate("name => import('/static/js/dialog.js').then((it) => it.open(name))", name)
    person.page.wait_for_selector("dialog[open]")


def close_dialog(person: Person) -> None:
    """Close it again."""
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")


def round_the_table(person: Person) -> Iterator[str]:
    """The pages before a table."""
    person.open("/")
    yield "start"
    person.open("/new")
    person.page.wait_for_selector("[name=level]")
    yield "setup"
    person.page.click(".house > summary")
    person.page.click(".subject summary >> nth=1")
    person.page.wait_for_selector(".subject[open] fieldset")
    yield "setup-options"
    person.open("/friends")
    person.page.wait_for_selector("[name=level]")
    yield "friends"
    person.page.fill("[autocomplete=nickname]", "Ana")
    person.page.click("[data-action=start]")
    person.page.wait_for_selector(".lobby .seats")
    yield "lobby"


def at_the_table(person: Person, variant: str = "croatian_4") -> Iterator[str]:
    """A match from the first card to its end, and the look back at it."""
    seen: set[str] = set()
    person.sit(variant, target=101, match_wins=1)
    while (asked := person.asked()) != "over":
        if asked not in seen:
            seen.add(asked)
            yield f"table-{asked}"
            if asked == "card":
                yield from _dialogs(person)
        play_on(person, click, lambda now, was=asked: now != was)  # type: ignore[misc]
    yield "match-over"
    person.page.click(".over tbody .link >> nth=0")
    person.page.wait_for_selector(".looking")
    yield "look-back-dialog"
    close_dialog(person)
    person.page.click(".over .actions a >> nth=0")
    person.page.wait_for_selector(".page.review .looking")
    person.page.click("[data-step=next]")
    yield "look-back"


def _dialogs(person: Person) -> Iterator[str]:
    for name in DIALOGS:
        open_dialog(person, name)
        yield f"dialog-{name}"
        close_dialog(person)
