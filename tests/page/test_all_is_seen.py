"""Nothing that somebody wants to read or touch is cut off, on the smallest screens too."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from page.person import Person
from page.playing import click, play_on
from page.test_narrow import NARROW
from page.test_room import SPEAK
from page.test_seats_narrow import LANGUAGES, boxes, inside

Sit = Callable[..., Person]
LYING = ((568, 320), (640, 360), (844, 390))
STANDING = ((320, 568), (320, 640), (360, 640), (375, 560), (390, 844))
HIDDEN_CHOICES = (
    """() => [...document.querySelectorAll('.choices')].map((one) => one.scrollHeight - one.clientHeight)"""
)
HEADS = """() => [...document.querySelectorAll('.account thead .name-part')].map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
})"""
"""In how many lines each name above an account stands."""
SOMEBODY_ELSE = """() => import('/static/js/table.js').then((it) => {
  const at = it.table.value, me = it.you.value.seat;
  const others = at.seats.map((who, seat) => seat === me ? who : { kind: 'person', name: 'Dora', level: null });
  it.table.value = { ...at, seats: others };
})"""
"""The others have got up, and somebody else sits there."""


def many_choices(person: Person, most: int) -> bool:
    return person.page.locator(".choice[data-action]").count() >= most


@pytest.mark.parametrize(("variant", "most"), [("croatian_4", 4), ("croatian_3", 4), ("clobyosh_2", 3)])
def test_every_call_is_seen_on_a_phone_that_lies(sit_down: Sit, variant: str, most: int) -> None:
    person = sit_down()
    person.sit(variant)
    play_on(person, click, lambda asked: asked == "choice" and many_choices(person, most))
    for width, height in LYING:
        person.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            person.page.evaluate(SPEAK, language)
            person.page.wait_for_selector(f"html[lang={language}]")
            found = boxes(person, ".choice[data-action]", ".play")
            assert person.page.evaluate(HIDDEN_CHOICES) == [0], (width, language)
            assert all(inside(choice, found[".play"][0]) for choice in found[".choice[data-action]"])


def test_every_call_and_tool_is_seen_on_a_phone_that_stands(sit_down: Sit) -> None:
    person = sit_down()
    person.sit("croatian_4")
    play_on(person, click, lambda asked: asked == "choice" and many_choices(person, 5))
    for width, height in STANDING:
        person.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            person.page.evaluate(SPEAK, language)
            person.page.wait_for_selector(f"html[lang={language}]")
            assert person.page.evaluate(HIDDEN_CHOICES) == [0], (width, language)
            assert person.page.evaluate("document.documentElement.scrollHeight") <= height, (width, language)


def test_names_of_places_stand_whole_above_an_account(sit_down: Sit) -> None:
    person = sit_down(size=NARROW)
    person.sit("croatian_3")
    play_on(person, click, lambda asked: asked == "result")
    for language in LANGUAGES:
        person.page.evaluate(SPEAK, language)
        person.page.wait_for_selector(f"html[lang={language}]")
        person.page.evaluate("document.fonts.ready.then(() => {})")
        assert person.page.evaluate(HEADS) == [1, 1, 1], language


@pytest.mark.parametrize("size", [NARROW, (390, 844)])
def test_looking_back_shows_every_card_of_every_hand(sit_down: Sit, size: tuple[int, int]) -> None:
    person = sit_down(size=size)
    person.sit("croatian_3")
    play_on(person, click, lambda asked: asked == "result")
    person.page.click("dialog .actions button:has-text('Look back')")
    person.page.wait_for_selector(".review-hands .shown")
    most = 0
    for step in range(12):
        person.page.locator(".looking .steps input").evaluate(
            "(bar, step) => { bar.value = step; bar.dispatchEvent(new Event('input', { bubbles: true })); }", step
        )
        rows = person.page.locator(".review-hands .small-cards").all()
        for row in rows:
            cards = [card.bounding_box() for card in row.locator(".shown .face").all()]
            most = max(most, len(cards))
            assert all(card is not None and card["x"] >= 0 and card["x"] + card["width"] <= size[0] for card in cards)
            places = [card["x"] for card in cards if card is not None]
            assert all(later - earlier >= 15 for earlier, later in pairwise(places))
    assert most >= 10


def test_a_match_that_is_over_names_those_who_played_it(sit_down: Sit) -> None:
    person = sit_down()
    person.sit("scottish_2", target=1, match_wins=1)
    play_on(person, click)
    told = person.page.locator(":is(.over h1, .over .standing, .over .sheet)")
    before = told.all_inner_texts()
    assert "North" in " ".join(before)
    person.page.evaluate(SOMEBODY_ELSE)
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert person.page.evaluate("import('/static/js/table.js').then((it) => it.table.value.seats[1].name)") == "Dora"
    person.page.wait_for_selector(".wishes:has-text('Dora')")
    assert told.all_inner_texts() == before
