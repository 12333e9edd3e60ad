"""What a reason may be held against: the view that it was given for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bela.bots.advice import Reason
from bela.bots.learned import learned, worth_of_pass, worth_of_suit
from bela.bots.rules_bot.outlook import outlook
from bela.bots.rules_bot.passing import enough
from bela.bots.worlds.places import places
from bela.bots.worlds.sampler import draws, plans_for
from bela.cards import BIT, SUIT_OF, Card, Mask, Rank, cards_of, make_card
from bela.deal import actions as a
from bela.deal.state import Board, Hand, View
from bela.melds import melds_in, total_points
from bela.play import best_place
from bela.rules.model import Rules
from bela.rules.tables import Tables
from bela.solve.plain.playout import Chance

WORLDS = 12


@dataclass(frozen=True)
class Said:
    """An action, and the reason given for it."""

    view: View
    legal: tuple[a.Action, ...]
    action: a.Action
    reason: Reason
    hands: tuple[Mask, ...]
    """How the cards lie in truth, by seat."""

    @property
    def rules(self) -> Rules:
        return self.view.rules

    @property
    def board(self) -> Board:
        return self.view.board

    @property
    def hand(self) -> Hand:
        assert self.view.hand is not None
        return self.view.hand

    @property
    def tables(self) -> Tables:
        assert self.board.trump is not None
        return self.rules.tables[self.board.trump]

    @property
    def card(self) -> Card:
        assert isinstance(self.action, a.Play)
        return self.action.card

    @property
    def suit(self) -> Mask:
        return SUIT_OF[self.card].mask

    @property
    def others(self) -> list[Card]:
        """The other cards that may be played."""
        return sorted({one.card for one in self.legal if isinstance(one, a.Play)} - {self.card})

    @cached_property
    def worlds(self) -> list[tuple[Mask, ...]]:
        """By seat the cards of other hands: in truth, and in worlds that fit the view."""
        return self.drawn(WORLDS)

    def drawn(self, count: int) -> list[tuple[Mask, ...]]:
        """The same, in so many worlds besides the true one."""
        seats, me = self.rules.seats, self.hand.seat
        plans = plans_for(places(self.rules, self.board, self.hand), self.board.played)
        drawn = draws(plans, Chance(1))
        found = [self.hands, *(tuple(next(drawn)[:seats]) for _ in range(count))]
        gone = sum(self.board.played)
        return [tuple(0 if seat == me else cards & ~gone for seat, cards in enumerate(world)) for world in found]

    def elsewhere(self, cards: Mask) -> Iterator[Mask]:
        """By world: those of the cards that are in other hands."""
        for world in self.worlds:
            yield sum(world) & cards

    # ------------------------------------------------------------ the trick
    def holds(self, card: Card) -> bool:
        """Whether a card holds the trick once it is played."""
        return best_place(self.tables, (*self.board.trick, card)) == len(self.board.trick)

    @property
    def last(self) -> bool:
        return len(self.board.trick) == self.rules.seats - 1

    @property
    def in_trick(self) -> int:
        return sum(self.tables.points[card] for card in (*self.board.trick, self.card))

    @property
    def partner_holds(self) -> bool:
        trick = self.board.trick
        return bool(trick) and self.rules.partners and (len(trick) - best_place(self.tables, trick)) % 2 == 0

    @property
    def cheapest(self) -> bool:
        points = self.tables.points
        return all(points[other] >= points[self.card] for other in self.others)

    def cannot_be_beaten(self, best: Card) -> bool:
        """Whether in no world an opponent who is still to play holds a card that may be played and beats it."""
        trick = (*self.board.trick, self.card)
        led = SUIT_OF[trick[0]].mask
        side = self.rules.side_of(self.hand.seat)
        after = [(self.board.leader + step) % self.rules.seats for step in range(len(trick), self.rules.seats)]
        rivals = [seat for seat in after if self.rules.side_of(seat) != side]
        held = [world[seat] for world in self.worlds for seat in rivals]
        return not any((cards & led or cards) & self.tables.over[best] for cards in held)

    # ------------------------------------------------------------ calls
    def counted(self, suit_cards: Mask) -> bool:
        """Whether the figures are those of the suit in hand."""
        assert self.reason.suit is not None
        mine = cards_of(suit_cards & self.reason.suit.mask)
        points = self.rules.trump_tables(self.reason.suit).points
        return (self.reason.n, self.reason.points) == (len(mine), sum(points[card] for card in mine))

    @property
    def with_turned(self) -> Mask:
        """The hand as it would be for a maker: with the turned card where that is the dealer's."""
        mine = self.board.dealer == self.hand.seat and self.rules.turnup_after_trump == "to_dealer"
        return self.hand.cards | (BIT[self.board.turned] if mine and self.board.turned is not None else 0)

    @property
    def passes_alone(self) -> bool:
        """Whether the hand would pass if the score did not count."""
        assert self.reason.suit is not None
        found = learned(self.rules, self.board, self.hand.seat)
        if found is None:
            worth = outlook(self.rules, self.board, self.hand, self.reason.suit)
            return worth < enough(self.rules, self.board, self.hand.seat)
        worth = worth_of_suit(found, self.rules, self.board, self.hand, self.reason.suit)
        return worth < worth_of_pass(found, self.rules, self.board, self.hand)

    def chooses(self) -> bool:
        return isinstance(self.action, a.Take | a.Name)

    def has(self, rank: Rank) -> bool:
        assert self.reason.suit is not None
        return bool(self.with_turned & BIT[make_card(rank, self.reason.suit)])

    def swapped(self) -> Mask:
        assert self.board.trump is not None
        assert self.board.turned is not None
        return self.hand.cards & ~BIT[make_card(Rank.SEVEN, self.board.trump)] | BIT[self.board.turned]

    def to_announce(self, cards: Mask) -> int:
        return total_points(self.rules, melds_in(self.rules, cards))

    @property
    def laid(self) -> Mask:
        assert isinstance(self.action, a.Discard)
        return self.action.cards or 0
