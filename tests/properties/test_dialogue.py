"""The Scottish dialogue finds the greatest run, when everybody says truthfully what the best of theirs is worth."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.cards import RANK_OF, SUIT_OF
from bela.deal import actions as a
from bela.deal.decide import legal_for
from bela.deal.state import Board, Deal, Phase
from bela.melds import Run, runs_in
from bela.rules.model import Rules
from bela.rules.variants import house
from bela.rules.words import Criterion, SeatPriority
from support.effort import examples
from support.play import choose, random_opening, step
from support.tables import SEEDS

ORDERS = (
    "length top trump seat",
    "length top trump nobody",
    "points top seat",
    "points trump top seat",
    "points length nobody",
    "trump length top seat",
)
RUN_POINTS = {3: 20, 4: 50}
LONG_RUN = 50


def points(run: Run) -> int:
    return RUN_POINTS.get(run.length, LONG_RUN)


def measures(run: Run, board: Board, order: tuple[Criterion, ...]) -> tuple[int, ...]:
    """The run by the words of the contest order (S-17)."""
    in_trumps = SUIT_OF[run.top] is board.trump
    by_word = {"points": points(run), "length": run.length, "top": RANK_OF[run.top], "trump": int(in_trumps)}
    return tuple(by_word[word] for word in order[:-1])


def best_runs(deal: Deal) -> dict[int, Run]:
    """By seat: the greatest of its runs."""
    board, order = deal.board, deal.rules.contest_order
    held = {hand.seat: runs_in(hand.cards | board.played[hand.seat]) for hand in deal.hands if hand is not None}
    return {seat: max(runs, key=lambda run: measures(run, board, order)) for seat, runs in held.items() if runs}


def greatest(deal: Deal) -> int | None:
    """The seat that must win; None when nobody holds a run, or level ones cancel."""
    rules, board = deal.rules, deal.board
    measured = {seat: measures(run, board, rules.contest_order) for seat, run in best_runs(deal).items()}
    level = [seat for seat in measured if measured[seat] == max(measured.values())]
    if not level or (len(level) > 1 and rules.contest_order[-1] is Criterion.NOBODY):
        return None
    turn = [(board.dealer + step) % rules.seats for step in range(1, rules.seats + 1)]
    pick = min if rules.seat_priority is SeatPriority.FIRST_IN_TURN else max
    return pick(level, key=turn.index)


def keen_word(deal: Deal, seat: int) -> a.Action:
    """What a player says who wants to win with the best run: its next detail, else level, else nothing."""
    listed, best = legal_for(deal, seat), best_runs(deal).get(seat)
    return next(word for word in (*words_of(best), a.Same(), *listed[:1]) if word in listed)


def words_of(run: Run | None) -> tuple[a.Action, ...]:
    """All that can be said of a run."""
    if run is None:
        return ()
    return (a.Announce(points(run)), a.Length(run.length), a.From(RANK_OF[run.top]), a.OfSuit(SUIT_OF[run.top]))


def first_trick(rules: Rules, seed: int) -> Deal:
    """A deal up to the end of its dialogue, in which everybody is keen to win it."""
    rng = Random(seed)
    deal, _ = random_opening(rules, rng)
    while deal.board.to_act is not None and not deal.board.contest.settled:
        seat = deal.board.to_act
        speaking = deal.board.phase is Phase.ANNOUNCING
        action = keen_word(deal, seat) if speaking else choose(rng, legal_for(deal, seat), 0.2)
        deal = step(deal, seat, action).after
    return deal


@pytest.mark.parametrize("name", ["scottish_2", "scottish_3", "clobyosh_2"])
@pytest.mark.parametrize("order", ORDERS)
@examples(30)
@given(seed=SEEDS, priority=st.sampled_from(SeatPriority))
def test_the_greatest_run_wins_the_dialogue(name: str, order: str, seed: int, priority: SeatPriority) -> None:
    rules = house(name, contest_order=order, seat_priority=priority)
    deal = first_trick(rules, seed)
    if deal.board.contest.settled:
        winner = greatest(deal)
        assert deal.board.contest.winner == winner
        won = 0 if winner is None else points(best_runs(deal)[winner])
        assert sum(deal.board.contest.award) == won
