"""Somebody at the score pad: begins a book and writes deals, by taps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from page.person import Person

NAMES = ("Ana", "Bo", "Cvita", "Dino")


def begin(person: Person, names: tuple[str, ...] = NAMES, dealer: int = 3, **rules: Any) -> None:
    """A new book; the names of the options are those of the form."""
    page = person.page
    page.click("[data-action=new]")
    if variant := rules.pop("variant", None):
        page.select_option("[name=variant]", variant)
    page.wait_for_function(PLACES, arg=len(names))
    for option, value in rules.items():
        page.fill(f"[name={option}]", str(value))
    for seat, name in enumerate(names):
        page.fill(f"[name=seat-{seat}]", name)
    page.click(f".taps .tap[data-value='{dealer}']")
    page.click("[data-action=begin]")
    page.wait_for_selector("[data-action=write]:not([disabled])")


PLACES = "(count) => document.querySelectorAll('[name^=seat-]').length === count"
"""Whether the form asks for so many names."""


def tap(person: Person, choice: str, value: object) -> None:
    """One of several."""
    person.page.click(f"[data-choice={choice}] [data-value='{value}']")


def fill_in(person: Person, maker: int, points: str, bela: int | None = None) -> None:
    """A deal in the form that is open."""
    person.page.bring_to_front()  # of two tabs the other one hardly draws
    tap(person, "maker", maker)
    for key in points:
        person.page.click(f"[data-key='{key}']")
    if bela is not None:
        tap(person, "bela", bela)


def save(person: Person) -> None:
    """Write down what is in the form."""
    person.page.bring_to_front()
    person.page.click("[data-action=save]:not([disabled])")
    person.page.wait_for_selector("dialog", state="detached")


def break_off(person: Person, dealer: int) -> None:
    """Begin the next match, in the dialog that is open, though the last one is not over; who deals is asked then."""
    person.page.click("[data-action=begin-match]")
    person.page.wait_for_selector("dialog [role=alert]:has-text('This match is not over')")
    person.page.click("[data-action=begin-match]")
    tap(person, "first", dealer)
    person.page.wait_for_selector("dialog", state="detached")


def write(person: Person, maker: int, points: str, bela: int | None = None) -> None:
    """A deal from the first tap to the last."""
    person.page.click("[data-action=write]:not([disabled])")
    person.page.wait_for_selector("dialog .entry")
    fill_in(person, maker, points, bela)
    save(person)


def play_to_the_end(person: Person) -> None:
    """A new book with a match that is over after its first deal."""
    person.open("/pad/")
    begin(person, target=101)
    write(person, maker=0, points="120")


def scores(person: Person) -> list[int]:
    """How the match stands, where nothing is under way that changes it."""
    return [int(text) for text in person.page.locator(".standing-now dd").all_inner_texts()]


def stands(person: Person, *wanted: int) -> None:
    """Wait until the match stands so."""
    person.page.wait_for_function(
        "wanted => [...document.querySelectorAll('.standing-now dd')].map(one => +one.textContent).join() === wanted",
        arg=",".join(map(str, wanted)),
    )


def other_tab(person: Person) -> Person:
    """The same person at the same page of the same browser, in another tab."""
    other = object.__new__(Person)
    other.__dict__.update(person.__dict__, page=person.context.new_page())
    other.page.goto(person.page.evaluate("location.href"))
    other.page.wait_for_selector("[data-action=write]:not([disabled])")
    return other


def in_step(writer: Person, reader: Person) -> None:
    """Wait until a tab has all that another one kept: one after the other it comes to it, and not at once."""
    kept = writer.page.evaluate("localStorage['bela.told'] = Number(localStorage['bela.told'] ?? 0) + 1")
    reader.page.wait_for_function("(kept) => Number(localStorage['bela.told']) >= kept", arg=kept)


def open_row(person: Person, place: int) -> None:
    """Look at a row, counted from 1."""
    person.page.click(f".sheet tbody .link >> nth={place - 1}")
    person.page.wait_for_selector("dialog .account")


def downloaded(person: Person, form: str, folder: Path) -> Path:
    """The file that sharing the open book gives in a form, saved in a folder."""
    page = person.page
    page.click("[data-tool=more]")
    page.click("[data-item=share]")
    page.wait_for_selector("svg.qr")
    with page.expect_download() as download:
        page.click(f"[data-action={form}]")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path
