"""The tables of a book: what cards and announcements count."""

from __future__ import annotations

from collections.abc import Iterator

from bela.cards import Rank, Suit, make_card
from bela.melds import BELA_POINTS, FOUR_POINTS, LONGEST_PAID, SHORTEST, run_points
from bela.rulebook.model import Block, CardTable, MeldTable, MeldWorth, Worth
from bela.rules.model import Rules
from bela.rules.tables import PLAIN_ORDER, TRUMP_ORDER

TRUMP, PLAIN = Suit.HEARTS, Suit.SPADES


def card_table(rules: Rules) -> tuple[Block, ...]:
    """The ranks in the pack from high to low, with what they count (S-03, S-04, C-23)."""
    return (CardTable(_worths(rules, TRUMP, TRUMP_ORDER), _worths(rules, PLAIN, PLAIN_ORDER)),)


def _worths(rules: Rules, suit: Suit, order: tuple[Rank, ...]) -> tuple[Worth, ...]:
    points = rules.trump_tables(TRUMP).points
    return tuple(Worth(rank, points[make_card(rank, suit)]) for rank in reversed(order) if rules.pack & rank.mask)


def meld_table(rules: Rules) -> tuple[Block, ...]:
    """Runs, fours where they count, and the Bela, with what they count (S-18, S-20, C-13 to C-15)."""
    return (MeldTable((*_runs(rules), *_fours(rules), MeldWorth("bela", BELA_POINTS))),)


def _runs(rules: Rules) -> Iterator[MeldWorth]:
    for length in range(SHORTEST, LONGEST_PAID):
        yield MeldWorth("run", run_points(rules, length), length)
    yield MeldWorth("run_or_longer", run_points(rules, LONGEST_PAID), LONGEST_PAID)


def _fours(rules: Rules) -> Iterator[MeldWorth]:
    if rules.fours:
        counting = (rank for rank in FOUR_POINTS if rules.pack & rank.mask)
        yield from (MeldWorth("four", FOUR_POINTS[rank], rank=rank) for rank in counting)
