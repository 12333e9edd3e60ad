"""Several people at one table: four browsers, cut lines, other devices, those who only watch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from page.person import READY, Person
from page.playing import click, go_on, once, play_on, play_together
from page.serving import served

SCRIPT = "<img src=x onerror=x()>"
NAMES = """(cards) => import('/static/js/words.js').then((words) => cards.flatMap((card) => {
  const signed = card[0].replace('T', '10') + { c: '♣', d: '♦', h: '♥', s: '♠' }[card[1]];
  return [card, signed, words.card(card)('')];
}))"""
"""How cards are written: typed, with a sign, in words."""
SOURCE = """() => {
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll('.drawings, path').forEach((each) => each.remove());
  return copy.outerHTML;
}"""
"""All that a page holds, but for how lines are drawn, which are letters and figures as well."""
CARD = re.compile(r'"([AKQJT987][cdhs])"')


def a_table(host: Person, name: str = "Ana", **choices: Any) -> str:
    """The path of a new table, with the host at it."""
    host.open("/friends")
    host.page.wait_for_selector("[name=level]")
    host.page.fill("[autocomplete=nickname]", name)
    for group, value in choices.items():
        host.page.check(f"[name={group}][value={value}]")
    host.page.click("[data-action=start]")
    host.page.wait_for_selector(".lobby .seats")
    return host.path()


def sit(person: Person, path: str, name: str, seat: int) -> None:
    person.open(path)
    person.page.wait_for_selector(".lobby .seats")
    person.page.fill("[autocomplete=nickname]", name)
    take(person, seat)


def take(person: Person, seat: int) -> None:
    """Sit down on a seat, and wait until one sits there: on the way the page comes to the table anew, as somebody."""
    person.page.click(f"[data-sit='{seat}']")
    person.wait_table("(it, seat) => it.you.value?.seat === seat", seat)
    person.page.wait_for_selector(f".lobby .seats:not(:has([data-sit='{seat}']))")


def in_step(person: Person, other: Person) -> None:
    """Wait until somebody sees what another one sees, who is asked something."""
    person.wait_table("(it, wanted) => it.state.value >= wanted", other.part("state"))


def company(sit_down: Callable[..., Person]) -> list[Person]:
    """Four people at a table of croatian_4, each in another language; the match has begun."""
    people = [sit_down(language=language) for language in ("en", "hr", "cs", "de")]
    people[0].keep("bela.last", {"variant": "croatian_4", "options": {"target": 101}})
    path = a_table(people[0], SCRIPT, clock="none")
    for seat, name in enumerate(("Božo", "Cyril", "Doris"), start=1):
        sit(people[seat], path, name, seat)
    people[0].page.click("[data-action=start]")
    for person in people:
        person.page.wait_for_selector(".table")
    return people


@pytest.mark.report("FR-14", "FR-49", "FR-53", "FR-54", "FR-58", "FR-59")
def test_four_browsers_play_a_match_through_reloads_and_cut_lines(sit_down: Callable[..., Person]) -> None:
    people = company(sit_down)
    answers = play_together(people, lambda answers: _disturb(people[answers * 5 % 4], answers))
    totals = [person.page.locator(".over tfoot strong").all_inner_texts() for person in people]
    assert {tuple(sorted(each)) for each in totals} == {tuple(sorted(totals[0]))}
    assert answers > 30
    assert all(person.fault_free() for person in people), [person.faults for person in people]


def _disturb(person: Person, answers: int) -> Iterator[Person]:
    """Now and then somebody's page is loaded anew, or a line is cut."""
    if answers % 11 == 5:
        person.reload()
        person.page.wait_for_selector(READY)
        yield person
    elif answers % 7 == 3:
        person.context.set_offline(True)
        person.page.evaluate("import('/static/js/table.js').then((it) => it.cutTheLine())")
        person.context.set_offline(False)


def test_a_name_is_text_and_nothing_else(sit_down: Callable[..., Person]) -> None:
    host, guest = sit_down(), sit_down()
    path = a_table(host, "<b>Ana</b><i>")
    sit(guest, path, "Eva", 2)
    expect(guest.page.locator(".seats")).to_contain_text("<b>Ana</b><i>")
    expect(guest.page.locator(".seats b, .seats i")).to_have_count(0)


@pytest.mark.report("FR-56", "FR-57")
def test_a_seat_is_the_one_that_was_chosen_and_there_is_one_for_each(sit_down: Callable[..., Person]) -> None:
    host, guest = sit_down(), sit_down()
    path = a_table(host)
    sit(guest, path, "Eva", 2)
    take(guest, 3)
    assert guest.part("you")["seat"] == 3
    host.wait_table("(it) => it.table.value.seats[3].kind === 'person'")
    kinds = [seat["kind"] for seat in host.part("table")["seats"]]
    assert kinds == ["person", "open", "open", "person"]


