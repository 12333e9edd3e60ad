"""A link carries a whole sheet, and is refused where it is not whole."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.pad.bits import Reader, Writer, small
from bela.pad.book import open_book
from bela.pad.copying import undealt
from bela.pad.faults import PadError, PadFault
from bela.pad.link import book_from_link, link_of
from bela.pad.link_rules import OPTION_BITS, VARIANT_BITS, mark
from bela.pad.pages import names_of, teams_of, with_names, with_teams
from bela.pad.points import total
from bela.record import Header
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.variants import VARIANTS, house
from option_sets import house_rules
from support.pads import entered, opened, random_book

QR_BYTES_OF_VERSION_12 = 287
"""What a QR code of 65 by 65 modules holds where a seventh of it may be lost."""
ADDRESS = len("https://a-table-of-players.example/pad#")


@settings(max_examples=60)
@given(house_rules(), st.integers(0, 2**32))
def test_a_link_carries_the_sheet(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    sheet = random_book(rules, rng, 12).sheet
    if rng.random() < 1 / 2:
        header = with_names(replace(sheet.header, date="2026-01-31"), tuple(f"Žana {n}" for n in range(rules.seats)))
        book = open_book(with_teams(header, tuple(f"T{n}" for n in range(rules.sides))), "Ponedjeljak")
        sheet = replace(sheet, header=book.sheet.header)
    again = book_from_link(link_of(sheet, "Ponedjeljak"))
    assert again.pages.title == "Ponedjeljak"
    assert [row.counted for row in again.rows] == [undealt(row.counted, row.before.dealer) for row in sheet.counting]
    assert (again.sheet.header.dealer, again.sheet.header.date) == (sheet.header.dealer, sheet.header.date)
    assert (names_of(again.sheet.header), teams_of(again.sheet.header)) == (
        names_of(sheet.header),
        teams_of(sheet.header),
    )
    assert again.rules == rules
    assert [row.after for row in again.rows] == [row.after for row in sheet.counting]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_sheet_of_twelve_deals_fits_a_qr_code_of_readable_size(name: str) -> None:
    rules = house(name, target=9999)
    header = with_names(
        Header(rules, dealer=0, date="2026-01-31"), ("Katarina", "Branimir", "Ljubica", "Zvonimir")[: rules.seats]
    )
    book = open_book(header, "Petak navečer")
    for place in range(12):
        points = [90, 72, 0][: rules.sides]
        points[1] = total(rules) - points[0]
        announced = [20 * (place % 3), 0, 0][: rules.sides]
        book = entered(
            book,
            maker=place % rules.seats,
            card_points=points,
            tricks=[1] * rules.sides,
            announced=announced,
            bela_by=0,
        )
    assert ADDRESS + len(link_of(book.sheet, "Petak navečer")) <= QR_BYTES_OF_VERSION_12


def test_every_letter_of_a_link_matters() -> None:
    text = link_of(entered(opened("croatian_4"), maker=0, card_points=[100, 62]).sheet)
    for place in range(len(text)):
        other = "A" if text[place] != "A" else "B"
        with pytest.raises(PadError) as caught:
            book_from_link(text[:place] + other + text[place + 1 :])
        assert caught.value.code is PadFault.DAMAGED_LINK
    for cut in range(1, len(text)):
        with pytest.raises(PadError):
            book_from_link(text[:-cut])


@pytest.mark.parametrize("text", ["", "!", "é", "AAAA", "A"])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(PadError):
        book_from_link(text)


def written(*numbers: tuple[int, int], more: int = 0) -> str:
    """A text with a right checksum that says anything."""
    writer = Writer()
    for value, width in numbers:
        writer.number(value, width)
    for _ in range(more):
        small(writer, 0)
    return writer.text()


HEAD = ((1, 4), (mark("croatian_4", VARIANT_BITS), 8))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (written((4, 4)), PadFault.NEWER_LINK),
        (written((1, 4), (1, 8)), PadFault.NEWER_LINK),
        (written((1, 4)), PadFault.DAMAGED_LINK),
        (written(*HEAD, (1, 4), (0, 1), (0, 16)), PadFault.NEWER_LINK),
        (
            written(*HEAD, (1, 4), (0, 1), (mark("fours", OPTION_BITS), OPTION_BITS), (15, 4), (0, 1)),
            PadFault.NEWER_LINK,
        ),
        (
            written(*HEAD, (1, 4), (0, 1), (mark("target", OPTION_BITS), OPTION_BITS), (0, 4), (0, 1)),
            PadFault.DAMAGED_LINK,
        ),
        (written(*HEAD, (0, 4), (0, 1), (1, 4), (0, 1), (255, 8)), PadFault.DAMAGED_LINK),
    ],
)
def test_a_text_with_a_right_checksum_may_still_say_nothing(text: str, code: PadFault) -> None:
    with pytest.raises(PadError) as caught:
        book_from_link(text)
    assert caught.value.code is code


def rows(*numbers: tuple[int, int]) -> str:
    """A link of a sheet without names, with one row that says anything."""
    empty = ((0, 4), (0, 1))
    return written(*HEAD, *empty, *empty, *empty, *empty, (0, 1), (0, 1), (1, 4), (0, 1), *numbers)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (rows((7, 3)), PadFault.NEWER_LINK),
        (rows((2, 3), (0, 1), (0, 1), (3, 2)), PadFault.DAMAGED_LINK),
        (
            rows((2, 3), (0, 1), (0, 1), (0, 2), (0, 1), (1, 1), (1, 1), (26, 7), (15, 4), (1, 5), (0, 4), (0, 1)),
            PadFault.BAD_DATE,
        ),
        (rows((1, 3), (0, 1), (0, 1), (0, 1)), PadFault.NO_VOID_HERE),
    ],
)
def test_a_row_that_no_deal_can_be_is_refused(text: str, code: PadFault) -> None:
    with pytest.raises(PadError) as caught:
        book_from_link(text)
    assert caught.value.code is code


def test_names_of_options_and_variants_have_marks_of_their_own() -> None:
    assert len({mark(name, OPTION_BITS) for name in OPTIONS}) == len(OPTIONS)
    assert len({mark(name, VARIANT_BITS) for name in VARIANTS}) == len(VARIANTS)


def test_rules_cut_to_size_go_into_no_link() -> None:
    rules = replace(VARIANTS["scottish_2"], first=(2, 2))
    with pytest.raises(PadError, match="no_link_for_rules"):
        link_of(open_book(Header(rules)).sheet)
    with pytest.raises(PadError, match="no_link_for_rules"):
        link_of(open_book(Header(replace(VARIANTS["scottish_2"], name="other"))).sheet)


def test_a_reader_gives_what_a_writer_was_given() -> None:
    writer = Writer()
    numbers = [0, 1, 15, 16, 255, 256, 10**6]
    for value in numbers:
        small(writer, value)
    reader = Reader(writer.text())
    assert [small(reader, 0) for _ in numbers] == numbers
