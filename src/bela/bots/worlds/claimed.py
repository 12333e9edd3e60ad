"""What may be behind an announcement that has been made and not been shown."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bela.cards import BIT, CARDS, RANK_OF, Card, Mask, Rank, Suit
from bela.deal.state import Board, Claimed
from bela.deal.steps.ranking import fits
from bela.melds import BELA_POINTS, FOUR_RANKS, SHORTEST, Four, Meld, Run, bela_mask, share_a_card, total_points
from bela.rules.model import Rules
from bela.rules.words import BelaCall, CardReuse

MOST_MELDS = 3
"""A hand of ten cards holds no more of three cards each."""


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
    return tuple(_case(rules, (run,)) for run in fitting)


def declared_cases(rules: Rules, trump: Suit, points: int) -> tuple[Case, ...]:
    """Melds worth so much together (C-12), with a Bela said at the start where that is done (C-16)."""
    values = rules.run_values, bool(rules.fours), rules.card_reuse is CardReuse.ONCE
    cases = [_case(rules, melds) for melds in _worth(_Key(rules, values), points)]
    if rules.bela_call is BelaCall.START_OR_EITHER and points >= BELA_POINTS:
        pair = bela_mask(trump)
        for melds in _worth(_Key(rules, values), points - BELA_POINTS):
            case = _case(rules, melds)
            cases.append(Case(case.held | pair, case.missing))
    return tuple(case for case in cases if not case.held & case.missing)


class _Key:
    """Rules, told apart by what melds are worth alone."""

    def __init__(self, rules: Rules, values: object) -> None:
        self.rules = rules
        self.values = values

    def __hash__(self) -> int:
        return hash(self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.values == other.values


@lru_cache(maxsize=256)
def _worth(key: _Key, points: int) -> tuple[tuple[Meld, ...], ...]:
    """Every choice of melds that counts so much and fits into a hand."""
    melds = [meld for meld in _melds(key.rules) if total_points(key.rules, [meld]) <= points]
    once = key.rules.card_reuse is CardReuse.ONCE
    return tuple(
        chosen
        for size in range(min(MOST_MELDS, len(melds)) + 1)
        for chosen in combinations(melds, size)
        if total_points(key.rules, chosen) == points
        and _together(chosen).bit_count() <= key.rules.hand_size
        and not (once and share_a_card(chosen))
    )


def _melds(rules: Rules) -> list[Meld]:
    return [*_runs(), *(Four(rank) for rank in FOUR_RANKS if rules.fours)]


@lru_cache(maxsize=1)
def _runs() -> tuple[Run, ...]:
    """Every run there can be."""
    return tuple(
        Run(card, length) for card in CARDS for length in range(SHORTEST, RANK_OF[card] + 2) if length <= len(Rank)
    )


def _together(melds: tuple[Meld, ...]) -> Mask:
    cards = 0
    for meld in melds:
        cards |= meld.mask
    return cards


def _case(rules: Rules, melds: tuple[Meld, ...]) -> Case:
    return Case(_together(melds), _bounds(rules, melds))


def _bounds(rules: Rules, melds: tuple[Meld, ...]) -> Mask:
    """The cards next to the runs, which a run at its full length does not have (X-08)."""
    cards = 0
    for meld in melds:
        if isinstance(meld, Run):
            cards |= _neighbours(meld.top, meld.length)
    return cards & rules.pack


def _neighbours(top: Card, length: int) -> Mask:
    low = top - length + 1
    above = BIT[CARDS[top + 1]] if RANK_OF[top] is not Rank.ACE else 0
    return above | (BIT[CARDS[low - 1]] if RANK_OF[CARDS[low]] is not Rank.SEVEN else 0)
