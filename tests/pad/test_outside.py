"""Texts that go out and come in: tables, records, books; statistics, search and pictures."""

from __future__ import annotations

import csv
from random import Random
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.pad.book import Book, changed, open_book
from bela.pad.change import Begin, Name
from bela.pad.copying import copied
from bela.pad.csv_text import read_table, table_text
from bela.pad.faults import PadError, PadFault
from bela.pad.history import found
from bela.pad.importing import imported
from bela.pad.lines import book_text, read_book
from bela.pad.pages import with_names
from bela.pad.picture import Words, picture
from bela.pad.records import book_of, read_records, records_of, records_text
from bela.pad.statistics import figures
from bela.pad.statistics_view import figures_view
from bela.record import Header
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house
from option_sets import house_rules
from support.pads import corrected, entered, new_id, opened, random_book

NAMES = ("Ana", "Bo", "Cvita", "Dino")


def evening() -> Book:
    """Two matches of four friends, the second one just begun."""
    book = open_book(with_names(Header(house("croatian_4", target=501), dealer=3, date="2026-01-30"), NAMES), "Friday")
    book = entered(book, maker=0, card_points=[100, 62], announcements=[{"seat": 2, "what": "Kh/3"}], bela_by=2)
    book = entered(book, maker=1, card_points=[90, 72], note="=auto")
    book = entered(book, maker=3, capot=1, announcements=[{"seat": 1, "what": "4xJ"}, {"side": 1, "what": "20"}])
    assert book.sheet.match.over
    book = changed(book, Begin(new_id(), 0, ("Bo", "Ana", "Dino", "Cvita"), "2026-01-31"))
    return entered(book, maker_side=1, card_points=[50, 112])


# ---------------------------------------------------------------- tables
@settings(max_examples=50)
@given(house_rules(), st.integers(0, 2**32))
def test_a_table_is_read_as_the_rows_that_were_written(rules: Rules, seed: int) -> None:
    book = random_book(rules, Random(seed), 8)
    read = [one for rows in read_table(rules, table_text(book)) for one in rows]
    again = copied("", [(book.sheet.header, read)])
    assert [row.after for row in again.rows] == [row.after for row in book.sheet.counting]


def test_a_table_has_a_column_for_everything_and_no_formula() -> None:
    lines = list(csv.DictReader(table_text(evening()).splitlines()))
    assert [line["match"] for line in lines] == ["1", "1", "1", "2"]
    assert lines[0]["announcements"] == "s2:Kh/3"
    assert lines[1]["note"] == "'=auto"
    assert (lines[2]["written_1"], lines[2]["scores_1"], lines[2]["result"]) == ("472", "534", "made")
    assert lines[3]["players"] == "Bo, Ana, Dino, Cvita"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "1"),
        ("a,b\n1,2\n", "1"),
        ("kind,maker,card_points_0,card_points_1\nplayed,0,100,62\nplayed,0,x,62\n", "3"),
        ("kind,maker,card_points_0,card_points_1\nplayed,0,100,61\n", "2"),
        ("kind,maker,announcements\nplayed,0,zz\n", "2"),
        ("kind,maker\nopen_claim,\n", "2"),
    ],
)
def test_a_table_that_is_none_is_refused_with_its_line(text: str, place: str) -> None:
    with pytest.raises(PadError) as caught:
        read_table(VARIANTS["croatian_4"], text)
    assert (caught.value.code, caught.value.field) == (PadFault.BAD_TABLE, place)


def test_a_claim_between_deals_goes_through_a_table() -> None:
    book = opened("scottish_2", unclaimed_at_deal_end="must_claim", target=100)
    book = entered(book, maker=0, card_points=[110, 52])
    book = entered(book, kind="open_claim", seat=0)
    rows = read_table(book.rules, table_text(book))
    assert copied("", [(book.sheet.header, rows[0])]).rows[-1].after == book.rows[-1].after
    table = {"variant": "scottish_2", "options": {"unclaimed_at_deal_end": "must_claim", "target": 100}}
    assert imported("\ufeff" + table_text(book), table).rows[-1].after.games == (1, 0)


