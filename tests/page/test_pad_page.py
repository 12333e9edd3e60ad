"""The score pad in the browser, on a screen as a phone has it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bela.pad import read_book
from page import padding as pad
from page.person import Person

Sit = Callable[..., Person]


def test_a_deal_is_written_with_a_few_taps(ana: Person) -> None:
    pad.write(ana, maker=0, points="100", bela=2)
    assert pad.scores(ana) == [120, 62]
    expect(ana.page.locator(".standing-now")).to_contain_text("Ana deals next", use_inner_text=True)
    assert ana.fault_free(), ana.faults


def test_what_it_comes_to_is_said_before_it_is_written(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=1, points="60")
    ana.page.wait_for_selector("[data-action=save]:not([disabled])")
    expect(ana.page.locator(".outcome")).to_contain_text("Bo fell: 60 against 102.", use_inner_text=True)
    expect(ana.page.locator("[data-side='0'] output")).to_have_text("102", use_inner_text=True)
    assert pad.scores(ana) == [0, 0]


@pytest.mark.parametrize(
    ("points", "reason"),
    [("163", "must add up to 162"), ("1", "No cards make"), ("0", "whether it took a trick")],
)
def test_what_cannot_be_is_refused_with_the_reason(ana: Person, points: str, reason: str) -> None:
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points=points)
    ana.page.wait_for_function("reason => document.querySelector('.outcome')?.innerText.includes(reason)", arg=reason)
    expect(ana.page.locator("[data-action=save]")).to_be_disabled()


def test_a_side_without_points_is_asked_for_its_trick(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points="162")
    pad.tap(ana, "took-1", "false")
    expect(ana.page.locator(".outcome")).to_contain_text("252")
    pad.tap(ana, "took-1", "true")
    pad.save(ana)
    assert pad.scores(ana) == [162, 0]


def test_of_three_each_without_points_is_asked_and_all_tricks_pay(sit_down: Sit) -> None:
    person = sit_down()
    person.open("/pad/")
    pad.begin(person, pad.NAMES[:3], dealer=2, variant="croatian_3")
    person.page.click("[data-action=write]")
    pad.tap(person, "maker", 1)
    for side, figures in enumerate(("162", "0", "0")):
        person.page.click(f"[data-side='{side}']")
        for key in figures:
            person.page.click(f"[data-key='{key}']")
    pad.tap(person, "took-1", "false")
    pad.tap(person, "took-2", "false")
    pad.save(person)
    assert pad.scores(person) == [252, 0, 0]


def test_all_tricks_are_one_tap(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.tap(ana, "maker", 0)
    ana.page.click("[data-key=capot]")
    pad.save(ana)
    assert pad.scores(ana) == [252, 0]


def test_cards_won_can_be_tapped(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.tap(ana, "maker", 0)
    ana.page.select_option("[name=way]", "cards")
    pad.tap(ana, "trump", "h")
    for rank in "AKQJT987":
        ana.page.click(f"[data-card='{rank}h']")
    pad.tap(ana, "last_trick", 0)
    pad.save(ana)
    assert pad.scores(ana) == [0, 162]


def test_a_reload_loses_nothing(ana: Person) -> None:
    pad.write(ana, maker=0, points="100")
    ana.reload()
    ana.page.wait_for_selector("[data-action=write]:not([disabled])")
    assert pad.scores(ana) == [100, 62]
    ana.page.click("[data-action=undo]")
    pad.stands(ana, 0, 0)


NO_POINTS = "(side) => /^[^0-9]+$/.test(document.querySelector(`[data-side='${side}'] output`)?.innerText ?? '')"
"""Whether a side's points are not entered."""


def test_what_is_half_tapped_is_there_after_a_reload_until_it_is_written(ana: Person) -> None:
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=1, points="60")
    ana.reload()
    ana.page.click("[data-action=write]:not([disabled])")
    expect(ana.page.locator("[data-side='1'] output")).to_have_text("60")
    pad.save(ana)
    pad.stands(ana, 162, 0)
    ana.page.click("[data-action=write]:not([disabled])")
    ana.page.wait_for_selector("dialog .entry")
    ana.page.wait_for_function(NO_POINTS, arg=1)
    expect(ana.page.locator("[data-action=anew]")).to_be_hidden()
    pad.fill_in(ana, maker=0, points="90")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")
    ana.page.click("[data-action=write]:not([disabled])")
    ana.page.click("[data-action=anew]")
    ana.page.wait_for_function(NO_POINTS, arg=0)


def test_a_match_ends_and_the_next_begins(sit_down: Sit) -> None:
    person = sit_down()
    pad.play_to_the_end(person)
    person.page.click("[data-action=match]")
    person.page.wait_for_selector("[data-action=write]")
    pad.stands(person, 0, 0)
    expect(person.page.locator(".standing-now")).to_contain_text("Ana deals next", use_inner_text=True)
    pad.write(person, maker=1, points="100")
    pad.stands(person, 62, 100)


