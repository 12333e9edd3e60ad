"""When a seat may be asked whether it claims the game; nobody is told of a claim that was forgotten."""

from __future__ import annotations

from bela.deal.steps.ending import claims_open, may_claim
from bela.match import Match, Stage
from bela.match.act import between_deals
from bela.rules.words import EndMode


def seats_to_ask(match: Match) -> tuple[int, ...]:
    """The seats that a claim is open to now, in turn."""
    if match.deal is None or match.hall.stage is not Stage.DEAL:
        return ()
    rules, board = match.rules, match.deal.board
    in_turn = rules.in_turn(board.dealer)
    if between_deals(match):
        return in_turn
    if rules.end_mode not in (EndMode.CLAIM, EndMode.DOSTA) or not claims_open(board):
        return ()
    return tuple(seat for seat in in_turn if may_claim(rules, board, rules.side_of(seat)))
