"""One press makes one thing, however often it is pressed before the answer is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from page import padding as pad
from page.person import Person
from page.playing import go_on
from page.test_people import panel

MAKERS = [("/", "play"), ("/new", "start"), ("/friends", "start")]
"""The pages that make a table, and the button that does."""
NO_LINE = "no line"


class Held:
    """What a page asks to have made: kept back until it is let go."""

    def __init__(self, person: Person) -> None:
        self.asked: list[str] = []
        self._waiting: list[Any] = []
        person.page.route("**/api/**", self._come)

    def _come(self, route: Any) -> None:
        if route.request.method == "GET":
            route.continue_()
        else:
            self.asked.append(route.request.url.split("/api/")[1])
            self._waiting.append(route)

    def let_go(self, person: Person, count: int) -> None:
        """Let so many go, each as it comes."""
        for _ in range(count):
            while not self._waiting:
                person.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
            self._waiting.pop(0).continue_()


def ready(person: Person, path: str, action: str) -> None:
    """A page with a button that can be pressed."""
    person.open(path)
    person.page.wait_for_selector(f"[data-action={action}]:not([disabled])")


@pytest.mark.parametrize(("path", "action"), MAKERS)
def test_who_presses_twice_is_one_person_at_one_table(sit_down: Callable[..., Person], path: str, action: str) -> None:
    person = sit_down()
    ready(person, path, action)
    held = Held(person)
    person.page.dblclick(f"[data-action={action}]")
    held.let_go(person, 1)
    person.page.wait_for_function("() => localStorage.getItem('bela.person')")
    person.page.locator(f"[data-action={action}]").dispatch_event("click")
    held.let_go(person, 1)
    person.wait_table("(it) => it.table.value")
    assert held.asked == ["people", "tables"]


@pytest.mark.parametrize(("path", "action"), MAKERS)
def test_after_a_line_that_failed_the_same_button_works(
    sit_down: Callable[..., Person], path: str, action: str
) -> None:
    person = sit_down()
    ready(person, path, action)
    person.page.route("**/api/people", lambda route: route.abort(), times=1)
    person.page.click(f"[data-action={action}]")
    person.page.wait_for_selector(".note")
    person.page.click(f"[data-action={action}]")
    person.wait_table("(it) => it.table.value")
    expect(person.page.locator(".note")).to_have_count(0)


def test_a_name_that_is_taken_twice_makes_one_person(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.open()
    panel(person)
    person.page.fill("[autocomplete=username]", "Ana")
    held = Held(person)
    person.page.dblclick("dialog button:has-text('Take this name')")
    held.let_go(person, 1)
    person.page.wait_for_selector(".note:has-text('Done.')")
    assert held.asked == ["people"]


UNANSWERED = """() => Promise.all(['play', 'table', 'once'].map((each) => import(`/static/js/${each}.js`))).then(
  ([{ doing }, { command }, { busy }]) => {
    doing(() => command('start'));
    return busy.value;
  })"""
"""Ask something of a table whose line is gone; gives whether the answer is waited for."""


def test_whoever_leaves_a_table_that_does_not_answer_can_make_another(sit_down: Callable[..., Person]) -> None:
    person, silent = sit_down(), list[Any]()

    def between(here: Any) -> None:
        there = here.connect_to_server()
        there.on_message(here.send)
        here.on_message(lambda message: silent or there.send(message))

    person.page.route_web_socket("**/ws", between)
    person.sit("croatian_2")
    person.asked()
    before = person.path()
    silent.append(NO_LINE)
    assert person.page.evaluate(UNANSWERED)
    person.page.click(".bar .home")
    silent.clear()
    person.page.click("[data-action=play]")
    person.wait_table("(it, before) => it.table.value && !before.endsWith(it.table.value.code)", before)
    go_on(person)


TWICE = "(button) => { button.click(); button.click(); }"


def test_a_book_of_the_score_pad_is_begun_once(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.open("/pad/")
    person.page.click("[data-action=new]")
    person.page.wait_for_selector("[name^=seat-] >> nth=3")
    person.page.locator("[data-action=begin]:not([disabled])").evaluate(TWICE)
    person.page.wait_for_selector("[data-action=write]:not([disabled])")
    assert pad.scores(person) == [0, 0]
    person.page.click(".bar .home")
    person.page.wait_for_selector("a.way[href^='#b/']")
    expect(person.page.locator("a.way[href^='#b/']")).to_have_count(1)
