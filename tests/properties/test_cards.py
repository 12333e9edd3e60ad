"""Cards are conserved: after every event each card of the pack lies in one place, and in one only."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bela.cards import cards_of
from bela.deal.fold import evolve
from support.effort import examples
from support.piles import Piles, held, laid, played
from support.tables import EVERY_VARIANT, stories


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_every_card_lies_in_one_place(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    piles, deal = Piles(story.rules.pack, story.rules.seats), story.opening
    for event in story.dealt:
        piles.move(event)
    for step in story.steps:
        for event in step.events:
            piles.move(event)
            deal = evolve(deal, event)
            assert piles.every_card() == cards_of(story.rules.pack)
            assert (held(deal), played(deal), laid(deal)) == (piles.hands, piles.tricks, piles.laid)
        assert deal.board.counts == tuple(map(len, piles.hands))


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_all_hands_are_played_to_the_end_unless_the_deal_is_cut_short(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    board = story.last.board
    cut_short = board.tally is not None and board.tally.kind != "played"
    assert cut_short or len(board.tricks) == story.rules.hand_size
    assert cut_short or not any(board.counts)
