"""The program at a terminal of its own, as the system makes them."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COLUMNS, LINES = 80, 24
PATIENCE = 60
"""Seconds after which something that never appeared is a failure."""
DROPPED = ("LC_", "LANG", "PYTHON", "BELA", "NO_COLOR", "COLORTERM", "TEXTUAL")


class Terminal:
    """A terminal with the program in it."""

    def __init__(self, process: subprocess.Popen[bytes], end: int) -> None:
        self.process = process
        self._end = end
        self.output = b""

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self._end, keys)

    def until(self, text: bytes) -> None:
        """Read until the text has come."""
        while text not in self.output:
            assert self._read(), f"{text!r} never came:\n{self.output!r}"

    def ended(self) -> int:
        """Read to the end; how the process ended."""
        while self._read():
            pass
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        ready, _, _ = select.select([self._end], [], [], PATIENCE)
        with contextlib.suppress(OSError):  # the other end is closed
            data = os.read(self._end, 65536) if ready else b""
            self.output += data
            return bool(data)
        return False

    def close(self) -> None:
        """Close the window."""
        os.close(self._end)
        self._end = -1

    @property
    def is_open(self) -> bool:
        """Whether the window is still there."""
        return self._end >= 0


@contextlib.contextmanager
def terminal(*arguments: str, **more: str) -> Iterator[Terminal]:
    """Start the program in a new terminal."""
    end, inner = pty.openpty()
    fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    kept = {name: value for name, value in os.environ.items() if not name.startswith(DROPPED)}
    environment = {**kept, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **more}
    command = [sys.executable, "-m", "bela", *arguments]
    process = subprocess.Popen(  # noqa: S603 - the program itself
        command,
        stdin=inner,
        stdout=inner,
        stderr=inner,
        env=environment,
        preexec_fn=_take_terminal,  # noqa: PLW1509 - no other thread holds anything that this needs
    )
    os.close(inner)
    shown = Terminal(process, end)
    try:
        yield shown
    finally:
        process.kill()
        process.wait()
        if shown.is_open:
            shown.close()


def _take_terminal() -> None:
    """Make the terminal that of the process, as a login does: closing it then tells the process so."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
