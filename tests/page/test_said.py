"""What the page says of itself: names of cards and pages, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.person import Person
from page.playing import ON_A_CARD, click, play_on
from page.test_room import SPEAK

CHOOSE = {
    "en": "First make your choice above.",
    "hr": "Najprije izaberi nešto gore.",
    "cs": "Nejdřív si vyber nahoře.",
    "de": "Triff zuerst oben deine Wahl.",
}
NAMES = ".hand [data-card] .unseen"
AS_TRUMPS = """(trump) => import('/static/js/table.js').then(({ deal }) => {
  deal.value = { ...deal.value, trump };
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
})"""
"""Show the table as with other trumps."""
SHOWN = "() => [...document.querySelectorAll('.shown')].map((each) => each.getAttribute('aria-label'))"


def speak(person: Person, language: str) -> None:
    person.page.evaluate(SPEAK, language)
    person.page.wait_for_selector(f"html[lang={language}]")


@pytest.mark.parametrize("variant", ["croatian_4", "scottish_2"])
def test_names_of_cards_begin_alike_trumps_or_not(sit_down: Callable[..., Person], variant: str) -> None:
    person = sit_down()
    person.sit(variant)
    play_on(person, click, lambda asked: asked == "card" and bool(special(person)))
    person.page.evaluate(AS_TRUMPS, special(person)[0][1])
    for language in CHOOSE:
        speak(person, language)
        names = [*person.page.locator(NAMES).all_inner_texts(), *person.page.evaluate(SHOWN)]
        assert [name for name in names if name != name[:1].upper() + name[1:]] == []


def special(person: Person) -> list[str]:
    """The cards in the hand that have names of their own when they are trumps."""
    return [card for card in person.part("you")["hand"] if card[0] in "J9"]


def test_while_a_choice_is_asked_the_cards_say_that_it_comes_first(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_4")
    play_on(person, click, lambda asked: asked == "choice")
    for language, text in CHOOSE.items():
        speak(person, language)
        names = person.page.locator(NAMES).all_inner_texts()
        assert names
        assert all(name.endswith(text) for name in names)
    speak(person, "en")
    person.page.click(".hand [data-card] >> nth=0", force=True, position=ON_A_CARD)
    expect(person.page.locator(".note p")).to_have_text(CHOOSE["en"], use_inner_text=True)


def test_every_page_has_its_name(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    for path, name in (("/", "First page"), ("/new", "Choose the game"), ("/friends", "Play with friends")):
        person.open(path)
        expect(person.page).to_have_title(f"Bela: {name}")
    person.page.click("[data-action=start]")
    person.page.wait_for_selector(".lobby")
    expect(person.page).to_have_title("Bela: " + person.page.inner_text("h1"))
    speak(person, "de")
    expect(person.page).to_have_title("Bela: " + person.page.inner_text("h1"))


MIDDLES = """() => ['.over h1', '.over p.standing', '.over .sheet'].map((where) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(where));
  const found = document.querySelector(where);
  const box = (where.endsWith('sheet') ? found : range).getBoundingClientRect();
  return Math.round(box.left + box.width / 2);
})"""


def test_at_the_end_all_stands_in_the_middle(sit_down: Callable[..., Person]) -> None:
    person = sit_down(size=(1000, 800))
    person.sit("scottish_2", target=1, match_wins=1)
    play_on(person, click)
    heading, line, sheet = person.page.evaluate(MIDDLES)
    assert abs(heading - line) <= 1
    assert abs(heading - sheet) <= 1
