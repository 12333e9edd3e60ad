"""Runs, fours of a kind and the Bela: what a hand holds, what it is worth, and which is the greater."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from bela.cards import BIT, RANK_OF, RANKS, SUIT_OF, SUITS, Card, Mask, Rank, Suit, make_card
from bela.rules.words import CardReuse, Criterion

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bela.rules.model import Rules

SHORTEST = 3
LONGEST_PAID = 5
BELA_POINTS = 20  # S-20, C-15
FOUR_POINTS = {Rank.JACK: 200, Rank.NINE: 150, Rank.ACE: 100, Rank.KING: 100, Rank.QUEEN: 100, Rank.TEN: 100}  # C-14
FOUR_RANKS = tuple(FOUR_POINTS)


@dataclass(frozen=True)
class Run:
    """Consecutive cards of one suit in natural order, named by the top card and the length (S-16, C-13)."""

    top: Card
    length: int

    @property
    def mask(self) -> Mask:
        """The cards of the run."""
        return ((1 << self.length) - 1) << (self.top - self.length + 1)

    def __str__(self) -> str:
        return f"{RANK_OF[self.top].letter}{SUIT_OF[self.top].letter}/{self.length}"


@dataclass(frozen=True)
class Four:
    """Four of a kind (C-14)."""

    rank: Rank

    @property
    def mask(self) -> Mask:
        """The four cards."""
        return self.rank.mask

    def __str__(self) -> str:
        return f"4x{self.rank.letter}"


@dataclass(frozen=True)
class Bela:
    """King and queen of trumps in one hand (S-20, C-15), where it is said at the start like a run of two."""

    trump: Suit

    @property
    def mask(self) -> Mask:
        """The king and the queen of trumps."""
        return bela_mask(self.trump)


Meld = Run | Four


def bela_mask(trump: Suit) -> Mask:
    """The king and the queen of trumps."""
    return BIT[make_card(Rank.KING, trump)] | BIT[make_card(Rank.QUEEN, trump)]


@cache
def _runs_in_byte(byte: int) -> tuple[tuple[int, int], ...]:
    """(top rank, length) of every run among the cards of a suit, highest first, each at its full length (X-08)."""
    found = []
    length = 0
    for rank in range(9):
        if byte >> rank & 1:
            length += 1
            continue
        if length >= SHORTEST:
            found.append((rank - 1, length))
        length = 0
    return tuple(reversed(found))


def runs_in(cards: Mask) -> tuple[Run, ...]:
    """The runs among the cards: the longest first, then the highest, then by suit."""
    found = [
        Run(make_card(RANKS[top], suit), length)
        for suit in SUITS
        for top, length in _runs_in_byte(cards >> (8 * suit) & 0xFF)
    ]
    return tuple(sorted(found, key=meld_order))


def melds_in(rules: Rules, cards: Mask) -> tuple[Meld, ...]:
    """The runs and, where they count, the fours among the cards, in the order in which they are written."""
    runs = runs_in(cards)
    if not rules.fours:
        return runs
    return runs + tuple(Four(rank) for rank in FOUR_RANKS if cards & rank.mask == rank.mask)


def meld_order(meld: Meld) -> tuple[int, int, int, int]:
    """Sort key of the order in which melds are written: runs by length, top and suit, then fours by worth."""
    match meld:
        case Run(top, length):
            return (0, -length, -RANK_OF[top], SUIT_OF[top])
        case Four(rank):
            return (1, -FOUR_POINTS.get(rank, 0), -rank, 0)


def are_in_order(melds: Sequence[Meld]) -> bool:
    """Whether each stands there once, in the order in which melds are written."""
    return list(melds) == sorted(set(melds), key=meld_order)


def run_points(rules: Rules, length: int) -> int:
    """Points of a run of that length (S-18, C-13); six and more count as five (X-08)."""
    return rules.run_values[min(length, LONGEST_PAID) - SHORTEST]


def meld_points(rules: Rules, meld: Meld | Bela) -> int:
    """Points of one run, four of a kind or Bela."""
    match meld:
        case Run(_, length):
            return run_points(rules, length)
        case Four(rank):
            return FOUR_POINTS.get(rank, 0)
        case Bela():
            return BELA_POINTS


def total_points(rules: Rules, melds: Iterable[Meld | Bela]) -> int:
    """Points of several together."""
    return sum(meld_points(rules, meld) for meld in melds)


def share_a_card(melds: Sequence[Meld]) -> bool:
    """Whether one card stands in two of the melds."""
    return any(one.mask & other.mask for one, other in combinations(melds, 2))


def selections(rules: Rules, melds: Sequence[Meld]) -> tuple[tuple[Meld, ...], ...]:
    """Every choice of melds that may be announced together (C-17): the fewest first, in the order written."""
    every = (chosen for size in range(len(melds) + 1) for chosen in combinations(melds, size))
    if rules.card_reuse is CardReuse.ALLOWED:
        return tuple(every)
    return tuple(chosen for chosen in every if not share_a_card(chosen))


def _measure(rules: Rules, trump: Suit, criterion: Criterion, meld: Meld | Bela) -> int:
    """How one meld stands by one word of the contest order; more is better."""
    top, length, suit = _shape(meld)
    match criterion:
        case Criterion.POINTS:
            return meld_points(rules, meld)
        case Criterion.FOURS_OVER_RUNS:
            return isinstance(meld, Four)
        case Criterion.LENGTH:
            return length
        case Criterion.TOP:
            return top
        case Criterion.TRUMP:
            return suit is trump
        case Criterion.SEAT | Criterion.NOBODY:
            return 0


def _shape(meld: Meld | Bela) -> tuple[Rank, int, Suit | None]:
    """Top rank, length and suit; a Bela is a run of two from the king."""
    match meld:
        case Run(top, length):
            return RANK_OF[top], length, SUIT_OF[top]
        case Four(rank):
            return rank, 4, None
        case Bela(trump):
            return Rank.KING, 2, trump


def meld_rank(rules: Rules, trump: Suit, meld: Meld | Bela) -> tuple[int, ...]:
    """How a single meld stands by the contest order (S-17, C-18): a tuple to compare, the greater the better."""
    return tuple(_measure(rules, trump, criterion, meld) for criterion in rules.contest_order)


def best_meld(rules: Rules, trump: Suit, melds: Iterable[Meld | Bela]) -> Meld | Bela:
    """The greatest of the melds by the contest order. Raises ValueError when there is none."""
    return max(melds, key=lambda meld: meld_rank(rules, trump, meld))
