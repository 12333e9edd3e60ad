"""Who sits at the device: a guest at first, a name with a password, and all that is known of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from page.person import Person
from page.serving import served

NAME, PASSWORD, NEW = "Ana of the lamp", "a long password", "a longer password"
KNOWN = "import('/static/js/me.js').then((it) => it.person.value)"


@pytest.fixture
def origin(tmp_path: Path) -> Iterator[str]:
    """A server that nobody has asked anything yet: passwords may be tried so often and no oftener."""
    with served(tmp_path) as port:
        yield f"http://127.0.0.1:{port}"


def panel(person: Person) -> None:
    """What is asked about oneself."""
    person.page.evaluate("import('/static/js/dialog.js').then((it) => it.open('me'))")
    person.page.wait_for_selector("dialog[open]")


def two_at_it(sit_down: Callable[..., Person], origin: str = "") -> tuple[Person, Person]:
    """Two people, each of whom is asked about themselves."""
    one, other = sit_down(origin), sit_down(origin)
    for person in (one, other):
        person.open()
        panel(person)
    return one, other


def said(person: Person, text: str) -> None:
    person.page.wait_for_function("text => document.querySelector('.note')?.innerText.includes(text)", arg=text)
    person.page.click(".note .icon")
    person.page.wait_for_selector(".note", state="detached")


def press(person: Person, text: str) -> None:
    person.page.locator("dialog button", has_text=text).click()


def enter(person: Person, name: str | None, password: str, button: str, answer: str) -> None:
    """Fill the panel in, press a button, and be told."""
    if name is not None:
        person.page.fill("[autocomplete=username]", name)
    person.page.fill("[autocomplete=current-password]", password)
    press(person, button)
    said(person, answer)


def test_a_name_of_pictures_is_taken_whole_and_one_that_is_too_long_is_refused(sit_down: Callable[..., Person]) -> None:
    person, family = sit_down(), "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
    person.open()
    panel(person)
    person.page.fill("[autocomplete=username]", "Ana" + family * 5)
    press(person, "Take this name")
    said(person, "Done.")
    assert person.page.evaluate(KNOWN)["name"] == "Ana" + family * 5
    person.page.fill("[autocomplete=username]", "A" * 25)
    press(person, "Take this name")
    said(person, "1 to 24 characters")
    assert person.page.evaluate(KNOWN)["name"] == "Ana" + family * 5


def test_a_name_is_kept_by_a_password_and_opens_on_another_device(sit_down: Callable[..., Person]) -> None:
    one, other = two_at_it(sit_down)
    one.page.fill("[autocomplete=username]", NAME)
    press(one, "Take this name")
    said(one, "Done.")
    enter(one, None, PASSWORD, "Keep the name", "Done.")
    enter(other, NAME, "not the password", "Log in", "Name or password is wrong.")
    enter(other, NAME, PASSWORD, "Log in", "Done.")
    assert other.page.evaluate(KNOWN)["name"] == NAME
    other.page.fill("[autocomplete=new-password]", NEW)
    enter(other, None, PASSWORD, "Keep the name", "Done.")
    press(other, "Forget me on this device")
    other.page.wait_for_selector("dialog", state="detached")
    said(other, "Done.")
    assert other.page.evaluate(KNOWN) is None
    panel(other)
    enter(other, NAME, NEW, "Log in", "Done.")


def test_the_name_that_is_kept_is_the_one_that_was_typed(sit_down: Callable[..., Person], origin: str) -> None:
    person = sit_down(origin)
    person.sit("croatian_2")  # a guest by now
    panel(person)
    person.page.fill("[autocomplete=current-password]", PASSWORD)
    assert person.page.locator("dialog button", has_text="Keep the name").is_disabled(), "nobody keeps no name"
    enter(person, "Eva", PASSWORD, "Keep the name", "Done.")
    assert person.page.evaluate(KNOWN)["name"] == "Eva"
    expect(person.page.locator("dialog")).to_contain_text('You keep the name "Eva"')
    assert "guest" not in person.page.inner_text("dialog")
    other = sit_down(origin)
    other.open()
    panel(other)
    enter(other, "EVA", PASSWORD, "Log in", "Done.")
    assert other.page.evaluate(KNOWN)["name"] == "Eva"
    other.page.wait_for_selector("dialog:has-text('You keep the name \"Eva\"')")


def test_a_name_that_cannot_be_kept_is_told_and_so_is_what_was_done(
    sit_down: Callable[..., Person], origin: str
) -> None:
    one, other = two_at_it(sit_down, origin)
    enter(one, "Iva", PASSWORD, "Keep the name", "Done.")
    enter(other, "A" * 25, NEW, "Keep the name", "1 to 24 characters")
    assert other.page.evaluate(KNOWN) is None
    enter(other, "Ivo", NEW, "Keep the name", "Done.")
    other.page.fill("[autocomplete=new-password]", NEW)
    enter(
        other, "Ivana", "not the password", "Keep the name", 'Your name is "Ivana" now, but the password was not taken.'
    )
    assert other.page.evaluate(KNOWN)["name"] == "Ivana"
    enter(other, "Iva", NEW, "Keep the name", "Somebody keeps that name.")
    assert other.page.evaluate(KNOWN)["name"] == "Ivana"
    other.page.wait_for_selector("dialog:has-text('You keep the name \"Ivana\"')")


def test_a_guest_who_cannot_keep_a_name_is_told_that_they_have_it_all_the_same(
    sit_down: Callable[..., Person], origin: str
) -> None:
    person = sit_down(origin)
    person.open()
    panel(person)
    enter(
        person,
        "Guest",
        PASSWORD,
        "Keep the name",
        'Your name is "Guest" now, but the password was not taken. That is no name',
    )
    expect(person.page.locator("dialog")).to_contain_text("You are a guest", use_inner_text=True)


def test_a_name_that_somebody_keeps_cannot_be_taken(sit_down: Callable[..., Person], origin: str) -> None:
    one, other = two_at_it(sit_down, origin)
    enter(one, "Maja", PASSWORD, "Keep the name", "Done.")
    enter(other, "maja", PASSWORD, "Keep the name", "Somebody keeps that name. Log in, or take another.")
    assert other.page.evaluate(KNOWN) is None


def test_whoever_asks_gets_all_that_is_kept_about_them_and_is_deleted(
    sit_down: Callable[..., Person], tmp_path: Path
) -> None:
    person = sit_down()
    person.sit("croatian_2")
    person.asked()
    code = person.path().rsplit("/", 1)[1]
    panel(person)
    with person.page.expect_download() as download:
        press(person, "All that is kept about me")
    download.value.save_as(tmp_path / "me.json")
    kept = json.loads((tmp_path / "me.json").read_text(encoding="utf-8"))
    assert [table["code"] for table in kept["tables"]] == [code]
    assert [match["code"] for match in kept["matches"]] == [code]
    person.page.on("dialog", lambda question: question.accept())
    press(person, "Delete me")
    said(person, "You are deleted.")
    assert person.page.evaluate(KNOWN) is None
    assert person.page.evaluate("localStorage.getItem('bela.seats')") == "{}"
    answer = person.page.request.get(f"{person.origin}/api/tables/{code}")
    assert answer.status == 404, "a table of somebody alone goes with them"
