"""Reports on score pads: deals entered by hand, taken back, put in and taken out."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bela.pad.api import handle
from bela.pad.book import Book, changed
from bela.pad.change import Enter
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Row
from bela.pad.view import row_reasons
from bela.referee import Fault
from bela.scoring import Kind
from reports.pool import tables
from support.pads import corrected, entered, inserted, opened, random_book, redone, refusal, removed, undone

report = pytest.mark.report
MADE = {"maker": 0, "card_points": [100, 62]}


@cache
def books() -> tuple[Book, ...]:
    """A book for every table, with rows of any kind."""
    rng = Random(44)
    return tuple(random_book(rules, rng, 10) for rules in tables())


# ---------------------------------------------------------------- the end of a game
@report("FR-44")
def test_a_deal_that_brings_the_total_to_the_target_ends_the_game_at_once() -> None:
    book = opened("croatian_4")
    for _ in range(6):
        book = entered(book, maker=0, card_points=[162, 0], tricks=[1, 1])
    book = entered(book, maker=1, card_points=[18, 144])
    assert (book.sheet.scores, book.rows[-1].after.game_winner) == ((990, 144), -1)
    book = entered(book, **MADE)
    assert book.sheet.scores == (1090, 206)
    assert book.sheet.match.hall.standing.match_winner == 0
    assert refusal(book, **MADE).code is PadFault.MATCH_OVER


@report("FR-44")
def test_the_pad_looks_for_the_target_in_the_total_of_the_game() -> None:
    ended = 0
    for book in books():
        for row in book.sheet.counting:
            if row.past is not None and row.past.tally.kind is Kind.PLAYED and row.after.game_winner >= 0:
                assert max(row.after.scores) >= book.rules.target
                ended += 1
    assert ended > 20


# ---------------------------------------------------------------- taking back
@report("FR-45")
def test_taking_back_on_the_pad_brings_back_the_dealer_and_redoing_it_the_next_one() -> None:
    before = opened("croatian_4", dealer=3)
    after = entered(before, **MADE)
    assert (before.sheet.match.hall.standing.dealer, after.sheet.match.hall.standing.dealer) == (3, 0)
    back = undone(after)
    assert back.sheet == before.sheet
    assert redone(back).sheet == after.sheet


@report("FR-45")
def test_taking_back_any_row_of_any_table_brings_back_everything() -> None:
    taken = 0
    for book in books():
        for _ in book.past:
            back = undone(book)
            assert redone(back).pages == book.pages
            book, taken = back, taken + 1  # noqa: PLW2901 - one step back after another
        assert book.rows == ()
    assert taken > 300


# ---------------------------------------------------------------- deals that are not played
@report("FR-46")
def test_a_passed_out_deal_on_the_pad_leaves_the_figures_and_the_next_row_as_they_are() -> None:
    book = opened("scottish_2")
    book = entered(book, maker=0, card_points=[110, 40])
    book = entered(book, maker=1, card_points=[0, 56], tricks=[1, 1])
    assert book.sheet.scores == (110, 96)
    passed = entered(book, kind="void")
    assert passed.sheet.scores == (110, 96)
    assert undone(passed).sheet == book.sheet
    book = entered(undone(passed), kind="void")
    assert entered(book, maker=0, card_points=[50, 40]).sheet.scores == (160, 136)


@report("FR-46")
def test_a_passed_out_deal_put_in_or_taken_out_anywhere_moves_no_figure() -> None:
    moved = 0
    for book in books():
        for place, row in enumerate(book.rows, start=1):
            if row.past is not None and row.past.tally.kind is Kind.VOID:
                assert row.after.scores == row.before.scores
                assert row.after.hanging == row.before.hanging
                moved += place > 1
    assert moved > 20


# ---------------------------------------------------------------- entering twice, and below nothing
@report("FR-47")
def test_a_form_sent_twice_makes_one_row() -> None:
    for book in books():
        for change in book.changes.values():
            assert changed(book, change) is book
            if isinstance(change, Enter):
                assert sum(row.id == change.id for row in book.rows) == 1


@report("FR-47")
def test_a_form_sent_twice_to_the_interface_writes_one_line() -> None:
    text = handle({"do": "open", "variant": "croatian_4", "dealer": 0})["book"]
    request = {"do": "enter", "id": "tap", "entry": {"maker": 0, "card_points": [100, 62]}}
    first = handle({**request, "book": text})["append"]
    assert first
    assert handle({**request, "book": text + first})["append"] == ""


@report("FR-47")
@pytest.mark.parametrize("field", ["card_points", "taken", "announced", "bela", "tricks"])
def test_points_below_nothing_are_refused_with_a_reason(field: str) -> None:
    book = opened("croatian_4")
    form = {"maker": 0, "card_points": [100, 62], "last_trick": 0}
    form |= {"card_points": None} if field == "taken" else {}
    fault = refusal(book, **{**form, field: [-5, 100]})
    assert (fault.code, fault.field) == (Fault.OUT_OF_RANGE, f"{field}[0]")


# ---------------------------------------------------------------- totals
@report("FR-48")
def test_a_row_removed_and_entered_again_gives_the_totals_of_the_report() -> None:
    book = opened("croatian_4", dealer=0)
    book = entered(book, maker=1, card_points=[100, 62])  # Bo falls: 162 to nothing
    book = entered(book, maker=0, card_points=[82, 80])
    book = entered(book, maker=1, capot=1)
    assert book.sheet.scores == (244, 332)
    without = removed(book, 2)
    assert without.sheet.scores == (162, 252)
    assert entered(without, maker=0, card_points=[82, 80]).sheet.scores == (244, 332)
    assert inserted(without, 2, maker=0, card_points=[82, 80]).sheet.scores == (244, 332)


@report("FR-48")
def test_the_pad_never_shows_a_total_that_its_rows_do_not_add_up_to() -> None:
    rng, checked = Random(48), 0
    for book in books():
        if not book.rows:
            continue
        place = rng.randrange(len(book.rows)) + 1
        for kept in (book, removed(book, place), undone(removed(book, place))):
            checked += sum(map(adds_up, kept.sheet.counting))
    assert checked > 1000


def adds_up(row: Row) -> bool:
    """Hold that a row's total is the one before it and what the row wrote down."""
    if row.past is not None:
        gained = [after - before for after, before in zip(row.after.scores, row.before.scores, strict=True)]
        assert gained == list(row.past.settlement.written)
    return True


