"""Reports on the exchange of the trump seven."""

from __future__ import annotations

import pytest

from bela.cards import BIT, Card, Rank, make_card
from bela.deal import events as e
from bela.deal.decide import legal_for
from bela.deal.fold import view_of
from bela.deal.state import Phase
from bela.rules.words import TurnupAfterTrump
from reports.pool import steps
from reports.sight import seen
from support.play import Step

report = pytest.mark.report


@report("FR-24")
def test_everybody_hears_of_an_exchange_and_of_no_other_card() -> None:
    met = dict.fromkeys(TurnupAfterTrump, 0)
    for done in swaps():
        rules, board = done.before.rules, done.before.board
        seven = seven_of(done)
        stays = rules.turnup_after_trump is TurnupAfterTrump.STAYS_UP
        told = [event for event in done.events if isinstance(event, e.Swapped)]
        assert told == [e.Swapped(done.seat, seven if stays else None)]
        assert done.after.board.turned_to == done.seat
        assert done.after.board.up == (seven if stays else None)
        assert done.after.board.counts == board.counts
        for other in (None, *range(rules.seats)):
            if other == done.seat:
                continue
            assert e.visible(told[0], other)
            before, after = seen(view_of(done.before, other)), seen(view_of(done.after, other))
            assert after & ~before == (BIT[seven] if stays else 0)
        met[rules.turnup_after_trump] += 1
    assert met[TurnupAfterTrump.FACE_DOWN] > 10
    assert met[TurnupAfterTrump.STAYS_UP] > 5


@report("FR-24")
def test_an_exchange_gives_the_turned_card_for_the_seven_and_leaves_the_rest_as_it_was() -> None:
    for done in swaps():
        hand, turned = done.before.hands[done.seat], done.before.board.turned
        changed = done.after.hands[done.seat]
        assert hand is not None
        assert changed is not None
        assert turned is not None
        assert changed.cards == hand.cards & ~BIT[seven_of(done)] | BIT[turned]
        for seat in range(done.before.rules.seats):
            assert seat == done.seat or done.after.hands[seat] == done.before.hands[seat]


@report("FR-24")
def test_who_is_asked_to_exchange_does_not_tell_who_can() -> None:
    asked = [done for done in steps() if done.before.board.phase is Phase.EXCHANGE]
    unable = [done for done in asked if len(legal_for(done.before, done.seat)) == 1]
    assert len(unable) > 100
    for done in asked:
        board = done.before.board
        assert done.seat == (board.dealer + 1 + board.swaps_asked) % done.before.rules.seats


def swaps() -> list[Step]:
    """Every exchange of the stories that did not end the deal."""
    return [
        done
        for done in steps()
        if any(isinstance(event, e.Swapped) for event in done.events) and done.after.board.phase is not Phase.OVER
    ]


def seven_of(done: Step) -> Card:
    """The trump seven."""
    trump = done.before.board.trump
    assert trump is not None
    return make_card(Rank.SEVEN, trump)
