"""What is written depends on nothing that the reader may not know."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator

import pytest

from bela import match as m
from bela.apps.line.console import Console
from bela.apps.line.hearing import Ear
from bela.apps.telling import situation
from bela.apps.telling.question import lines, question
from bela.apps.telling.voice import Voice
from bela.cards import CARD_TEXT, Card, cards_of
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, variant
from bela.table import Chance, Table
from driver.bots import wild

Entry = tuple[int | None, a.Anything]


class Book:
    """A journal in memory."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def append(self, seat: int | None, action: a.Anything) -> None:
        self.entries.append((seat, action))

    def finish(self) -> None:
        pass


def first_deal(rules: Rules, seed: int) -> list[Entry]:
    """What was done from the start of a match to the last action before its first deal was over."""
    book = Book()
    table = Table(m.open_match(rules), {seat: wild() for seat in range(rules.seats)}, chance=Chance(seed), journal=book)
    while not table.match.hall.past:
        table.step()
    return book.entries[:-1]


def dealt(entries: list[Entry]) -> int:
    """How many entries there are up to the first call."""
    return next(place for place, (_, action) in enumerate(entries) if isinstance(action, a.Cut)) + 1


def page(rules: Rules, entries: list[Entry], me: int | None) -> str:
    """Everything that a reader is told, and asked at their turn. Raises IllegalAction for what cannot be."""
    out = io.StringIO()
    match = m.open_match(rules)
    voice = Voice.at(rules, me, language="en", signs=False)
    ear = Ear(Console(io.StringIO(), out), voice, m.view_of(match, me))
    for seat, action in entries:
        if seat == me and me is not None and ear.view.deal is not None:
            asked = question(voice, ear.view.deal, m.legal(match, me))
            ear.console.say(*situation.situation(voice, ear.view.deal), *lines(voice, asked))
        match, events = m.act(match, seat, action)
        for event in events:
            if m.visible(event, me):
                ear.hear(event)
    ear.console.say_all([*situation.resumed(voice, ear.view), *situation.last_trick(voice, ear.view.deal)])
    return out.getvalue()


def heard(rules: Rules, entries: list[Entry], me: int | None) -> list[m.MatchEvent]:
    """What the reader may know of it. Raises IllegalAction for what cannot be."""
    match, found = m.open_match(rules), []
    for seat, action in entries:
        match, events = m.act(match, seat, action)
        found += [event for event in events if m.visible(event, me)]
    return found


def swapped(entries: list[Entry], one: Card, other: Card) -> list[Entry]:
    """The same with two cards in each other's place in the pack."""
    places = {one: other, other: one}
    return [
        (seat, a.Pack(tuple(places.get(card, card) for card in action.cards or ())))
        if isinstance(action, a.Pack)
        else (seat, action)
        for seat, action in entries
    ]


def hidden_pairs(rules: Rules, entries: list[Entry], me: int | None) -> Iterator[tuple[Card, Card]]:
    """Pairs of cards of which the reader has seen neither, as far as the entries go."""
    match = m.open_match(rules)
    for seat, action in entries:
        match, _ = m.act(match, seat, action)
    assert match.deal is not None
    board = match.deal.board
    seen = 0 if board.turned is None else 1 << board.turned
    for shown in board.contest.shown:
        for meld in shown or ():
            seen |= meld.mask
    for mask in board.played:
        seen |= mask
    mine = match.deal.hands[me] if me is not None else None
    seen |= 0 if mine is None else mine.cards | mine.first | mine.laid
    hidden = cards_of(rules.pack & ~seen)
    yield from ((one, other) for one in hidden for other in hidden if one < other)


@pytest.mark.parametrize("name", VARIANTS)
def test_swapping_two_hidden_cards_changes_nothing_that_is_written(name: str) -> None:
    rules, rng, compared = variant(name), random.Random(1), 0
    for seed in range(12):
        entries = first_deal(rules, seed)
        entries = entries[: rng.randint(dealt(entries), len(entries))]
        me = rng.choice([None, *range(rules.seats)])
        before = page(rules, entries, me)
        pairs = list(hidden_pairs(rules, entries, me))
        for one, other in rng.sample(pairs, min(20, len(pairs))):
            try:
                told = heard(rules, swapped(entries, one, other), me)
            except IllegalAction:
                continue  # another hand could not have done the same
            if told == heard(rules, entries, me):  # else the run shown tells that there was no higher one
                after = page(rules, swapped(entries, one, other), me)
                assert after == before, (seed, me, CARD_TEXT[one], CARD_TEXT[other])
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", ["scottish_2", "croatian_3"])
def test_swapping_a_card_that_was_seen_does_change_what_is_written(name: str) -> None:
    """So that the comparison above can fail."""
    rules = variant(name)
    entries = first_deal(rules, 1)
    match = m.open_match(rules)
    for seat, action in entries:
        match, _ = m.act(match, seat, action)
    assert match.deal is not None
    mine = match.deal.hands[0]
    assert mine is not None
    pairs = ((one, other) for one in cards_of(mine.first) for other in cards_of(rules.pack & ~mine.first))
    entries = entries[: dealt(entries)]
    changed = [page(rules, swapped(entries, *pair), 0) != page(rules, entries, 0) for pair in pairs]
    assert all(changed)
