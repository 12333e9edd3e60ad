"""Every way in which a contest of announcements may have come out: asked of the engine, by what is known."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice, product
from math import prod
from typing import TYPE_CHECKING

from bela.cards import SUITS, Suit
from bela.deal.events import Dealt
from bela.deal.fold import new_board
from bela.deal.state import Hand, changed
from bela.deal.steps.contest import bela_at_start
from bela.deal.steps.ranking import allies, contest_winner, contesting, player_rank, unit_of
from bela.melds import Four, Run, bela_mask
from bela.pad.completing import completions
from bela.pad.model import Announcement, Entry, Owner, announced
from bela.rules.words import AnnounceHow, ContestUnit, Criterion, WinnerScores
from bela.standing import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bela.deal.state import Board
    from bela.melds import Bela, Meld
    from bela.rules.model import Rules
    from bela.scoring import Points

MOST = 1000
"""So many ways to complete what was announced are tried; of more, the least and the greatest of each seat."""
Announcements = tuple[Announcement, ...]


@dataclass(frozen=True)
class Outcome:
    """Whose announcements may have won: the sides that contested together, and what of theirs counts."""

    sides: frozenset[int]
    """None at all where level rivals cancelled each other."""
    counting: Announcements

    def is_of(self, side: int | None) -> bool:
        """Whether it is what somebody says who names that side, or nobody's; None says nothing."""
        return side is None or (side in self.sides if side != NOBODY else not self.sides)

    def leaves_out(self, announcements: Announcements) -> bool:
        """Whether some of the announcements do not count."""
        return len(self.counting) < len(announcements)


@dataclass(frozen=True)
class Said:
    """What one seat may have announced."""

    melds: tuple[Meld | Bela, ...]
    unit: frozenset[int]
    """Which of the announcements were compared."""


Part = tuple[int, "Meld"]
"""The place of an announcement, and a run or four that it holds."""


# ---------------------------------------------------------------- whether there is a contest
def contested(rules: Rules, maker_side: int, announcements: Announcements, bela: Owner | None) -> bool:
    """Whether announcements contest against each other, or against a Bela that may have been said at the start."""
    return rivals_among(rules, maker_side, announcements) or _met_by_bela(rules, maker_side, announcements, bela)


def rivals_among(rules: Rules, maker_side: int, announcements: Announcements) -> bool:
    """Whether sides that contest against each other announced runs or fours."""
    if not announcements:
        return False
    board = board_of(rules, maker_side, SUITS[0], 0)
    first = [seats_of(rules, one.owner)[0] for one in announcements]
    return any(not allies(rules, board, first[0], seat) for seat in first)


def _met_by_bela(rules: Rules, maker_side: int, announcements: Announcements, bela: Owner | None) -> bool:
    """Whether a rival of whoever announced may have said Bela at the start."""
    if not announcements or bela is None:
        return False
    board = board_of(rules, maker_side, SUITS[0], 0)
    first = seats_of(rules, announcements[0].owner)[0]
    return any(not allies(rules, board, first, seat) for seat in _bela_seats(rules, board, bela))


def _bela_seats(rules: Rules, board: Board, bela: Owner | None) -> tuple[int, ...]:
    """The seats that may have said Bela at the start, and so that it took part (C-16)."""
    if bela is None or rules.announce_how is not AnnounceHow.OPEN_VALUE:
        return ()
    assert board.trump is not None  # noqa: S101 - the table was made with one
    hands = [Hand(seat, bela_mask(board.trump), 0, bela=True) for seat in seats_of(rules, bela)]
    return tuple(
        hand.seat for hand in hands if bela_at_start(rules, board, hand) and contesting(rules, board.trump, hand)
    )


def as_compared(rules: Rules) -> Rules:
    """The rules by which announcements meet: in the dialogue one named run meets another, and no more (S-22)."""
    stepwise = rules.announce_how is AnnounceHow.STEPWISE
    return replace(rules, contest_unit=ContestUnit.BEST_SINGLE) if stepwise else rules


# ---------------------------------------------------------------- how it may have come out
def possible_outcomes(rules: Rules, entry: Entry, dealer: int | None) -> tuple[Outcome, ...]:
    """Every way in which the contest may have come out, by what is known; one where the rules decide it."""
    rules = as_compared(rules)
    dealers = tuple(range(rules.seats)) if dealer is None else (dealer,)
    trumps = SUITS if entry.trump is None and Criterion.TRUMP in rules.contest_order else (entry.trump or SUITS[0],)
    boards = tuple(board_of(rules, entry.tally.maker_side, trump, at) for trump, at in product(trumps, dealers))
    found = _outcomes(rules, entry.announcements, boards, entry.bela)
    if rivals_among(rules, entry.tally.maker_side, entry.announcements):
        return found
    return tuple({one.sides: _whole(one, entry.announcements) for one in found}.values())


