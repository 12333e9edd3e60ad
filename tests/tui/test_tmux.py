"""What a terminal emulator makes of what is written: the same screens as those that are stored."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tui.screens import compare

TMUX = shutil.which("tmux")
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60

pytestmark = pytest.mark.skipif(TMUX is None, reason="there is no tmux")


class Tmux:
    """A terminal of its own, on a server of its own."""

    def __init__(self, server: str) -> None:
        self._server = server

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

    def until(self, reached: Callable[[str], bool]) -> str:
        """Look until the screen is so, and comes out the same twice."""
        deadline, before = time.monotonic() + PATIENCE, ""
        while time.monotonic() < deadline:
            screen = self.screen
            if screen == before and reached(screen):
                return screen
            before = screen
        raise AssertionError(f"it never came to that:\n{before}")


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    server = Tmux(f"bela-test-{os.getpid()}-{tmp_path.name}"[:60])
    yield server
    server.run("kill-server")


@pytest.mark.parametrize("size", ["80x24", "200x60"])
def test_a_terminal_shows_what_is_stored(tmux: Tmux, tmp_path: Path, size: str) -> None:
    (tmp_path / "terminal.json").write_text('{"deck": "french", "tempo": "off", "dark": true}', encoding="utf-8")
    where = {"BELA_CONFIG": str(tmp_path), "BELA_DATA": str(tmp_path / "matches"), "PYTHONPATH": str(ROOT / "src")}
    settings = " ".join(f"{name}={shlex.quote(value)}" for name, value in where.items())
    program = f"{shlex.quote(sys.executable)} -m bela play croatian_4 --seed 7 --lang en"
    command = f"env -u NO_COLOR {settings} LC_ALL=C.UTF-8 {program}"
    columns, lines = size.split("x")
    tmux.run("-u", "new-session", "-d", "-s", "bela", "-x", columns, "-y", lines, command)
    compare(f"terminal-bidding-{size}", tmux.until(lambda screen: "5  Name spades" in screen))
    tmux.run("send-keys", "-t", "bela", "3")
    tmux.until(lambda screen: "Declare nothing" in screen)
    tmux.run("send-keys", "-t", "bela", "1")
    compare(f"terminal-playing-{size}", tmux.until(lambda screen: "Your card" in screen))
    tmux.run("resize-window", "-t", "bela", "-x", "70", "-y", "20")
    tmux.until(lambda screen: "The table needs a window" in screen)
    tmux.run("resize-window", "-t", "bela", "-x", columns, "-y", lines)
    compare(f"terminal-playing-{size}", tmux.until(lambda screen: "Your card" in screen))
