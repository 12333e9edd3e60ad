"""The pad on the full screen: the score large, the sheet, what was said, and a line to type in.

What is typed goes the same way as in line mode: the session runs beside the screen, reads from it and writes to it. So
the two can never differ in what they take, say or refuse.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Static

from bela.apps.line.console import Console
from bela.apps.pad.big import side_by_side
from bela.apps.pad.commands import run
from bela.apps.pad.files import PadFile
from bela.apps.pad.folding import folded
from bela.apps.pad.session import Session
from bela.apps.telling.pad_sheet import sheet_lines
from bela.apps.tui.palette import DARK, LIGHT
from bela.i18n import Translator

END = ""
"""What is read once nobody types any more."""
WIDE = 100
"""Columns from which on the sheet has room beside what was said."""
TOLD = 400
"""Lines of what was said that can be looked back at."""


class Keyboard:
    """Gives the session the lines that are typed into the screen, as they come."""

    def __init__(self) -> None:
        self._typed: SimpleQueue[str] = SimpleQueue()

    def type(self, line: str) -> None:
        """Hand over a line, or the end of the input."""
        self._typed.put(line)

    def readline(self, _limit: int, /) -> str:
        """The next line; this waits for it."""
        return self._typed.get()

    def isatty(self) -> bool:
        """The screen does not keep what is typed: the session has to say it again."""
        return False


class Paper:
    """Takes what the session writes."""

    def __init__(self, show: Callable[[str], object], encoding: str) -> None:
        self._show = show
        self.encoding: str | None = encoding

    def write(self, text: str, /) -> int:
        """Show some text."""
        self._show(text)
        return len(text)

    def flush(self) -> None:
        """Everything is shown at once."""

    def isatty(self) -> bool:
        """Lines are folded by the screen."""
        return False


class Panel(VerticalScroll):
    """A part of the screen with lines folded to its width, which are folded anew whenever it has another one."""

    def __init__(self, *inside: Static, name: str, fold: Callable[[], object]) -> None:
        super().__init__(*inside, id=name, can_focus=False)
        self._fold = fold

    def on_resize(self) -> None:
        """Fold what stands here: of a screen that becomes narrow, only the panels know how they stand then."""
        self._fold()


class PadApp(App[None]):
    """One open book on the full screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #big { height: auto; padding: 0 1; color: $primary; text-style: bold; }
    #middle { height: 1fr; }
    #sheet { width: 3fr; padding: 0 1; }
    #log { width: 2fr; padding: 0 1; background: $surface; }
    #sheet, #log { scrollbar-gutter: stable; scrollbar-size-vertical: 1; }
    .narrow #middle { layout: vertical; }
    .narrow #sheet, .narrow #log { width: 1fr; }
    .narrow #sheet { height: 2fr; }
    .narrow #log { height: 3fr; }
    #prompt { height: auto; padding: 0 1; background: $panel; text-style: bold; }
    #typed { border: none; height: 1; padding: 0 1; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (WIDE, "wide")]  # noqa: RUF012 - no class variable in its base
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+z", "type('undo')", show=False, priority=True),
        Binding("ctrl+y", "type('redo')", show=False, priority=True),
        Binding("f1", "type('?')", show=False, priority=True),
        Binding("f2", "light", show=False, priority=True),
        Binding("pageup", "leaf(-1)", show=False, priority=True),
        Binding("pagedown", "leaf(1)", show=False, priority=True),
        Binding("up", "earlier(-1)", show=False, priority=True),
        Binding("down", "earlier(1)", show=False, priority=True),
    ]

    def __init__(self, file: PadFile, words: Translator, *, letters: bool = False, encoding: str = "utf-8") -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ)
        self._keyboard = Keyboard()
        console = Console(self._keyboard, Paper(self._written, encoding))
        self.session = Session(console, file, words, letters=letters)
        self.asked = 0
        """How often the session has asked for a line."""
        self._told: list[str] = []
        self._history: list[str] = []
        self._place = 0

    def compose(self) -> ComposeResult:
        """The score, the sheet beside what was said, and the line."""
        yield Static(id="big")
        with Horizontal(id="middle"):
            yield Panel(Static(id="rows"), name="sheet", fold=self._draw_sheet)
            yield Panel(Static(id="lines"), name="log", fold=self._draw_log)
        yield Static(id="prompt")
        yield Input(id="typed")

    def on_mount(self) -> None:
        """Let the session begin."""
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        self.query_one("#typed", Input).focus()
        self.run_worker(self._run, thread=True)

    def _run(self) -> None:
        run(self.session)
        self.call_from_thread(self.exit)

    # ------------------------------------------------------------ what is written
    def _written(self, text: str) -> None:
        """Take what the session writes, which runs beside the screen."""
        self.call_from_thread(self._show, text)

    def _show(self, text: str) -> None:
        if not text.endswith("\n"):  # a prompt: the session waits
            self.asked += 1
            self.query_one("#prompt", Static).update(Text(text))
            self._draw()
            return
        self._told = [*self._told, *text.removesuffix("\n").split("\n")][-TOLD:]
        self._draw_log()

    def _draw(self) -> None:
        """The score, the sheet as the book now has it, and what was said, in the room there is."""
        session = self.session
        self.query_one("#big", Static).update(Text("\n".join(side_by_side(session.voice, session.sheet))))
        self._draw_sheet()
        self._draw_log()

    def _draw_sheet(self) -> None:
        session = self.session
        room, title = self._room("sheet"), session.book.pages.title
        self._fill("sheet", "rows", sheet_lines(session.voice, session.sheet, session.number, title, room))

    def _draw_log(self) -> None:
        self._fill("log", "lines", self._told)

    def _room(self, panel: str) -> int:
        """Columns for text in a panel; those of a scroll bar stay free."""
        return max(1, self.query_one(f"#{panel}", VerticalScroll).scrollable_content_region.width)

    def _fill(self, panel: str, name: str, lines: Iterable[str]) -> None:
        """Show lines in a panel, folded, and their end first of all."""
        sides = [self.session.voice.side(side) for side in range(self.session.sheet.rules.sides)]
        rows = folded(lines, self._room(panel), sides)
        self.query_one(f"#{name}", Static).update(Text("\n".join(rows)))
        self.call_after_refresh(self.query_one(f"#{panel}", VerticalScroll).scroll_end, animate=False)

    # ------------------------------------------------------------ what is typed
    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand a line to the session."""
        self.action_type(event.value)
        event.input.clear()

    def action_type(self, line: str) -> None:
        """Hand a line to the session, as if it had been typed."""
        if line:
            self._history.append(line)
        self._place = len(self._history)
        self._keyboard.type(f"{line}\n")

    def action_earlier(self, step: int) -> None:
        """What was typed before, or after that."""
        self._place = min(max(self._place + step, 0), len(self._history))
        typed = self.query_one("#typed", Input)
        typed.value = self._history[self._place] if self._place < len(self._history) else ""
        typed.cursor_position = len(typed.value)

    def action_leaf(self, way: int) -> None:
        """Earlier or later rows, and what was told before or after."""
        for name in ("#sheet", "#log"):
            place = self.query_one(name, VerticalScroll)
            place.scroll_relative(y=way * max(1, place.size.height - 1), animate=False)

    def action_light(self) -> None:
        """Dark instead of light, or the other way round."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_leave(self) -> None:
        """Close the book; everything that was told as written is on the disk."""
        self._keyboard.type(END)


def write_on_full_screen(file: PadFile, words: Translator, *, letters: bool) -> None:
    """Keep the score on the full screen until the book is closed."""
    for name in ("COLUMNS", "LINES"):  # what somebody once exported would be believed before the window itself
        os.environ.pop(name, None)
    encoding = (sys.__stdout__ and sys.__stdout__.encoding) or "ascii"
    PadApp(file, words, letters=letters, encoding=encoding).run()
