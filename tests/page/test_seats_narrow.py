"""With a long name, a clock and every token there is room at a table on the smallest phones, upright and lying."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from page.person import Person
from page.playing import click, play_on
from page.screens import open_dialog
from page.test_company import a_table
from page.test_narrow import BEYOND, LONG, NARROW
from page.test_room import BROKEN, SPEAK

Sit = Callable[..., Person]
LYING = (568, 320)
LANGUAGES = ("en", "hr", "cs", "de")
CROWDED = """() => import('/static/js/table.js').then((it) => {
  const me = it.you.value.seat ?? 0;
  const suit = it.deal.value.trump ?? 'c';
  it.deal.value = { ...it.deal.value, maker: me, dealer: me, to_act: me, trump: suit };
  it.said.value = Object.fromEntries(it.table.value.seats.map((_, seat) =>
    [seat, { text: { e: 'called', action: 'name h' }, at: 1 }]));
})"""
"""One's own seat has every token, the turn and the clock, and everybody has just said something."""
NAMED = """(names) => import('/static/js/table.js').then((it) => {
  const seats = it.table.value.seats.map((who, seat) => ({ ...who, kind: 'person', name: names[seat] }));
  it.table.value = { ...it.table.value, seats };
})"""
"""People with these names sit there."""
HIGH = """() => import('/static/js/table.js').then((it) => {
  it.match.value = { ...it.match.value, scores: it.match.value.scores.map((_, side) => 1296 - side) };
})"""
"""The sides have as many points as they may come to."""
BOXES = """(where) => Object.fromEntries(where.map((each) =>
  [each, [...document.querySelectorAll(each)].map((one) => one.getBoundingClientRect().toJSON())]))"""
LETTERS = """() => [...document.querySelectorAll('.sitter .name')].map((name) => {
  const style = getComputedStyle(name);
  const brush = document.createElement('canvas').getContext('2d');
  brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return [name.clientWidth, brush.measureText([...name.textContent].slice(0, 3).join('')).width];
})"""
"""How wide each name is, and its first three letters."""


def boxes(person: Person, *where: str) -> dict[str, list[dict[str, Any]]]:
    """Where things stand, by what they are; once the letters are there."""
    person.page.evaluate("document.fonts.ready.then(() => {})")
    found: dict[str, list[dict[str, Any]]] = person.page.evaluate(BOXES, list(where))
    return found


