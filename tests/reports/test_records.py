"""Reports on matches that are kept and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

import pytest

from bela.deal.state import Deal
from bela.match import Match
from bela.record import Entry, Header, Record, entries_for, read_record, replay, write_record
from bela.rules.options import options_of
from reports.pool import matches, tables
from reports.sight import cards_in
from support.rounds import Move

report = pytest.mark.report
EVERY = 41


def kept(moves: tuple[Move, ...]) -> Iterator[tuple[Record, Match]]:
    """A match as it is kept after many of its actions, and the match as it stood."""
    entries: list[Entry] = []
    for number, move in enumerate(moves[:400], start=1):
        entries += entries_for(move.before, move.seat, move.action)
        if number % EVERY == 0:
            yield Record(Header(move.before.rules), tuple(entries)), move.after


@report("FR-64")
def test_a_match_that_is_read_again_is_the_one_that_was_kept_card_by_card() -> None:
    met = 0
    for moves in matches()[::3]:
        for record, match in kept(moves):
            again = replay(read_record(write_record(record)))
            assert again == match
            assert again.deal is None or each_card_once(again.deal)
            met += match.deal is not None and bool(match.deal.board.tricks)
    assert met > 20


def each_card_once(deal: Deal) -> bool:
    """Whether every card that a hand holds lies there alone, and none that was played is held."""
    held = [hand.cards | hand.laid for hand in deal.hands if hand is not None]
    places = [*held, *deal.board.played]
    layout = cards_in(deal.layout)
    return sum(places) == reduce(or_, places) and not reduce(or_, places) & ~layout


@report("FR-20")
def test_a_record_states_the_suit_that_was_named() -> None:
    met = 0
    for moves in matches()[::3]:
        for record, match in kept(moves):
            if match.deal is not None and match.deal.board.trump is not None:
                trump = match.deal.board.trump
                replayed = replay(record).deal
                assert replayed is not None
                assert replayed.board.trump is trump
                met += f'name {trump.letter}"' in write_record(record)
    assert met > 20


@report("FR-74")
def test_a_record_keeps_every_option_of_its_table() -> None:
    for rules in tables():
        text = write_record(Record(Header(rules)))
        assert read_record(text).header.rules == rules
        assert all(name in text for name in options_of(rules))
