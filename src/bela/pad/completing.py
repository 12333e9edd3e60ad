"""The runs and fours that an announcement may have been, where less than its cards is known."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice, product
from typing import TYPE_CHECKING, assert_never

from bela.cards import RANKS, SUITS, Suit, make_card
from bela.melds import LONGEST_PAID, Four, Run
from bela.pad.holding import pieces_worth
from bela.pad.model import AnyRun, What, Worth
from bela.rules.words import Criterion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bela.melds import Meld
    from bela.rules.model import Rules

MOST_OF_POINTS = 200
"""So many ways to make up points are tried; a contest is not settled by more."""
Melds = tuple["Meld", ...]


@lru_cache(maxsize=1024)
def completions(rules: Rules, trump: Suit, what: What) -> tuple[Melds, ...]:
    """What it may have been, each as the runs and fours that it holds, told apart where the contest does."""
    match what:
        case Run() | Four():
            return ((what,),)
        case AnyRun(length):
            return tuple((run,) for run in _runs(rules, trump, length))
        case Worth(points):
            return tuple(islice(_worth(rules, trump, points), MOST_OF_POINTS)) or ((),)
    assert_never(what)


def _worth(rules: Rules, trump: Suit, points: int) -> Iterator[Melds]:
    for pieces in pieces_worth(rules, points):
        for chosen in product(*(completions(rules, trump, piece) for piece in pieces)):
            yield tuple(meld for melds in chosen for meld in melds)


def _runs(rules: Rules, trump: Suit, length: int) -> Iterator[Run]:
    """Runs of that length, or of it and more, by height and by whether they are of trumps."""
    order = rules.contest_order
    lengths = _lengths(rules, length) if Criterion.LENGTH in order else (length,)
    suits = (trump, _other(trump)) if Criterion.TRUMP in order else (trump,)
    for long, suit in product(lengths, suits):
        found = [run for run in _in_suit(suit, long) if not run.mask & ~rules.pack]
        yield from found if Criterion.TOP in order else found[:1]


def _lengths(rules: Rules, length: int) -> range:
    """One length; a run of five is told for every longer one too (X-08)."""
    return range(length, (rules.hand_size if length == LONGEST_PAID else length) + 1)


def _in_suit(suit: Suit, length: int) -> Iterator[Run]:
    yield from (Run(make_card(rank, suit), length) for rank in RANKS if rank >= length - 1)


def _other(suit: Suit) -> Suit:
    return next(one for one in SUITS if one is not suit)
