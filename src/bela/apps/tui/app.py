"""The program on the full screen."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Event, InputEvent, Key, Paste

from bela.apps.tui.manner import Manner
from bela.apps.tui.page import COLUMNS, ROWS, Page
from bela.apps.tui.palette import DARK, LIGHT
from bela.i18n import Translator

Course = Callable[["BelaApp"], Awaitable[None]]
"""What is done from the first page to the last."""


LEAVING = frozenset({"q", "ctrl+c", "ctrl+q"})
"""Keys that leave where nothing can be seen of the page that they would be for."""


class BelaApp(App[str]):
    """Shows one page after another. What it leaves behind is an error in words, or nothing."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (COLUMNS, "-wide"), (150, "-broad")]  # noqa: RUF012 - as it is declared
    VERTICAL_BREAKPOINTS = [(0, "-low"), (ROWS, "-high"), (40, "-tall")]  # noqa: RUF012 - the same
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, manner: Manner, course: Course, keep: Callable[[Manner], None] = lambda _manner: None) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ)  # then nothing is turned into greys: colours are left out
        self.manner = manner
        self._course = course
        self._keep = keep

    @property
    def words(self) -> Translator:
        """The words outside of a game."""
        return Translator(self.manner.language)

    def on_mount(self) -> None:
        """Begin."""
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self._light()
        self.set_class(self.manner.plain, "-plain")
        self.run_worker(self._run(), exclusive=True)

    async def on_event(self, event: Event) -> None:
        """Nobody acts on what cannot be seen: in a window that is too small keys and mouse do nothing but leave."""
        hidden = self.size.width < COLUMNS or self.size.height < ROWS
        if not hidden or not isinstance(event, InputEvent | Paste):
            await super().on_event(event)
        elif isinstance(event, Key) and event.key in LEAVING:
            self.leave()

    async def _run(self) -> None:
        await self._course(self)
        self.exit()

    def become(self, manner: Manner) -> None:
        """Another language, deck, tempo or light from now on, on every page."""
        self.manner = manner
        self._keep(manner)
        self._light()
        for page in self.screen_stack:
            if isinstance(page, Page):
                page.redraw()

    def _light(self) -> None:
        self.theme = DARK.name if self.manner.dark else LIGHT.name

    def leave(self) -> None:
        """Leave the program; whatever was played is kept."""
        self.exit()

    def action_leave(self) -> None:
        """The same by a key that always works."""
        self.leave()

    def fail(self, sentence: str) -> None:
        """Leave with an error."""
        self.exit(sentence, return_code=1)
