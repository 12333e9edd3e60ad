"""The table: what happens in which order, who is told, and what chance there is."""

from __future__ import annotations

import pytest

from bela import match as m
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house, variant
from bela.table import Chance, JournalError, Table
from driver.bots import Doing, loud, tame, wild

Entry = tuple[int | None, a.Anything]


class Book:
    """A journal in memory; it can be full."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.full = False
        self.finished = False

    def append(self, seat: int | None, action: a.Anything) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        self.entries.append((seat, action))

    def finish(self) -> None:
        self.finished = True


def bots(rules: Rules) -> dict[int, Doing]:
    return {seat: wild() for seat in range(rules.seats)}


def run(table: Table) -> Table:
    while table.step():
        pass
    return table


def played(rules: Rules, seed: int, **bots_by_seat: Doing) -> list[Entry]:
    book = Book()
    at = {seat: bots_by_seat.get(f"seat{seat}", wild()) for seat in range(rules.seats)}
    run(Table(m.open_match(rules), at, chance=Chance(seed), journal=book))
    return book.entries


@pytest.mark.parametrize("name", VARIANTS)
def test_bots_play_a_match_to_its_end(name: str) -> None:
    book = Book()
    table = run(Table(m.open_match(variant(name)), bots(variant(name)), chance=Chance(1), journal=book))
    assert table.match.over
    assert book.finished
    assert len(book.entries) == table.turn


def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    rules = variant("scottish_2")
    assert played(rules, 5) == played(rules, 5)
    assert played(rules, 5) != played(rules, 6)


def test_without_a_seed_matches_differ() -> None:
    packs = {_first_pack(Table(m.open_match(variant("scottish_2")), {}, chance=Chance())) for _ in range(3)}
    assert len(packs) == 3


def _first_pack(table: Table) -> tuple[int, ...]:
    while table.match.pack is None:
        assert table.step()
    return table.match.pack


def test_the_packs_of_a_seed_do_not_depend_on_what_is_played() -> None:
    packs = [
        [action for _, action in played(variant("croatian_4"), 3, seat0=bot, seat1=bot) if isinstance(action, a.Pack)]
        for bot in (tame(), loud())
    ]
    shorter = min(map(len, packs))
    assert shorter > 1
    assert packs[0][:shorter] == packs[1][:shorter]


@pytest.mark.parametrize("stop", [1, 7, 50, 123])
def test_a_match_that_is_taken_up_again_goes_on_as_if_it_had_never_stopped(stop: int) -> None:
    rules, whole, halves = variant("croatian_3"), Book(), Book()
    run(Table(m.open_match(rules), bots(rules), chance=Chance(9), journal=whole))
    first = Table(m.open_match(rules), bots(rules), chance=Chance(9), journal=halves)
    while first.turn < stop:
        first.step()
    run(Table(first.match, bots(rules), chance=Chance(9), journal=halves, turn=first.turn))
    assert halves.entries == whole.entries


def test_what_happens_is_written_down_before_it_is_true_and_true_before_it_is_told() -> None:
    rules, seen = variant("scottish_2"), []

    class Watching(Book):
        def append(self, seat: int | None, action: a.Anything) -> None:
            super().append(seat, action)
            seen.append(("kept", table.turn))

    table = Table(m.open_match(rules), bots(rules), chance=Chance(1), journal=Watching())
    table.listen(None, lambda _event: seen.append(("told", table.turn)))
    table.step()
    assert seen == [("kept", 0), ("told", 1)]


def test_what_cannot_be_kept_has_not_happened_and_nobody_is_told() -> None:
    rules, book = variant("croatian_4"), Book()
    told: list[m.MatchEvent] = []
    table = run(Table(m.open_match(rules), {1: wild(), 2: wild(), 3: wild()}, chance=Chance(1), journal=book))
    before = table.match
    table.listen(None, told.append)
    book.full = True
    with pytest.raises(JournalError, match="No space left on device"):
        table.act(0, table.legal(0)[0])
    assert table.match is before
    assert told == []
    book.full = False
    table.act(0, table.legal(0)[0])
    assert table.match is not before
    assert told


def test_a_person_is_waited_for() -> None:
    rules = variant("scottish_2")
    table = run(Table(m.open_match(rules), {1: wild()}, chance=Chance(1)))
    assert table.waiting_for == 0
    assert not table.step()
    table.act(0, table.legal(0)[0])
    assert table.waiting_for != 0 or table.legal(0)


def test_what_a_person_may_not_do_changes_nothing() -> None:
    table = run(Table(m.open_match(variant("scottish_2")), {1: wild()}, chance=Chance(1)))
    before, turn = table.match, table.turn
    with pytest.raises(IllegalAction):
        table.act(0, a.Swap())
    assert (table.match, table.turn) == (before, turn)


@pytest.mark.parametrize("name", ["scottish_2", "barlinnie_4", "croatian_3"])
def test_everybody_is_told_what_they_may_know_and_no_more(name: str) -> None:
    """The fold of what a seat was told is its view, and no event is for another seat alone."""
    rules = variant(name)
    table = Table(m.open_match(rules), bots(rules), chance=Chance(2))
    views = {seat: m.open_view(rules, seat) for seat in (None, *range(rules.seats))}
    told: dict[int | None, int] = dict.fromkeys(views, 0)

    def listen(seat: int | None) -> None:
        def hear(event: m.MatchEvent) -> None:
            assert m.visible(event, seat)
            views[seat] = m.evolve_view(views[seat], event)
            told[seat] += 1

        table.listen(seat, hear)

    for seat in views:
        listen(seat)
    while table.step():
        assert all(views[seat] == table.view(seat) for seat in views)
    assert told[None] < told[0]


def test_a_bot_can_take_a_seat_in_mid_match() -> None:
    table = run(Table(m.open_match(variant("scottish_2")), {1: wild()}, chance=Chance(1)))
    table.bots[0] = wild()
    assert run(table).match.over


def test_the_rules_of_a_table_are_those_it_was_opened_with() -> None:
    rules = house("scottish_2", last_trick=0)
    table = Table(m.open_match(rules), bots(rules), chance=Chance(1))
    assert run(table).match.rules is rules
