"""Matches, evenings, names and dealers of a book."""

from __future__ import annotations

import pytest

from bela.pad.book import Book, changed, open_book
from bela.pad.change import Begin, Dealer, Name, Seat
from bela.pad.faults import PadError, PadFault
from bela.pad.lines import book_text, read_book
from bela.pad.link import book_from_link, link_of
from bela.pad.model import Entry
from bela.pad.pages import names_of, teams_of, with_names, with_teams
from bela.record import Header, Player
from bela.rules.variants import VARIANTS
from support.pads import entered, inserted, new_id, opened, redone, refusal, undone

FOUR = ("Ana", "Bo", "Cvita", "Dino")


def named() -> Book:
    book = changed(opened("croatian_4", dealer=3), Name(new_id(), FOUR, ("Reds", "Blues"), "Friday"))
    return entered(book, maker=0, card_points=[100, 62])


def test_an_evening_follows_another_with_people_in_other_places() -> None:
    book = changed(named(), Begin(new_id(), 1, ("Bo", "Ana", "Dino", "Cvita"), "2026-02-28"))
    assert [names_of(sheet.header)[0] for sheet in book.pages.sheets] == ["Ana", "Bo"]
    assert (book.sheet.header.date, book.sheet.match.hall.standing.dealer) == ("2026-02-28", 1)
    assert teams_of(book.sheet.header) == ("Reds", "Blues")
    again = changed(book, Begin(new_id(), 2))
    assert len(again.pages.sheets) == 2
    assert names_of(again.sheet.header)[0] == "Bo"
    assert undone(again).pages == book.pages


def test_a_person_is_called_so_in_every_match() -> None:
    book = changed(named(), Begin(new_id(), names=("Bo", "Ana", "Dino", "Cvita")))
    book = entered(book, maker=0, card_points=[100, 62])
    book = changed(book, Name(new_id(), ("Bob", "Ana", "Dino", "Cvita"), title="Monday"))
    assert [names_of(sheet.header) for sheet in book.pages.sheets] == [
        ("Ana", "Bob", "Cvita", "Dino"),
        ("Bob", "Ana", "Dino", "Cvita"),
    ]
    assert book.pages.title == "Monday"
    assert read_book(book_text(book)) == book


def test_people_who_sat_elsewhere_are_seated_anew_in_the_last_match_alone() -> None:
    book = changed(named(), Seat(new_id(), ("Ana", "Dino", "Cvita", "Bo")))
    assert names_of(book.sheet.header) == ("Ana", "Dino", "Cvita", "Bo")
    assert book.sheet.scores == (100, 62)
    assert redone(undone(book)).pages == book.pages


def test_another_first_dealer_moves_all_dealers() -> None:
    book = changed(named(), Dealer(new_id(), 1, 1))
    assert (book.rows[0].before.dealer, book.rows[0].after.dealer) == (1, 2)
    assert changed(book, Dealer(new_id(), None, 1)).rows[0].after.dealer is None
    assert read_book(book_text(book)) == book


def test_a_dealer_nobody_knows_may_be_stated_with_the_deal() -> None:
    book = entered(opened("croatian_4", dealer=None), maker=0, card_points=[100, 62])
    assert book.rows[0].after.dealer is None
    book = entered(book, maker=0, card_points=[100, 62], dealer=2)
    assert book.rows[1].after.dealer == 3
    fault = refusal(book, maker=0, card_points=[100, 62], dealer=2)
    assert (fault.code, fault.field, fault.detail) == (PadFault.DISAGREE, "dealer", "3")
    with pytest.raises(PadError, match="dealer: disagree 3"):
        inserted(entered(book, maker=0, card_points=[90, 72]), 3, maker=0, card_points=[100, 62], dealer=1)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (Begin("1", dealer=4), "no_such_seat"),
        (Begin("1", date="soon"), "bad_date"),
        (Begin("1", names=("Ana",)), "wrong_number_of_names"),
        (Seat("1", ("Ana", "ana", "Bo", "Cvita")), "name_twice"),
        (Seat("1", ("Ren\u00e9", "Rene\u0301", "Bo", "Cvita")), "name_twice"),
        (Seat("1", ("Ana", "Bo ", "Cvita", "Dino")), "bad_name"),
        (Seat("1", ("Ana", "B\no", "Cvita", "Dino")), "bad_name"),
        (Name("1", ("x" * 41, "Bo", "Cvita", "Dino")), "bad_name"),
        (Name("1", ("Ana", "Bo")), "wrong_number_of_names"),
        (Name("1", teams=("Reds",)), "wrong_number_of_names"),
        (Name("1", title="x" * 41), "bad_name"),
        (Name("1", title="\u200d"), "bad_name"),
        (Name("1", title="\u2665" + "\ufe0f\u200d\u2665" * 70), "bad_name"),
        (Name("1"), "no_change"),
        (Dealer("1", 4, 1), "no_such_seat"),
        (Dealer("1", 0, 2), "no_such_match"),
    ],
)
def test_names_dates_and_dealers_that_cannot_be_are_refused(change: Begin | Seat | Name | Dealer, code: str) -> None:
    with pytest.raises(PadError, match=code):
        changed(named(), change)


def test_a_head_that_cannot_be_opens_no_book() -> None:
    rules = VARIANTS["croatian_4"]
    with pytest.raises(PadError, match="bad_name"):
        open_book(Header(rules, players=(Player("x" * 50), Player(), Player(), Player())))
    with pytest.raises(PadError, match="bad_name"):
        open_book(Header(rules), " x")
    with pytest.raises(PadError, match="bad_date"):
        open_book(Header(rules, date="soon"))


def test_names_of_teams_are_none_where_nobody_gave_them() -> None:
    header = Header(VARIANTS["croatian_4"])
    assert teams_of(header) == ("", "")
    assert with_teams(with_teams(header, ("A", "B")), ("", "")) == header
    assert [
        player.kind for player in with_names(Header(header.rules, players=(Player(kind="x"),) * 4), FOUR).players
    ] == ["x"] * 4


def test_a_dealer_whom_the_match_knows_is_not_handed_on() -> None:
    book = entered(opened("croatian_4", dealer=2), maker=0, card_points=[100, 62], dealer=2)
    assert [row.written.tally.dealer for row in book.rows if isinstance(row.written, Entry)] == [2]
    again = book_from_link(link_of(book.sheet))
    assert [row.written.tally.dealer for row in again.rows if isinstance(row.written, Entry)] == [None]
    unknown = entered(opened("croatian_4", dealer=None), maker=0, card_points=[100, 62], dealer=2)
    again = book_from_link(link_of(unknown.sheet))
    assert [row.written.tally.dealer for row in again.rows if isinstance(row.written, Entry)] == [2]
