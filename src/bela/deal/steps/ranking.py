"""Whose announcement is the greater, for the dialogue and for open declarations alike (S-17, C-18, C-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import RANK_OF, SUIT_OF
from bela.deal.state import Board, Claimed, Hand
from bela.melds import Bela, Meld, Run, best_meld, meld_points, meld_rank, runs_in, total_points
from bela.rules.words import BelaInContest, ContestSides3, ContestUnit, Criterion, SeatPriority

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bela.cards import Suit
    from bela.rules.model import Rules


def allies(rules: Rules, board: Board, one: int, other: int) -> bool:
    """Whether two seats contest on one side: partners, or with three the two opponents where the table plays it so."""
    if rules.side_of(one) == rules.side_of(other):
        return True
    together = rules.seats == 3 and rules.contest_sides_3 is ContestSides3.MAKER_VS_OPPONENTS  # noqa: PLR2004
    return together and board.maker not in (one, other)


def by_priority(rules: Rules, board: Board) -> tuple[int, ...]:
    """The seats, nearer to the dealer first (X-16)."""
    order = rules.in_turn(board.dealer)
    return order if rules.seat_priority is SeatPriority.FIRST_IN_TURN else order[::-1]


# ---------------------------------------------------------------- runs and words
def held_runs(board: Board, hand: Hand) -> tuple[Run, ...]:
    """The runs that a hand held when play began."""
    return runs_in(hand.cards | board.played[hand.seat])


def fits(rules: Rules, run: Run, said: Claimed) -> bool:
    """Whether the words may be said of the run."""
    return (
        meld_points(rules, run) == said.points
        and said.length in (None, run.length)
        and said.top in (None, RANK_OF[run.top])
        and said.suit in (None, SUIT_OF[run.top])
    )


def fitting(rules: Rules, board: Board, runs: Sequence[Run], said: Claimed) -> list[Run]:
    """The runs of which the words are true, the greatest first."""
    assert board.trump is not None  # noqa: S101 - nothing is announced before trumps are chosen
    trump = board.trump
    true = [run for run in runs if fits(rules, run, said) and said.trump in (None, SUIT_OF[run.top] is trump)]
    return sorted(true, key=lambda run: meld_rank(rules, trump, run), reverse=True)


# ---------------------------------------------------------------- open declarations
def contesting(rules: Rules, trump: Suit, hand: Hand) -> tuple[Meld | Bela, ...]:
    """What a seat declared, as far as it takes part in the contest (C-16)."""
    joins = hand.bela and rules.bela_in_contest is BelaInContest.IF_CALLED_AT_START
    return (*hand.declared, Bela(trump)) if joins else hand.declared


def player_rank(rules: Rules, trump: Suit, melds: Sequence[Meld | Bela]) -> tuple[int, ...]:
    """How a player's announcement stands by the contest order: as a sum, or by the best single one."""
    rank = meld_rank(rules, trump, best_meld(rules, trump, melds))
    if rules.contest_unit is ContestUnit.BEST_SINGLE:
        return rank
    total = total_points(rules, melds)
    return tuple(
        total if criterion is Criterion.POINTS else value
        for criterion, value in zip(rules.contest_order, rank, strict=True)
    )


def contest_winner(rules: Rules, board: Board, melds: Mapping[int, Sequence[Meld | Bela]]) -> int | None:
    """The seat with the greatest announcement; None when nobody announced or level rivals cancel."""
    assert board.trump is not None  # noqa: S101 - nothing is announced before trumps are chosen
    ranks = {seat: player_rank(rules, board.trump, held) for seat, held in melds.items() if held}
    if not ranks:
        return None
    highest = max(ranks.values())
    level = [seat for seat in by_priority(rules, board) if ranks.get(seat) == highest]
    cancel = Criterion.NOBODY in rules.contest_order
    if cancel and not all(allies(rules, board, level[0], seat) for seat in level):
        return None
    return level[0]


def unit_of(rules: Rules, board: Board, hand: Hand) -> tuple[Meld, ...]:
    """What of a winner's declaration was compared: everything, or the best single one."""
    assert board.trump is not None  # noqa: S101 - nothing is announced before trumps are chosen
    melds = contesting(rules, board.trump, hand)
    if rules.contest_unit is ContestUnit.PLAYER_TOTAL or not melds:
        return hand.declared
    best = best_meld(rules, board.trump, melds)
    return () if isinstance(best, Bela) else (best,)
