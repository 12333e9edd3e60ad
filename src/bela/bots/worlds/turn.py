"""A turn: what a decision about a card hangs on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bela.bots.worlds.moment import moment_of
from bela.bots.worlds.places import places
from bela.bots.worlds.sampler import plans_for

if TYPE_CHECKING:
    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.payoff import Stakes
    from bela.bots.worlds.sampler import Plans
    from bela.cards import Card
    from bela.deal.state import Board, Hand


class Turn(NamedTuple):
    """A seat that is to play one of some cards, and what is at stake for it."""

    stakes: Stakes
    board: Board
    hand: Hand
    cards: tuple[Card, ...]
    """The cards to choose from."""

    def moment(self) -> Moment:
        """How the deal stands, as play-outs take it."""
        return moment_of(self.stakes.rules, self.board, self.hand)

    def plans(self) -> Plans:
        """What worlds are drawn from."""
        return plans_for(places(self.stakes.rules, self.board, self.hand), self.board.played)
