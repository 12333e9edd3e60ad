"""What a terminal emulator makes of what is written: the same screens as those that are stored."""

from __future__ import annotations

import os
import select
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tui.screens import stored

TMUX = shutil.which("tmux")
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60
QUIET = 0.2
"""Seconds without output after which it is worth looking."""

pytestmark = pytest.mark.skipif(TMUX is None, reason="there is no tmux")


class Tmux:
    """A terminal of its own, on a server of its own."""

    def __init__(self, server: str, folder: Path) -> None:
        self._server = server
        self._written = folder / "written"
        os.mkfifo(self._written)
        self._listening = os.open(self._written, os.O_RDWR | os.O_NONBLOCK)

    def run(self, *words: str) -> str:
        """One command; what it prints."""
        assert TMUX is not None
        command = [TMUX, "-L", self._server, "-f", os.devnull, *words]
        return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout  # noqa: S603

    @property
    def screen(self) -> str:
        """What stands on the screen, without blanks at the ends of lines."""
        rows = self.run("capture-pane", "-p", "-t", "bela").rstrip("\n").split("\n")
        return "\n".join(row.rstrip() for row in rows) + "\n"

    def start(self, columns: str, lines: str, command: str) -> None:
        """Start a program, and listen to what it writes."""
        self.run("-u", "new-session", "-d", "-s", "bela", "-x", columns, "-y", lines, command)
        self.run("pipe-pane", "-t", "bela", f"cat > {shlex.quote(str(self._written))}")

    def until(self, reached: Callable[[str], bool]) -> str:
        """Look, each time nothing more is being written, until the screen is so."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self._listening], [], [], QUIET)
            if ready and os.read(self._listening, 65536):
                continue
            screen = self.screen
            if reached(screen):
                return screen
        raise AssertionError(f"it never came to that:\n{self.screen}")

    def shows(self, name: str, mark: str) -> None:
        """Look until the screen is as it is stored; the mark is on no screen before it."""
        self.until(lambda screen: mark in screen and stored(name, screen) == screen)

    def close(self) -> None:
        """End everything that was started."""
        os.close(self._listening)
        self.run("kill-server")


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    server = Tmux(f"bela-test-{os.getpid()}-{tmp_path.name}"[:60], tmp_path)
    yield server
    server.close()


@pytest.mark.parametrize("size", ["80x24", "200x60"])
def test_a_terminal_shows_what_is_stored(tmux: Tmux, tmp_path: Path, size: str) -> None:
    (tmp_path / "terminal.json").write_text('{"deck": "french", "tempo": "off", "dark": true}', encoding="utf-8")
    where = {"BELA_CONFIG": str(tmp_path), "BELA_DATA": str(tmp_path / "matches"), "PYTHONPATH": str(ROOT / "src")}
    settings = " ".join(f"{name}={shlex.quote(value)}" for name, value in where.items())
    program = f"{shlex.quote(sys.executable)} -m bela play croatian_4 --bots random --seed 7 --lang en"
    command = f"env -u NO_COLOR {settings} LC_ALL=C.UTF-8 {program}"
    columns, lines = size.split("x")
    tmux.start(columns, lines, command)
    tmux.shows(f"terminal-bidding-{size}", "5  Name spades")
    tmux.run("send-keys", "-t", "bela", "3")
    tmux.shows(f"terminal-playing-{size}", "Your card")
    tmux.run("resize-window", "-t", "bela", "-x", "70", "-y", "20")
    tmux.until(lambda screen: "The table needs a window" in screen)
    tmux.run("resize-window", "-t", "bela", "-x", columns, "-y", lines)
    tmux.shows(f"terminal-playing-{size}", "Your card")
