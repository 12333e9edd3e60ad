"""Turns to play a card, from deals of all kinds, with what the thinking bots make of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from bela.bots import RulesBot
from bela.bots.rules_bot.playing import plays
from bela.bots.worlds.calls import Call, calls_made
from bela.bots.worlds.moment import Moment, cards_played, first_leader
from bela.bots.worlds.payoff import stakes_of
from bela.bots.worlds.result import Past
from bela.bots.worlds.turn import Turn
from bela.cards import Card, Mask
from bela.deal.decide import act, legal_for
from bela.deal.fold import view_of
from bela.deal.state import Deal, Phase, View
from bela.rules.model import Rules
from support.play import random_opening

WHIMS = 0.2
"""How often a seat does anything at all rather than what the rules bot would."""
WHIM, HEAT = 0.1, 8.0


@dataclass(frozen=True)
class Asked:
    """A seat that is to play a card."""

    deal: Deal

    @property
    def seat(self) -> int:
        """The seat."""
        assert self.deal.board.to_act is not None
        return self.deal.board.to_act

    @cached_property
    def view(self) -> View:
        """What it sees."""
        return view_of(self.deal, self.seat)

    @cached_property
    def turn(self) -> Turn:
        """What it decides."""
        view = self.view
        assert view.hand is not None
        stakes = stakes_of(view.rules, view.board, view.rules.side_of(self.seat))
        return Turn(stakes, view.board, view.hand, tuple(plays(legal_for(self.deal, self.seat))))

    @property
    def start(self) -> Moment:
        """The moment before the first card."""
        return self.turn.moment().before_play()._replace(leader=first_leader(self.view.board))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards played so far."""
        return cards_played(self.view.board)

    @property
    def calls(self) -> tuple[Call, ...]:
        """What the others called."""
        return calls_made(self.view.rules, self.view.board, self.seat)

    @property
    def past(self) -> Past:
        """How the others' cards are judged."""
        return Past(HEAT, WHIM, sum(1 << seat for seat in range(self.view.rules.seats) if seat != self.seat))

    def truth(self) -> tuple[Mask, ...]:
        """By holder: what the others really hold, and what the seat does not know to be elsewhere."""
        board, own = self.deal.board, self.turn.hand
        hands = [0 if hand is None or hand.seat == own.seat else hand.cards for hand in self.deal.hands]
        gone = self.turn.moment().gone | own.cards | own.laid
        assert len(hands) == len(board.played)
        return (*hands, self.deal.rules.pack & ~(gone | sum(hands)))


def deals(rules: Rules, rng: Random, whims: float = WHIMS) -> Iterator[Deal]:
    """A deal before every action, until it is over; most of them as the rules bot would do."""
    deal, _ = random_opening(rules, rng)
    bot = RulesBot()
    while (seat := deal.board.to_act) is not None:
        yield deal
        legal = legal_for(deal, seat)
        chosen = rng.choice(legal) if rng.random() < whims else bot.choose(view_of(deal, seat), legal, rng)
        deal, _ = act(deal, seat, chosen)


def turns(rules: Rules, rng: Random, share: float = 1.0) -> Iterator[Asked]:
    """A share of the turns to play a card, deal after deal without end."""
    while True:
        for deal in deals(rules, rng):
            if deal.board.phase is Phase.PLAY and rng.random() < share:
                yield Asked(deal)
