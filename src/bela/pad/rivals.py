"""Rival announcements: whose of them count, asked of the engine, as far as what is written down tells."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice, product
from math import prod
from typing import TYPE_CHECKING

from bela.cards import SUITS, Suit
from bela.deal.events import Dealt
from bela.deal.fold import new_board
from bela.deal.state import Hand, changed
from bela.deal.steps.ranking import allies, contest_winner, contesting, player_rank, unit_of
from bela.melds import Four, Run
from bela.pad.completing import completions
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Announcement, Entry, Owner, announced
from bela.rules.ledger import ledger
from bela.rules.words import BelaInContest, ContestUnit, Criterion, WinnerScores
from bela.standing import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bela.deal.state import Board
    from bela.melds import Bela, Meld
    from bela.rules.model import Rules
    from bela.scoring import Points

MOST = 1000
"""So many ways to complete what was announced are tried; of more, the least and the greatest of each seat."""
RULES = ("S-17", "C-28")
"""The rule that only the greatest announcement counts, in either family."""
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


@dataclass(frozen=True)
class Said:
    """What one seat may have announced."""

    melds: tuple[Meld | Bela, ...]
    unit: frozenset[int]
    """Which of the announcements were compared."""


Part = tuple[int, "Meld"]
"""The place of an announcement, and a run or four that it holds."""


# ---------------------------------------------------------------- whether there is a contest
def contested(rules: Rules, maker_side: int, announcements: Announcements) -> bool:
    """Whether sides that contest against each other announced."""
    if not announcements:
        return False
    board = board_of(rules, maker_side, SUITS[0], 0)
    first = [_seats(rules, one.owner)[0] for one in announcements]
    return any(not allies(rules, board, first[0], seat) for seat in first)


def counting(rules: Rules, entry: Entry, dealer: int | None) -> Announcements:
    """What counts of the announcements of an entry.

    Raises PadError where what is said of it is against the rules, or where they leave it open.
    """
    if not contested(rules, entry.tally.maker_side, entry.announcements):
        return entry.announcements
    found = _as_said(rules, entry, possible_outcomes(rules, entry, dealer))
    if len(found) > 1:
        raise PadError(PadFault.RIVALS_UNDECIDED, "announced_by", _announced_text(entry.announcements))
    return found[0].counting


def without(announcements: Announcements, others: Announcements) -> Announcements:
    """The announcements without those, each taken away as often as it stands there."""
    left = Counter(others)
    kept = []
    for one in announcements:
        if left[one]:
            left[one] -= 1
        else:
            kept.append(one)
    return tuple(kept)


def _as_said(rules: Rules, entry: Entry, possible: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes that are as the entry says. Raises PadError where none is."""
    found = [outcome for outcome in possible if outcome.is_of(entry.announced_by)]
    if not found:
        raise _beaten(rules, entry.announced_by)
    return found


def _beaten(rules: Rules, side: int | None) -> PadError:
    rule = next(name for name in RULES if rules.name in ledger()[name].variants)
    return PadError(PadFault.BEATEN_BY_RIVALS, "announced_by", "" if side is None else side, rule=rule)


def _announced_text(announcements: Announcements) -> str:
    return " ".join(str(one.what) for one in announcements)


# ---------------------------------------------------------------- what is said of it
def settled_claim(rules: Rules, entry: Entry, figures: Points | None) -> Entry:
    """The entry, holding whose announcements are said to count only where the rules leave that open.

    ``figures`` are points by side that were told beside the list. Raises PadError where what is said cannot be.
    """
    if not contested(rules, entry.tally.maker_side, entry.announcements):
        if entry.announced_by not in (None, *(one.owner.side for one in entry.announcements)):
            raise PadError(PadFault.DISAGREE, "announced_by", entry.announced_by)
        return replace(entry, announced_by=None)
    if figures is not None and entry.announced_by is None:
        entry = replace(entry, announced_by=next((side for side, own in enumerate(figures) if own), NOBODY))
    possible = possible_outcomes(rules, entry, entry.tally.dealer)
    found = _as_said(rules, entry, possible)
    if figures is not None and figures not in [announced(rules, outcome.counting) for outcome in found]:
        raise PadError(PadFault.DISAGREE, "announced", " : ".join(map(str, announced(rules, found[0].counting))))
    return entry if len(possible) > 1 else replace(entry, announced_by=None)


# ---------------------------------------------------------------- the contest
def possible_outcomes(rules: Rules, entry: Entry, dealer: int | None) -> tuple[Outcome, ...]:
    """Every way in which the contest may have come out, by what is known; one where the rules decide it."""
    bela = Owner(entry.tally.bela.index(max(entry.tally.bela)), entry.bela_by) if any(entry.tally.bela) else None
    dealers = range(rules.seats) if dealer is None else (dealer,)
    trumps = SUITS if entry.trump is None and Criterion.TRUMP in rules.contest_order else (entry.trump or SUITS[0],)
    found: dict[tuple[frozenset[int], Points], Outcome] = {}
    for trump, at in product(trumps, dealers):
        for one in _outcomes(rules, entry.announcements, board_of(rules, entry.tally.maker_side, trump, at), bela):
            found.setdefault((one.sides, announced(rules, one.counting)), one)
    return tuple(found.values())


@lru_cache(maxsize=512)
def board_of(rules: Rules, maker_side: int, trump: Suit, dealer: int) -> Board:
    """A table at which all that is known is who dealt, who chose, and what is trumps."""
    board = new_board(Dealt(dealer, None, (0,) * rules.sides, 0, rules.seats, rules.hand_size))
    return changed(board, trump=trump, maker=_seats(rules, Owner(maker_side))[0])


def _seats(rules: Rules, owner: Owner) -> tuple[int, ...]:
    if owner.seat is not None:
        return (owner.seat,)
    return tuple(seat for seat in range(rules.seats) if rules.side_of(seat) == owner.side)


def _outcomes(rules: Rules, announcements: Announcements, board: Board, bela: Owner | None) -> Iterator[Outcome]:
    """What the engine makes of everything that may have been announced at that table."""
    for seats in product(*(_seats(rules, one.owner) for one in announcements)):
        for at_start in _bela_seats(rules, bela):
            speaking = sorted({*seats, *(() if at_start is None else (at_start,))})
            variants = {seat: _variants(rules, board, announcements, seats, (seat, at_start)) for seat in speaking}
            for said in _chosen(variants):
                winner = contest_winner(rules, board, {seat: one.melds for seat, one in said.items()})
                yield _outcome(rules, board, announcements, seats, (winner, said))


def _bela_seats(rules: Rules, bela: Owner | None) -> tuple[int | None, ...]:
    """The seats that may have said Bela at the start, where that takes part; nobody may always be."""
    joins = rules.bela_in_contest is BelaInContest.IF_CALLED_AT_START
    return (None, *(_seats(rules, bela) if joins and bela is not None else ()))


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
