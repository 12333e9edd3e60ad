"""Whether announcements can have been held together: every card is one hand's, and a hand has only so many."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, product
from typing import TYPE_CHECKING

from bela.cards import RANKS, SUITS, make_card
from bela.melds import FOUR_RANKS, SHORTEST, Four, Run, bela_mask, melds_in, share_a_card
from bela.pad.model import AnyRun, Worth, worth
from bela.rules.words import CardReuse

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bela.cards import Mask, Suit
    from bela.melds import Meld
    from bela.pad.model import What
    from bela.rules.model import Rules

MOST_PIECES = 8
"""More than two hands can hold."""
Seats = tuple[int, ...]


@dataclass(frozen=True)
class Pair:
    """King and queen of trumps, whichever suit is trumps where ``trump`` is None."""

    trump: Suit | None = None


Piece = Run | Four | AnyRun | Pair
Demand = tuple[Seats, Piece]
"""The seats of which one must hold the piece."""


@dataclass(frozen=True)
class Held:
    """What one hand is known to hold so far."""

    cards: Mask = 0
    melds: tuple[Meld, ...] = ()


@lru_cache(maxsize=4096)
def can_be_held(rules: Rules, demands: tuple[Demand, ...]) -> bool:
    """Whether there is a deal of the pack in which somebody holds each piece, as runs and fours are found in hands."""
    if len(demands) > MOST_PIECES:
        return False
    pieces = tuple(piece for _, piece in demands)
    return any(_search(rules, seats, pieces, (Held(),) * rules.seats) for seats in _seatings(rules, demands))


def _seatings(rules: Rules, demands: tuple[Demand, ...]) -> Iterator[Seats]:
    """Who may hold what, as far as hands are large enough; of equal demands no two seatings differ in their order."""
    for seats in product(*(seats for seats, _ in demands)):
        pairs = pairwise(zip(demands, seats, strict=True))
        in_order = all(one != other or at <= then for (one, at), (other, then) in pairs)
        hands = [[piece for (_, piece), at in zip(demands, seats, strict=True) if at == seat] for seat in {*seats}]
        if in_order and all(fewest_cards(rules, hand) <= rules.hand_size for hand in hands):
            yield seats


def fewest_cards(rules: Rules, pieces: Sequence[Piece]) -> int:
    """So many cards at least make these pieces: runs share no card, nor do fours, a run and a four at most one."""
    runs = [piece for piece in pieces if isinstance(piece, Run | AnyRun)]
    fours = sum(isinstance(piece, Four) for piece in pieces)
    shared = len(runs) * fours * (rules.card_reuse is CardReuse.ALLOWED)
    return sum(run.length for run in runs) + 4 * fours - shared


def piece_cards(piece: Piece) -> tuple[tuple[Mask, Meld | None], ...]:
    """Every way in which a piece can lie in a full pack: its cards, and the run or four that they are."""
    match piece:
        case Run() | Four():
            return ((piece.mask, piece),)
        case AnyRun(length):
            tops = (make_card(rank, suit) for suit in SUITS for rank in RANKS if rank >= length - 1)
            return tuple((run.mask, run) for run in (Run(top, length) for top in tops))
        case Pair(trump):
            return tuple((bela_mask(suit), None) for suit in (SUITS if trump is None else (trump,)))


def _search(rules: Rules, seats: Seats, pieces: tuple[Piece, ...], hands: tuple[Held, ...]) -> bool:
    """Whether the pieces can be laid out, each in the hand of its seat, beside what the hands hold already."""
    if not pieces:
        return all(_is_found(rules, held) for held in hands)
    return any(_search(rules, seats[1:], pieces[1:], after) for after in _dealt(rules, hands, seats[0], pieces[0]))


def _dealt(rules: Rules, hands: tuple[Held, ...], seat: int, piece: Piece) -> Iterator[tuple[Held, ...]]:
    """The hands with the piece in one of them, in every way that leaves them possible."""
    others = 0
    for other, held in enumerate(hands):
        others |= held.cards if other != seat else 0
    for cards, meld in piece_cards(piece):
        if cards & others or cards & ~rules.pack:
            continue
        held = Held(hands[seat].cards | cards, hands[seat].melds + ((meld,) if meld else ()))
        if _is_possible(rules, held):
            yield (*hands[:seat], held, *hands[seat + 1 :])


def _is_possible(rules: Rules, held: Held) -> bool:
    if held.cards.bit_count() > rules.hand_size or len(set(held.melds)) < len(held.melds):
        return False
    runs = [meld for meld in held.melds if isinstance(meld, Run)]
    return not share_a_card(held.melds if rules.card_reuse is CardReuse.ONCE else runs)


def _is_found(rules: Rules, held: Held) -> bool:
    """Whether the melds are just what such a hand holds: a run that touches another would be one longer run (X-08)."""
    return {*held.melds} <= {*melds_in(rules, held.cards)}


# ---------------------------------------------------------------- by points alone
def pieces_worth(rules: Rules, points: int) -> Iterator[tuple[AnyRun | Four, ...]]:
    """The runs and fours that make so many points together, the fewest first."""
    kinds: list[AnyRun | Four] = [AnyRun(length) for length in range(SHORTEST, SHORTEST + len(rules.run_values))]
    kinds += [Four(rank) for rank in FOUR_RANKS] if rules.fours else []
    for size in range(1, MOST_PIECES + 1):
        yield from _sums(rules, kinds, points, size)


def _sums(rules: Rules, kinds: list[AnyRun | Four], points: int, size: int) -> Iterator[tuple[AnyRun | Four, ...]]:
    if not size:
        yield from [()] * (points == 0)
        return
    for place, kind in enumerate(kinds):
        left = points - worth(rules, kind)
        if left >= 0:
            later = kinds[place + isinstance(kind, Four) :]
            yield from ((kind, *more) for more in _sums(rules, later, left, size - 1))


@lru_cache(maxsize=1024)
def points_can_be_held(rules: Rules, seats: Seats, points: int, others: tuple[Demand, ...]) -> bool:
    """Whether the seats can hold runs and fours of so many points, beside the other pieces."""
    return any(
        can_be_held(rules, (*((seats, piece) for piece in pieces), *others)) for pieces in pieces_worth(rules, points)
    )


def demands_of(owned: Iterable[tuple[Seats, What]]) -> tuple[Demand, ...]:
    """The pieces among announcements, without those of which only the points are known."""
    return tuple((seats, what) for seats, what in owned if not isinstance(what, Worth))
