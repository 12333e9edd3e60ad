"""A rectangle of characters to draw on, cell by cell, with room for signs of two cells."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

PICTURE = "\N{VARIATION SELECTOR-16}"
"""Makes a picture, two cells wide, of the sign before it."""


class Canvas:
    """Characters with their styles. What is put outside of it is cut off."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width = width
        self.height = height
        self._rows = [[(" ", style) for _ in range(width)] for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write text from that place on."""
        for sign in signs_of(text):
            wide = cell_len(sign)
            if 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                self._rows[y][x : x + wide] = [(sign, style), *[("", style)] * (wide - 1)]
            x += wide

    def centred(self, x: int, y: int, text: str, style: Style) -> None:
        """Write text with its middle there."""
        self.put(x - cell_len(text) // 2, y, text, style)

    def right(self, x: int, y: int, text: str, style: Style) -> None:
        """Write text that ends before that place."""
        self.put(x - cell_len(text), y, text, style)

    def lay(self, x: int, y: int, other: Canvas) -> None:
        """Lay another canvas on this one, with its upper left corner there."""
        for row in range(other.height):
            self._rows[y + row][x : x + other.width] = other._rows[row]

    def strip(self, y: int) -> Strip:
        """One row, as the screen wants it."""
        runs = groupby(self._rows[y], key=lambda cell: cell[1])
        return Strip([Segment("".join(sign for sign, _ in run), style) for style, run in runs], self.width)


def signs_of(text: str) -> Iterator[str]:
    """The characters of a text, each with what makes a picture of it."""
    start = 0
    for end in range(1, len(text) + 1):
        if text[end : end + 1] != PICTURE:
            yield text[start:end]
            start = end
