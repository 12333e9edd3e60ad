"""There is room for everything: on low and wide screens, and with much that was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from page.person import READY, Person
from page.playing import click, go_on, play_on
from page.screens import open_dialog

LANDSCAPE, DESKTOP = (844, 390), (1366, 768)
HIGHER = "() => document.documentElement.scrollHeight - innerHeight"
HAND_BELOW = "() => document.querySelector('.hand').getBoundingClientRect().bottom - innerHeight"
BROKEN = """(where) => [...document.querySelectorAll(where)].flatMap((each) => {
  const text = [...each.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return !text ? [] : [...text.data.matchAll(/[\\p{L}\\d]+/gu)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  }).map((word) => word[0]);
})"""
"""The words that go on in another line."""
SPEAK = "code => import('/static/js/settings.js').then((it) => void (it.settings.language.value = code))"


def test_what_is_told_beside_the_table_never_pushes_the_hand_off_the_screen(sit_down: Callable[..., Person]) -> None:
    person = sit_down(size=DESKTOP)
    person.sit("scottish_2")
    play_on(person, click, lambda asked: asked == "card" and person.page.locator(".beside .log li").count() > 30)
    assert person.page.evaluate("() => document.querySelector('.beside .log').scrollHeight") > DESKTOP[1]
    assert person.page.evaluate(HIGHER) == 0
    assert person.page.evaluate(HAND_BELOW) <= 0


def test_no_word_below_the_hand_is_broken_in_two(sit_down: Callable[..., Person]) -> None:
    person = sit_down(size=LANDSCAPE)
    person.sit("clobyosh_2")
    play_on(person, click, lambda asked: asked == "card" and person.page.locator("[data-tool=claim]").count() > 0)
    for language in ("de", "cs", "hr", "en"):
        person.page.evaluate(SPEAK, language)
        person.page.wait_for_selector(f"html[lang={language}]")
        for width, height in (LANDSCAPE, (320, 640)):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.evaluate("document.fonts.ready")
            assert person.page.evaluate(BROKEN, ".tool") == [], (language, width)
            assert person.page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_the_way_to_the_next_deal_is_in_view_on_a_low_screen(sit_down: Callable[..., Person]) -> None:
    person = sit_down(size=LANDSCAPE)
    person.sit("croatian_3")
    play_on(person, click, lambda asked: asked == "result")
    person.page.evaluate("() => document.querySelector('.dialog-body').scrollTo(0, 0)")
    box = person.page.locator("dialog [data-action=next]").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= LANDSCAPE[1]


def test_a_bot_that_failed_is_told_at_the_table(sit_down: Callable[..., Person]) -> None:
    person, lines = sit_down(language="de"), list[Any]()

    def between(here: Any) -> None:
        there = here.connect_to_server()
        there.on_message(here.send)
        lines.append(here)

    person.page.route_web_socket("**/ws", between)
    person.sit("scottish_2")
    person.asked()
    lines[-1].send('{"t":"bot_failed","seat":1}')
    text = "Nord: Der Bot hat versagt; an seiner Stelle wurde etwas Vernünftiges getan."
    person.page.wait_for_function("text => document.querySelector('.caller').innerText.includes(text)", arg=text)
    assert person.fault_free()


@pytest.mark.parametrize("code", ["NOPE", "A" * 300, "%F0%9F%98%80", "-"])
def test_a_code_that_no_table_has_is_told_as_that(sit_down: Callable[..., Person], code: str) -> None:
    person = sit_down()
    person.page.goto(f"{person.origin}/t/{code}")
    person.page.wait_for_selector(".page.wait .main")
    expect(person.page.locator(".page.wait")).to_contain_text("There is no such table.", use_inner_text=True)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (" ktrm-4297 ", "KTRM4297"),
        ("KTRM 4297", "KTRM4297"),
        ("http://192.0.2.7:8765/t/KTRM4297/", "KTRM4297"),
        ("https://b.example/t/ktrm4297?from=mail#top", "KTRM4297"),
        ("  ", ""),
        ("", ""),
    ],
)
def test_a_code_is_found_in_whatever_was_typed_or_pasted(
    sit_down: Callable[..., Person], typed: str, code: str
) -> None:
    person = sit_down()
    person.open()
    found = "text => import('/static/js/start_page.js').then((it) => it.codeIn(text))"
    assert person.page.evaluate(found, typed) == code
    person.page.wait_for_selector(READY)


def test_what_is_being_typed_stays_when_the_page_is_drawn_anew(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.open("/new")
    person.page.fill("[name=target]", "501")
    person.page.evaluate(SPEAK, "hr")
    person.page.wait_for_selector("html[lang=hr]")
    expect(person.page.locator("[name=target]")).to_have_value("501")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".house > summary:has-text('(1)')")


def test_a_dialog_that_the_browser_closes_is_closed_for_the_page(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.open()
    open_dialog(person, "help")
    person.page.evaluate("document.querySelector('dialog').close()")
    person.page.wait_for_selector("dialog", state="detached")
    assert person.page.evaluate("import('/static/js/dialog.js').then((it) => it.dialog.value)") is None


def test_whoever_goes_away_from_a_result_plays_on_at_another_table(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_2")
    play_on(person, click, lambda asked: asked == "result")
    before = person.path()
    person.page.wait_for_function("() => history.state?.dialog")
    person.page.evaluate("history.go(-2)")  # over the result: one step back would close it and go on
    person.page.click("[data-action=play]")
    person.wait_table("(it, before) => it.table.value && !before.endsWith(it.table.value.code)", before)
    go_on(person)
    go_on(person)
