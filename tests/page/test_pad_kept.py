"""A kept book on the page: a row that cannot be, people who change places, names of other scripts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from pad.test_kept_rows import lines_of
from page import padding as pad
from page.person import Person


def test_a_book_with_a_row_that_cannot_be_opens_and_is_mended(sit_down: Callable[..., Person], tmp_path: Path) -> None:
    person = sit_down()
    person.open("/pad/")
    person.page.click(".box summary")
    file = tmp_path / "evening.pad"
    file.write_text(lines_of([100, 60]), encoding="utf-8")
    person.page.set_input_files("[type=file]", file)
    pad.stands(person, 120, 80)
    expect(person.page.locator(".sheet")).to_contain_text(
        "No deal has so many card points: at most 156.", use_inner_text=True
    )
    person.page.click(".sheet tbody .link >> nth=1")
    person.page.click("[data-action=correct-row]")
    person.page.click("dialog .entry [data-side='1']")
    for key in ("⌫", "⌫", "5", "6"):
        person.page.click(f"[data-key='{key}']")
    pad.save(person)
    pad.stands(person, 220, 136)
    assert person.fault_free()


def test_who_sits_elsewhere_is_not_forgotten_when_the_first_dealer_is_told(ana: Person) -> None:
    ana.page.click("[data-tool=more]")
    ana.page.click("[data-item=match]")
    ana.page.select_option("dialog .select select >> nth=0", "Bo")
    pad.tap(ana, "first", 2)
    ana.page.wait_for_selector("[data-choice=first] [data-value='2'][aria-pressed=true]")
    expect(ana.page.locator("dialog .select select >> nth=0")).to_have_value("Bo")
    ana.page.click("dialog form [type=submit]")
    ana.page.wait_for_selector("dialog", state="detached")
    ana.page.wait_for_function("() => document.querySelector('.standing-now').innerText.startsWith('Bo')")


def test_a_name_that_is_written_from_the_right_leaves_figures_where_they_are(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.open("/pad/")
    pad.begin(person, names=("سارة", "مريم"), dealer=0, variant="scottish_2")
    person.open("/pad/")
    person.page.wait_for_selector(".way small bdi")
    places = person.page.evaluate(
        """() => {
          const names = [...document.querySelectorAll('.way small bdi')];
          const [first, second] = names.map((one) => one.getBoundingClientRect());
          return [first.left, first.right, second.left];
        }"""
    )
    assert places == sorted(places), "the first side stands first, its figure right of it"
