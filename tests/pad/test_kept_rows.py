"""A kept book is never locked for a row that cannot be by what the program knows today."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bela.pad.book import Book, changed
from bela.pad.change import Correct, Remove, Undo
from bela.pad.count import read_written
from bela.pad.faults import PadError
from bela.pad.history import found
from bela.pad.lines import book_text, read_book
from bela.pad.link import book_from_link, link_of
from bela.pad.model import Unsound
from bela.pad.records import records_text
from bela.pad.view import book_view
from bela.referee import Fault
from support.pads import entered, new_id, opened


def lines_of(points: list[Any], **more: Any) -> str:  # noqa: ANN401 - whatever a form holds
    """A book of three deals, the second of which another version of the program took."""
    book = opened("scottish_2", dealer=0)
    for _ in range(3):
        book = entered(book, maker=0, card_points=[60, 40])
    lines = book_text(book).splitlines()
    second = json.loads(lines[2])
    second["entry"] |= {"card_points": points, **more}
    return "\n".join([*lines[:2], json.dumps(second, separators=(",", ":"), ensure_ascii=False), *lines[3:]]) + "\n"


def marked(book: Book) -> list[str | None]:
    """Of every row why it does not count."""
    return [None if row.fault is None else row.fault.code.value for row in book.rows]


@pytest.mark.parametrize(
    ("points", "more", "fault"),
    [
        ([100, 60], {}, "more_than_the_deal"),
        ([60, 1], {}, "no_such_points"),
        (["x", 7], {}, "not_a_number"),
        ([60, 40], {"kind": "lost"}, "unknown_word"),
        ([60, 40], {"what is this": 1, "note": "late"}, "unknown_key"),
        ([60, 40], {"announcements": [{"seat": 0, "what": "/3"}, {"seat": 0, "what": "4xJ"}]}, "fours_do_not_count"),
    ],
)
def test_the_book_opens_and_the_row_is_marked(points: list[Any], more: dict[str, Any], fault: str) -> None:
    text = lines_of(points, **more)
    book = read_book(text)
    assert marked(book) == [None, fault, None]
    assert book.sheet.scores == (120, 80)
    assert book_text(book) == text
    view: Any = book_view(book)["matches"]
    assert view[0]["rows"][1]["entry"]["card_points"] == points
    assert view[0]["rows"][1]["fault"]["code"] == fault
    assert found(book.pages.sheets, "uncounted") == [(1, 2)]
    assert found(book.pages.sheets, f"uncounted {more.get('note', '')}") == [(1, 2)]


def test_the_row_can_be_corrected_taken_out_and_gone_back_to() -> None:
    book = read_book(lines_of([100, 60]))
    row = book.rows[1].id
    sound = read_written(book.rules, {"maker": 0, "card_points": [100, 56]})
    corrected = changed(book, Correct(new_id(), row, sound))
    assert (marked(corrected), corrected.sheet.scores) == ([None] * 3, (220, 136))
    assert marked(changed(corrected, Undo(new_id()))) == marked(book)
    assert read_book(book_text(corrected)) == corrected
    assert changed(book, Remove(new_id(), row)).sheet.scores == (120, 80)
    assert entered(book, maker=1, card_points=[20, 50]).sheet.scores == (140, 130)


def test_what_is_handed_on_is_what_counts() -> None:
    book = read_book(lines_of([100, 60]))
    assert book_from_link(link_of(book.sheet)).sheet.scores == (120, 80)
    assert records_text(book).count('"count"') == 2


def test_it_is_still_refused_when_it_is_written() -> None:
    book = read_book(lines_of([100, 60]))
    with pytest.raises(PadError) as caught:
        entered(book, maker=0, card_points=[100, 60])
    assert caught.value.code is Fault.MORE_THAN_THE_DEAL
    unsound = book.rows[1].written
    assert isinstance(unsound, Unsound)
    with pytest.raises(PadError) as caught:
        changed(book, Correct(new_id(), book.rows[0].id, unsound))
    assert caught.value is unsound.fault


def test_rows_that_were_written_before_the_match_was_found_to_be_over_stay_behind_it() -> None:
    book = opened("croatian_4", target=150)
    for _ in range(2):
        book = entered(book, maker=0, card_points=[100, 62])
    text = book_text(book).replace('"card_points":[100,62]', '"card_points":[162,0]', 1)
    assert marked(read_book(text.replace('"tricks":[1,1]', '"tricks":[8,0]', 1))) == [None, "match_over"]


def test_a_line_that_is_unsound_besides_its_entry_is_none() -> None:
    text = lines_of([100, 60])
    with pytest.raises(PadError) as caught:
        read_book(text.replace('"do":"enter"', '"do":"enter","row":"1"'))
    assert (caught.value.code.value, caught.value.field) == ("bad_line", "2")
    with pytest.raises(PadError) as caught:
        read_book(text + '{"id":"z","do":"enter","entry":7}\n')
    assert (caught.value.code.value, caught.value.field) == ("bad_line", "5")
