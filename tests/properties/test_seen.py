"""The cards that a view contains are those that its seat was told of."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bela.cards import BIT, Cards, Mask, Rank, make_card
from bela.deal import events as e
from bela.deal.state import Phase
from bela.referee.seen import seen_by
from support.effort import examples
from support.play import Story
from support.tables import EVERY_VARIANT, stories
from support.worlds import known_to


def given_away(story: Story, steps: int) -> Mask:
    """The trump seven, once it went for the turned card; it may lie face down."""
    swapped = any(isinstance(event, e.Swapped) for step in story.steps[:steps] for event in step.events)
    trump = story.states[steps].board.trump
    return BIT[make_card(Rank.SEVEN, trump)] if swapped and trump is not None else 0


@EVERY_VARIANT
@examples(15)
@given(data=st.data())
def test_a_view_contains_what_its_seat_was_told_and_nothing_else(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    for steps, deal in enumerate(story.states):
        if deal.board.phase is Phase.OVER:
            continue
        for hand in (None, *deal.hands):
            seen = seen_by(deal.board, hand)
            known = known_to(story, None if hand is None else hand.seat, steps)
            assert Cards(seen & ~known) == 0
            assert Cards(known & ~seen) in (0, given_away(story, steps))
