"""Rows of earlier matches, told as ``1.2``: row 2 of match 1."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.apps.pad.files import kept_in
from driver.pads import pad, rows, typed

NEXT = ("match eva,ana,bo,dino", "eva")
"""The next match, and who deals first in it."""


@pytest.fixture
def two(friday: Path) -> Path:
    """A book with two deals in its first match and one in the second, which others play."""
    typed(friday, "ana 100", "bo 90-72", *NEXT, "eva 100")
    return friday


def scores(folder: Path) -> list[tuple[int, ...]]:
    """The points of every match."""
    book = kept_in(folder / "pads")[0].book
    assert book is not None
    return [sheet.scores for sheet in book.pages.sheets]


def test_a_row_of_an_earlier_match_is_corrected_and_what_follows_is_told_first(two: Path) -> None:
    said = typed(two, "fix 1.1 cvita 120", "n", "fix 1.1 cvita 120", "y")
    assert said.count("What follows then changes:") == 2
    assert "Score: 282 : 42 instead of 262 : 62." in said
    assert "Nothing was written down." in said
    assert "Row 1: Cvita, made" in said
    assert "Friday, match 1" in said
    assert "Score: Ana/Cvita  282  Bo/Dino   42" in said
    assert scores(two) == [(282, 42), (100, 62)]
    assert "Friday, match 2" in typed(two, "s")


def test_even_the_last_row_of_an_earlier_match_is_only_changed_on_a_yes(two: Path) -> None:
    assert "What follows then changes:" in typed(two, "del 1.2", "n", "fix 1.2 bo 100", "n")
    assert scores(two)[0] == (262, 62)
    assert "Friday, match 1" in typed(two, "del 1.2", "y")
    assert scores(two) == [(100, 62), (100, 62)]
    typed(two, "u")
    assert scores(two)[0] == (262, 62)


def test_a_forgotten_row_of_an_earlier_match_is_put_in(two: Path) -> None:
    typed(two, "ins 1.1 cvita 80", "y")
    assert scores(two) == [(262, 224), (100, 62)]
    assert rows(two) == 1


def test_charts_name_the_people_of_their_own_match(two: Path) -> None:
    lines = [one for one in typed(two, "seat dino,eva,ana,bo", "y", "s", "stats").splitlines() if "#" in one]
    assert [one.split()[-3] for one in (*lines[:2], *lines[-2:])] == ["Ana/Cvita", "Bo/Dino", "Dino/Ana", "eva/Bo"]
    printed = pad(two, "stats", "Friday").output.splitlines()
    assert [one for one in printed if "#" in one] == lines


def test_refusals_name_the_people_of_that_match(two: Path) -> None:
    said = typed(two, "fix 1.1 eva 100", "fix 1.1 cvita 100 dealer:ana", "cvita 100")
    assert 'Nobody is called "eva".' in said
    assert "this deal was dealt by Dino." in said
    assert 'Nobody is called "cvita".' in said
    assert scores(two) == [(262, 62), (100, 62)]


def test_a_deal_of_a_match_that_is_over_is_asked_for_bit_by_bit(friday: Path) -> None:
    typed(friday, "ana 100", "belot bo", "belot bo", "belot bo")
    said = typed(friday, "fix 1", "1", "3", "110", "", "5", "y", *NEXT, "fix 1.1", "1", "3", "120", "", "5", "y")
    assert "Row 1: Cvita, made" in said
    assert "The match is over" not in said


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("fix 9.9 ana 100", "There is no such match; the last one has the number 2."),
        ("del 0.1", "There is no such match; the last one has the number 2."),
        ("del 1.9", "There is no such row. The last row of match 1 has the number 2."),
        ("del 1.0", "There is no such row. The last row of match 1 has the number 2."),
        ("fix 2 ana 100", "There is no such row. The last row of match 2 has the number 1."),
        ("fix 1.x", "There is no such row. A row is told by its number, and one of an earlier match as in 1.2"),
        ("ins 1.2.3", "There is no such row. A row is told by its number"),
    ],
)
def test_what_rows_there_are_is_told(two: Path, line: str, answer: str) -> None:
    assert answer in typed(two, line)
    found = pad(two, "enter", "Friday", line)
    assert (found.exit_code, answer in found.output) == (1, True)
    assert scores(two) == [(262, 62), (100, 62)]


def test_a_match_without_rows_says_so(friday: Path) -> None:
    typed(friday, "ana 100", *NEXT)
    said = typed(friday, "fix 1 ana 90", "fix 1.1 ana 90", "n")
    assert "In match 2 nothing has been written down yet; 1.2 would be row 2 of match 1." in said


def test_the_command_line_tells_and_writes(two: Path) -> None:
    found = pad(two, "enter", "Friday", "fix", "1.2", "bo", "100")
    assert (found.exit_code, "What follows then changes:" in found.output) == (0, True)
    assert scores(two)[0] == (162, 162)
