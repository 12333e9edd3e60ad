"""Schmeiss: when to offer to throw the deal in, and when to agree (S-41 to S-43).

The measure is ``strength``; the limits were found by playing deals out after an offer, a refusal, a pass and a take.
"""

from __future__ import annotations

from collections.abc import Mapping

from bela.cards import SUIT_OF, Suit
from bela.deal.actions import Action
from bela.deal.state import Board
from bela.deal.steps.bidding import AGREE, REFUSE
from bela.rules.model import Rules
from bela.rules.words import SchmeissRefusedMaker

HOPELESS = -40
"""A hand that is weaker than this in every suit but the turned one loses by a pass."""
WORTH_RISKING = -25
"""The turned suit is strong enough to be made, if need be, after a refusal."""
PLAYS_AGAINST_CALLER = -55
"""Strong enough in the turned suit to hold whoever offered to it."""
PLAYS_AS_MAKER = 15
"""Strong enough in the turned suit to be the maker."""
PLAYS_FOR_PARTNER = 30
"""Strong enough in the turned suit to help a partner who offered."""


def offers(rules: Rules, board: Board, worth: Mapping[Suit, float]) -> bool:
    """Whether a hand that does not take offers to throw the deal in."""
    turned = _turned(board)
    if any(worth[suit] >= HOPELESS for suit in worth if suit is not turned):
        return False
    return rules.schmeiss_refused_maker is SchmeissRefusedMaker.REFUSER or worth[turned] >= WORTH_RISKING


def choose_answer(
    rules: Rules, board: Board, seat: int, worth: Mapping[Suit, float], legal: tuple[Action, ...]
) -> Action:
    """Agree with a weak hand, refuse with one that gains by playing."""
    wanted = REFUSE if worth[_turned(board)] >= _limit(rules, board, seat) else AGREE
    return wanted if wanted in legal else legal[0]


def _limit(rules: Rules, board: Board, seat: int) -> int:
    if rules.schmeiss_refused_maker is SchmeissRefusedMaker.REFUSER:
        return PLAYS_AS_MAKER
    caller = board.bidding.offered_by
    friend = caller is not None and rules.side_of(caller) == rules.side_of(seat)
    return PLAYS_FOR_PARTNER if friend else PLAYS_AGAINST_CALLER


def _turned(board: Board) -> Suit:
    assert board.turned is not None  # noqa: S101 - Schmeiss is about the turned suit
    return SUIT_OF[board.turned]
