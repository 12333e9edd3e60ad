"""A claim between two deals is a row like any other: shown, counted, handed on and taken in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bela.pad.book import Book, changed
from bela.pad.change import Dealer
from bela.pad.faults import PadError, PadFault
from bela.pad.link import book_from_link, link_of
from bela.pad.played import written_in
from bela.pad.records import book_of, read_records, records_text
from bela.pad.statistics import figures
from bela.pad.view import book_view
from bela.record import Count, Header, Record, Start
from bela.referee import Fault
from bela.rules.variants import VARIANTS
from support.pads import corrected, entered, new_id, opened
from support.tallies import claimed, played


def claimed_between() -> Book:
    """A game that a claim won between two deals."""
    order = "points top nobody"
    book = opened("scottish_2", contest_order=order, target=100, unclaimed_at_deal_end="must_claim")
    book = entered(book, maker=0, card_points=[110, 46])
    return entered(book, kind="open_claim", seat=0)


def second_row(book: Book) -> dict[str, Any]:
    """The second row as a shell is shown it."""
    view: dict[str, Any] = json.loads(json.dumps(book_view(book)))
    row: dict[str, Any] = view["matches"][0]["rows"][1]
    return row


def test_it_is_shown_with_its_reason() -> None:
    book = claimed_between()
    view = second_row(book)
    assert (view["deal"], view["result"], view["game_winner"]) == (None, "claimed", 0)
    assert view["reasons"] == [{"code": "claim_good", "side": 0, "seat": 0, "figures": {"points": 110}}]
    late = second_row(corrected(book, 1, maker=0, card_points=[60, 96]))
    assert (late["result"], late["reasons"], late["fault"]["code"]) == (None, [], "no_open_claim")


def test_it_is_handed_on_and_taken_in() -> None:
    book = claimed_between()
    for again in (book_from_link(link_of(book.sheet)), book_of(*read_records(records_text(book)))):
        assert [row.written for row in again.rows] == [row.written for row in book.rows]
        assert again.rules == book.rules
        assert again.rows[-1].after == book.rows[-1].after


def test_the_game_is_counted_for_whoever_claimed_it() -> None:
    assert figures([(1, claimed_between().sheet)]).sides["@0"].games == 1


def test_a_claim_that_falls_short_is_taken_from_no_record() -> None:
    header = Header(VARIANTS["scottish_2"], dealer=0)
    record = Record(header, (Count(Start(dealer=0), claimed((30, 0), winner=0)),))
    with pytest.raises(PadError) as caught:
        book_of(record)
    assert (caught.value.code, caught.value.field) == (PadFault.CLAIM_FALLS_SHORT, "1.1: claimed_by")


def test_a_record_that_cannot_be_replayed_opens_as_no_book() -> None:
    record = Record(Header(VARIANTS["scottish_2"], dealer=0), (Count(Start(), played((50, 40, 3))),))
    with pytest.raises(PadError) as caught:
        written_in(record)
    assert caught.value.code is PadFault.BAD_RECORD


def test_a_row_that_needs_a_dealer_waits_until_one_is_known() -> None:
    book = opened("scottish_3", dealer=0)
    book = entered(book, maker=1, card_points=[50, 50, 62])
    book = entered(book, maker=0, card_points=[61, 61, 40])
    book = entered(book, maker=0, card_points=[61, 61, 40])
    unknown = changed(book, Dealer(new_id(), None, 1))
    faults = [row.fault.code for row in unknown.rows if row.fault is not None]
    assert set(faults) <= {Fault.DEALER_NEEDED}
    assert changed(unknown, Dealer(new_id(), 0, 1)).sheet == book.sheet