# ---------------------------------------------------------------- any text
def test_a_text_of_any_kind_opens_as_a_book() -> None:
    book = evening()
    assert imported(book_text(book), {}) == book
    from_records = imported(records_text(book), {})
    assert [row.after for row in from_records.rows] == [row.after for row in book.rows]
    assert from_records.pages.title == "Friday"
    assert [one.header.players[0].name for one in records_of(from_records)] == ["Ana", "Bo"]
    assert [one.header.date for one in records_of(from_records)] == ["2026-01-30", "2026-01-31"]
    from_table = imported(table_text(book), {"variant": "croatian_4", "options": {"target": 501}})
    assert [row.after.scores for row in from_table.rows] == [row.after.scores for row in book.rows]
    assert len(imported("kind\n", {"variant": "croatian_4"}).rows) == 0


def test_matches_by_other_rules_are_other_books() -> None:
    records = [*records_of(opened("croatian_4")), *records_of(opened("croatian_2"))]
    with pytest.raises(PadError, match="bad_rules"):
        book_of(*records)


@pytest.mark.parametrize(
    "text",
    ["", "x", '{"format":"bela-record","variant":"croatian_4"}\n{"count":{"maker_side":0}}\n', '{"a":1}\n{"b":2}'],
)
def test_a_record_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(PadError) as caught:
        read_records(text)
    assert caught.value.code is PadFault.BAD_RECORD


@pytest.mark.parametrize(
    ("count", "code"),
    [
        ('{"maker_side":0,"card_points":[100,61]}', "not_the_total"),
        ('{"maker_side":0,"card_points":[100,62],"maker":1}', "disagree"),
        ('{"kind":"void"}', "no_void_here"),
    ],
)
def test_a_record_with_figures_that_no_deal_has_opens_as_no_book(count: str, code: str) -> None:
    text = f'{{"format":"bela-record","variant":"croatian_4","dealer":0}}\n{{"count":{count}}}\n'
    with pytest.raises(PadError, match=code):
        book_of(*read_records(text))


def test_unknown_fields_of_a_count_are_kept() -> None:
    text = '{"format":"bela-record","variant":"croatian_4","dealer":0}\n{"count":{"maker_side":0,"card_points":[100,62],"x":7}}\n'
    book = book_of(*read_records(text))
    assert '"x":7' in records_text(book)


HEAD_LINE = book_text(opened("croatian_4"))
ENTRY = '{"kind":"played","maker_side":0,"card_points":[100,62]}'


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", PadFault.NOT_A_BOOK),
        ("x", PadFault.NOT_A_BOOK),
        ('{"format":"bela-record"}', PadFault.NOT_A_BOOK),
        ('{"format":"bela-pad","version":2,"record":{}}', PadFault.NEWER_BOOK),
        ('{"format":"bela-pad","version":1,"record":{}}', PadFault.NOT_A_BOOK),
        (HEAD_LINE + "x", PadFault.NOT_A_BOOK),
        (HEAD_LINE + '{"id":"1","do":"fly"}', PadFault.BAD_LINE),
        (HEAD_LINE + '{"id":"1","do":"undo"}', PadFault.BAD_LINE),
        (HEAD_LINE + f'{{"id":"1","do":"enter","entry":{ENTRY},"x":1}}', PadFault.BAD_LINE),
        (HEAD_LINE + '{"id":"1","do":"seat","names":"Ana"}', PadFault.BAD_LINE),
        (HEAD_LINE + '{"id":"1","do":"enter"}', PadFault.BAD_LINE),
    ],
)
def test_a_text_that_is_no_book_is_refused(text: str, code: PadFault) -> None:
    with pytest.raises(PadError) as caught:
        read_book(text)
    assert caught.value.code is code


# ---------------------------------------------------------------- statistics
def test_statistics_tell_who_chose_and_made_how_many() -> None:
    book = evening()
    told = figures_view(figures(enumerate(book.pages.sheets, start=1)))
    assert told["players"]["Ana"]["chosen"] == 1
    assert told["players"]["Bo"]["results"] == {"failed": 1}
    assert (told["players"]["Cvita"]["belas"], told["players"]["Cvita"]["announced"]) == (1, {"/3": 1})
    assert told["players"]["Bo"]["announced"] == {"4xJ": 1}
    assert (told["players"]["Ana"]["dealt"], told["players"]["Bo"]["dealt"]) == (1, 2)
    pair = told["sides"]["Bo + Dino"]
    assert (pair["deals"], pair["capots"], pair["games"], pair["matches"]) == (4, 1, 1, 1)
    assert (pair["points"], pair["average"], pair["best"]) == (62 + 472 + 50, 146, 472)
    assert told["results"] == {"made": 3, "failed": 1}
    assert told["courses"][0]["scores"] == [[0, 0], [140, 62], [302, 62], [302, 534]]
    nobody = figures_view(figures([(1, opened("scottish_2").sheet)]))
    assert nobody["players"] == {name: {**nobody["players"]["#0"]} for name in ("#0", "#1")}
    assert nobody["players"]["#0"]["made_share"] is None


