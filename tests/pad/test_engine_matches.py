"""Every match that the engine plays gives the same sheet when it is entered by its numbers."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.cards import cards_of
from bela.deal import actions as a
from bela.match import Match, Past, act
from bela.melds import Four, Run
from bela.pad.book import Book, changed, open_book
from bela.pad.change import Enter
from bela.pad.count import read_written
from bela.pad.model import Entry, OpenClaim, Worth
from bela.pad.played import written_in
from bela.pad.records import book_of, read_records, records_of, records_text
from bela.record import Entry as RecordEntry
from bela.record import Header, Record, begin, entries_for, replay
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS
from bela.scoring import Kind
from option_sets import house_rules
from record.randomplay import play
from support.pads import new_id


def played(rules: Rules, seed: int, most: int = 600) -> tuple[Match, Record]:
    """A match as far as it goes in so many actions, and its record."""
    *_, moment = islice(play(rules, seed, deals=12, most=most), most)
    return moment.match, moment.record


def by_numbers(book: Book, match: Match, record: Record) -> Book:
    """The book with every deal entered by its plain numbers, as somebody would read them off."""
    pasts = iter(match.hall.past)
    for written in written_in(record):
        form = {"kind": "open_claim", "seat": written.seat} if isinstance(written, OpenClaim) else numbers(next(pasts))
        book = changed(book, Enter(new_id(), read_written(book.rules, form)))
    return book


def numbers(past: Past) -> dict[str, object]:
    """The figures of a deal as the count of scenarios tells them."""
    tally = past.tally
    form: dict[str, object] = {"kind": tally.kind.value, "dealer": past.dealer}
    if tally.kind is Kind.VOID:
        return form
    form |= {"maker_side": tally.maker_side}
    if tally.kind is Kind.BELOT:
        return form
    figures = {key: list(getattr(tally, key)) for key in ("card_points", "announced", "bela", "tricks")}
    return {**form, **figures, "claimed_by": tally.winner}


def check_same(book: Book, match: Match) -> None:
    settled = [(row.past.tally.kind, row.past.settlement, row.after) for row in book.sheet.rows if row.past is not None]
    assert settled == [(past.tally.kind, past.settlement, past.after) for past in match.hall.past]
    assert all(row.fault is None for row in book.rows)


def check_match(match: Match, record: Record) -> None:
    check_same(book_of(record), match)
    check_same(by_numbers(open_book(record.header), match, record), match)


@settings(max_examples=60)
@given(house_rules(), st.integers(0, 2**32))
def test_a_match_entered_by_its_numbers_gives_the_same_sheet(rules: Rules, seed: int) -> None:
    check_match(*played(rules, seed))


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_every_variant_gives_the_same_sheet(name: str, seed: int) -> None:
    check_match(*played(VARIANTS[name], seed, most=1000))


@settings(max_examples=40)
@given(house_rules(), st.integers(0, 2**32))
def test_a_book_written_as_records_is_read_as_the_same_book(rules: Rules, seed: int) -> None:
    match, record = played(rules, seed)
    book = book_of(record)
    again = book_of(*read_records(records_text(book)))
    assert [row.written for row in again.rows] == [row.written for row in book.rows]
    assert again.sheet.match.hall.standing == book.sheet.match.hall.standing
    assert [replay(one).hall.past for one in records_of(book)] == [book.sheet.match.hall.past]
    check_same(again, match)


def test_what_was_shown_is_told_with_its_owner() -> None:
    seen = set()
    for seed in range(30):
        match, record = played(VARIANTS["croatian_4"], seed, most=90)
        for written, past in zip(written_in(record), match.hall.past, strict=True):
            assert isinstance(written, Entry)
            assert written.maker == (None if past.tally.kind is Kind.BELOT else past.maker)
            seen |= {type(one.what) for one in written.announcements if one.owner.seat is not None}
    assert {Run, Four} <= seen


def test_where_a_claim_came_before_anything_was_shown_only_the_points_are_known() -> None:
    kinds = set()
    for seed in range(30):
        _, record = played(VARIANTS["scottish_2"], seed, most=150)
        for written in written_in(record):
            assert isinstance(written, Entry)
            kinds |= {(type(one.what), one.owner.seat is None) for one in written.announcements}
    assert kinds == {(Worth, True), (Run, False)}


def test_a_deal_that_was_passed_out_is_a_row() -> None:
    rules = VARIANTS["scottish_2"]
    header = Header(rules, dealer=0)
    match, entries = begin(header), list[RecordEntry]()
    for action in (a.Pack(tuple(cards_of(rules.pack))), a.Cut(3), a.Pass(), a.Pass(), a.Pass(), a.Pass()):
        seat = match.to_act
        entries += entries_for(match, seat, action)
        match, _ = act(match, seat, action)
    book = book_of(Record(header, tuple(entries)))
    assert [row.past.settlement.result for row in book.rows if row.past is not None] == ["void"]
    check_same(book, match)
