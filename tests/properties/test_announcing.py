"""Announcing: only what is held is said and shown, what scores has been shown."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bela.cards import BIT, Mask, Rank, make_card
from bela.deal import events as e
from bela.deal.state import Deal
from bela.melds import Meld, Run, meld_points, runs_in
from bela.rules.words import WinnerScores
from bela.scoring import Kind
from support.effort import examples
from support.tables import EVERY_VARIANT, stories


def full_hand(deal: Deal, seat: int) -> Mask:
    """What a seat plays with."""
    hand = deal.hands[seat]
    assert hand is not None
    return hand.cards | deal.board.played[seat]


def is_whole(meld: Meld, cards: Mask) -> bool:
    """Whether the cards hold the meld, a run at its full length (X-08)."""
    return meld.mask & cards == meld.mask and (not isinstance(meld, Run) or meld in runs_in(cards))


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_what_is_announced_or_shown_is_held(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    for one in story.steps:
        for event in one.events:
            if isinstance(event, e.Noted | e.Shown):
                cards = full_hand(one.after, event.seat)
                assert all(is_whole(meld, cards) for meld in event.melds)
            if isinstance(event, e.BelaSaid) or (isinstance(event, e.Shown | e.Noted) and event.bela):
                trump = one.after.board.trump
                assert trump is not None
                pair = BIT[make_card(Rank.KING, trump)] | BIT[make_card(Rank.QUEEN, trump)]
                assert full_hand(one.after, event.seat) & pair == pair


def allied(deal: Deal, one: int, other: int) -> bool:
    """Whether two seats score together."""
    if deal.rules.contest_sides_3 == "maker_vs_opponents" and deal.rules.seats == 3:
        return one == other or deal.board.maker not in (one, other)
    return deal.rules.side_of(one) == deal.rules.side_of(other)


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_what_scores_has_been_shown_after_the_second_trick(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    board, rules = story.last.board, story.rules
    winner = board.contest.winner
    if rules.winner_scores is WinnerScores.BEST_ONLY or winner is None or len(board.tricks) < 2:
        return
    award = [0] * rules.sides
    for seat, melds in enumerate(board.contest.shown):
        if allied(story.last, seat, winner):
            award[rules.side_of(seat)] += sum(meld_points(rules, meld) for meld in melds or ())
    assert board.contest.award == tuple(award)


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_losers_show_nothing_unless_the_table_wants_it(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    contest, tally = story.last.board.contest, story.last.board.tally
    if story.rules.losers_shown or tally is None or tally.kind is Kind.BELOT:
        return
    for seat, melds in enumerate(contest.shown):
        assert not melds or (contest.winner is not None and allied(story.last, seat, contest.winner))
