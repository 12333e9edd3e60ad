"""Texts that go out and come in: tables, records, books; statistics, search and pictures."""

from __future__ import annotations

import csv
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.pad.copying import copied
from bela.pad.csv_reading import read_table
from bela.pad.csv_text import table_text
from bela.pad.faults import PadError, PadFault
from bela.pad.importing import imported
from bela.pad.lines import book_text, read_book
from bela.pad.link import book_from_link, link_of
from bela.pad.pages import names_of, told_apart
from bela.pad.records import book_of, read_records, records_of, records_text
from bela.record import Player
from bela.rules.model import Rules
from bela.rules.options import options_of
from bela.rules.variants import VARIANTS
from option_sets import house_rules
from support.evenings import evening
from support.pads import entered, opened, random_book

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


# ---------------------------------------------------------------- tables
@settings(max_examples=50)
@given(house_rules(), st.integers(0, 2**32))
def test_a_table_is_read_as_the_rows_that_were_written(rules: Rules, seed: int) -> None:
    book = random_book(rules, Random(seed), 8)
    again = copied(*read_table(rules, table_text(book)))
    assert [row.after for row in again.rows] == [row.after for row in book.sheet.counting]
    assert imported(table_text(book), {}).rules == rules


def test_a_table_has_a_column_for_everything_and_no_formula() -> None:
    lines = list(csv.DictReader(table_text(evening()).splitlines()))
    assert [line["match"] for line in lines] == ["1", "1", "1", "2"]
    assert lines[0]["announcements"] == "s2:Kh/3"
    assert lines[1]["note"] == "'=auto"
    assert (lines[2]["written_1"], lines[2]["scores_1"], lines[2]["result"]) == ("472", "534", "made")
    assert [lines[3][f"player_{seat}"] for seat in range(4)] == ["Bo", "Ana", "Dino", "Cvita"]
    assert {line["book"] for line in lines} == {"Friday"}
    for line in lines:
        assert line["maker_name"] == (line[f"player_{line['maker']}"] if line["maker"] else "")
        assert line["dealer_name"] == line[f"player_{line['dealer']}"]


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
    book = entered(book, maker=0, card_points=[110, 46])
    book = entered(book, kind="open_claim", seat=0)
    assert copied(*read_table(book.rules, table_text(book))).rows[-1].after == book.rows[-1].after
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
    with pytest.raises(PadError, match="empty_table"):
        imported("kind\n", {"variant": "croatian_4"})


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
    head = '{"format":"bela-record","variant":"croatian_4","dealer":0}'
    text = f'{head}\n{{"count":{{"maker_side":0,"card_points":[100,62],"x":7}}}}\n'
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


# ---------------------------------------------------------------- equal names
@pytest.mark.parametrize(
    ("names", "apart"),
    [
        (("guest", "guest"), ("guest", "guest 2")),
        (("Eva", "EVA", "eva 2", ""), ("Eva", "EVA 2", "eva 2 2", "")),
        (("", "", ""), ("", "", "")),
        (("x" * 40, "x" * 40), ("x" * 40, f"{'x' * 38} 2")),
        ((FAMILY * 40, FAMILY * 40), (FAMILY * 40, f"{FAMILY * 38} 2")),
    ],
)
def test_equal_names_are_told_apart(names: tuple[str, ...], apart: tuple[str, ...]) -> None:
    assert told_apart(names) == apart


def test_a_match_of_somebody_called_by_a_joined_picture_opens_as_a_book() -> None:
    record = records_of(evening())[0]
    players = tuple(Player(name) for name in (FAMILY, "Bo", f"Ana {FAMILY}", FAMILY * 40))
    book = book_of(replace(record, header=replace(record.header, players=players)))
    again = imported(table_text(book), {"variant": book.rules.name, "options": options_of(book.rules)})
    assert names_of(again.sheet.header) == names_of(book.sheet.header) == (FAMILY, "Bo", f"Ana {FAMILY}", FAMILY * 40)
    assert names_of(book_from_link(link_of(book.sheet)).sheet.header) == names_of(book.sheet.header)


def test_a_match_of_two_with_the_same_name_opens_as_a_book() -> None:
    record = records_of(evening())[0]
    players = tuple(Player(name) for name in ("guest", "Guest", "Ana", ""))
    book = book_of(replace(record, header=replace(record.header, players=players)))
    assert [player.name for player in book.sheet.header.players] == ["guest", "Guest 2", "Ana", ""]
    assert len(book.rows) == len(book_of(record).rows) > 0
