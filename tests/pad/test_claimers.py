"""Who claimed is what is written down of a claim; who wins follows, also where a false one loses the game (X-12)."""

from __future__ import annotations

import pytest

from bela.pad.bits import Reader
from bela.pad.book import Book
from bela.pad.copying import copied
from bela.pad.csv_reading import read_table
from bela.pad.csv_text import table_text
from bela.pad.faults import PadError, PadFault
from bela.pad.form import read_form
from bela.pad.lines import book_text, read_book
from bela.pad.link import book_from_link, link_of
from bela.pad.model import Entry
from bela.pad.records import book_of, read_records, records_text
from bela.pad.view import row_reasons
from bela.referee import Fault
from bela.rules.variants import house
from pad.test_engine_matches import check_match, played
from support.pads import corrected, entered, opened, refusal

SHORT = {"kind": "claimed", "maker": 0, "card_points": [60, 20]}
THREE = {"kind": "claimed", "maker": 0, "card_points": [10, 10, 0]}


def table_of_two(target: int, **options: bool) -> Book:
    """100 to 56 is written down, at a table where a false claim loses the game."""
    book = opened("scottish_2", target=target, false_claim="lose_game", **options)
    return entered(book, maker=0, card_points=[100, 56])


def told(book: Book) -> list[tuple[str, int | None, int | None]]:
    """The sentences about the last row."""
    return [(one.code, one.side, one.seat) for one in row_reasons(book.rules, book.rows[-1])]


def winner(book: Book) -> int:
    """Who has won the game with the last row."""
    return book.rows[-1].after.game_winner


def test_of_two_the_other_one_wins_by_a_claim_that_falls_short() -> None:
    for claimer in (0, 1):
        book = entered(table_of_two(300), **SHORT, claimer=claimer)
        assert winner(book) == 1 - claimer
        assert told(book) == [("claim_false", 1 - claimer, claimer)]


def test_a_claim_that_reaches_the_target_wins_for_whoever_made_it() -> None:
    book = entered(table_of_two(150), **SHORT, claimer=0)
    assert (winner(book), told(book)) == (0, [("claim_good", 0, 0)])


def test_a_false_claim_is_told_as_such_where_the_other_side_has_reached_the_target() -> None:
    book = entered(table_of_two(150), **SHORT, claimer=1)
    assert (winner(book), told(book)) == (0, [("claim_false", 0, 1)])


def test_partners_claim_as_a_side() -> None:
    lose = opened("croatian_4", target=501, false_claim="lose_game", end_mode="claim")
    book = entered(lose, **SHORT, claimer=0)
    assert (winner(book), told(book)) == (1, [("ended_by_false_claim", 1, None)])
    both = opened("croatian_4", target=51, false_claim="lose_game", end_mode="claim")
    book = entered(both, **SHORT, claimer=1)
    assert (winner(book), told(book)) == (0, [("ended_by_false_claim", 0, None)])


def test_of_three_the_higher_of_the_others_wins_and_of_level_ones_the_first_in_turn() -> None:
    book = entered(opened("scottish_3", target=400, false_claim="lose_game"), maker=0, card_points=[80, 50, 32])
    assert [winner(entered(book, **THREE, claimer=side)) for side in range(3)] == [1, 0, 0]
    level = opened("scottish_3", target=400, false_claim="lose_game")
    assert [winner(entered(level, **THREE, claimer=side)) for side in range(3)] == [1, 2, 1]
    unknown = opened("scottish_3", dealer=None, target=400, false_claim="lose_game")
    assert refusal(unknown, **THREE, claimer=2).code is Fault.DEALER_NEEDED


def test_correcting_an_earlier_deal_tells_anew_who_wins_by_a_claim() -> None:
    book = entered(table_of_two(150), **SHORT, claimer=0)
    worse = corrected(book, 1, maker=1, card_points=[56, 100])
    assert (winner(worse), told(worse)) == (1, [("claim_false", 1, 0)])
    assert winner(corrected(worse, 1, maker=0, card_points=[100, 56])) == 0


def test_whoever_may_not_claim_loses_nothing_by_it() -> None:
    fault = refusal(table_of_two(300, maker_may_claim=False), **SHORT, claimer=0)
    assert (fault.code, fault.rule) == (PadFault.CLAIM_NOT_YOURS, "X-03")


def test_where_a_false_claim_is_refused_whoever_claims_wins_or_is_refused() -> None:
    book = entered(opened("scottish_2", target=150), maker=0, card_points=[100, 56])
    good = entered(book, **SHORT, claimer=0)
    assert good.rows[-1].written == entered(book, **SHORT, claimed_by=0).rows[-1].written
    assert refusal(book, **SHORT, claimer=1).code is PadFault.CLAIM_FALLS_SHORT
    assert refusal(opened("scottish_2", target=150), **SHORT).field == "claimer"


@pytest.mark.parametrize("false_claim", ["reject", "lose_game"])
def test_who_claimed_and_who_won_are_not_told_both(false_claim: str) -> None:
    rules = house("scottish_2", target=300, false_claim=false_claim)
    with pytest.raises(PadError) as caught:
        read_form(rules, {**SHORT, "claimer": 1, "claimed_by": 0})
    assert (caught.value.code, caught.value.field) == (PadFault.DISAGREE, "claimer")


@pytest.mark.parametrize("target", [150, 300])
@pytest.mark.parametrize("claimer", [0, 1])
def test_who_claimed_goes_through_every_text(target: int, claimer: int) -> None:
    book = entered(table_of_two(target), **SHORT, claimer=claimer)
    title, matches = read_table(book.rules, table_text(book))
    again = (
        read_book(book_text(book)),
        book_from_link(link_of(book.sheet)),
        book_of(*read_records(records_text(book))),
        copied(title, matches),
    )
    for one in again:
        written = one.rows[-1].written
        assert isinstance(written, Entry)
        assert (written.claimer, written.tally.winner) == (claimer, None)
        assert (one.rows[-1].after, told(one)) == (book.rows[-1].after, told(book))


def test_a_link_without_a_claimer_is_one_that_earlier_programs_read() -> None:
    plain, claimed = table_of_two(300), entered(table_of_two(300), **SHORT, claimer=1)
    assert [Reader(link_of(book.sheet)).number(0, 4) for book in (plain, claimed)] == [2, 3]


@pytest.mark.parametrize("name", ["scottish_2", "scottish_3", "croatian_3"])
def test_a_match_played_with_false_claims_opens_with_whoever_made_them(name: str) -> None:
    claimers = 0
    for seed in range(20):
        rules = house(name, target=150, match_wins=9, false_claim="lose_game", end_mode="claim")
        match, record = played(rules, seed)
        check_match(match, record)
        book = book_of(record)
        for row in book.rows:
            if isinstance(row.written, Entry) and row.written.claimer is not None:
                claimers += row.written.claimer != row.after.game_winner
        assert [row.written for row in book_of(*read_records(records_text(book))).rows] == [
            row.written for row in book.rows
        ]
    assert claimers
