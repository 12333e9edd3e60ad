"""From the first page to a table: alone, with friends, by a link or a code; and to another match there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from bela.apps.record_cmd import record
from page.person import Person
from page.playing import click, play_on, play_together
from page.test_company import a_table, sit

LADDER = ["beginner", "easy", "medium", "hard", "expert"]
CLIPBOARD = {"more": {"permissions": ["clipboard-read", "clipboard-write"]}}


def test_one_tap_leads_from_the_first_page_to_the_cards(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.open()
    person.page.click("[data-action=play]:has-text('Medium')")  # it says how well the others play
    person.page.wait_for_selector(".hand [data-card]")
    settings = person.part("table")["settings"]
    assert (settings["level"], settings["style"], settings["pace"]) == ("medium", "even", "quick")


def test_opponents_are_chosen_by_level_and_style_each_with_what_it_means(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.open("/new")
    person.page.wait_for_selector("[name=level]")
    levels = person.page.locator("[name=level]")
    assert [each.get_attribute("value") for each in levels.all()] == LADDER
    assert person.page.locator("[name=level]:checked").get_attribute("value") == "medium"
    assert all(person.page.locator("label:has([name=level]) small").all_inner_texts())
    person.page.check("[name=level][value=easy]")
    person.page.check("[name=style][value=bold]")
    person.page.click("[data-action=start]")
    person.page.wait_for_selector(".table")
    settings = person.part("table")["settings"]
    assert (settings["level"], settings["style"]) == ("easy", "bold")
    assert {seat["level"] for seat in person.part("table")["seats"] if seat["kind"] == "bot"} == {"easy"}


def test_house_rules_stand_by_subject_and_a_link_carries_them(sit_down: Callable[..., Person]) -> None:
    host, friend = sit_down(**CLIPBOARD), sit_down()
    host.open("/new")
    host.page.wait_for_selector("[name=target]")
    host.page.fill("[name=target]", "501")
    host.page.keyboard.press("Enter")
    host.page.click(".house > summary")
    host.page.locator(".subject summary", has_text="Counting").click()
    host.page.fill("[name=last_trick]", "0")
    host.page.keyboard.press("Enter")
    host.page.wait_for_selector(".house > summary:has-text('(2)')")
    host.page.click("a:has-text('with friends')")
    host.page.wait_for_selector("[autocomplete=nickname]")
    host.page.click("[data-action=start]")
    host.page.wait_for_selector(".lobby .rules li >> nth=1")
    assert host.part("table")["settings"]["options"] == {"target": 501, "last_trick": 0}
    host.page.click("[data-action=copy-rules]")
    host.page.wait_for_selector(".note:has-text('copied')")
    link = host.page.evaluate("navigator.clipboard.readText()")
    friend.open(link.removeprefix(host.origin))
    friend.page.wait_for_selector(".house[open] > summary:has-text('(2)')")
    expect(friend.page.locator("[name=target]")).to_have_value("501")


@pytest.mark.report("FR-74")
def test_whoever_comes_by_the_code_sees_what_is_agreed_before_sitting_down(sit_down: Callable[..., Person]) -> None:
    host, guest = sit_down(), sit_down()
    path = a_table(host, clock="brisk")
    guest.open()
    guest.page.fill("#code", path.rsplit("/", 1)[1].lower())
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".lobby .seats")
    assert guest.part("you")["seat"] is None
    expect(guest.page.locator(".terms")).to_contain_text("12 s for each answer")
    expect(guest.page.locator(".terms")).to_contain_text("a bot plays after 60 seconds")
    expect(guest.page.locator(".invite")).to_contain_text("bela serve --host")  # no other machine can follow this link


def test_a_link_is_copied_also_where_the_browser_has_no_clipboard(sit_down: Callable[..., Person]) -> None:
    host = sit_down()
    host.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    path = a_table(host)
    host.page.click("[data-action=share]")
    host.page.wait_for_selector(".note:has-text('copied')")
    host.page.click("[data-action=start]")
    host.page.wait_for_selector(".table")
    host.page.click("[data-tool=more]")
    host.page.click("text=Open my seat on another device")
    host.page.wait_for_selector("dialog .qr")
    expect(host.page.locator("dialog .address")).to_have_value(re.compile(f"{path}#seat="))


def test_another_match_with_other_partners_begins_under_the_same_link(sit_down: Callable[..., Person]) -> None:
    host, guest = sit_down(), sit_down()
    host.keep("bela.last", {"variant": "croatian_4", "options": {"target": 1}, "level": "rules", "pace": "quick"})
    path = a_table(host, clock="none")
    sit(guest, path, "Eva", 2)
    host.page.click("[data-action=start]")
    guest.page.wait_for_selector(".table")
    play_together((host, guest))
    host.page.click("text=Another, with other partners")
    host.page.wait_for_selector("text=It begins once everybody wishes it.")
    guest.page.click("[data-action=rematch]")
    for person in (host, guest):
        person.page.wait_for_selector("main.table")
        assert person.part("table")["match"] == 2
        assert person.path() == path
    seats = host.part("you")["seat"], guest.part("you")["seat"]
    assert (seats[0] - seats[1]) % 2 == 1, "no partners any more"


def test_phrases_are_heard_and_whoever_is_muted_stays_muted(sit_down: Callable[..., Person]) -> None:
    host, guest = sit_down(), sit_down()
    path = a_table(host, clock="none")
    sit(guest, path, "Eva", 1)
    host.page.click("[data-action=start]")
    host.page.wait_for_selector("[data-tool=say]")
    guest.page.wait_for_selector("[data-tool=say]")
    say(guest, "Hello!")
    host.page.wait_for_selector(".bubble:has-text('Hello!')")
    host.page.click("[data-tool=say]")
    host.page.click("text=Do not hear Eva")
    host.reload()
    host.page.wait_for_selector("[data-tool=say]")
    heard = (
        "() => import('/static/js/table.js').then((it) => it.onMessage((m) => m.t === 'phrase' && (window.came = m)))"
    )
    host.page.evaluate(heard)
    say(guest, "Sorry!")
    host.page.wait_for_function("() => window.came?.phrase === 'sorry'")
    expect(host.page.locator(".bubble:has-text('Sorry!')")).to_have_count(0)
    host.page.click("[data-tool=say]")
    expect(host.page.locator("text=Hear Eva again")).to_have_count(1)


def say(person: Person, phrase: str) -> None:
    person.page.click("[data-tool=say]")
    person.page.click(f"dialog button:has-text('{phrase}')")


def test_a_finished_match_is_looked_back_at_step_by_step_and_its_record_is_right(
    sit_down: Callable[..., Person], tmp_path: Path
) -> None:
    person = sit_down()
    person.sit("scottish_2", target=1, match_wins=1)
    play_on(person, click)
    with person.page.expect_download() as download:
        person.page.click("text=Save the record")
    download.value.save_as(tmp_path / "match.jsonl")
    found = CliRunner().invoke(record, ["verify", str(tmp_path / "match.jsonl"), "--lang", "en"])
    assert found.exit_code == 0, found.output
    person.page.click("text=Look back")
    person.page.wait_for_selector(".review .review-hands")
    expect(person.page.locator(".review-hands li")).to_have_count(2)
    told = []
    while person.page.locator("[data-step=next]").is_enabled():
        person.page.click("[data-step=next]")
        told.append(person.page.locator(".review-told").inner_text())
    steps = person.page.locator(".steps input")
    assert len(told) == int(steps.get_attribute("max") or 0) > 3
    assert all(told)
    steps.focus()
    person.page.keyboard.press("Home")
    expect(steps).to_have_value("0")
    assert person.page.locator(".review .account tbody tr").count() > 1


@pytest.mark.parametrize("path", ["/new", "/friends"])
@pytest.mark.parametrize("typed", ["0", "", "-3", "1.5", "99999"])
def test_a_target_out_of_range_is_told_the_range(sit_down: Callable[..., Person], path: str, typed: str) -> None:
    person = sit_down()
    person.open(path)
    person.page.wait_for_selector("[name=target]")
    person.page.fill("[name=target]", typed)
    person.page.press("[name=target]", "Tab")
    told = person.page.inner_text(".note p")
    assert told == f'"How many points win a game" cannot be "{typed or 0}". It is a whole number from 1 to 9999.'
