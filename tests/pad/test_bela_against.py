"""A Bela against what the other side announced: said at the start it may win the contest, said in play never."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.cards import Suit
from bela.deal.notation import parse_meld
from bela.deal.state import Hand
from bela.deal.steps.contest import scored_points
from bela.deal.steps.ranking import contest_winner, contesting
from bela.melds import BELA_POINTS, bela_mask
from bela.pad.book import Book, changed, open_book
from bela.pad.change import Dealer
from bela.pad.contest import board_of
from bela.pad.csv_text import table_text
from bela.pad.faults import PadFault
from bela.pad.importing import imported
from bela.pad.lines import book_text, read_book
from bela.pad.link import book_from_link, link_of
from bela.pad.points import total
from bela.pad.records import records_text
from bela.pad.view import book_view
from bela.record import Header
from bela.rules.model import Rules
from bela.rules.options import options_of
from bela.rules.words import AnnounceHow, BelaCall
from option_sets import house_rules
from support.pads import entered, new_id, opened, refusal

FORM: dict[str, Any] = {"maker": 0, "card_points": [100, 62]}
OF_TWO = {"announcements": [{"seat": 2, "what": "/3"}], "bela_by": 1}
"""Seat 2 announced a run of three; seat 1, who comes first after dealer 0, had the Bela."""
LINK_OF_VERSION_1 = "IzIAABAgjJFlaI24og"


def counts(book: Book) -> tuple[int, ...]:
    past = book.rows[-1].past
    assert past is not None
    return past.tally.announced


def code(book: Book, **form: Any) -> str:  # noqa: ANN401 - whatever a form holds
    return refusal(book, **{**FORM, **form}).code.value


def test_whether_a_bela_won_is_asked_and_taken() -> None:
    """C-16, C-18: its 20 decide where they are level and its owner is nearer to the dealer."""
    book = opened("croatian_4", dealer=0)
    assert code(book, **OF_TWO) == PadFault.BELA_UNDECIDED
    assert counts(entered(book, **FORM, **OF_TWO, announced_by=0)) == (20, 0)
    beaten = entered(book, **FORM, **OF_TWO, announced_by=1)
    assert counts(beaten) == (0, 0)
    assert beaten.sheet.scores == (100, 82)
    row: Any = book_view(beaten)["matches"][0]["rows"][0]  # type: ignore[index, call-overload]
    assert row["beaten"] == [{"seat": 2, "what": "/3"}]
    assert row["reasons"][0]["code"] == "announced_beaten"


@pytest.mark.parametrize(
    ("options", "form", "wanted"),
    [
        ({"bela_in_contest": "never"}, {}, 20),  # C-16
        ({"bela_call": "first_card"}, {}, 20),  # it is never said at the start
        ({"bela_call": "either"}, {}, 20),
        ({"announce_how": "automatic"}, {}, 20),  # all is announced by itself, a Bela is not
        ({"contest_order": "length top trump seat"}, {}, 20),  # a run of two is shorter than any other
        ({}, {"bela_by": 3}, 20),  # the run is nearer to the dealer
        ({}, {"announcements": [{"seat": 2, "what": "/4"}]}, 50),
        ({}, {"announcements": [{"seat": 2, "what": "/3"}, {"seat": 2, "what": "/3"}]}, 40),
        ({}, {"bela_by": 0}, 20),  # the partner is no rival
        ({"contest_order": "points fours_over_runs top seat"}, {"announcements": [{"seat": 2, "what": "Ah/3"}]}, 20),
    ],
)
def test_where_a_bela_cannot_win_nothing_is_asked(options: dict[str, Any], form: dict[str, Any], wanted: int) -> None:
    book = entered(opened("croatian_4", dealer=0, **options), **{**FORM, **OF_TWO, **form})
    assert counts(book) == (wanted, 0)


def test_a_bela_that_can_only_lose_is_not_written_down_as_the_winner() -> None:
    book = opened("croatian_4", dealer=0)
    assert code(book, **{**OF_TWO, "bela_by": 3}, announced_by=1) == PadFault.BEATEN_BY_RIVALS
    assert code(opened("croatian_4", bela_in_contest="never"), **OF_TWO, announced_by=1) == PadFault.DISAGREE
    assert code(book, **OF_TWO, announced_by="nobody") == PadFault.BEATEN_BY_RIVALS


def test_a_level_bela_may_cancel() -> None:
    book = opened("croatian_4", dealer=0, contest_order="points nobody")
    assert code(book, **OF_TWO) == PadFault.BELA_UNDECIDED
    assert counts(entered(book, **FORM, **OF_TWO, announced_by="nobody")) == (0, 0)
    assert code(book, **OF_TWO, announced_by=1) == PadFault.BEATEN_BY_RIVALS


def test_with_three_only_a_rival_of_whoever_announced_is_asked_about() -> None:
    form = {**OF_TWO, "card_points": [100, 40, 22]}
    assert code(opened("croatian_3", dealer=0), **form) == PadFault.BELA_UNDECIDED
    together = opened("croatian_3", dealer=0, contest_sides_3="maker_vs_opponents")
    assert counts(entered(together, **{**FORM, **form})) == (0, 0, 20)


@pytest.mark.parametrize("unit", ["best_single", "player_total"])
def test_where_only_the_best_scores_all_that_is_written_down_counts_or_nothing_does(unit: str) -> None:
    book = opened("croatian_4", dealer=0, winner_scores="best_only", contest_unit=unit)
    assert counts(entered(book, **FORM, **OF_TWO, announced_by=0)) == (20, 0)
    assert counts(entered(book, **FORM, **OF_TWO, announced_by=1)) == (0, 0)


def test_figures_tell_what_counted() -> None:
    """Points that are told are those that won the contest."""
    book = opened("croatian_4", dealer=0)
    assert counts(entered(book, **FORM, announced=[20, 0], bela=[0, 20])) == (20, 0)
    assert counts(entered(book, **FORM, **OF_TWO, announced=[20, 0])) == (20, 0)
    assert counts(entered(book, **FORM, **OF_TWO, announced=[0, 0])) == (0, 0)
    assert code(book, **OF_TWO, announced=[0, 20]) == PadFault.DISAGREE


def test_another_dealer_settles_it_anew() -> None:
    book = entered(opened("croatian_4", dealer=0), **FORM, **OF_TWO, announced_by=1)
    again = changed(book, Dealer(new_id(), 1, 1))  # now seat 2 comes first, and no Bela beats the run
    assert again.rows[0].fault is not None
    assert again.rows[0].fault.code is PadFault.BEATEN_BY_RIVALS


@pytest.mark.parametrize("by", [0, 1])
def test_the_answer_goes_through_every_text(by: int) -> None:
    book = entered(opened("croatian_4", dealer=0), **FORM, **OF_TWO, announced_by=by)
    wanted = book.rows[0].past, book.rows[0].beaten
    table = {"variant": "croatian_4", "options": options_of(book.rules)}
    for other in (
        read_book(book_text(book)),
        book_from_link(link_of(book.sheet)),
        imported(records_text(book), {}),
        imported(table_text(book), table),
    ):
        assert (other.rows[0].past, other.rows[0].beaten) == wanted


def test_what_was_written_before_it_was_asked_counts_as_it_did() -> None:
    text = book_text(opened("croatian_4", dealer=0))
    entry = '{"kind":"played","maker_side":0,"maker":0,"card_points":[100,62],"announced":[20,0],"bela":[0,20],'
    entry += '"announcements":[{"seat":2,"what":"/3"}],"bela_by":1}'
    assert counts(read_book(text + f'{{"id":"1","do":"enter","entry":{entry}}}\n')) == (20, 0)
    assert counts(book_from_link(LINK_OF_VERSION_1)) == (20, 0)


@settings(max_examples=60)
@given(house_rules(), st.integers(0, 2**32))
def test_what_is_asked_is_what_the_engine_gives_for_one_of_the_ways_to_say_bela(rules: Rules, seed: int) -> None:
    """Seat 0 has a run, the next seat a Bela: the pad takes what the engine makes of it, said at the start or not."""
    rng = Random(seed)
    dealer, trump = rng.randrange(rules.seats), "h"
    book = open_book(Header(rules, dealer=dealer))
    points = [total(rules) - 20 * (rules.sides - 1), *[20] * (rules.sides - 1)]
    form = {"maker": 0, "trump": trump, "tricks": [1] * rules.sides, "card_points": points, "bela_by": 1}
    form |= {"announcements": [{"seat": 0, "what": "Jc/3"}]}
    wanted = {engine_counts(rules, dealer, said) for said in (False, may_open(rules))}
    taken = set()
    for by in (*range(rules.sides), "nobody"):
        try:
            taken.add(counts(entered(book, **form, announced_by=by)))
        except ValueError:
            continue
    assert taken == wanted


def may_open(rules: Rules) -> bool:
    """Whether Bela is said at the start at such a table."""
    return rules.bela_call is BelaCall.START_OR_EITHER and rules.announce_how is AnnounceHow.OPEN_VALUE


def engine_counts(rules: Rules, dealer: int, said: bool) -> tuple[int, ...]:  # noqa: FBT001 - whether Bela was said
    board = board_of(rules, 0, Suit.HEARTS, dealer)
    hands = [Hand(0, 0, 0, (parse_meld("Jc/3"),)), Hand(1, bela_mask(Suit.HEARTS), 0, bela=said)]
    winner = contest_winner(rules, board, {hand.seat: contesting(rules, Suit.HEARTS, hand) for hand in hands})
    award = [0] * rules.sides
    for hand in hands:
        award[rules.side_of(hand.seat)] += scored_points(rules, board, hand, winner)
    assert BELA_POINTS not in award[1:]
    return tuple(award)
