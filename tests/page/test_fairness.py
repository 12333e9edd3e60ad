"""Fair deals in the browser, and the page where the browser gives it little."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

from page.person import Person
from page.playing import click, once, play_on
from page.test_company import a_table, sit

FOREIGN = "192.0.2.7"
"""An address that nobody has; the browser is told that it is this machine, and takes it for no secure one."""
CUTS_OR_WAITS = """(it, text) => {
  const { cutter = null, asked = [] } = it.fair.value ?? {};
  if (cutter === null || !asked.includes(cutter)) return false;
  if (cutter === it.you.value.seat) return document.querySelector('dialog[open] [data-action=cut]') !== null;
  return document.querySelector('.table .prompt')?.textContent === text;
}"""
"""Whether it is time to cut, and the page asks for it, or says that text where another one cuts."""


@pytest.mark.parametrize("text", ["", "abc", "bela" * 100, "č" * 55, "x" * 56, "y" * 64, "ž" * 119])
def test_the_pages_own_digest_is_sha256(sit_down: Callable[..., Person], text: str) -> None:
    person = sit_down()
    person.open()
    found = person.page.evaluate("text => import('/static/js/sha256.js').then((it) => [...it.digest(text)])", text)
    assert bytes(found) == hashlib.sha256(text.encode()).digest()


def checked(person: Person) -> dict[str, bool]:
    """What the panel says of the deal before."""
    person.page.evaluate("import('/static/js/dialog.js').then((it) => it.open('fair'))")
    person.page.wait_for_selector(".checks li")
    rows = person.page.locator(".checks li").evaluate_all("all => all.map((one) => [one.innerText, one.className])")
    return {text: "right" in name.split() for text, name in rows}


def test_a_deal_is_worked_out_anew_by_the_page(sit_down: Callable[..., Person]) -> None:
    person = sit_down(cut="always")
    person.sit("croatian_2")
    play_on(person, click, lambda asked: asked == "result")
    once(person, click, "result")
    person.asked()
    found = checked(person)
    assert len(found) == 4
    assert all(found.values())


def test_a_deal_that_was_tampered_with_is_found_out(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_2")
    play_on(person, click, lambda asked: asked == "result")
    once(person, click, "result")
    person.asked()
    change = """() => import('/static/js/table.js').then((it) => {
      const fair = structuredClone(it.fair.value);
      [fair.last.pack[0], fair.last.pack[1]] = [fair.last.pack[1], fair.last.pack[0]];
      it.fair.value = fair;
    })"""
    person.page.evaluate(change)
    assert list(checked(person).values()).count(False) == 1


def test_it_plays_on_plain_http_and_says_what_is_missing(sit_down: Callable[..., Person], port: int) -> None:
    person = sit_down(f"http://{FOREIGN}:{port}")
    person.sit("croatian_2", target=101)
    assert person.page.evaluate("isSecureContext") is False
    play_on(person, click)
    person.open()
    person.page.wait_for_selector(".foot:has-text('plain http')")
    assert person.fault_free(), person.faults


def test_the_shell_opens_without_a_network(sit_down: Callable[..., Person]) -> None:
    person = sit_down(worker=True)
    person.open()
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.context.set_offline(True)
    person.reload()
    person.page.wait_for_selector("main [role=status]:has-text('cannot be reached')")
    person.context.set_offline(False)
    person.page.wait_for_selector("[data-action=play]:not([disabled])")


def test_who_cuts_is_waited_for_by_name(sit_down: Callable[..., Person]) -> None:
    people = {name: sit_down(cut="always") for name in ("Ana", "Bo")}
    host, guest = people.values()
    host.keep("bela.last", {"variant": "croatian_2", "options": {}})
    path = a_table(host, "Ana", clock="none")
    sit(guest, path, "Bo", 1)
    host.page.click("[data-action=start]")
    host.wait_table(CUTS_OR_WAITS, "Bo is asked.")
    guest.wait_table(CUTS_OR_WAITS, "Ana is asked.")
    cutters = [one for one in people.values() if one.now() == "cut"]
    assert len(cutters) == 1
    assert cutters[0].page.text_content(".table .prompt") == "One moment ..."
