"""How likely the calls of the others are in a world, by the calling table of the rules bot, softly."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.rules_bot.passing import EARLY, LAST, limit
from bela.bots.rules_bot.strength import ALONE, MELDS, WITH_PARTNER, plain_worth, trump_worth
from bela.cards import BIT, RANKS, SUIT_OF, SUITS, Mask, Suit
from bela.deal.steps.bidding import LAST_ROUND
from bela.melds import Four, meld_points, runs_in, total_points
from bela.rules.words import AllPass, BiddingMode, TurnupAfterTrump

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bela.deal.state import Board
    from bela.rules.model import Rules

CALL = Struct("=4i2Id")
MANNER = Struct("=3d2i")
EVERY_SUIT = tuple(SUITS)
NO_CHOICE = -1000.0
"""The strength asked of a player who must choose."""


@dataclass(frozen=True)
class Manner:
    """How closely the others are thought to keep to the table."""

    heat: float = 12.0
    """By how many points a hand may be stronger than the table asks and still pass in a quarter of the cases."""
    pick: float = 12.0
    """By how many points a suit may be weaker and still be chosen a third as often."""
    whim: float = 0.05
    """The share of calls that follow no table."""
    tries: int = 4
    """How often it is guessed which cards came only after the call."""

    def packed(self, first: int) -> bytes:
        """As the compiled text reads it, with the number of cards looked at before a call."""
        return MANNER.pack(self.heat, self.pick, self.whim, first, self.tries)


class Call(NamedTuple):
    """Something that another seat said, as far as the board tells."""

    seat: int
    suits: tuple[Suit, ...]
    """The suits that were open."""
    chosen: Suit | None
    """The suit chosen; None for a pass."""
    added: Mask
    """Cards counted with the hand."""
    hidden: Mask
    """Cards that the hand did not have yet."""
    limit: float
    """The strength from which the table calls."""

    def packed(self) -> bytes:
        """The call as the compiled text reads it."""
        suits = sum(1 << suit for suit in self.suits)
        chose, trump = self.chosen is not None, self.chosen or 0
        return CALL.pack(self.seat, chose, suits, trump, self.added, self.hidden, self.limit)


def calls_made(rules: Rules, board: Board, viewer: int | None) -> tuple[Call, ...]:
    """The calls of the others."""
    return tuple(_call(rules, board, *said) for said in _said(rules, board) if said[0] != viewer)


def _said(rules: Rules, board: Board) -> Iterator[tuple[int, int, bool]]:
    """Seat, round, and whether it chose trumps."""
    order, last = rules.in_turn(board.dealer), board.bidding.round
    if rules.bidding is BiddingMode.FIRST_MUST:
        order = order[:1]
    for number in range(1, last + 1):
        for seat in order:
            chose = number == last and seat == board.maker
            yield seat, number, chose
            if chose:
                return


def _call(rules: Rules, board: Board, seat: int, number: int, chose: bool) -> Call:  # noqa: FBT001 - as _said tells it
    stage = LAST if number >= LAST_ROUND[rules.bidding] else EARLY
    turned = 0 if board.turned is None else BIT[board.turned]
    dealers = rules.turnup_after_trump is TurnupAfterTrump.TO_DEALER and seat == board.dealer
    return Call(
        seat=seat,
        suits=_suits(rules, board, number),
        chosen=board.trump if chose else None,
        added=turned if dealers else 0,
        hidden=turned,
        limit=NO_CHOICE if chose and _must(rules, board, seat, stage) else limit(rules, board.dealer, seat, stage),
    )


def _must(rules: Rules, board: Board, seat: int, stage: int) -> bool:
    forced = rules.all_pass is AllPass.DEALER_MUST and stage == LAST and seat == board.dealer
    return forced or rules.bidding is BiddingMode.FIRST_MUST


def _suits(rules: Rules, board: Board, number: int) -> tuple[Suit, ...]:
    if board.turned is None or rules.bidding is not BiddingMode.TURNED_TWO_ROUNDS:
        return EVERY_SUIT
    turned = SUIT_OF[board.turned]
    if number == 1:
        return (turned,)
    return tuple(suit for suit in SUITS if suit is not turned or suit is board.trump)


@lru_cache(maxsize=64)
def packed_table(rules: Rules) -> bytes:
    """The strength of hands by the table, worked out for every set of cards of a suit."""
    base, ace = WITH_PARTNER if rules.partners else ALONE
    fours = [meld_points(rules, Four(rank)) if rules.fours else 0 for rank in RANKS]
    figures = [
        base,
        MELDS,
        *(trump_worth(byte, Suit.CLUBS) for byte in range(256)),
        *(plain_worth(byte, ace) for byte in range(256)),
        *(total_points(rules, runs_in(byte)) for byte in range(256)),
        *fours,
    ]
    return array("d", figures).tobytes()
