"""Books that were damaged on the device: told, still obtainable, and no other book suffers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from page import padding as pad
from page.person import Person

Sit = Callable[..., Person]

DAMAGE = """([damage, id]) => new Promise((done, failed) => {
  const request = indexedDB.open("bela-pad");
  request.onerror = () => failed(request.error);
  request.onsuccess = () => {
    const base = request.result, transaction = base.transaction(["books", "lines", "shown"], "readwrite");
    const [books, lines, shown] = ["books", "lines", "shown"].map((name) => transaction.objectStore(name));
    books.get(id).onsuccess = ({ target }) => {
      const head = target.result;
      const acts = {
        truncated: () => books.put({ ...head, head: head.head.slice(0, 40) }),
        newer: () => books.put({ ...head, head: head.head.replace('"version":1', '"version":99') }),
        line: () => lines.put({ book: id, number: 1, line: '{"id":"x","do"' }),
        typed: () => lines.put({ book: id, number: 1, line: { do: "undo" } }),
        bare: () => books.put({ id, head: 7 }),
      };
      acts[damage]();
      if (damage === "bare") shown.put({ id, shown: { view: 7, told: { matches: [] } } });
    };
    transaction.oncomplete = () => (base.close(), done());
    transaction.onabort = () => failed(transaction.error);
  };
})"""


def two_books(person: Person) -> str:
    """Somebody with two books; gives the id of the first."""
    person.open("/pad/")
    pad.begin(person)
    first = str(person.page.evaluate("location.hash")).rpartition("/")[2]
    pad.write(person, maker=0, points="100")
    person.settle()
    person.page.go_back()
    pad.begin(person, names=("Eva", "Filip", "Goga", "Hana"))
    pad.write(person, maker=0, points="90")
    return first


@pytest.mark.parametrize(
    ("damage", "reason", "left"),
    [
        ("truncated", "no book of the score pad", '{"format":"bela-pad"'),
        ("newer", "A newer version", '"version":99'),
        ("line", "line 2", '{"id":"x","do"'),
        ("typed", "Line 2", '{"do":"undo"}'),
        ("bare", "no book of the score pad", "7"),
    ],
)
def test_a_damaged_book_is_told_and_its_text_can_be_saved(
    sit_down: Sit, tmp_path: Path, damage: str, reason: str, left: str
) -> None:
    person = sit_down()
    damaged = two_books(person)
    person.page.evaluate(DAMAGE, [damage, damaged])
    person.open("/pad/")
    person.page.wait_for_selector(".books li >> nth=1")
    person.page.click(f".books a[href$='{damaged}']")
    person.page.wait_for_selector("[data-action=raw]")
    expect(person.page.locator("[role=alert]")).to_contain_text(reason, use_inner_text=True)
    with person.page.expect_download() as download:
        person.page.click("[data-action=raw]")
    path = tmp_path / "left.pad"
    download.value.save_as(path)
    assert left in path.read_text(encoding="utf-8")
    person.open("/pad/")
    person.page.click(f".books a:not([href$='{damaged}'])")
    person.page.wait_for_selector("[data-action=write]:not([disabled])")
    assert pad.scores(person) == [90, 72]


def test_a_damaged_book_can_be_removed_alone(sit_down: Sit) -> None:
    person = sit_down()
    damaged = two_books(person)
    person.page.evaluate(DAMAGE, ["truncated", damaged])
    person.open(f"/pad/#b/{damaged}")
    person.page.click("[data-item=remove]")
    person.page.click("dialog [data-action=remove]")
    person.page.wait_for_selector(".books li")
    expect(person.page.locator(".books li")).to_have_count(1)
    expect(person.page.locator(f".books a[href$='{damaged}']")).to_have_count(0)


def test_where_the_browser_lets_nothing_be_kept_it_is_said_and_stays_said(sit_down: Sit) -> None:
    person = sit_down()
    person.context.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError') };"
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    person.open("/pad/")
    person.page.wait_for_selector("main [role=alert]")
    expect(person.page.locator("main [role=alert]")).to_contain_text("cannot be read: denied", use_inner_text=True)
    expect(person.page.locator("[data-action=new]")).to_be_visible()
