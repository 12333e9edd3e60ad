"""A deal that was forgotten at the end of an earlier match is written there, as if it had been in time."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.pad.api import handle
from bela.pad.book import Book, changed, open_book
from bela.pad.change import Begin, Enter, Remove, Undo
from bela.pad.count import read_written
from bela.pad.effects import foreseen
from bela.pad.faults import PadError, PadFault
from bela.pad.lines import book_text, read_book
from bela.pad.model import Written
from bela.record import Header
from bela.rules.model import Rules
from option_sets import house_rules
from support.pads import entered, new_id, opened, random_written, removed

FORM = {"maker": 0, "card_points": [100, 62]}


def written_down(book: Book, rows: list[Written], match: int | None = None) -> Book:
    """The book with those of the rows that can be where they stand."""
    for row in rows:
        try:
            book = changed(book, Enter(new_id(), row, match))
        except PadError:
            continue
    return book


def sheets(book: Book) -> list[list[Written]]:
    """What counts in each match."""
    return [[row.counted for row in sheet.rows] for sheet in book.pages.sheets]


@settings(max_examples=50)
@given(house_rules(), st.integers(0, 2**32))
def test_entering_into_an_earlier_match_is_having_entered_it_in_time(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    first, late, second = ([random_written(rules, rng) for _ in range(3)] for _ in range(3))
    blank = open_book(Header(rules, dealer=0))
    begun = Begin(new_id(), dealer=rng.randrange(rules.seats))
    book = written_down(blank, first)
    if not book.rows:
        return
    in_time = written_down(changed(written_down(book, late), begun), second)
    after = written_down(written_down(changed(book, begun), second), late, match=1)
    assert sheets(after) == sheets(in_time)
    standings = [[sheet.match.hall.standing for sheet in one.pages.sheets] for one in (after, in_time)]
    assert standings[0] == standings[1]
    assert read_book(book_text(after)) == after


@pytest.fixture
def two() -> Book:
    """A book whose first match is not over, and in whose second one a deal was played."""
    book = entered(opened("croatian_4", target=201), **FORM)
    book = entered(book, **FORM)
    book = removed(entered(book, **FORM), 3)
    return entered(changed(book, Begin("next", dealer=2)), maker=1, card_points=[62, 100])


def enter(book: Book, match: int | None) -> Enter:
    return Enter("late", read_written(book.rules, FORM), match)


def test_what_it_comes_to_is_told_of_the_match_that_is_meant(two: Book) -> None:
    found = foreseen(two, enter(two, 1))
    assert (found.sheet.scores, found.place) == ((300, 186), 3)
    after = changed(two, enter(two, 1))
    assert after.pages.sheets == (found.sheet, two.sheet)
    assert (
        foreseen(two, enter(two, None)).sheet == foreseen(two, enter(two, 2)).sheet == changed(two, enter(two, 2)).sheet
    )
    assert changed(after, Undo("back")).pages == two.pages
    assert changed(after, Remove("out", "late")).pages == two.pages


@pytest.mark.parametrize("match", [0, 3, -1])
def test_a_match_that_there_is_not_is_refused(two: Book, match: int) -> None:
    for act in (changed, foreseen):
        with pytest.raises(PadError) as caught:
            act(two, enter(two, match))
        assert (caught.value.code, caught.value.detail) == (PadFault.NO_SUCH_MATCH, "2")


def test_a_match_that_is_over_takes_no_more(two: Book) -> None:
    over = changed(two, enter(two, 1))
    with pytest.raises(PadError) as caught:
        changed(over, Enter("more", read_written(two.rules, FORM), 1))
    assert caught.value.code is PadFault.MATCH_OVER


def test_a_shell_names_the_match_and_lines_without_one_are_about_the_last(two: Book) -> None:
    text = book_text(two)
    request = {"book": text, "entry": FORM, "match": 1}
    assert handle({"do": "preview", **request})["row"]["scores"] == [300, 186]
    answer = handle({"do": "enter", "id": "late", **request})
    assert '"match":1' in answer["append"]
    assert [one["scores"] for one in answer["view"]["matches"]] == [[300, 186], [62, 100]]
    assert [one["offers"]["over"] for one in answer["view"]["matches"]] == [True, False]
    assert answer["offers"].items() >= answer["view"]["matches"][-1]["offers"].items()
    plain = handle({"do": "enter", "id": "late", "book": text, "entry": FORM})
    assert '"match"' not in plain["append"]
    assert plain["view"]["matches"][-1]["scores"] == [162, 162]
    for match in ("first", True, 1.5):
        assert not handle({"do": "enter", "id": "late", **request, "match": match})["ok"]
