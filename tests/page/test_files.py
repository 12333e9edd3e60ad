"""The files of the page belong together: decks and texts are what makes them, the service worker knows them all."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import catalogue_page
import deck_people
import decks
import page_files
from page_shells import SHELLS, shell_text

STATIC = page_files.STATIC
SCRIPTS = catalogue_page.scripts()
LONGEST = 250


def test_decks_are_as_they_are_drawn() -> None:
    assert {name: (decks.DECKS / name).read_text(encoding="utf-8") for name in decks.files()} == decks.files()


@pytest.mark.parametrize("court", [decks.FRENCH_COURT, decks.GERMAN_COURT], ids=["french", "german"])
def test_every_court_card_has_a_person_of_its_own(court: dict[str, deck_people.Person]) -> None:
    assert sorted(court) == sorted(f"{rank}-{suit}" for rank in "KQJ" for suit in "cdhs")
    assert len({deck_people.drawn(person) for person in court.values()}) == 12
    outlines = {(person.hat, person.hair, person.beard, person.carries) for person in court.values()}
    assert len(outlines) == 12, "told apart without colours too"


@pytest.mark.parametrize("name", sorted(decks.files()))
def test_a_deck_needs_no_styles_of_its_own(name: str) -> None:
    drawing = ET.fromstring(decks.files()[name])  # noqa: S314 - the project's own
    assert not [each for each in drawing.iter() if "style" in each.attrib or each.tag.endswith("style")]


@pytest.mark.parametrize("name", SHELLS)
def test_the_shells_of_the_pages_are_of_one_text(name: str) -> None:
    assert (STATIC / name).read_text(encoding="utf-8") == shell_text(SHELLS[name])


def test_every_page_has_its_shell() -> None:
    assert {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("index.html")} == set(SHELLS)


def test_the_service_worker_knows_every_file() -> None:
    assert page_files.WORKER.read_text(encoding="utf-8") == page_files.worker()


def test_the_page_holds_no_script_and_no_style_of_its_own() -> None:
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", text) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_short_and_makes_no_markup_from_texts(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST
    assert re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_what_a_script_imports_is_there(path: Path) -> None:
    found = re.findall(r'from "(\.[^"]+)"', path.read_text(encoding="utf-8"))
    assert [name for name in found if not (path.parent / name).is_file()] == []