def test_who_sits_elsewhere_in_the_next_match_deals_there(sit_down: Sit) -> None:
    person = sit_down()
    pad.play_to_the_end(person)
    person.page.click("[data-tool=more]")
    person.page.click("[data-item=match]")
    person.page.select_option("dialog .select select >> nth=0", "Bo")
    person.page.click("[data-action=begin-match]")
    pad.stands(person, 0, 0)
    told = person.page.inner_text(".standing-now")
    assert told.startswith("Bo")
    assert "Ana deals next, Cvita is forehand" in told


def test_a_passed_out_deal_is_written_where_there_is_one(sit_down: Sit) -> None:
    person = sit_down()
    person.open("/pad/")
    pad.begin(person, names=("Ana", "Bo"), dealer=0, variant="scottish_2")
    person.page.click("[data-action=write]")
    person.page.select_option("[name=kind]", "void")
    pad.save(person)
    expect(person.page.locator(".sheet")).to_contain_text("not played", use_inner_text=True)
    sheet, remark = (person.page.locator(part).bounding_box() for part in (".sheet", ".sheet .remark"))
    assert sheet is not None
    assert remark is not None
    assert sheet["y"] < remark["y"] < sheet["y"] + sheet["height"] - remark["height"], "it stands in the sheet"


def test_two_windows_do_not_write_over_each_other(ana: Person) -> None:
    other, first = pad.other_tab(ana), ana.page
    other.page.evaluate("() => { BroadcastChannel.prototype.postMessage = () => {} }")
    pad.write(other, maker=0, points="100")
    pad.in_step(other, ana)
    first.bring_to_front()
    first.click("[data-action=write]")
    first.wait_for_selector("dialog .entry")
    pad.fill_in(ana, maker=1, points="90")
    first.click("[data-action=save]:not([disabled])")
    first.wait_for_function("() => document.querySelector('.outcome')?.innerText.includes('another window')")
    pad.stands(ana, 100, 62)
    first.click("[data-action=save]:not([disabled])")
    pad.stands(ana, 172, 152)


def test_where_nothing_can_be_kept_it_is_said_and_nothing_changes(ana: Person) -> None:
    full = "IDBObjectStore.prototype.add = () => { throw new DOMException('raw text', 'QuotaExceededError') }"
    ana.page.evaluate(f"() => {{ {full} }}")
    ana.page.click("[data-action=write]")
    pad.fill_in(ana, maker=0, points="100")
    ana.page.click("[data-action=save]:not([disabled])")
    ana.page.wait_for_selector(".outcome .fault:has-text('no room left')")
    assert "raw text" not in ana.page.inner_text("body")
    assert pad.scores(ana) == [0, 0]
    ana.reload()
    ana.page.wait_for_selector("[data-action=write]:not([disabled])")
    assert pad.scores(ana) == [0, 0]


def test_a_link_carries_the_sheet_to_another_device(ana: Person, sit_down: Sit) -> None:
    pad.write(ana, maker=0, points="100", bela=2)
    ana.page.click("[data-tool=more]")
    ana.page.click("[data-item=share]")
    link = ana.page.input_value(".address")
    ana.page.wait_for_selector("svg.qr")
    other = sit_down()
    other.open(link.removeprefix(other.origin))
    other.page.click("[data-action=keep]")
    other.page.wait_for_selector("[data-action=write]:not([disabled])")
    assert pad.scores(other) == [120, 62]


@pytest.mark.parametrize("form", ["book", "record", "csv"])
def test_a_file_opens_again(ana: Person, form: str, tmp_path: Path) -> None:
    pad.write(ana, maker=0, points="100")
    path = pad.downloaded(ana, f"export-{form}", tmp_path)
    if form == "book":
        assert read_book(path.read_bytes()).sheet.scores == (100, 62)
    ana.open("/pad/")
    ana.page.click(".box summary")
    ana.page.set_input_files("[type=file]", path)
    ana.page.wait_for_selector("[data-action=write]:not([disabled])")
    assert pad.scores(ana) == [100, 62]


@pytest.mark.parametrize("form", ["png", "svg"])
def test_the_sheet_is_a_picture(ana: Person, form: str, tmp_path: Path) -> None:
    pad.write(ana, maker=0, points="100")
    path = pad.downloaded(ana, form, tmp_path)
    assert path.read_bytes().startswith({"png": b"\x89PNG", "svg": b"<svg"}[form])
    assert path.stat().st_size > 1000


def test_a_match_that_was_played_opens_in_the_pad(sit_down: Sit) -> None:
    from page.playing import click, play_on  # noqa: PLC0415 - beside its use

    person = sit_down()
    person.sit("croatian_4", target=101, match_wins=1)
    play_on(person, click)
    person.page.click(".over .actions a >> nth=0")
    person.page.click("a[href*='#from=']")
    person.page.wait_for_selector("[data-action=keep]")
    totals = person.page.locator(".sheet tfoot strong").all_inner_texts()
    assert max(map(int, totals)) >= 101
    person.page.click("[data-action=keep]")
    person.page.wait_for_selector("[data-action=match]")
