"""Which cards a view contains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import BIT, Mask, mask_of
from bela.melds import bela_mask

if TYPE_CHECKING:
    from bela.deal.state import Board, Hand, Layout


def seen_by(board: Board, hand: Hand | None) -> Mask:
    """The cards that a view contains: what lies or lay open, and what its own hand knows."""
    seen = seen_by_all(board)
    if hand is not None:
        seen |= hand.cards | hand.laid
    return seen


def seen_by_all(board: Board) -> Mask:
    """The cards that everybody at the table has seen."""
    seen = mask_of(board.trick)
    for played in board.played:
        seen |= played
    for shown in board.contest.shown:
        for meld in shown or ():
            seen |= meld.mask
    if board.contest.bela_shown and board.trump is not None:
        seen |= bela_mask(board.trump)
    for card in (board.turned, board.up):
        seen |= 0 if card is None else BIT[card]
    return seen | (0 if board.layout is None else _laid_out(board.layout))


def _laid_out(layout: Layout) -> Mask:
    seen = layout.talon or 0
    for cards in (*layout.first, *layout.later):
        seen |= cards or 0
    return seen
