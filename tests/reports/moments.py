"""Moments of card play by chance, under every choice of play options, ruled on by the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from bela.cards import CARD_TEXT, mask_of, parse_cards, parse_suit
from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.start import Position, deal_at
from bela.deal.state import Deal
from oracle import positions as oracle
from oracle.engine import rules_for
from oracle.naive_play import House, beats, holding_place, partner_holds

EACH_HOUSE = 12
SEED = 11


@dataclass(frozen=True)
class Moment:
    """A seat that is to play a card; cards as texts."""

    position: oracle.Position

    @property
    def house(self) -> House:
        """The table's play options."""
        return self.position.house

    @property
    def trick(self) -> tuple[str, ...]:
        """What lies on the table, from the leader on."""
        return self.position.trick

    @property
    def hand(self) -> frozenset[str]:
        """What the seat holds."""
        return frozenset(self.position.hand)

    @property
    def trump(self) -> str:
        """The letter of the trump suit."""
        return self.position.trump

    @property
    def seat(self) -> int:
        """Who is to play."""
        return (self.position.leader + len(self.trick)) % self.house.seats

    @cached_property
    def deal(self) -> Deal:
        """The engine's deal."""
        return made(self.position)

    @cached_property
    def legal(self) -> frozenset[str]:
        """The cards that the engine lets the seat play."""
        found = legal_for(self.deal, self.seat)
        return frozenset(CARD_TEXT[action.card] for action in found if isinstance(action, a.Play))

    @property
    def suited(self) -> frozenset[str]:
        """The cards held of the suit led."""
        return self.of(self.trick[0][1])

    @property
    def trumps(self) -> frozenset[str]:
        """The trumps held."""
        return self.of(self.trump)

    @property
    def best(self) -> str:
        """The card that holds the trick."""
        return self.trick[holding_place(self.trick, self.trump)]

    @property
    def above(self) -> frozenset[str]:
        """The cards held that would take the trick from it."""
        return frozenset(card for card in self.hand if beats(card, self.best, self.trump))

    @property
    def partner_holds(self) -> bool:
        """Whether the trick is the partner's so far."""
        return partner_holds(self.trick, self.trump, self.house)

    @property
    def void(self) -> bool:
        """Whether the seat cannot follow."""
        return bool(self.trick) and not self.suited

    def of(self, letter: str) -> frozenset[str]:
        """The cards held of a suit."""
        return frozenset(card for card in self.hand if card[1] == letter)


def made(position: oracle.Position) -> Deal:
    """The engine's deal for a moment; only the hand of the seat that is to play is known."""
    house = position.house
    seat = (position.leader + len(position.trick)) % house.seats
    return deal_at(
        rules_for(house),
        Position(
            dealer=(position.leader - 1) % house.seats,
            trump=parse_suit(position.trump),
            maker=position.leader,
            leader=position.leader,
            trick=parse_cards(" ".join(position.trick)),
            hands={seat: mask_of(parse_cards(" ".join(position.hand)))},
        ),
    )


@cache
def moments() -> tuple[Moment, ...]:
    """So many moments for each choice of play options."""
    return tuple(map(Moment, oracle.positions(EACH_HOUSE * len(oracle.HOUSES), SEED)))


def following() -> Iterator[Moment]:
    """The moments in which a trick lies on the table."""
    return (moment for moment in moments() if moment.trick)


def legal_in(house: House, trump: str, trick: str, hand: str, leader: int = 0) -> set[str]:
    """What may be played to a trick from a hand."""
    position = oracle.Position(house, trump, leader, tuple(trick.split()), tuple(hand.split()))
    return set(Moment(position).legal)


def taken(house: House, trump: str, trick: str, card: str) -> tuple[int, int]:
    """Who takes the trick once its last card is played, counted from the leader as 0, and its points."""
    moment = Moment(oracle.Position(house, trump, 0, tuple(trick.split()), (card,)))
    deal, _ = act(moment.deal, moment.seat, a.play(parse_cards(card)[0]))
    return deal.board.tricks[-1].winner, deal.board.tricks[-1].points