@pytest.mark.report("FR-51", "FR-52")
def test_who_only_watches_finds_no_hidden_card_in_the_page(sit_down: Callable[..., Person]) -> None:
    host, watcher = sit_down(), sit_down()
    path = a_table(host, clock="none")
    host.page.click("[data-action=start]")
    watcher.open(path)
    watcher.page.wait_for_selector(".table")
    host.asked()
    in_step(watcher, host)
    hand = set(host.part("you")["hand"])
    parts = watcher.page.evaluate(  # but the fair round that found the dealer, which names a pack in its order
        """() => import('/static/js/table.js').then((it) => JSON.stringify(
          Object.entries(it.parts).filter(([name]) => name !== 'fair').map(([_, part]) => part.value)))"""
    )
    known = {card for card in CARD.findall(parts) if card in hand}
    turned_up = {watcher.part("deal")["up"]}
    assert known <= turned_up
    expect(watcher.page.locator(".hand, .prompt.asks")).to_have_count(0)
    assert not hand & set(re.findall(r'data-card="(\w\w)"', watcher.page.content()))


def boldly(person: Person, asked: str) -> None:
    """Choose trumps as soon as that is asked, and answer the rest by the first answer."""
    bold = ".choices .choice[data-action]:not(.quiet)"
    if asked == "choice" and person.page.query_selector(bold):
        person.page.click(f"{bold} >> nth=0")
    else:
        click(person, asked)


@pytest.mark.report("FR-51")
@pytest.mark.parametrize(("variant", "until"), [("scottish_2", "card"), ("croatian_3", "discard")])
def test_what_a_watcher_could_find_in_the_page_names_no_card_that_is_covered(
    sit_down: Callable[..., Person], variant: str, until: str
) -> None:
    host, watcher = sit_down(), sit_down()
    host.keep("bela.last", {"variant": variant, "options": {}})
    path = a_table(host, clock="none")
    host.page.click("[data-action=start]")
    play_on(host, boldly, lambda asked: asked == until)
    covered = set(host.part("you")["hand"])
    if until == "discard":
        once(host, click, "discard")
        host.asked()
    watcher.open(path)
    watcher.page.wait_for_selector(".table")
    in_step(watcher, host)
    covered -= set(CARD.findall(json.dumps(host.part("deal"))))
    names = host.page.evaluate(NAMES, sorted(covered))
    assert len(names) > 12
    source = watcher.page.evaluate(SOURCE)
    assert [name for name in names if re.search(rf"\b{re.escape(name)}\b", source)] == []
    backs = "[...document.querySelectorAll('.backs i')].map((each) => each.attributes.length + each.childNodes.length)"
    assert set(watcher.page.evaluate(backs)) == {0}


def test_a_seat_opens_on_another_device_by_its_link(sit_down: Callable[..., Person]) -> None:
    person, other = sit_down(), sit_down()
    person.sit("croatian_4")
    person.asked()
    token = person.page.evaluate(
        "import('/static/js/table.js').then((it) => it.command('ticket')).then((a) => a.seat_token)"
    )
    other.open(f"{person.path()}#seat={token}")
    other.page.wait_for_selector(".hand li")
    in_step(other, person)
    assert other.part("you")["hand"] == person.part("you")["hand"]
    assert other.page.evaluate("location.hash") == ""


def test_whoever_was_away_takes_the_seat_back(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    a_table(person, clock="none")
    person.page.click("[data-action=start]")
    person.asked()
    person.page.evaluate("import('/static/js/table.js').then((it) => it.command('leave'))")
    person.page.wait_for_selector("[data-seat].kind-away")
    person.page.click("[data-action=here]")
    person.page.wait_for_selector("[data-action=here]", state="detached")
    you = person.part("you")
    assert person.part("table")["seats"][you["seat"]]["kind"] == "person"
    go_on(person)


def test_a_server_that_was_killed_comes_back_and_the_page_plays_on(
    browser: Browser, tmp_path: Path, unused_port: int
) -> None:
    with served(tmp_path, unused_port, kill=True) as port:
        person = Person(browser, f"http://127.0.0.1:{port}")
        person.sit("croatian_2")
        play_on(person, click, lambda asked: asked == "card")
        hand = person.part("you")["hand"]
    person.page.wait_for_selector(".banner")
    with served(tmp_path, unused_port):
        person.page.wait_for_selector(".banner", state="detached")
        assert person.part("you")["hand"] == hand
        play_on(person, click, lambda _asked: len(person.part("you")["hand"]) < len(hand))
    person.close()
