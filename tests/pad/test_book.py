"""A book is the fold of its entries: correcting is entering right, undoing is what was, and a total is its rows."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.pad.book import Book, book_from, changed
from bela.pad.change import Change, Correct, Enter, Insert, Remove
from bela.pad.copying import undealt
from bela.pad.faults import PadError, PadFault
from bela.pad.lines import book_text, read_book
from bela.pad.sheets import blank, extended, sheet_of
from bela.rules.model import Rules
from bela.scoring.shares import added
from option_sets import house_rules
from support.pads import (
    corrected,
    entered,
    inserted,
    new_id,
    opened,
    random_book,
    random_written,
    redone,
    refusal,
    removed,
    undone,
)

seeds = st.integers(0, 2**32)
tables = house_rules()
EXAMPLES = settings(max_examples=50)


# ---------------------------------------------------------------- properties
@EXAMPLES
@given(tables, seeds)
def test_a_book_is_the_fold_of_its_entries(rules: Rules, seed: int) -> None:
    book = random_book(rules, Random(seed), 12)
    by_hand = blank(book.sheet.header)
    for row in book.rows:
        by_hand = extended(by_hand, row.id, row.written)
    assert by_hand == book.sheet == sheet_of(book.sheet.header, [(row.id, row.written) for row in book.rows])
    assert book_from(Book(book.first, book.first), book.changes.values()) == book


@EXAMPLES
@given(tables, seeds)
def test_correcting_a_deal_is_having_entered_it_right(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    book = random_book(rules, rng, 10)
    for place, row in enumerate(book.rows):
        right = random_written(rules, rng)
        lines = [(one.id, right if one is row else one.written) for one in book.rows]
        expected = sheet_of(book.sheet.header, lines)
        try:
            after = changed(book, Correct(new_id(), row.id, right))
        except PadError as fault:
            known = fault.code in (PadFault.NO_CHANGE, PadFault.DISAGREE)
            assert known or expected.rows[place].fault is not None
        else:
            assert after.sheet == expected


@EXAMPLES
@given(tables, seeds)
def test_a_row_taken_out_and_put_back_leaves_everything_as_it_was(rules: Rules, seed: int) -> None:
    book = random_book(rules, Random(seed), 8)
    for row, after in pairwise(book.rows):
        without = changed(book, Remove(new_id(), row.id))
        assert row.id not in {one.id for one in without.rows}
        back = changed(without, Insert(row.id + "'", after.id, undealt(row.counted, row.before.dealer)))
        assert back.sheet.match.hall.standing == book.sheet.match.hall.standing


@EXAMPLES
@given(tables, seeds)
def test_undo_and_redo_go_back_and_forth_without_end(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    book = random_book(rules, rng, 6)
    for row in book.rows[:3]:
        book = changed(book, Remove(new_id(), row.id))
    past = [*book.past, book.pages]
    for _ in range(2):
        for pages in reversed(past[:-1]):
            book = undone(book)
            assert book.pages == pages
        with pytest.raises(PadError, match="nothing_to_undo"):
            undone(book)
        for pages in past[1:]:
            book = redone(book)
            assert book.pages == pages
        with pytest.raises(PadError, match="nothing_to_redo"):
            redone(book)


@EXAMPLES
@given(tables, seeds)
def test_the_total_is_the_sum_of_its_rows_whatever_was_done(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    book = random_book(rules, rng, 8)
    for _ in range(4):
        check_totals(book)
        book = meddled(book, rng)


def meddled(book: Book, rng: Random) -> Book:
    """The book after a change of any kind, or as it is where that cannot be."""
    row = rng.choice(book.rows).id if book.rows else ""
    written = random_written(book.rules, rng)
    choices: list[Change] = [Remove(new_id(), row), Correct(new_id(), row, written), Insert(new_id(), row, written)]
    try:
        return changed(book, rng.choice([*choices, Enter(new_id(), written)]))
    except PadError:
        return book


def check_totals(book: Book) -> None:
    """Hold that every row goes on from the one before, and that scores are points written down and nothing else."""
    rows = [row for row in book.rows if row.fault is None]
    for row in rows:
        if row.past is not None:
            assert row.after.scores == added(row.before.scores, row.past.settlement.written)
    for before, row in pairwise(rows):
        new_game = before.after.game_winner >= 0
        assert row.before.scores == ((0,) * book.rules.sides if new_game else before.after.scores)
        assert row.before.games == before.after.games


@EXAMPLES
@given(tables, seeds)
def test_a_book_is_written_and_read_back_with_everything_that_was_done(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    book = random_book(rules, rng, 6)
    for _ in range(3):
        book = meddled(book, rng)
    book = undone(book) if book.past else book
    again = read_book(book_text(book))
    assert again == book
    assert book_text(again) == book_text(book)


# ---------------------------------------------------------------- ids
def test_the_same_entry_sent_twice_makes_one_row() -> None:
    book = opened("croatian_4")
    written = entered(book, maker=0, card_points=[100, 62]).rows[0].written
    once = changed(book, Enter("tap", written))
    assert changed(once, Enter("tap", written)) is once
    with pytest.raises(PadError, match="id_used"):
        changed(once, Enter("tap", entered(book, maker=1, card_points=[100, 62]).rows[0].written))
    with pytest.raises(PadError, match="id_used"):
        changed(once, Remove("tap", "tap"))
    after_undo = undone(once)
    assert changed(after_undo, Enter("tap", written)) is after_undo


@pytest.mark.parametrize("bad", ["", "x" * 65])
def test_a_change_needs_an_id(bad: str) -> None:
    book = entered(opened("croatian_4"), maker=0, card_points=[100, 62])
    with pytest.raises(PadError, match="no_id"):
        changed(book, Remove(bad, book.rows[0].id))


def test_a_change_that_changes_nothing_is_told_as_such() -> None:
    book = entered(opened("croatian_4"), maker=0, card_points=[100, 62])
    with pytest.raises(PadError, match="no_change"):
        corrected(book, 1, maker=0, card_points=[100, 62])
    with pytest.raises(PadError, match="no_such_row"):
        changed(book, Remove(new_id(), "nowhere"))


# ---------------------------------------------------------------- what follows is worked out again
def test_correcting_an_early_deal_moves_hanging_points_to_another_winner() -> None:
    book = opened("scottish_2", dealer=1)
    book = entered(book, maker=1, card_points=[71, 71])
    assert (book.sheet.scores, book.rows[-1].after.hanging) == ((71, 0), 71)
    book = entered(book, maker=0, card_points=[100, 56])
    assert book.sheet.scores == (71 + 100 + 71, 56)
    assert corrected(book, 2, maker=0, card_points=[60, 96]).sheet.scores == (71, 96 + 60 + 71)
    assert corrected(book, 1, maker=1, card_points=[60, 96]).sheet.scores == (160, 152)


def test_rows_behind_the_end_of_a_match_wait_until_they_count_again() -> None:
    book = opened("croatian_4", target=150)
    for _ in range(2):
        book = entered(book, maker=0, card_points=[100, 62])
    ended = corrected(book, 1, maker=0, capot=0)
    fault = ended.rows[1].fault
    assert fault is not None
    assert fault.code is PadFault.MATCH_OVER
    assert ended.sheet.counting == ended.rows[:1]
    assert ended.sheet.match.hall.standing.match_winner == 0
    assert refusal(ended, maker=0, card_points=[100, 62]).code is PadFault.MATCH_OVER
    again = corrected(ended, 1, maker=0, card_points=[100, 62])
    assert again.sheet == book.sheet


def test_a_deal_that_was_forgotten_goes_between_two_others() -> None:
    book = opened("croatian_4", dealer=3)
    book = entered(book, maker=0, card_points=[100, 62])
    book = entered(book, maker=0, card_points=[90, 72])
    book = inserted(book, 2, maker=1, card_points=[62, 100])
    dealers = [row.past.dealer for row in book.rows if row.past is not None]
    assert dealers == [3, 0, 1]
    assert removed(book, 2).sheet.scores == (190, 134)