def _whole(outcome: Outcome, announcements: Announcements) -> Outcome:
    """What one side alone announced is all that counts of it, or none of it where a Bela won."""
    return Outcome(outcome.sides, announcements if outcome.counting else ())


@lru_cache(maxsize=512)
def board_of(rules: Rules, maker_side: int, trump: Suit, dealer: int) -> Board:
    """A table at which all that is known is who dealt, who chose, and what is trumps."""
    board = new_board(Dealt(dealer, None, (0,) * rules.sides, 0, rules.seats, rules.hand_size))
    return changed(board, trump=trump, maker=seats_of(rules, Owner(maker_side))[0])


def seats_of(rules: Rules, owner: Owner) -> tuple[int, ...]:
    """The seats that may be meant."""
    if owner.seat is not None:
        return (owner.seat,)
    return tuple(seat for seat in range(rules.seats) if rules.side_of(seat) == owner.side)


@lru_cache(maxsize=1024)
def _outcomes(
    rules: Rules, announcements: Announcements, boards: tuple[Board, ...], bela: Owner | None
) -> tuple[Outcome, ...]:
    """The outcomes at any of these tables, told apart by who won and by what that brought."""
    found: dict[tuple[frozenset[int], Points], Outcome] = {}
    for board in boards:
        for one in _outcomes_at(rules, announcements, board, bela):
            found.setdefault((one.sides, announced(rules, one.counting)), one)
    return tuple(found.values())


def _outcomes_at(rules: Rules, announcements: Announcements, board: Board, bela: Owner | None) -> Iterator[Outcome]:
    """What the engine makes of everything that may have been announced at that table; Bela may never be."""
    for seats in product(*(seats_of(rules, one.owner) for one in announcements)):
        for at_start in (None, *_bela_seats(rules, board, bela)):
            speaking = sorted({*seats, *(() if at_start is None else (at_start,))})
            variants = {seat: _variants(rules, board, announcements, seats, (seat, at_start)) for seat in speaking}
            for said in _chosen(variants):
                winner = contest_winner(rules, board, {seat: one.melds for seat, one in said.items()})
                yield _outcome(rules, board, announcements, seats, (winner, said))


def _variants(
    rules: Rules, board: Board, announcements: Announcements, seats: Sequence[int], whose: tuple[int, int | None]
) -> tuple[Said, ...]:
    """What a seat may have announced, each rank once, from the least to the greatest."""
    seat, at_start = whose
    assert board.trump is not None  # noqa: S101 - the table was made with one
    own = [place for place, owner in enumerate(seats) if owner == seat]
    ways = product(*(completions(rules, board.trump, announcements[place].what) for place in own))
    found: dict[tuple[tuple[int, ...], frozenset[int]], Said] = {}
    for way in islice(ways, MOST):
        parts = [(place, meld) for place, melds in zip(own, way, strict=True) for meld in melds]
        hand = Hand(seat, 0, 0, tuple(meld for _, meld in parts), bela=at_start == seat)
        melds = contesting(rules, board.trump, hand)
        if melds:
            said = Said(melds, frozenset(_places(parts, unit_of(rules, board, hand))))
            found.setdefault((player_rank(rules, board.trump, melds), said.unit), said)
    return tuple(said for _, said in sorted(found.items(), key=lambda item: item[0][0]))


def _places(parts: Iterable[Part], unit: Sequence[Run | Four]) -> Iterator[int]:
    yield from (place for place, meld in parts if meld in unit)


def _chosen(variants: Mapping[int, Sequence[Said]]) -> Iterator[dict[int, Said]]:
    """One variant of each seat, in every combination; where those are too many, of the ends alone."""
    many = prod(map(len, variants.values())) > MOST
    kept = [{one[0], one[-1]} if many and one else one for one in variants.values()]
    yield from (dict(zip(variants, chosen, strict=True)) for chosen in product(*kept))


def _outcome(
    rules: Rules,
    board: Board,
    announcements: Announcements,
    seats: Sequence[int],
    won: tuple[int | None, Mapping[int, Said]],
) -> Outcome:
    """What counts where that seat has won: see ``bela.deal.steps.contest.scored_points``."""
    winner, said = won
    if winner is None:
        return Outcome(frozenset(), ())
    camp = frozenset(rules.side_of(seat) for seat in range(rules.seats) if allies(rules, board, seat, winner))
    if rules.winner_scores is WinnerScores.ALL_OF_SIDE:
        places = {place for place, seat in enumerate(seats) if allies(rules, board, seat, winner)}
    elif rules.contest_unit is ContestUnit.PLAYER_TOTAL:
        places = {place for place, seat in enumerate(seats) if seat == winner}
    else:
        places = set(said[winner].unit)
    return Outcome(camp, tuple(one for place, one in enumerate(announcements) if place in places))