def inside(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(
        other["left"] <= one["left"] + 1
        and one["right"] <= other["right"] + 1
        and other["top"] <= one["top"] + 1
        and one["bottom"] <= other["bottom"] + 1
    )


def apart(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two do not lie on each other; a pixel is no more than an edge."""
    beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    return bool(beside or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1)


def crowded(sit_down: Sit, size: tuple[int, int], variant: str = "croatian_4") -> Person:
    """Somebody at a table with a clock, who is asked; their seat has all that a seat may have."""
    person = sit_down(size=size)
    person.keep("bela.last", {"variant": variant, "options": {}})
    a_table(person, "Ana", clock="relaxed")
    person.page.click("[data-action=start]")
    person.asked()
    person.page.evaluate(CROWDED)
    person.page.wait_for_selector(".at-south .token.maker")
    person.page.wait_for_selector(".at-south .timer")
    return person


def well_seated(person: Person) -> None:
    """Everybody is on the cloth, can be read, and lies on nobody."""
    found = boxes(person, ".cloth", ".plate", ".backs", ".trumps", ".timer")
    (cloth,) = found[".cloth"]
    things = [*found[".plate"], *(box for box in found[".backs"] if box["width"]), *found[".trumps"]]
    for place, one in enumerate(things):
        assert inside(one, cloth), one
        for other in things[place + 1 :]:
            assert apart(one, other), (one, other)
    for timer in found[".timer"]:
        assert any(inside(timer, plate) for plate in found[".plate"])
        assert timer["width"] >= 40
    for width, letters in person.page.evaluate(LETTERS):
        assert width >= letters - 1


@pytest.mark.parametrize("size", [NARROW, (390, 844), LYING])
def test_every_seat_has_room_for_its_name_its_tokens_and_its_clock(sit_down: Sit, size: tuple[int, int]) -> None:
    person = crowded(sit_down, size)
    for language in LANGUAGES:
        person.page.evaluate(SPEAK, language)
        person.page.wait_for_selector(f"html[lang={language}]")
        well_seated(person)
        assert person.page.evaluate(BROKEN, ".at-south .name") == []
    person.page.evaluate(NAMED, LONG)
    well_seated(person)


@pytest.mark.parametrize("size", [NARROW, LYING])
@pytest.mark.parametrize("variant", ["croatian_3", "croatian_4"])
def test_long_names_leave_the_bar_its_title_and_the_slip_its_figures(
    sit_down: Sit, size: tuple[int, int], variant: str
) -> None:
    person = crowded(sit_down, size, variant)
    person.page.evaluate(NAMED, LONG)
    person.page.evaluate("import('/static/js/table.js').then((it) => it.you.value = { ...it.you.value, seat: null })")
    person.page.wait_for_selector(".hand", state="detached")
    person.page.evaluate(HIGH)
    person.page.wait_for_selector(".bar .standing b:text-is('1296')")
    found = boxes(person, ".bar", ".where", ".standing", ".standing small", ".standing b", ".bar .icon")
    assert found[".where"][0]["width"] >= 90
    for each in (".where", ".standing", ".bar .icon"):
        assert inside(found[each][0], found[".bar"][0]), each
    assert apart(found[".where"][0], found[".standing"][0])
    names = found[".standing small"]
    assert all(inside(each, found[".standing"][0]) for each in [*names, *found[".standing b"]])
    assert all(apart(one, other) for place, one in enumerate(names) for other in names[place + 1 :])
    titles = person.page.locator(".standing small").evaluate_all("all => all.map((one) => one.title)")
    assert all(any(name in title for name in LONG) for title in titles)
    well_seated(person)


def test_no_word_or_figure_of_an_account_is_broken_however_long_the_names_are(sit_down: Sit) -> None:
    person = sit_down(size=NARROW)
    person.sit("croatian_3")
    play_on(person, click, lambda asked: asked == "result")
    person.page.evaluate(NAMED, LONG)
    for language in LANGUAGES:
        person.page.evaluate(SPEAK, language)
        person.page.wait_for_selector(f"html[lang={language}]")
        person.page.wait_for_selector("dialog .account")
        person.page.evaluate("document.fonts.ready.then(() => {})")
        assert person.page.evaluate(BROKEN, ".account th[scope=row], .account td, .account strong") == [], language
        assert person.page.evaluate(BEYOND) == []


@pytest.mark.parametrize("variant", ["croatian_3", "croatian_4"])
def test_a_long_name_has_two_lines_in_the_head_of_the_score(sit_down: Sit, variant: str) -> None:
    person = crowded(sit_down, NARROW, variant)
    person.page.evaluate(NAMED, LONG)
    open_dialog(person, "score")
    parts = person.page.locator("dialog .sheet thead .name-part")
    tall = parts.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))"
    )
    assert max(tall) < 2.5
    assert person.page.locator(f"dialog .sheet thead [title='{LONG[1]}']").count() == (variant == "croatian_3")


@pytest.mark.parametrize("variant", ["croatian_2", "croatian_4"])
def test_a_lying_phone_shows_all_of_the_table(sit_down: Sit, variant: str) -> None:
    person = sit_down(size=LYING)
    person.sit(variant)
    for asked in ("choice", "card"):
        play_on(person, click, lambda now, wanted=asked: now == wanted)  # type: ignore[misc]
        for language in LANGUAGES:
            person.page.evaluate(SPEAK, language)
            person.page.wait_for_selector(f"html[lang={language}]")
            shown = boxes(person, ".cloth", ".tool", ".at-south .plate", ".trumps", ".hand li > *", ".prompt > p")
            assert person.page.evaluate("() => document.documentElement.scrollHeight") <= LYING[1]
            assert max(box["bottom"] for each in shown.values() for box in each) <= LYING[1], language
            texts = person.page.locator(".tool").evaluate_all(
                "all => all.map((one) => one.scrollHeight - one.clientHeight)"
            )
            assert max(texts) <= 0


TRUMPS = "suit => import('/static/js/table.js').then((it) => void (it.deal.value = { ...it.deal.value, trump: suit }))"


@pytest.mark.parametrize("deck", ["french", "german"])
def test_no_name_of_trumps_is_broken_on_a_lying_phone(sit_down: Sit, deck: str) -> None:
    person = sit_down(size=LYING, deck=deck)
    person.sit("croatian_2")
    play_on(person, click, lambda now: now == "card")
    for language in LANGUAGES:
        person.page.evaluate(SPEAK, language)
        person.page.wait_for_selector(f"html[lang={language}]")
        for suit in "cdhs":
            person.page.evaluate(TRUMPS, suit)
            (box,) = boxes(person, ".trumps")[".trumps"]
            assert box["height"] < 30, (language, person.page.inner_text(".trumps"))


@pytest.mark.parametrize("height", [240, 300])
def test_what_is_said_lies_over_whoever_sits_beside(sit_down: Sit, height: int) -> None:
    person = crowded(sit_down, NARROW)
    person.page.evaluate(NAMED, LONG)
    low = "height => Object.assign(document.querySelector('.cloth').style, { flex: 'none', height: `${height}px` })"
    person.page.evaluate(f"(height) => void ({low})(height)", height)
    on_top = """() => [...document.querySelectorAll('.bubble')].map((one) => {
      const box = one.getBoundingClientRect();
      return [3, box.width / 2, box.width - 3].every((at) =>
        document.elementFromPoint(box.left + at, box.top + box.height / 2) === one);
    })"""
    assert person.page.evaluate(on_top) == [True] * 4
