"""What a view lets one infer of the cards that are not seen, as places in which each of them may lie."""

from __future__ import annotations

from typing import NamedTuple

from bela.bots.rules_bot.memory import lacking, shown, unseen
from bela.bots.worlds.claimed import Case, claimed
from bela.cards import Mask
from bela.deal.state import Board, Hand
from bela.rules.model import Rules
from bela.rules.words import DiscardRestriction


class Places(NamedTuple):
    """Where the unseen cards may lie. The last holder is the rest: cards in no hand."""

    sure: tuple[Mask, ...]
    """By holder: cards that surely lie there."""
    barred: tuple[Mask, ...]
    """By holder: cards that surely do not."""
    loose: Mask
    """The unseen cards whose holder is not sure."""
    room: tuple[int, ...]
    """By holder: how many of the loose cards lie there."""
    cases: tuple[tuple[int, tuple[Case, ...]], ...]
    """Of every announcement that has not been shown: the seat, and the hands that may be behind it."""


def places(rules: Rules, board: Board, hand: Hand) -> Places:
    """Read a view. Every deal in which the others hold other cards than these contradicts what has happened."""
    free = unseen(rules, board, hand)
    sure = [0 if seat == hand.seat else shown(board, seat) & free for seat in range(rules.seats)]
    loose = free
    for cards in sure:
        loose &= ~cards
    counts = [0 if seat == hand.seat else board.counts[seat] for seat in range(rules.seats)]
    room = [count - cards.bit_count() for count, cards in zip(counts, sure, strict=True)]
    rest = loose.bit_count() - sum(room)
    return Places(
        sure=(*sure, 0),
        barred=(*_barred(rules, board), _barred_from_rest(rules, board, hand)),
        loose=loose,
        room=(*room, rest),
        cases=_cases(rules, board, hand.seat),
    )


def _cases(rules: Rules, board: Board, viewer: int) -> tuple[tuple[int, tuple[Case, ...]], ...]:
    others = [seat for seat in range(rules.seats) if seat != viewer]
    return tuple((seat, found) for seat in others if (found := claimed(rules, board, seat)))


def _barred(rules: Rules, board: Board) -> list[Mask]:
    if board.trump is None:
        return [0] * rules.seats
    return lacking(rules, board, rules.tables[board.trump])


def _barred_from_rest(rules: Rules, board: Board, hand: Hand) -> Mask:
    """What is surely in a hand: trumps, where the maker may not have laid them away (C-09)."""
    held_back = rules.discard_restriction is DiscardRestriction.NO_TRUMPS and rules.talon and board.maker != hand.seat
    return board.trump.mask if held_back and board.trump is not None else 0
