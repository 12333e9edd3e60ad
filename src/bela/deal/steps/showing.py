"""Laying announcements open: what scores, and where the table wants it what lost (S-27, C-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.state import Board, Claimed, Hand
from bela.deal.steps.ranking import allies, fitting, held_runs, unit_of
from bela.melds import Meld, Run, are_in_order, meld_points, total_points
from bela.rules.law import Code
from bela.rules.words import AnnounceHow, ShownWhen, WinnerScores

if TYPE_CHECKING:
    from bela.deal.flow import Flow
    from bela.rules.model import Rules


def due(rules: Rules, board: Board) -> tuple[int, ...]:
    """The seats whose time to show has come, once the contest is settled."""
    if rules.shown_when is ShownWhen.BEFORE_FIRST_TRICK:
        return rules.in_turn(board.dealer) if board.first_trick else ()
    if len(board.tricks) == 1 and board.trick:
        return ((board.leader + len(board.trick) - 1) % rules.seats,)
    return ()


def scores(rules: Rules, board: Board, seat: int) -> bool:
    """Whether the seat's announcements score."""
    winner = board.contest.winner
    if winner is None:
        return False
    if rules.winner_scores is WinnerScores.BEST_ONLY:
        return seat == winner
    return allies(rules, board, seat, winner)


def asked_to_show(rules: Rules, board: Board) -> int | None:
    """The seat that is asked what further runs it wants to score; by public facts alone."""
    return next((seat for seat in yet_to_show(rules, board) if is_asked(rules, board, seat)), None)


def yet_to_show(rules: Rules, board: Board) -> tuple[int, ...]:
    """The seats whose time to show has come, without those that have shown."""
    return tuple(seat for seat in due(rules, board) if board.contest.shown[seat] is None)


def is_asked(rules: Rules, board: Board, seat: int) -> bool:
    """Whether the seat shows what it wants to score, and is asked for it; the others show unasked, if at all."""
    return rules.announce_how is AnnounceHow.STEPWISE and scores(rules, board, seat)


def reveal(flow: Flow) -> None:
    """Lay open what is shown without asking."""
    for seat in yet_to_show(flow.rules, flow.board):
        if not is_asked(flow.rules, flow.board, seat):
            _reveal(flow, seat)


def _reveal(flow: Flow, seat: int) -> None:
    hand = flow.hand(seat)
    melds, bela = _told(flow, seat) if hand is None else shown_unasked(flow.rules, flow.board, hand)
    if melds or bela:
        flow.emit(e.Shown(seat, melds, bela, extra=0))


def _told(flow: Flow, seat: int) -> tuple[tuple[Meld, ...], bool]:
    shown = () if flow.deal.told is None else flow.deal.told.shown
    return next(((melds, bela) for who, melds, bela in shown if who == seat), ((), False))


def shown_unasked(rules: Rules, board: Board, hand: Hand) -> tuple[tuple[Meld, ...], bool]:
    """What a seat lays open without being asked: runs and fours, and whether a Bela that was said at the start."""
    if rules.announce_how is AnnounceHow.STEPWISE:
        said = board.contest.said[hand.seat]
        return ((winning_run(rules, board, hand, said),) if rules.losers_shown and said is not None else ()), False
    scoring = scores(rules, board, hand.seat)
    if not scoring and not rules.losers_shown:
        return (), hand.bela
    best_only = rules.winner_scores is WinnerScores.BEST_ONLY and scoring and not rules.losers_shown
    return (unit_of(rules, board, hand) if best_only else hand.declared), hand.bela


def winning_run(rules: Rules, board: Board, hand: Hand, said: Claimed) -> Run:
    """The highest run that fits the words."""
    return fitting(rules, board, held_runs(board, hand), said)[0]


def further_runs(rules: Rules, board: Board, hand: Hand) -> tuple[Run, ...]:
    """The runs that a seat may show besides the winning one."""
    if rules.winner_scores is WinnerScores.BEST_ONLY:
        return ()
    runs = held_runs(board, hand)
    said = board.contest.said[hand.seat]
    if hand.seat != board.contest.winner or said is None:
        return runs
    winning = winning_run(rules, board, hand, said)
    return tuple(run for run in runs if run != winning)


def show_options(rules: Rules, board: Board, hand: Hand) -> tuple[a.Action, ...]:
    """Every choice of further runs, none of them first."""
    choices: list[tuple[Run, ...]] = [()]
    for run in further_runs(rules, board, hand):
        choices += [(*chosen, run) for chosen in choices]
    return tuple(a.Show(runs) for runs in choices)


def apply_show(flow: Flow, seat: int, action: a.Action) -> None:
    """Let the seat show. Raises IllegalAction."""
    if not isinstance(action, a.Show):
        flow.refuse(Code.WRONG_PHASE)
    rules, board, hand = flow.rules, flow.board, flow.hand(seat)
    extra = sum(meld_points(rules, run) for run in action.runs)
    if hand is None:
        flow.emit(e.Shown(seat, _told(flow, seat)[0] or action.runs, bela=False, extra=extra))
        return
    if not set(action.runs) <= set(further_runs(rules, board, hand)):
        flow.refuse(Code.RUN_NOT_HELD)
    if not are_in_order(action.runs):
        flow.refuse(Code.NOT_POSSIBLE)
    said = board.contest.said[seat]
    winning = () if seat != board.contest.winner or said is None else (winning_run(rules, board, hand, said),)
    flow.emit(e.Shown(seat, (*winning, *action.runs), bela=False, extra=total_points(rules, action.runs)))
