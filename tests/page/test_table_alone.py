"""A table against bots in the page: no server, no network, and nothing lost by a reload."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from bela.apps.site.export import export
from page.person import PATIENCE, Person
from page.playing import click, once, play_on
from page.static_host import hosted
from page.test_screens import violations

Sit = Callable[..., Person]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an exported site."""
    folder = tmp_path_factory.mktemp("hosted")
    export(folder)
    with hosted(folder) as address:
        yield address


def sit(person: Person, target: int = 101) -> None:
    """Choose a short game and sit down."""
    page = person.page
    page.wait_for_selector("[name=target]")
    page.fill("[name=target]", str(target))
    page.keyboard.press("Tab")
    page.wait_for_function("() => JSON.parse(localStorage['bela.pages.rules'] ?? '{}').options?.target !== undefined")
    page.click("[data-action=start]:not([disabled])")
    page.wait_for_selector(".table")


def test_a_match_is_played_without_a_network(sit_down: Sit, host: str) -> None:
    person = sit_down(host, worker=True)
    person.open("/offline/")
    person.page.wait_for_selector("html[data-kept=yes]")
    person.context.set_offline(True)
    person.open("/offline/")
    assert violations(person) == []
    sit(person)
    assert violations(person) == []
    assert person.asked() != "over"
    once(person)
    person.asked()
    where, before = person.page.inner_text(".bar .where"), (person.part("you"), person.part("deal"))
    person.reload()
    person.page.wait_for_selector(".table")
    person.asked()
    expect(person.page.locator(".bar .where")).to_have_text(where, use_inner_text=True)
    assert (person.part("you"), person.part("deal")) == before
    play_on(person, click)
    person.page.click(".over .actions a >> nth=0")
    person.page.wait_for_selector(".page.review .looking")
    person.page.click("a[href*='#from=']")
    person.page.wait_for_selector("[data-action=keep]")
    assert max(map(int, person.page.locator(".sheet tfoot strong").all_inner_texts())) >= 101
    assert person.fault_free(), person.faults


def test_every_level_that_keeps_tempo_is_offered(sit_down: Sit, host: str) -> None:
    person = sit_down(host)
    person.context.set_default_timeout(PATIENCE)
    person.open("/offline/")
    person.page.wait_for_selector("[data-action=start]:not([disabled])")
    levels = person.page.locator("[name=level]").evaluate_all("all => all.map(one => [one.value, one.checked])")
    assert [level for level, _ in levels] == ["beginner", "easy", "medium", "hard"]
    assert [level for level, checked in levels if checked] == ["medium"]


def test_a_table_that_was_left_is_offered_again(sit_down: Sit, host: str) -> None:
    person = sit_down(host, worker=True)
    person.open("/offline/")
    sit(person)
    person.asked()
    person.page.click(".home")
    person.page.click(".tables a")
    person.page.wait_for_selector(".table")
    assert person.asked() != "over"


def test_where_nothing_can_be_kept_no_table_is_made(sit_down: Sit, host: str) -> None:
    person = sit_down(host, worker=True)
    person.context.route(
        "**/tables.js",
        lambda route: route.fulfill(
            content_type="text/javascript",
            body="export const keep = async () => { throw new Error('full') }; export const load = async () => '[]';",
        ),
    )
    person.open("/offline/")
    page = person.page
    page.wait_for_selector("[data-action=start]:not([disabled])")
    page.click("[data-action=start]")
    page.wait_for_selector(".note")
    expect(page.locator(".table")).to_be_hidden()
