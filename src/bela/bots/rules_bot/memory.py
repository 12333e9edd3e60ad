"""What the board and one hand tell of the cards that are not seen."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from bela.cards import BIT, SUIT_OF, Card, Mask, Rank, make_card, mask_of
from bela.deal.state import Board, Hand
from bela.melds import bela_mask
from bela.rules.model import Rules
from bela.rules.tables import Tables
from bela.rules.words import TurnupAfterTrump


class Memory(StrEnum):
    """What a player keeps in mind of the cards played."""

    ALL = "all"
    HIGH = "high"
    """Trumps, aces and tens, and who lacks a suit; low plain cards are forgotten."""
    LITTLE = "little"
    """Trumps, and the trick on the table."""


class Other(NamedTuple):
    """What is known of the hand of another seat."""

    known: Mask
    """Cards that it surely holds."""
    pool: Mask
    """Cards that it may hold besides."""
    size: int
    """How many cards those are."""
    drawn: int
    """How many of them it holds."""


def lacking(rules: Rules, board: Board, tables: Tables) -> list[Mask]:
    """By seat: cards that it does not hold, to judge by what it played: each card tells which duties did not bind."""
    found = [0] * rules.seats
    for trick in board.tricks:
        _note(rules, tables, trick.leader, trick.cards, found)
    _note(rules, tables, board.leader, board.trick, found)
    return found


def _note(rules: Rules, tables: Tables, leader: int, cards: Sequence[Card], found: list[Mask]) -> None:
    """Walk one trick. A rung that would have forbidden the card did not bind: nothing of its ``need`` was held."""
    row, best, seats = tables.lead, 0, rules.seats
    for place, card in enumerate(cards):
        bit = BIT[card]
        for need, give, _ in row:
            if give & bit:
                break
            found[(leader + place) % seats] |= need
        if tables.over[cards[best]] & bit:
            best = place
        partner_holds = rules.partners and (place + 1 - best) % 2 == 0
        row = tables.follow[partner_holds][SUIT_OF[cards[0]]][cards[best]]


def shown(board: Board, seat: int) -> Mask:
    """Cards that a seat has let everybody see or know, whether it has played them or not."""
    cards = 0
    for meld in board.contest.shown[seat] or ():
        cards |= meld.mask
    if board.bela == seat and board.trump is not None:
        cards |= bela_mask(board.trump)
    if board.turned_to == seat and board.turned is not None:
        cards |= BIT[board.turned]
    return cards


def out_of_play(rules: Rules, board: Board) -> Mask:
    """Cards that everybody knows to be in no hand: a turned card that nobody has, or the seven given for it."""
    if board.turned is None or board.trump is None:
        return 0
    if board.turned_to is None:
        return BIT[board.turned]
    if rules.turnup_after_trump is TurnupAfterTrump.TO_DEALER:
        return 0
    return BIT[make_card(Rank.SEVEN, board.trump)]


def unseen(rules: Rules, board: Board, hand: Hand, memory: Memory = Memory.ALL) -> Mask:
    """The cards that others may hold, for all that the viewer remembers."""
    seen = 0
    for played in board.played:
        seen |= played
    return rules.pack & ~(remembered(board, seen, memory) | hand.cards | hand.laid | out_of_play(rules, board))


def remembered(board: Board, played: Mask, memory: Memory) -> Mask:
    """What is kept in mind of the cards played."""
    if memory is Memory.ALL:
        return played
    trumps = 0 if board.trump is None else board.trump.mask
    kept = trumps | mask_of(board.trick)
    return played & (kept | Rank.ACE.mask | Rank.TEN.mask if memory is Memory.HIGH else kept)


def others(rules: Rules, board: Board, hand: Hand, tables: Tables, memory: Memory = Memory.ALL) -> tuple[Other, ...]:
    """What is known of every seat's hand, by seat; the viewer's own entry is without meaning."""
    free = unseen(rules, board, hand, memory)
    lacks = [0] * rules.seats if memory is Memory.LITTLE else lacking(rules, board, tables)
    known = [shown(board, seat) & free for seat in range(rules.seats)]
    for cards in known:
        free &= ~cards
    return tuple(other_with(cards, free & ~lacks[seat], board.counts[seat]) for seat, cards in enumerate(known))


def other_with(known: Mask, pool: Mask, count: int) -> Other:
    """A seat that holds so many cards, of which some are known and the others come from the pool."""
    return Other(known, pool, pool.bit_count(), count - known.bit_count())


def reach(known: tuple[Other, ...], seat: int) -> Mask:
    """Every card that another seat than the viewer's may hold."""
    cards = 0
    for other, held in enumerate(known):
        if other != seat:
            cards |= held.known | held.pool
    return cards
