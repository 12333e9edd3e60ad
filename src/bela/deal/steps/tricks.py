"""What follows a card and what was said about it: showing, the next card, the end of the trick, the end of the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.deal import events as e
from bela.deal.state import Phase
from bela.deal.steps import ending, showing
from bela.play import best_place, points_of

if TYPE_CHECKING:
    from bela.deal.flow import Flow


def go_on(flow: Flow) -> None:
    """Find out who is to do what next."""
    rules, board = flow.rules, flow.board
    if board.contest.settled and (board.first_trick or len(board.tricks) == 1):
        showing.reveal(flow)
        seat = showing.asked_to_show(rules, flow.board)
        if seat is not None:
            flow.ask(Phase.ANNOUNCING, seat)
            return
    if len(board.trick) == rules.seats:
        close_trick(flow)
    else:
        next_card(flow)


def next_card(flow: Flow) -> None:
    """The next seat in turn is to play, unless the points proved have just ended the game."""
    if not ending.ends_by_itself(flow):
        board = flow.board
        flow.ask(Phase.PLAY, (board.leader + len(board.trick)) % flow.rules.seats)


def close_trick(flow: Flow) -> None:
    """The highest card takes the trick and its player leads (S-31, C-22)."""
    rules, board = flow.rules, flow.board
    assert board.trump is not None  # noqa: S101 - nothing is played before trumps are chosen
    tables = rules.tables[board.trump]
    winner = (board.leader + best_place(tables, board.trick)) % rules.seats
    flow.emit(e.TrickTaken(winner, points_of(tables, board.trick)))
    if not any(flow.board.counts):
        ending.played_out(flow)
    else:
        ending.ends_by_itself(flow)
