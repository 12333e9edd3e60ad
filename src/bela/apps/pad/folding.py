"""Lines that are longer than a panel is wide: broken between words, with what follows hung in."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence

HANG = 2
"""So much further in than its line stands what follows."""
FIGURE = 4
"""The least width of a column of figures."""


def folded(lines: Iterable[str], wide: int, names: Sequence[str]) -> list[str]:
    """The lines in rows of that width. ``names`` are those of the sides: a figure stays beside its name."""
    return [row for line in lines for row in _rows(line, wide, names)]


def _rows(line: str, wide: int, names: Sequence[str]) -> Iterator[str]:
    cells = _cells(line, names)
    if len(line) <= wide:
        yield line
    elif len(cells) > 1:
        yield from _stacked(line, wide, cells)
    else:
        yield from _wrapped(line, wide)


def _cells(line: str, names: Sequence[str]) -> list[re.Match[str]]:
    """The names of sides with a figure behind each."""
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name)
    return list(re.finditer(rf"(?<!\S)({known}) +([+-]?[0-9]+)(?!\S)", line)) if known else []


def _stacked(line: str, wide: int, cells: Sequence[re.Match[str]]) -> Iterator[str]:
    """What stands before the figures, then each side in a row, the figures below each other, then the rest."""
    before, after = line[: cells[0].start()].rstrip(), line[cells[-1].end() :].strip()
    indent = " " * (_indent(line) + HANG)
    widest = max(len(cell[1]) for cell in cells)
    rows = [f"{indent}{cell[1]:<{widest}} {cell[2]:>{FIGURE}}" for cell in cells]
    yield from _wrapped(before, wide)
    for row in rows if len(rows[0]) <= wide else [f"{indent}{cell[1]} {cell[2]}" for cell in cells]:
        yield from _wrapped(row, wide)
    if after:
        yield from _wrapped(f"{indent}{after}", wide)


def _wrapped(line: str, wide: int) -> list[str]:
    if len(line) <= wide:
        return [line]
    hang = " " * min(_indent(line) + HANG, max(wide - 1, 0))
    return textwrap.wrap(line, max(wide, 1), subsequent_indent=hang) or [line]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
