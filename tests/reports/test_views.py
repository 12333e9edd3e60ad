"""Reports on what a seat or a watcher can see, and on coming back to a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from bela.cards import BIT, Mask
from bela.deal import events as e
from bela.deal.decide import legal, legal_for
from bela.deal.fold import evolve_view, open_view, view_of
from bela.deal.state import Board, Phase, View
from reports.pool import loud_stories, sampled, stories
from reports.sight import cards_in, seen
from support.play import Story

report = pytest.mark.report


def heard(story: Story, viewer: int | None) -> Iterator[tuple[e.Event, View]]:
    """The events that a viewer hears before the deal is over, each with the view after it."""
    view = open_view(story.rules, opening(story), viewer)
    yield opening(story), view
    for event in story.events[1:]:
        if isinstance(event, e.Ended):
            return
        if e.visible(event, viewer):
            view = evolve_view(view, event)
            yield event, view


@report("FR-51", "FR-52", "FR-32")
@pytest.mark.parametrize("watching", [True, False], ids=["a watcher", "a seat"])
def test_no_message_and_no_view_names_a_card_before_it_is_played_or_laid_open(watching: bool) -> None:  # noqa: FBT001
    hidden = 0
    for story in (*stories()[::8], *loud_stories()[::8]):
        for viewer in (None,) if watching else range(story.rules.seats):
            known = 0
            for event, view in heard(story, viewer):
                known |= may_be_known(event, viewer, view.board)
                assert not cards_in(event) & ~known, (event, viewer)
                assert not seen(view) & ~known, (event, viewer)
            hidden += (story.rules.pack & ~known).bit_count()
    assert hidden > 200


def may_be_known(event: e.Event, viewer: int | None, board: Board) -> Mask:
    """The cards of which the viewer may know from the event on: played, laid open, turned up, or its own."""
    match event:
        case e.Dealt():
            return 0 if board.turned is None else BIT[board.turned]
        case e.Played(card=card):
            return BIT[card]
        case e.Shown():
            return cards_in(event)
        case e.Swapped(up=int(card)):
            return BIT[card]
        case e.Got() | e.Laid() | e.Noted():
            return cards_in(event) if event.seat == viewer else 0
        case _:
            return 0


@report("FR-51")
def test_cards_that_were_laid_away_or_never_dealt_stay_hidden_from_all_but_their_owner() -> None:
    met = 0
    for story in stories():
        last = story.states[-2]
        for hand in last.hands:
            assert hand is not None
            if not hand.laid or last.board.phase is Phase.OVER:
                continue
            for viewer in {None, *range(story.rules.seats)} - {hand.seat}:
                assert not seen(view_of(last, viewer)) & hand.laid
                met += 1
    assert met > 50


@report("FR-53", "FR-54", "FR-59")
def test_whoever_comes_back_sees_the_same_as_if_they_had_never_left() -> None:
    """A view is taken from the deal at any moment and knows its seat, its hand, whose turn it is and what is legal."""
    for story in stories()[::5]:
        for viewer in range(story.rules.seats):
            view = open_view(story.rules, opening(story), viewer)
            view = told(view, story.dealt[1:])
            for done in story.steps:
                view = told(view, done.events)
                assert view == view_of(done.after, viewer)
                assert view.seat == viewer
                assert view.hand is not None
                assert view.hand.seat == viewer


def told(view: View, events: Iterable[e.Event]) -> View:
    """The view after those of the events that its seat hears."""
    for event in events:
        view = evolve_view(view, event) if e.visible(event, view.seat) else view
    return view


def opening(story: Story) -> e.Dealt:
    """The event with which a deal begins."""
    first = story.dealt[0]
    assert isinstance(first, e.Dealt)
    return first


@report("FR-10", "FR-53", "FR-54", "FR-59")
def test_what_is_legal_follows_from_the_view_alone() -> None:
    asked = 0
    for done in sampled(2):
        for seat in range(done.before.rules.seats):
            view = view_of(done.before, seat)
            assert view.hand is not None
            assert legal(view.rules, view.board, view.hand) == legal_for(done.before, seat)
            assert bool(legal_for(done.before, seat)) == (done.before.board.to_act == seat)
            asked += done.before.board.to_act == seat
    assert asked > 1000
