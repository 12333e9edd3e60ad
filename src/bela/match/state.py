"""The state of a match: what all may know, the whole, and one seat's view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bela.cards import Card
    from bela.deal.state import Deal, View
    from bela.rules.model import Rules
    from bela.scoring import Settlement, Tally
    from bela.standing import Standing


class Stage(StrEnum):
    """What a match waits for."""

    DRAW = "draw"
    """For the card that a seat cuts, to find the dealer (S-05)."""
    PACK = "pack"
    """For the shuffled pack."""
    CUT = "cut"
    """For the cut (S-07)."""
    DEAL = "deal"
    """For the seat that is asked in the deal."""
    OVER = "over"


@dataclass(frozen=True)
class Past:
    """A deal that is over."""

    number: int
    game: int
    """Which game of the match it belongs to, from 1."""
    dealer: int | None
    """The seat that dealt; None where a deal is known by its result alone, without its dealer."""
    maker: int | None
    """The seat of the maker; None when nobody chose trumps, and where only the side is known."""
    tally: Tally
    settlement: Settlement
    after: Standing
    """How the match stood then."""


@dataclass(frozen=True)
class Hall:
    """What everybody knows of a match besides the deal on the table."""

    rules: Rules
    standing: Standing
    stage: Stage
    number: int = 0
    """Deals begun."""
    drawing: tuple[int, ...] = ()
    """The seats among which the cutting for the deal goes on."""
    drawn: tuple[tuple[int, Card], ...] = ()
    """Seat and card, as cut in this round."""
    past: tuple[Past, ...] = ()

    @property
    def game(self) -> int:
        """Which game is being played, from 1."""
        return 1 + sum(self.standing.games) - (self.standing.game_winner >= 0)

    @property
    def cutter(self) -> int | None:
        """The seat that cuts the pack: the one before the dealer."""
        dealer = self.standing.dealer
        return None if dealer is None else (dealer - 1) % self.rules.seats


@dataclass(frozen=True)
class Match:
    """A match as whoever runs the table knows it."""

    hall: Hall
    pack: tuple[Card, ...] | None = None
    """The shuffled pack while it waits for the cut."""
    deal: Deal | None = None
    """The deal on the table, or the last one that was."""

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.hall.rules

    @property
    def to_act(self) -> int | None:
        """The seat that is asked; None when chance is, or nobody."""
        return self.deal.board.to_act if self.hall.stage is Stage.DEAL and self.deal is not None else None

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.hall.stage is Stage.OVER


@dataclass(frozen=True)
class MatchView:
    """A match as one seat knows it; as a spectator does when the seat is None."""

    hall: Hall
    seat: int | None
    deal: View | None = None

    @property
    def to_act(self) -> int | None:
        """The seat that is asked; None when chance is, or nobody."""
        return self.deal.board.to_act if self.hall.stage is Stage.DEAL and self.deal is not None else None
