"""What may be behind an announcement that has been made and not been shown."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from bela.cards import BIT, CARDS, RANK_OF, Card, Mask, Rank, Suit
from bela.deal.state import Board, Claimed
from bela.deal.steps.ranking import fits
from bela.melds import BELA_POINTS, FOUR_RANKS, SHORTEST, Four, Meld, Run, bela_mask, meld_points
from bela.rules.model import Rules
from bela.rules.words import BelaCall, CardReuse

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_MELDS = 4
"""A hand of ten cards holds no more, even where a card may stand in two of them."""


class Case(NamedTuple):
    """A hand of which the words are true."""

    held: Mask
    """Cards in it as play began."""
    missing: Mask
    """Cards not in it: they would have made a run longer."""

    def holds(self, cards: Mask) -> bool:
        """Whether a hand is one of these."""
        return not (self.held & ~cards or self.missing & cards)


def claimed(rules: Rules, board: Board, seat: int) -> tuple[Case, ...]:
    """The hands that a seat's words leave open; none where it said nothing, or showed what it had."""
    contest = board.contest
    if board.trump is None or contest.shown[seat] is not None:
        return ()
    said, heard = contest.said[seat], contest.heard[seat]
    if said is not None:
        return dialogue_cases(rules, board.trump, said)
    return declared_cases(rules, board.trump, heard) if heard else ()


def dialogue_cases(rules: Rules, trump: Suit, said: Claimed) -> tuple[Case, ...]:
    """One run, of which the words of the dialogue are true (S-22)."""
    fitting = [run for run in _runs() if fits(rules, run, said)]
    if said.trump is not None:
        fitting = [run for run in fitting if bool(run.mask & trump.mask) is said.trump]
    return tuple(_case(rules, run) for run in fitting)


def declared_cases(rules: Rules, trump: Suit, points: int) -> tuple[Case, ...]:
    """Melds worth so much together (C-12), with a Bela said at the start where that is done (C-16)."""
    cases = [*_worth(_Key(rules), points)]
    if rules.bela_call is BelaCall.START_OR_EITHER and points >= BELA_POINTS:
        pair = bela_mask(trump)
        with_pair = [Case(case.held | pair, case.missing) for case in _worth(_Key(rules), points - BELA_POINTS)]
        cases += [case for case in with_pair if not case.held & case.missing]
    return tuple(cases)


class _Key:
    """Rules, told apart by what melds are worth, and may be beside each other."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.values = rules.run_values, bool(rules.fours), rules.card_reuse, rules.pack, rules.hand_size

    def __hash__(self) -> int:
        return hash(self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.values == other.values


class _Worth(NamedTuple):
    """A meld by what it counts and asks of a hand."""

    points: int
    case: Case


@lru_cache(maxsize=256)
def _worth(key: _Key, points: int) -> tuple[Case, ...]:
    """Every choice of melds that counts so much and fits into a hand."""
    rules = key.rules
    melds: list[Meld] = [*_runs(), *(Four(rank) for rank in FOUR_RANKS if rules.fours)]
    worths = [_Worth(meld_points(rules, meld), _case(rules, meld)) for meld in melds if not meld.mask & ~rules.pack]
    counting = tuple([worth for worth in worths if worth.points])
    return tuple(_grown(rules, counting, points, Case(0, 0), MOST_MELDS))


def _grown(rules: Rules, melds: tuple[_Worth, ...], points: int, case: Case, most: int) -> Iterator[Case]:
    """The case with so many points more of the melds."""
    if not points:
        yield case
        return
    for at, (worth, (held, missing)) in enumerate(melds if most else ()):
        both = Case(case.held | held, case.missing | missing)
        shared = rules.card_reuse is CardReuse.ONCE and case.held & held
        if worth <= points and not shared and not both.held & both.missing and both.held.bit_count() <= rules.hand_size:
            yield from _grown(rules, melds[at + 1 :], points - worth, both, most - 1)


@lru_cache(maxsize=1)
def _runs() -> tuple[Run, ...]:
    """Every run there can be."""
    return tuple(
        Run(card, length) for card in CARDS for length in range(SHORTEST, RANK_OF[card] + 2) if length <= len(Rank)
    )


def _case(rules: Rules, meld: Meld) -> Case:
    """The cards of a meld, and those next to a run, which a run at its full length does not have (X-08)."""
    beside = _neighbours(meld.top, meld.length) if isinstance(meld, Run) else 0
    return Case(meld.mask, beside & rules.pack)


def _neighbours(top: Card, length: int) -> Mask:
    low = top - length + 1
    above = BIT[CARDS[top + 1]] if RANK_OF[top] is not Rank.ACE else 0
    return above | (BIT[CARDS[low - 1]] if RANK_OF[CARDS[low]] is not Rank.SEVEN else 0)