# ---------------------------------------------------------------- what settling gets wrong, entered by hand
@report("FR-37", "FR-38", "FR-41", "FR-42", "FR-43")
def test_the_pad_settles_as_the_reports_say() -> None:
    four = opened("croatian_4")
    assert entered(four, maker=0, capot=0, bela_by=0).sheet.scores == (272, 0)
    assert entered(opened("croatian_4", last_trick=0), maker=0, capot=0, bela_by=0).sheet.scores == (262, 0)
    assert entered(four, maker=0, card_points=[60, 102], bela_by=0).sheet.scores == (0, 182)
    assert entered(four, maker=1, card_points=[92, 70]).sheet.scores == (162, 0)
    assert entered(four, maker=0, card_points=[81, 81]).sheet.scores == (0, 162)
    three = entered(opened("scottish_3"), maker=1, card_points=[46, 70, 46])
    assert [reason.code for reason in row_reasons(three.rules, three.rows[0])] == ["made"]
    two = entered(opened("scottish_2"), maker=1, card_points=[64, 64])
    assert (two.sheet.scores, two.rows[0].after.hanging) == ((64, 0), 64)
    assert entered(two, maker=0, card_points=[70, 40]).sheet.scores == (198, 40)
    with pytest.raises(PadError, match="no_change"):
        corrected(two, 1, maker=1, card_points=[64, 64])
