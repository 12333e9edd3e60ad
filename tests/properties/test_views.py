"""A view is the fold of what its seat was told, after every event; and a deal is the fold of all that happened."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bela.deal import events as e
from bela.deal.fold import evolve, evolve_view, fold, open_view, view_of
from bela.deal.state import Deal, View
from support.effort import examples
from support.play import Story, replay
from support.tables import EVERY_VARIANT, stories


def folded(view: View, event: e.Event) -> View:
    """The view after an event, which it learns of or not."""
    return evolve_view(view, event) if e.visible(event, view.seat) else view


def opened(story: Story, seat: int | None) -> View:
    """The view of a seat, or of a spectator, as the deal begins."""
    opening = story.dealt[0]
    assert isinstance(opening, e.Dealt)
    view = open_view(story.rules, opening, seat)
    for event in story.dealt[1:]:
        view = folded(view, event)
    return view


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_a_view_is_the_fold_of_the_events_its_seat_learns_of(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    seats = [None, *range(story.rules.seats)]
    views = [opened(story, seat) for seat in seats]
    deal: Deal = story.opening
    for event in (None, *story.events[len(story.dealt) :]):
        if event is not None:
            deal = evolve(deal, event)
            views = [folded(view, event) for view in views]
        assert views == [view_of(deal, seat) for seat in seats]
    assert deal == story.last


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_the_same_actions_make_the_same_deal(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    again = replay(story.opening, [(step.seat, step.action) for step in story.steps])
    assert again == story.steps
    assert fold(story.opening, story.events[len(story.dealt) :]) == story.last


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_every_hand_is_known_to_its_seat_alone_until_the_deal_is_over(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    for deal in story.states:
        for seat in (None, *range(story.rules.seats)):
            view = view_of(deal, seat)
            assert (view.hand is None) == (seat is None)
            assert view.hand is None or view.hand.seat == seat
        assert (deal.board.layout is None) == (deal.board.to_act is not None)
