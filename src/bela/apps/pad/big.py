"""The score in figures that can be read from across the table."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.pad_voice import PadVoice
from bela.pad.model import Sheet

HEIGHT = 5
FIGURES = {
    "0": ("#####", "#   #", "#   #", "#   #", "#####"),
    "1": ("  #  ", " ##  ", "  #  ", "  #  ", "#####"),
    "2": ("#####", "    #", "#####", "#    ", "#####"),
    "3": ("#####", "    #", " ####", "    #", "#####"),
    "4": ("#   #", "#   #", "#####", "    #", "    #"),
    "5": ("#####", "#    ", "#####", "    #", "#####"),
    "6": ("#####", "#    ", "#####", "#   #", "#####"),
    "7": ("#####", "    #", "   # ", "  #  ", "  #  "),
    "8": ("#####", "#   #", "#####", "#   #", "#####"),
    "9": ("#####", "#   #", "#####", "    #", "#####"),
}


def big_lines(voice: PadVoice, sheet: Sheet) -> Iterator[str]:
    """Each side's name and points, large."""
    for side, points in enumerate(sheet.scores):
        yield ""
        yield f"{voice.side(side)}: {points}"
        yield from large(points)


def side_by_side(voice: PadVoice, sheet: Sheet) -> list[str]:
    """The same in one row, a column for each side."""
    columns = [[str(voice.side(side)), *large(points)] for side, points in enumerate(sheet.scores)]
    widths = [max(map(len, column)) for column in columns]
    return [
        "    ".join(column[line].ljust(width) for column, width in zip(columns, widths, strict=True)).rstrip()
        for line in range(HEIGHT + 1)
    ]


def large(number: int) -> list[str]:
    """A number in lines of marks."""
    return ["  " + "  ".join(FIGURES[figure][line] for figure in str(number)).rstrip() for line in range(HEIGHT)]
