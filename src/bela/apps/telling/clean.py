"""Texts from outside, clean enough to be shown: without anything that a terminal would obey."""

from __future__ import annotations

from bela.names import SIGN, plain

LONGEST_ECHO = 40


def printable(text: str) -> str:
    """One line of text; what is no printable character, a line end among it, becomes a question mark."""
    return text if text.isprintable() else "".join(map(_clean, SIGN.findall(text)))


def _clean(sign: str) -> str:
    """A letter, or a picture of several joined ones, which no terminal obeys."""
    return sign if plain(sign).isprintable() else "?"


def printable_lines(text: str) -> str:
    """The same for a text of several lines, which stay lines."""
    return "\n".join(map(printable, text.split("\n")))


def echo(text: str) -> str:
    """What somebody typed, short enough and clean enough to be shown."""
    clean = printable(text.strip())
    return clean if len(clean) <= LONGEST_ECHO else clean[: LONGEST_ECHO - 3] + "..."
