"""When a seat may be asked whether it claims the game; nobody is told of a claim that was forgotten."""

from __future__ import annotations

from bela.deal.steps.ending import claims_open, may_claim
from bela.match import Match, Stage
from bela.match.act import between_deals
from bela.rules.law import Code
from bela.rules.words import EndMode


def barred(match: Match) -> Code | None:
    """Why nobody may claim now, by what everybody knows; None where at least one seat may try."""
    if between_deals(match):
        return None
    if match.rules.end_mode not in (EndMode.CLAIM, EndMode.DOSTA):
        return Code.NO_CLAIMS_HERE
    begun = match.deal is not None and match.hall.stage is Stage.DEAL and claims_open(match.deal.board)
    return None if begun else Code.WRONG_PHASE


def seats_to_ask(match: Match) -> tuple[int, ...]:
    """The seats that a claim is open to now, in turn."""
    if match.deal is None or match.hall.stage is not Stage.DEAL or barred(match) is not None:
        return ()
    rules, board = match.rules, match.deal.board
    in_turn = rules.in_turn(board.dealer)
    if between_deals(match):
        return in_turn
    return tuple(seat for seat in in_turn if may_claim(rules, board, rules.side_of(seat)))
