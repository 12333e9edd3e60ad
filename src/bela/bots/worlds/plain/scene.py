"""One world in play, seat after seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.bots.rules_bot.memory import Other, other_with
from bela.bots.rules_bot.sight import Sight, added_by_rest, on_table
from bela.bots.rules_bot.worth import worth_by_side
from bela.bots.worlds.moment import EVERY, Moment
from bela.cards import BIT, Card, Mask, Rank, cards_of
from bela.play import best_place, playable, points_of, row_for

if TYPE_CHECKING:
    from bela.bots.rules_bot.weights import Weights
    from bela.bots.worlds.sampler import Lying
    from bela.rules.tables import Row


class Scene:
    """A world, played on card by card."""

    def __init__(self, weights: Weights, moment: Moment, lying: Lying, *, whole: bool = False) -> None:
        rules, viewer = moment.rules, moment.viewer
        self.weights, self.rules, self.tables = weights, rules, moment.tables
        self.maker, self.leader, self.trick = moment.maker, moment.leader, moment.trick
        self.hands = [viewer.cards if seat == viewer.seat else lying[seat] for seat in range(rules.seats)]
        if whole:
            self.hands = [cards | moment.played[seat] for seat, cards in enumerate(self.hands)]
        self.shown, self.lacks, self.gone = moment.shown, list(moment.lacks), moment.gone
        self.aside = [0] * rules.seats
        if moment.layer is not None:
            self.aside[moment.layer] = viewer.laid if moment.layer == viewer.seat else lying[-1]
        self.taken, self.takers = list(moment.taken), moment.takers
        self.bela = self._bela() if moment.bela is None else moment.bela
        if moment.counts_laid:
            self.taken[rules.side_of(self.maker)] += points_of(self.tables, cards_of(self.aside[self.maker]))

    def _bela(self) -> int | None:
        pair = self.tables.trump & (Rank.KING.mask | Rank.QUEEN.mask)
        owners = [seat for seat, cards in enumerate(self.hands) if cards & pair == pair]
        return self.rules.side_of(owners[0]) if owners else None

    @property
    def seat(self) -> int:
        """The seat that is to play."""
        return (self.leader + len(self.trick)) % self.rules.seats

    @property
    def over(self) -> bool:
        """Whether every card is played."""
        return not self.trick and not any(self.hands)

    @property
    def row(self) -> Row:
        """The duties of the seat that is to play."""
        return row_for(self.tables, self.trick, partners=self.rules.partners)

    def playable(self) -> Mask:
        """What that seat may play."""
        return playable(self.row, self.hands[self.seat])

    def play(self, card: Card) -> None:
        """Play a card for it."""
        seat = self.seat
        self._note(seat, BIT[card])
        self.hands[seat] &= ~BIT[card]
        self.gone |= BIT[card]
        self.trick = (*self.trick, card)
        if len(self.trick) == self.rules.seats:
            self._close()

    def _note(self, seat: int, bit: Mask) -> None:
        """What a card tells of its player's hand: a rung that would have forbidden it did not bind."""
        for need, give, _ in self.row:
            if give & bit:
                return
            self.lacks[seat] |= need

    def _close(self) -> None:
        winner = (self.leader + best_place(self.tables, self.trick)) % self.rules.seats
        side, points = self.rules.side_of(winner), points_of(self.tables, self.trick)
        self.taken[side] += points
        self.takers |= 1 << side
        self.leader, self.trick = winner, ()
        if self.over:
            self.taken[side] += self.rules.last_trick

    def sight(self) -> Sight:
        """What the seat that is to play looks at."""
        rules, seat, weights = self.rules, self.seat, self.weights
        side, hand = rules.side_of(seat), self.hands[seat]
        known = self._others(seat, hand)
        table = on_table(self.tables, self.leader, self.trick, seat, rules.seats)
        each, last = weights.later_each * (rules.seats - 1), rules.last_trick / hand.bit_count()
        out = 0
        for other, held in enumerate(known):
            if other != seat:
                out |= held.known | held.pool
        return Sight(
            weights=weights,
            seat=seat,
            sides=rules.sides,
            hand=hand,
            tables=self.tables,
            table=table,
            others=known,
            out=out,
            worth=worth_by_side(weights, rules.sides, self.maker, self.taken, side),
            adds=tuple([added_by_rest(weights, rules.sides, table.after, taker, side) for taker in range(rules.sides)]),
            later=weights.later_base + each + last,
            making=rules.side_of(self.maker) == side,
        )

    def _others(self, seat: int, hand: Mask) -> tuple[Other, ...]:
        free = ~(hand | self.aside[seat] | self.gone) & EVERY
        known = [cards & free for cards in self.shown]
        for cards in known:
            free &= ~cards
        counts = [cards.bit_count() for cards in self.hands]
        return tuple([other_with(cards, free & ~self.lacks[at], counts[at]) for at, cards in enumerate(known)])