def test_statistics_of_a_book_without_names_count_seats_and_sides() -> None:
    book = entered(opened("scottish_2"), maker=0, card_points=[100, 62], announcements=[{"seat": 0, "what": "20"}])
    book = entered(entered(book, kind="void"), maker=1, card_points=[100, 62])
    told = figures_view(figures([(1, book.sheet)]))
    assert (told["players"]["#0"]["chosen"], told["sides"]["@1"]["chosen"], told["sides"]["@1"]["made"]) == (1, 1, 0)
    assert told["players"]["#0"]["announced"] == {"20": 1}


def test_a_chart_has_a_course_for_every_game() -> None:
    book = opened("scottish_2", target=100, match_wins=9)
    for _ in range(3):
        book = entered(book, maker=0, card_points=[110, 52])
    book = corrected(book, 1, maker=0, card_points=[90, 72])
    courses = figures_view(figures([(1, book.sheet)]))["courses"]
    assert [(one["game"], one["scores"][0], one["scores"][-1]) for one in courses] == [
        (1, [0, 0], [200, 124]),
        (2, [0, 0], [110, 52]),
    ]


# ---------------------------------------------------------------- search
@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("cvita", [(1, 1), (2, 1)]),
        ("kh/3", [(1, 1)]),
        ("auto", [(1, 2)]),
        ("2026-01-31", [(2, 1)]),
        ("failed bo", [(1, 2)]),
        ("capot", [(1, 3)]),
        ("štiglja", [(1, 3)]),
        ("4xj 4xj", [(1, 3)]),
        ("nobody", []),
        ("ana bela", [(1, 1)]),
    ],
)
def test_rows_are_found_by_all_the_words(text: str, places: list[tuple[int, int]]) -> None:
    assert found(evening().pages.sheets, text, {"capot": "Štiglja"}) == places


def test_claims_and_rows_that_do_not_count_are_found_too() -> None:
    book = opened("scottish_2", unclaimed_at_deal_end="must_claim", target=100)
    book = changed(book, Name(new_id(), ("Ana", "Bo")))
    book = entered(entered(book, maker=0, card_points=[110, 52]), kind="open_claim", seat=0)
    assert found(book.pages.sheets, "claimed ana") == [(1, 2)]
    book = corrected(book, 1, maker=0, card_points=[90, 72])
    assert book.rows[1].fault is not None
    assert found(book.pages.sheets, "claimed") == [(1, 2)]
    ended = opened("croatian_4", target=150)
    for _ in range(2):
        ended = entered(ended, maker=0, card_points=[100, 62])
    assert found(corrected(ended, 1, maker=0, capot=0).pages.sheets, "uncounted") == [(1, 2)]


# ---------------------------------------------------------------- pictures
def test_a_picture_shows_every_row_and_escapes_what_people_are_called() -> None:
    book = evening()
    words = Words(
        title="A & <B>",
        subtitle="to 501",
        maker="Maker",
        sides=("Ana + Cvita", "Bo + Dino"),
        seats=NAMES,
        results={"made": "made", "failed": "fell", "claimed": "claimed"},
        footer="done",
    )
    drawn = ET.fromstring(picture(book.pages.sheets[0], words))  # noqa: S314 - made here
    texts = ["".join(one.itertext()) for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & <B>", "Ana: made", "Bo: fell", "302", "+472", "done"} <= set(texts)
    second = picture(book.pages.sheets[1], words)
    assert "Bo + Dino: made" in second


def test_a_picture_tells_claims_and_deals_that_were_not_played() -> None:
    book = opened("scottish_2", unclaimed_at_deal_end="must_claim", target=100)
    book = entered(entered(book, kind="void"), maker=0, card_points=[110, 52])
    book = entered(book, kind="open_claim", seat=0)
    results = {"void": "not played", "made": "made", "claimed": "claimed"}
    drawn = picture(book.sheet, Words("t", "s", "m", ("A", "B"), ("A", "B"), results, "f"))
    assert ">not played<" in drawn
    assert ">claimed<" in drawn
