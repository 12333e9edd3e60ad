"""The row of keys at the bottom, which can be clicked as well."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.widgets import Static

from bela.apps.tui.keys import COMMANDS
from bela.i18n import Translator

GAP = "  "


class KeyBar(Static):
    """The keys that always work, as many as there is room for."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self._ends: Mapping[int, str] = {}
        self._words: Translator | None = None

    def show(self, words: Translator) -> None:
        """Name the keys in these words."""
        self._words = words
        text, ends = Text(), {}
        for key, command in COMMANDS.items():
            name = f" {words.t(f'tui.key.{command}')}{GAP}"
            if cell_len(text.plain + key + name.rstrip()) <= self.content_size.width:
                text.append(key, Style(bold=True)).append(name)
                ends[cell_len(text.plain)] = command
        self._ends = ends
        self.update(text)

    def on_resize(self) -> None:
        """There is room for more, or for less."""
        if self._words is not None:
            self.show(self._words)

    def command_at(self, x: int) -> str | None:
        """What is named at that column."""
        return next((command for end, command in self._ends.items() if x - 1 < end), None)

    async def on_click(self, event: Click) -> None:
        """Do what is clicked on."""
        command = self.command_at(event.x)
        if command is not None:
            event.stop()
            await self.run_action(f"screen.{command}")
