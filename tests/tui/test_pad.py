"""The pad on the full screen: the same session, shown in panels."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Input, Static

from bela.apps.pad.files import PadFile
from bela.apps.pad.full_screen import PadApp
from bela.apps.tui.palette import DARK, LIGHT
from bela.i18n import Translator
from bela.pad.book import open_book
from bela.pad.pages import with_names
from bela.record import Header
from bela.rules.variants import VARIANTS

NAMES = ("Ana", "Bo", "Cvita", "Dino")


class Desk:
    """Somebody before the screen."""

    def __init__(self, app: PadApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def asked(self, times: int) -> None:
        """Wait until the session has asked so often."""
        while self.app.asked < times:
            await self.pilot.pause()

    async def type(self, line: str) -> None:
        """Type a line, and wait for the next question."""
        before = self.app.asked
        await self.pilot.press(*line, "enter")
        await self.asked(before + 1)

    async def press(self, key: str) -> None:
        """Press a key that the session hears, and wait for the next question."""
        before = self.app.asked
        await self.pilot.press(key)
        await self.asked(before + 1)

    def rows(self) -> int:
        """How many rows the match has."""
        return len(self.app.session.sheet.rows)

    def text(self, name: str) -> str:
        """What stands in a panel."""
        return str(self.app.query_one(f"#{name}", Static).render())


def at_desk(folder: Path, scene: Callable[[Desk], Awaitable[None]], language: str = "en") -> PadFile:
    """A book on the full screen, until the scene is over; what is left of the book."""
    header = with_names(Header(VARIANTS["croatian_4"], dealer=3), NAMES)
    file = PadFile.create(folder, open_book(header, "Friday"))

    async def play() -> None:
        app = PadApp(file, Translator(language))
        async with app.run_test(size=(160, 30)) as pilot:
            desk = Desk(app, pilot)
            await desk.asked(1)
            await scene(desk)
            await pilot.press("ctrl+q")
            await app.workers.wait_for_complete()
        assert app.return_code == 0

    asyncio.run(play())
    file.close()
    return PadFile.open(file.path)


def test_a_deal_typed_stands_on_the_sheet_and_in_large_figures(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        assert "No deal has been written down yet." in desk.text("rows")
        await desk.type("ana 100 bela:bo")
        assert "1.  Ana" in desk.text("rows")
        assert "Ana made it: 100 against 82." in desk.text("lines")
        assert "ana 100 bela:bo" in desk.text("lines")
        assert "Ana/Cvita" in desk.text("big")
        assert "#####" in desk.text("big")
        await desk.type("ana 1000")
        assert "must add up to 162." in desk.text("lines")

    left = at_desk(tmp_path, scene)
    assert left.book.sheet.scores == (100, 82)
    left.close()


def test_questions_are_asked_on_the_screen_too(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        await desk.type("")
        assert "How did the deal end?" in desk.text("lines")
        for line in ("1", "2", "62"):
            await desk.type(line)
        assert "What was announced" in desk.text("prompt")
        await desk.type("")
        await desk.type("5")
        assert "Bo fell: 62 against 100." in desk.text("lines")

    left = at_desk(tmp_path, scene)
    assert left.book.sheet.scores == (162, 0)
    left.close()


def test_keys_take_back_bring_back_and_help(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        await desk.type("ana 100")
        await desk.press("ctrl+z")
        assert desk.rows() == 0
        await desk.press("ctrl+y")
        assert desk.rows() == 1
        await desk.press("f1")
        assert "What can be typed" in desk.text("lines")
        themes = []
        for _ in range(2):
            await desk.pilot.press("f2")
            themes.append(desk.app.theme)
        assert themes == [LIGHT.name, DARK.name]

    at_desk(tmp_path, scene).close()


def test_lines_typed_before_come_back_with_the_arrows(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        await desk.type("ana 100")
        await desk.type("bo 90")
        typed = desk.app.query_one("#typed", Input)
        for key, expected in (("up", "bo 90"), ("up", "ana 100"), ("up", "ana 100"), ("down", "bo 90"), ("down", "")):
            await desk.pilot.press(key)
            assert typed.value == expected

    at_desk(tmp_path, scene).close()


def test_the_screen_speaks_the_language_that_is_wanted(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        await desk.type("ana 100")
        assert "Ana prolazi: 100 prema 62." in desk.text("lines")

    at_desk(tmp_path, scene, "hr").close()


def test_what_is_typed_goes_into_the_line_from_the_beginning(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        assert desk.app.focused is desk.app.query_one("#typed", Input)
        await desk.pilot.press("tab")
        assert desk.app.focused is desk.app.query_one("#typed", Input)

    at_desk(tmp_path, scene)


def test_what_was_told_before_is_leafed_back_to(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        for _ in range(3):
            await desk.type("?")
        log = desk.app.query_one("#log", VerticalScroll)
        await desk.pilot.pause()
        below = log.scroll_y
        await desk.pilot.press("pageup")
        assert log.scroll_y < below
        await desk.pilot.press("pagedown")
        assert log.scroll_y == below

    at_desk(tmp_path, scene)
