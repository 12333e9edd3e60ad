"""A deal can be replayed from what one viewer knows of it: to the same board, and to the viewer's own hand."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bela.deal.decide import act, legal_for
from bela.deal.state import Phase
from support.effort import examples
from support.redacted import redacted_action, redacted_opening
from support.tables import EVERY_VARIANT, stories


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_what_a_viewer_knows_replays_to_what_the_viewer_saw(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    for viewer in (None, *range(story.rules.seats)):
        deal = redacted_opening(story, viewer)
        assert deal.board == story.opening.board
        for step in story.steps[:-1]:
            deal, _ = act(deal, step.seat, redacted_action(story.rules, step, viewer))
            assert deal.board == step.after.board
            assert deal.hands == tuple(hand if seat == viewer else None for seat, hand in enumerate(step.after.hands))


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_the_end_of_the_deal_is_the_same_where_all_that_decides_is_known(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    end = story.last.board
    assert end.tally is not None
    for viewer in (None, *range(story.rules.seats)):
        deal = redacted_opening(story, viewer)
        for step in story.steps:
            deal, _ = act(deal, step.seat, redacted_action(story.rules, step, viewer))
        laid = story.rules.discard_points == "maker" and viewer != end.maker
        if end.tally.kind != "belot" and not laid:
            assert (deal.board.phase, deal.board.settlement) == (Phase.OVER, end.settlement)


@EVERY_VARIANT
@examples(5)
@given(data=st.data())
def test_what_a_seat_may_do_is_known_to_nobody_else(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    for viewer in range(story.rules.seats):
        deal = redacted_opening(story, viewer)
        for step in story.steps[:-1]:
            for seat in range(story.rules.seats):
                assert legal_for(deal, seat) == (legal_for(step.before, seat) if seat == viewer else ())
            deal, _ = act(deal, step.seat, redacted_action(story.rules, step, viewer))
