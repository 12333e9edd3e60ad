"""Before an earlier row changes, the pad tells what that changes in everything that follows it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bela.pad.api import handle
from bela.pad.book import Book, changed
from bela.pad.change import Correct, Enter, Insert, Remove
from bela.pad.count import read_written
from bela.pad.effects import Effect, Foreseen, foreseen
from bela.pad.faults import PadError, PadFault
from bela.pad.lines import book_text
from bela.pad.view import row_view
from bela.referee import Fault
from bela.rules.model import Rules
from option_sets import house_rules
from support.pads import entered, new_id, opened, random_book, random_written

Effects = list[tuple[str, int | None, tuple[int, ...], tuple[int, ...]]]


def told(book: Book, place: int, **form: Any) -> Effects:  # noqa: ANN401 - whatever a form holds
    """What correcting the row at that place changes."""
    edit = Correct(new_id(), book.rows[place - 1].id, read_written(book.rules, form))
    return plain(foreseen(book, edit).effects)


def plain(effects: tuple[Effect, ...]) -> Effects:
    return [(one.code, one.place, one.before, one.after) for one in effects]


def deals(book: Book, *points: tuple[int, int, int]) -> Book:
    """Deals with their maker and the card points of both sides."""
    for maker, first, second in points:
        book = entered(book, maker=maker, card_points=[first, second])
    return book


def test_points_that_hang_go_elsewhere() -> None:
    book = deals(opened("croatian_4", tie="hang_maker"), (0, 81, 81), (1, 62, 100))
    assert told(book, 1, maker=0, card_points=[82, 80]) == [
        ("row", 2, (62, 181), (62, 100)),
        ("scores", None, (62, 262), (144, 180)),
    ]
    still = deals(opened("croatian_4", tie="hang_maker"), (0, 100, 62), (0, 81, 81))
    assert told(still, 2, maker=0, card_points=[82, 80])[-1] == ("hanging", None, (81,), (0,))


def test_rows_are_named_by_where_they_stand_on_the_sheet() -> None:
    book = deals(opened("croatian_4", tie="hang_maker"), (0, 81, 81), (1, 62, 100))
    removed = foreseen(book, Remove(new_id(), book.rows[0].id)).effects
    assert ("row", 2, (62, 181), (62, 100)) in plain(removed)
    written = read_written(book.rules, {"maker": 0, "card_points": [81, 81]})
    inserted = foreseen(book, Insert(new_id(), book.rows[0].id, written)).effects
    assert {place for code, place, _, _ in plain(inserted) if code == "row"} <= {1, 2}


def test_a_game_is_won_by_others_or_goes_on() -> None:
    book = deals(opened("croatian_4", target=201), (0, 120, 42), (0, 120, 42))
    assert told(book, 1, maker=0, card_points=[90, 72]) == [("game_scores", 1, (240, 84), (210, 114))]
    found = told(book, 1, maker=1, card_points=[60, 102])
    assert ("game_open", 1, (0,), (-1,)) in found
    assert ("match_open", None, (0,), (-1,)) in found
    assert ("match_won", None, (0,), (1,)) in told(book, 2, maker=0, card_points=[0, 162], tricks=[0, 1])


def test_rows_behind_an_earlier_end_no_longer_count_and_count_again() -> None:
    book = deals(opened("croatian_4", target=201), (0, 100, 62), (0, 90, 72), (0, 120, 42))
    found = told(book, 1, maker=0, card_points=[162, 0], tricks=[1, 0])
    assert found[:2] == [("uncounted", 2, (), ()), ("uncounted", 3, (), ())]
    shorter = changed(book, Correct(new_id(), book.rows[0].id, read_written(book.rules, capot())))
    back = told(shorter, 1, maker=0, card_points=[100, 62])
    assert back[:2] == [("counts_again", 2, (), ()), ("counts_again", 3, (), ())]


def capot() -> dict[str, Any]:
    return {"maker": 0, "card_points": [162, 0], "tricks": [1, 0]}


def test_another_winner_of_a_deal_makes_another_dealer() -> None:
    book = deals(opened("scottish_2", dealer=0), (0, 100, 56))
    assert ("dealer", None, (0,), (1,)) in told(book, 1, maker=0, card_points=[56, 100])


def test_taking_out_and_putting_in_are_foreseen_too() -> None:
    book = deals(opened("croatian_4"), (0, 100, 62), (1, 90, 72))
    removed = foreseen(book, Remove(new_id(), book.rows[0].id))
    assert (removed.row, plain(removed.effects)[0]) == (None, ("scores", None, (262, 62), (162, 0)))
    written = read_written(book.rules, {"maker": 0, "card_points": [100, 62]})
    inserted = foreseen(book, Insert(new_id(), book.rows[1].id, written))
    assert (inserted.place, inserted.row and inserted.row.after.scores) == (2, (200, 124))


def test_nothing_else_changes_where_nothing_does() -> None:
    book = deals(opened("croatian_4"), (0, 100, 62), (1, 90, 72))
    assert told(book, 1, maker=2, card_points=[100, 62]) == []


@settings(max_examples=40)
@given(house_rules(), st.integers(0, 2**32))
def test_what_is_foreseen_is_what_comes(rules: Rules, seed: int) -> None:
    """The row and the standing of a preview are those of the book once the edit is made."""
    rng = Random(seed)
    book = random_book(rules, rng, 6)
    if not book.rows:
        return
    row, written = rng.choice(book.rows).id, random_written(rules, rng)
    edit = rng.choice((Enter("x", written), Insert("x", row, written), Correct("x", row, written), Remove("x", row)))
    after, found = either(lambda: changed(book, edit)), either(lambda: foreseen(book, edit))
    if not isinstance(after, Book) or not isinstance(found, Foreseen):
        assert after in (found, PadFault.NO_CHANGE)
        return
    assert found.sheet == after.sheet
    was, now = (one.sheet.match.hall.standing for one in (book, after))
    if was.scores != now.scores:
        assert now.scores in [one.after for one in found.effects if one.code in ("scores", "game_scores")]


def either(make: Callable[[], Book | Foreseen]) -> Book | Foreseen | PadFault | Fault:
    """What is made, or why it cannot be."""
    try:
        return make()
    except PadError as fault:
        return fault.code


def test_a_shell_asks_for_it() -> None:
    book = deals(opened("croatian_4"), (0, 100, 62), (1, 90, 72))
    request = {"do": "preview", "book": book_text(book), "row": book.rows[0].id}
    form = {"maker": 0, "card_points": [90, 72]}
    answer = handle({**request, "change": "correct", "entry": form})
    assert answer["row"]["scores"] == [90, 72]
    assert [one["code"] for one in answer["effects"]] == ["scores"]
    assert handle({**request, "change": "insert", "entry": form})["row"]["place"] == 1
    assert handle({**request, "change": "remove"})["row"] is None
    plain_answer = handle({"do": "preview", "book": request["book"], "entry": form})
    assert plain_answer["row"] == row_view(book.rules, entered(book, **form).rows[-1], 3) | {"row": "-"}
    assert handle({**request, "change": "undo"})["error"]["code"] == "unknown_request"
