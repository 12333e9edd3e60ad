"""The pad in a window that is narrower than its lines: nothing is torn apart, nothing is out of sight."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.containers import VerticalScroll

from bela.apps.pad.files import PadFile
from bela.apps.pad.folding import folded
from bela.apps.pad.full_screen import PadApp
from bela.apps.telling.pad_sheet import row_lines, sheet_lines
from bela.apps.telling.pad_table import table
from bela.apps.telling.pad_voice import pad_voice
from bela.i18n import LANGUAGES, Translator
from bela.pad.book import Book, changed, open_book
from bela.pad.change import Name
from bela.pad.pages import LONGEST_NAME, with_names
from bela.pad.points import total
from bela.record import Header
from bela.rules.variants import house
from support.pads import entered, new_id
from tui.test_pad import Desk

PEOPLE = ("Katarina", "Branimir", "Ljubica", "Zvonimir")
SIDES = ("Katarina/Ljubica", "Branimir/Zvonimir")


def evening(variant: str = "croatian_4", names: tuple[str, ...] = PEOPLE) -> Book:
    """Some rows, a failed maker among them."""
    rules = house(variant)
    rest = total(rules)
    points = [[own, *[40] * (rules.sides - 2)] for own in (100, 102)]
    points = [[*told, rest - sum(told)] for told in points]
    book = open_book(with_names(Header(rules, dealer=rules.seats - 1), names[: rules.seats]), "Friday")
    book = entered(book, maker=0, card_points=points[0], announcements=[{"seat": 0, "what": "/4"}], bela_by=1)
    return entered(book, maker=1, card_points=points[1], announcements=[{"seat": 0, "what": "/4"}])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [28, 36, 57, 77])
def test_the_account_of_a_deal_breaks_between_words_and_a_figure_stays_beside_its_name(
    language: str, wide: int
) -> None:
    book = evening()
    voice = pad_voice(book.sheet, language=language, signs=True)
    for line in row_lines(voice, book.rows[-1], 2):
        rows = folded([line], wide, SIDES)
        assert max(map(len, rows)) <= wide
        assert " ".join(rows).split() == line.split()  # no word is broken, none is lost
        assert all(row.startswith("  ") for row in rows[1:])
        if line.startswith(" "):  # a figure of each side
            assert not [row for row in rows if row.split()[-1] in SIDES]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "wide"), [("croatian_4", 57), ("croatian_3", 57), ("scottish_2", 44)])
def test_a_sheet_has_room_in_a_narrow_panel(language: str, variant: str, wide: int) -> None:
    book = evening(variant)
    voice = pad_voice(book.sheet, language=language, signs=True)
    lines = table(voice, book.sheet, wide)
    assert max(map(len, lines)) <= wide
    assert [line.split()[0] for line in lines[-2:]] == ["1.", "2."]
    assert "Katarina" in lines[-2]
    assert "100" in lines[-2] or "150" in lines[-2]


def test_heads_part_between_partners_before_anything_is_cut() -> None:
    book = evening()
    lines = table(pad_voice(book.sheet, language="en", signs=True), book.sheet, 50)
    assert [line.split()[-2:] for line in lines[:2]] == [["Katarina/", "Branimir/"], ["Ljubica", "Zvonimir"]]


def test_names_are_cut_only_where_they_must_be() -> None:
    long = "M" * LONGEST_NAME
    book = changed(evening(), Name(new_id(), names=("Katarina", long, "Ljubica", "Zvonimir")))
    voice = pad_voice(book.sheet, language="en", signs=True)
    lines = table(voice, book.sheet, 57)
    assert max(map(len, lines)) <= 57
    assert "MMM." in lines[-1]
    assert long in "\n".join(table(voice, book.sheet))
    assert table(voice, book.sheet, 200) == table(voice, book.sheet)


def test_a_line_that_fits_is_as_it_was() -> None:
    lines = ["", "  Cards               Ana  100  Bo   62", "Ana made it."]
    assert folded(lines, 60, ("Ana", "Bo")) == lines
    assert folded([lines[1]], 20, ("Ana", "Bo")) == ["  Cards", "    Ana  100", "    Bo    62"]
    assert folded(["a b"], 1, ()) == ["a", "b"]


def seen_on(wide: int, file: PadFile, language: str) -> dict[str, Any]:
    """What stands where on a screen of that width, and once it has become wide."""
    seen: dict[str, Any] = {}

    async def play() -> None:
        app = PadApp(file, Translator(language))
        async with app.run_test(size=(wide, 30)) as pilot:
            desk = Desk(app, pilot)
            await desk.asked(1)
            await desk.type("kat 100 kat:/4 bela:bra")
            await pilot.pause()
            panels = [app.query_one(name, VerticalScroll) for name in ("#sheet", "#log")]
            seen["narrow"] = [panel.region for panel in panels]
            seen["room"] = [panel.scrollable_content_region.width for panel in panels]
            seen["rows"] = [desk.text(name).split("\n") for name in ("rows", "lines")]
            await pilot.resize_terminal(120, 30)
            await pilot.pause()
            seen["wide"] = [panel.region for panel in panels]
            await pilot.press("ctrl+q")
            await app.workers.wait_for_complete()

    asyncio.run(play())
    file.close()
    return seen


def in_panels(app: PadApp, desk: Desk) -> tuple[list[list[str]], list[list[str]]]:
    """What stands in both panels of a book that was just opened, and the same folded to the width that they have."""
    session = app.session
    sheet, log = (app.query_one(name, VerticalScroll).scrollable_content_region.width for name in ("#sheet", "#log"))
    lines, told = (sheet_lines(session.voice, session.sheet, 1, "Friday", room) for room in (sheet, None))
    wanted = [folded(lines, sheet, SIDES), folded([*told, session.words.t("pad.how_to_help")], log, SIDES)]
    return [desk.text(name).split("\n") for name in ("rows", "lines")], wanted


@pytest.mark.parametrize("wide", [50, 60, 80, 99, 100, 140])
def test_the_first_screen_has_the_width_there_is_and_so_has_each_after_it(tmp_path: Path, wide: int) -> None:
    file = PadFile.create(tmp_path, evening())
    seen: list[tuple[list[list[str]], list[list[str]]]] = []

    async def play() -> None:
        app = PadApp(file, Translator("en"))
        async with app.run_test(size=(wide, 30)) as pilot:
            desk = Desk(app, pilot)
            await desk.asked(1)
            for then in (wide, 120, wide, 45):
                await pilot.resize_terminal(then, 30)
                await pilot.pause()
                seen.append(in_panels(app, desk))
            await pilot.press("ctrl+q")
            await app.workers.wait_for_complete()

    asyncio.run(play())
    file.close()
    for stands, wanted in seen:
        assert stands == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [60, 80])
def test_on_a_small_screen_the_sheet_stands_above_what_was_said(tmp_path: Path, language: str, wide: int) -> None:
    file = PadFile.create(tmp_path, evening())
    seen = seen_on(wide, file, language)
    assert seen["narrow"][0].bottom <= seen["narrow"][1].y
    assert seen["wide"][0].right <= seen["wide"][1].x
    for rows, room in zip(seen["rows"], seen["room"], strict=True):
        assert max(map(len, rows)) <= room
    voice = pad_voice(file.book.sheet, language=language, signs=True)
    last = list(sheet_lines(voice, file.book.sheet, 1, "Friday"))[-1]
    assert " ".join("\n".join(seen["rows"][0]).split()).endswith(last)
