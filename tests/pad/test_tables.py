"""A table for spreadsheets opens again as the same book, with everybody's name."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import replace
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.pad.book import Book, changed, open_book
from bela.pad.change import Begin, Name
from bela.pad.csv_rules import agree
from bela.pad.csv_text import FORMULA, table_text
from bela.pad.faults import PadError, PadFault
from bela.pad.importing import imported
from bela.pad.lines import book_text
from bela.pad.link import link_of
from bela.pad.pages import LONGEST_NAME, names_of, teams_of, with_names
from bela.pad.records import records_text
from bela.record import Header
from bela.rules.faults import OptionError
from bela.rules.options import options_of
from bela.rules.variants import house
from support.evenings import evening
from support.pads import entered, new_id, opened

NAMES = ("Ana", "Bo", "Cvita", "Dino")
OLD_HEAD = "match,date,kind,dealer,maker,card_points_0,card_points_1,tricks_0,tricks_1,players"
OLD_LINES = (
    '1,2026-01-30,played,3,0,100,62,1,1,"Ana, Bo, Cvita, Dino"\n2,,played,0,1,62,100,1,1,"Bo, Ana, Dino, Cvita"\n'
)


def back(book: Book, text: str | None = None) -> Book:
    """The book that its table opens as."""
    rules = {"variant": book.rules.name, "options": options_of(book.rules)}
    return imported(table_text(book) if text is None else text, rules)


def lines_of(book: Book) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(table_text(book))))


def people(book: Book) -> list[tuple[tuple[str, ...], tuple[str, ...], str, int | None]]:
    headers = [sheet.header for sheet in book.pages.sheets]
    return [(names_of(one), teams_of(one), one.date, one.dealer) for one in headers]


def test_a_table_opens_as_the_same_book_with_its_names() -> None:
    book = changed(evening(), Name(new_id(), teams=("North", "South")))
    again = back(book)
    assert (again.pages.title, people(again)) == ("Friday", people(book))
    assert [row.after for row in again.rows] == [row.after for row in book.rows]
    assert table_text(again) == table_text(book)


@pytest.mark.parametrize("date", ["30.1.2026", "30.01.2026", "30. 1. 2026.", "30.1.2026."])
def test_dates_and_numbers_open_as_spreadsheets_write_them(date: str) -> None:
    text = table_text(evening())
    changed_text = text.replace("2026-01-30", date).replace(",100,62,", ',100.0,"62,0",')
    assert changed_text.count(date) > 1
    assert "100.0" in changed_text
    assert table_text(back(evening(), changed_text)) == text


def test_three_noughts_behind_a_figure_are_refused() -> None:
    with pytest.raises(PadError) as caught:
        back(evening(), table_text(evening()).replace(",100,62,", ",100,62.000,"))
    assert caught.value.code is PadFault.BAD_TABLE


def test_a_date_of_which_nobody_can_tell_the_day_is_refused() -> None:
    with pytest.raises(PadError) as caught:
        back(evening(), table_text(evening()).replace("2026-01-30", "1/2/2026"))
    assert caught.value.code is PadFault.BAD_TABLE


def without_rules(text: str) -> str:
    """The table as earlier versions wrote it."""
    return "\n".join(line.rpartition(",")[0].rpartition(",")[0] for line in text.splitlines())


def test_a_table_tells_the_rules_of_its_book_in_every_line() -> None:
    book = evening()
    assert {(line["variant"], line["options"]) for line in lines_of(book)} == {("croatian_4", "target=501")}
    assert imported(table_text(book), {}).rules == book.rules
    with pytest.raises(PadError, match="table_of_what"):
        imported(without_rules(table_text(book)), {})
    assert back(book, without_rules(table_text(book))).rows == back(book).rows


@pytest.mark.parametrize("write", [table_text, records_text, book_text, lambda book: link_of(book.sheet)])
def test_rules_that_are_named_are_those_that_a_text_tells_or_it_is_refused(write: Callable[[Book], str]) -> None:
    book = evening()
    assert back(book, write(book)).rules == book.rules
    for rules in ({"variant": "croatian_4"}, {"variant": "scottish_2", "options": {"target": 501}}):
        with pytest.raises(PadError) as caught:
            imported(write(book), rules)
        assert (caught.value.code, caught.value.detail) == (PadFault.OTHER_RULES, "croatian_4, target=501")


def test_rules_that_no_table_can_state_stand_in_none() -> None:
    book = entered(open_book(Header(replace(house("croatian_4"), name="ours"))), maker=0, card_points=[100, 62])
    assert [(line["variant"], line["options"]) for line in lines_of(book)] == [("", "")]
    with pytest.raises(PadError, match="ours"):
        agree(book.rules, house("croatian_4"))


def test_a_table_of_lines_by_different_rules_is_refused_with_the_line() -> None:
    text = table_text(evening()).splitlines()
    text[2] = text[2].replace("target=501", "target=701")
    with pytest.raises(PadError) as caught:
        imported("\n".join(text), {})
    assert (caught.value.code, caught.value.field) == (PadFault.BAD_TABLE, "3")


@pytest.mark.parametrize("options", ["target=0", "target", "goal=501", "target=501; match_wins=many"])
def test_rules_that_cannot_be_are_refused_as_everywhere(options: str) -> None:
    with pytest.raises(OptionError):
        imported(table_text(evening()).replace("target=501", options), {})


def test_an_option_with_two_values_is_refused_with_its_line() -> None:
    text = table_text(evening()).replace("target=501", "target=501; target=701", 1)
    with pytest.raises(PadError) as caught:
        imported(text, {})
    cause = caught.value.__cause__
    assert isinstance(cause, PadError)
    assert (caught.value.code, caught.value.field) == (PadFault.BAD_TABLE, "2")
    assert (cause.code, cause.detail) == (PadFault.OPTION_TWICE, "target=501, target=701")
    same = table_text(evening()).replace("target=501", "target=501; target=501")
    assert imported(same, {}).rules == evening().rules


@pytest.mark.parametrize("line", ["sep=;", "SEP=,", '"sep=,",,,', "sep=\t", "sep=;;;"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_line_that_says_what_parts_the_cells_is_passed_over(line: str, end: str) -> None:
    text = f"\ufeff{line}{end}{table_text(evening())}"
    assert imported(text, {}).pages == imported(table_text(evening()), {}).pages
    wrong = text.replace("Kh/3", "Kh/9")
    with pytest.raises(PadError) as caught:
        imported(wrong, {})
    assert caught.value.field == "3"


def test_a_line_that_somebody_added_needs_no_rules() -> None:
    text = table_text(evening())
    last = text.splitlines()[-1].replace("croatian_4,target=501", ",")
    assert len(imported(f"{text}{last}\n", {}).rows) == len(evening().rows) + 1


def test_a_match_of_which_nothing_is_written_down_keeps_its_names() -> None:
    header = with_names(Header(house("croatian_4"), dealer=2, date="2026-01-30"), NAMES)
    assert people(back(open_book(header))) == people(open_book(header))
    book = entered(open_book(header), maker=0, card_points=[100, 62])
    book = changed(book, Begin(new_id(), 1, ("Bo", "Ana", "Dino", "Cvita"), "2026-01-31"))
    assert people(back(book)) == people(book)


def test_a_table_of_nobody_opens_as_a_book_of_nobody() -> None:
    book = entered(opened("croatian_3"), maker=0, card_points=[100, 40, 22])
    assert people(back(book)) == people(book)


CELLS = st.text(st.sampled_from(("'", *FORMULA, "a", ",", ";", '"')), max_size=6).map(str.strip)


@given(CELLS, CELLS.filter(bool))
def test_a_name_or_note_is_never_a_formula_and_comes_back_as_it_was(note: str, name: str) -> None:
    if not name.isprintable():
        name = "'=Ana"
    header = with_names(Header(house("croatian_2"), dealer=0), (name, "Bo"))
    book = entered(open_book(header), maker=0, card_points=[100, 56], note=note)
    cells = [cell for line in list(csv.reader(StringIO(table_text(book))))[1:] for cell in line]
    assert not [cell for cell in cells if cell.startswith(FORMULA)]
    again = back(book)
    assert (names_of(again.sheet.header)[0], again.rows[0].written.note) == (name, note)  # type: ignore[union-attr]


def test_a_note_of_several_lines_stays_one() -> None:
    book = entered(opened("croatian_4"), maker=0, card_points=[100, 62], note="one\ntwo\u2028three")
    assert back(book).rows[0].written == replace(book.rows[0].written, tally=back(book).rows[0].written.tally)  # type: ignore[arg-type, union-attr]


def test_tables_that_were_made_before_open_with_their_names() -> None:
    book = back(opened("croatian_4"), f"{OLD_HEAD}\n{OLD_LINES}")
    assert [names for names, *_ in people(book)] == [NAMES, ("Bo", "Ana", "Dino", "Cvita")]
    assert [row.after.scores for row in book.rows] == [(100, 62), (62, 100)]
    with_comma = OLD_LINES.replace("Ana, Bo", "Ana, the first, Bo")
    assert people(back(opened("croatian_4"), f"{OLD_HEAD}\n{with_comma}"))[0][0] == ("",) * 4


@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_a_table_that_a_spreadsheet_wrote_in_its_own_way_opens(delimiter: str) -> None:
    book = evening()
    written = StringIO(newline="")
    csv.writer(written, delimiter=delimiter).writerows(csv.reader(StringIO(table_text(book))))
    assert table_text(back(book, f"\ufeff{written.getvalue()}")) == table_text(book)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("Ana", "Bo", "name_twice"),
        ("Ana", "A" * (LONGEST_NAME + 1), "bad_name"),
        ("2026-01-30", "2026-02-30", "bad_date"),
        ("played,3", "played,7", "no_such_seat"),
    ],
)
def test_names_that_cannot_be_are_refused_with_their_line(old: str, new: str, reason: str) -> None:
    header = with_names(Header(house("croatian_4"), dealer=3, date="2026-01-30"), NAMES)
    book = entered(open_book(header), maker=0, card_points=[100, 62])
    with pytest.raises(PadError) as caught:
        back(book, table_text(book).replace(old, new))
    assert (caught.value.code, caught.value.field) == (PadFault.BAD_TABLE, "2")
    assert reason in caught.value.detail


def test_a_table_that_no_spreadsheet_wrote_is_refused() -> None:
    for text in ("kind,maker\nplayed," + "0" * 200_000, "kind\x00\n", "a" * 200_000):
        with pytest.raises(PadError):
            back(opened("croatian_4"), text)
