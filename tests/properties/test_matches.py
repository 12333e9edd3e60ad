"""Whole matches: views are folds, scores add up, games and matches end when somebody has won them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.cards import CARDS
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.match import MatchView, Stage, act, evolve_view, legal, open_match, open_view, view_of, visible
from bela.match import events as e
from bela.rules.variants import VARIANTS
from bela.rules.words import UnclaimedAtDealEnd
from bela.scoring import Result
from bela.scoring.shares import added
from bela.standing import NOBODY
from support.effort import examples, rounds
from support.rounds import Move, random_match
from support.tables import EVERY_VARIANT, SEEDS, tables

CHANCE = (a.Draw(0, CARDS[0]), a.Pack(None), a.Cut(3))


def moved(view: MatchView, move: Move) -> MatchView:
    """The view after a move, as far as its seat learns of it."""
    for event in move.events:
        if visible(event, view.seat):
            view = evolve_view(view, event)
    return view


@EVERY_VARIANT
@examples(4)
@given(data=st.data(), seed=SEEDS)
def test_a_view_of_a_match_is_the_fold_of_what_its_seat_learns(name: str, data: st.DataObject, seed: int) -> None:
    rules = data.draw(tables(name))
    views = [open_view(rules, seat) for seat in (None, *range(rules.seats))]
    for move in random_match(rules, seed, most=10):
        views = [moved(view, move) for view in views]
        assert views == [view_of(move.after, view.seat) for view in views]
        assert {view.to_act for view in views} == {move.after.to_act}


@EVERY_VARIANT
@examples(6)
@given(data=st.data(), seed=SEEDS)
def test_scores_are_the_sums_of_what_was_written_down(name: str, data: st.DataObject, seed: int) -> None:
    rules = data.draw(tables(name))
    standing = open_match(rules).hall.standing
    for move in random_match(rules, seed, most=30):
        for event in move.events:
            if isinstance(event, e.NewGame):
                assert event.standing.scores == (0,) * rules.sides
                standing = event.standing
            if isinstance(event, e.Scored):
                assert event.past.after.scores == added(standing.scores, event.past.settlement.written)
                assert event.past.number == move.after.hall.number
                standing = event.past.after
            if isinstance(event, e.ClaimedBetween):
                assert event.standing.scores == standing.scores
                standing = event.standing


@EVERY_VARIANT
@examples(6)
@given(data=st.data(), seed=SEEDS)
def test_a_game_is_won_once_and_the_match_when_enough_games_are(name: str, data: st.DataObject, seed: int) -> None:
    rules = data.draw(tables(name))
    match = random_match(rules, seed, most=30)
    for move in match:
        before, after = move.before.hall.standing, move.after.hall.standing
        assert sum(after.games) - sum(before.games) == any(
            isinstance(event, e.ClaimedBetween) or (isinstance(event, e.Scored) and event.past.after.game_winner >= 0)
            for event in move.events
        )
        assert move.after.over == (max(after.games) == rules.match_wins) == (after.match_winner != NOBODY)
    past = match[-1].after.hall.past
    assert [one.number for one in past] == list(range(1, len(past) + 1))
    assert all(one.game <= other.game <= one.game + 1 for one, other in pairwise(past))


@EVERY_VARIANT
@examples(6)
@given(data=st.data(), seed=SEEDS)
def test_a_game_goes_on_only_as_long_as_nobody_has_won_by_points(name: str, data: st.DataObject, seed: int) -> None:
    rules = data.draw(tables(name))
    for move in random_match(rules, seed, most=30):
        for event in move.events:
            if isinstance(event, e.Scored) and event.past.settlement.result in (Result.MADE, Result.FAILED):
                there = [side for side, score in enumerate(event.past.after.scores) if score >= rules.target]
                won = event.past.after.game_winner
                if rules.unclaimed_at_deal_end is UnclaimedAtDealEnd.MUST_CLAIM:
                    assert won == NOBODY
                elif len(there) < 2:
                    assert [won] == (there or [NOBODY])
                else:
                    assert won in (*there, NOBODY)


@EVERY_VARIANT
def test_a_match_comes_to_an_end(name: str) -> None:
    for seed in rounds(3):
        assert random_match(VARIANTS[name], seed)[-1].after.over


@EVERY_VARIANT
@examples(3)
@given(data=st.data(), seed=SEEDS)
def test_chance_acts_between_deals_and_seats_in_them(name: str, data: st.DataObject, seed: int) -> None:
    rules = data.draw(tables(name))
    for move in random_match(rules, seed, most=4):
        match = move.after
        in_deal = match.hall.stage is Stage.DEAL
        assert in_deal == (match.to_act is not None)
        assert [seat for seat in range(rules.seats) if legal(match, seat)] == ([match.to_act] if in_deal else [])
        for action in CHANCE if in_deal else (a.Pass(), a.Play(CARDS[0])):
            with pytest.raises(IllegalAction) as caught:
                act(match, None if in_deal else 0, action)
            assert caught.value.to_act == match.to_act
