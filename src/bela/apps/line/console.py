"""Lines out and lines in, whatever the encoding is."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable
from contextlib import nullcontext
from typing import Protocol

from bela.apps.nearest import nearest
from bela.apps.streams import when_continued
from bela.apps.telling.clean import echo, printable

LONGEST_LINE = 1000
"""What is longer is no answer to anything; the rest of the line is passed over."""


class Source(Protocol):
    """Where lines come from: a text stream, or what behaves like one."""

    def readline(self, limit: int, /) -> str:
        """The next line with its end, or so much of it; nothing at the end."""
        ...

    def isatty(self) -> bool:
        """Whether it is a terminal, which shows what is typed."""
        ...


class Sink(Protocol):
    """Where lines go."""

    @property
    def encoding(self) -> str | None:
        """How characters are written; None where that makes no difference."""
        ...

    def write(self, text: str, /) -> int:
        """Take some text."""
        ...

    def flush(self) -> None:
        """Let it be seen."""
        ...

    def isatty(self) -> bool:
        """Whether it is a terminal, which has a width."""
        ...


class EndOfInputError(Exception):
    """Nobody is there to answer any more."""


class Console:
    """Writes lines and reads answers; nothing is ever moved, coloured or written over."""

    def __init__(self, source: Source, sink: Sink) -> None:
        self._source = source
        self._sink = sink
        self._width = shutil.get_terminal_size().columns if sink.isatty() else 0
        if hasattr(source, "reconfigure"):
            source.reconfigure(errors="replace")

    def can_write(self, text: str) -> bool:
        """Whether the output's encoding has all these characters."""
        try:
            text.encode(self._encoding)
        except UnicodeEncodeError:
            return False
        return True

    @property
    def _encoding(self) -> str:
        return self._sink.encoding or "ascii"

    def say(self, *lines: str) -> None:
        """Write whole lines; on a terminal, words are not broken."""
        self.say_all(lines)

    def say_all(self, lines: Iterable[str]) -> None:
        """Write whole lines."""
        for line in (part for text in lines for part in text.split("\n")):
            self._sink.write("\n".join(self._wrapped(self._writable(line))) + "\n")
        self._sink.flush()

    def ask(self, prompt: str) -> str:
        """Write a prompt and read one line. Raises EndOfInputError when there is none."""
        self._prompt(prompt)
        with when_continued(lambda: self._prompt(prompt)) if self._source.isatty() else nullcontext():
            line = self._read()
        if line is None:
            self.say("")
            raise EndOfInputError
        if not self._source.isatty():  # a terminal shows what is typed; a transcript would lack it
            self.say(echo(line))
        return line

    def _prompt(self, prompt: str) -> None:
        self._sink.write(self._writable(prompt) + " ")
        self._sink.flush()

    def _read(self) -> str | None:
        """One line; None at the end of the input, and where it cannot be read any more."""
        try:
            return self._line()
        except OSError:
            return None

    def _line(self) -> str | None:
        line = self._source.readline(LONGEST_LINE)
        if not line:
            return None
        rest = line
        while rest and not rest.endswith("\n") and len(rest) == LONGEST_LINE:
            rest = self._source.readline(LONGEST_LINE)
        return line.strip()

    def _wrapped(self, line: str) -> list[str]:
        if not self._width or len(line) < self._width:
            return [line]
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        return textwrap.wrap(line, self._width - 1, subsequent_indent=indent, break_long_words=False) or [line]

    def _writable(self, text: str) -> str:
        return nearest(printable(text), self._encoding)
