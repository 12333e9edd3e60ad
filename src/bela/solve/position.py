"""A moment of card play with all cards known."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from bela.cards import BIT, CARD_TEXT, CARDS, SUITS, Card, Mask, Suit, cards_of
from bela.deal.state import Phase
from bela.play import best_place, playable, points_of, row_for
from bela.solve.faults import Fault, PositionError, card_set

if TYPE_CHECKING:
    from bela.deal.state import Deal
    from bela.rules.model import Rules


@dataclass(frozen=True)
class Position:
    """A moment of card play, also in the middle of a trick. Raises PositionError for what no deal can come to.

    >>> from bela.cards import Cards, Suit
    >>> from bela.rules.variants import variant
    >>> hands = (Cards.parse("Jh 7c"), Cards.parse("Ah Tc"))
    >>> Position(variant("croatian_2"), Suit.HEARTS, hands, leader=0).to_act
    0
    """

    rules: Rules
    trump: Suit
    hands: tuple[Mask, ...]
    """By seat: the cards in hand."""
    leader: int
    """The seat that led to the trick on the table, or is to lead."""
    trick: tuple[Card, ...] = ()
    """The cards on the table, from the leader on."""
    takers: frozenset[int] = frozenset()
    """The seats that have taken a trick before; what counts for taking all of them."""

    def __post_init__(self) -> None:
        check(self)

    @property
    def to_act(self) -> int:
        """The seat that is to play."""
        return (self.leader + len(self.trick)) % self.rules.seats

    @cached_property
    def legal(self) -> Mask:
        """The cards that may be played, by the engine's own statement of card play."""
        row = row_for(self.rules.tables[self.trump], self.trick, partners=self.rules.partners)
        return playable(row, self.hands[self.to_act])


@dataclass(frozen=True)
class Played:
    """What a card led to."""

    position: Position | None
    """The moment after it; None when it was the last card."""
    winner: int | None = None
    """The seat that took the trick, when it was its last card."""
    points: int = 0
    """What the trick brought it, the points for the last trick included."""


def play(position: Position, card: Card) -> Played:
    """Play a card. Raises PositionError for one that may not be played."""
    if card not in CARDS or not position.legal & BIT[card]:
        raise PositionError(Fault.NOT_PLAYABLE, "card", CARD_TEXT[card] if card in CARDS else card)
    rules, seat = position.rules, position.to_act
    hands = tuple(hand & ~BIT[card] if at == seat else hand for at, hand in enumerate(position.hands))
    trick = (*position.trick, card)
    if len(trick) < rules.seats:
        return Played(replace(position, hands=hands, trick=trick))
    tables = rules.tables[position.trump]
    winner = (position.leader + best_place(tables, trick)) % rules.seats
    points = points_of(tables, trick)
    if not any(hands):
        return Played(None, winner, points + rules.last_trick)
    takers = position.takers | {winner}
    return Played(replace(position, hands=hands, leader=winner, trick=(), takers=takers), winner, points)


def position_of(deal: Deal) -> Position:
    """The moment of card play at which a deal stands. Raises PositionError when not all hands are known, or none is.

    Announcements do not change what may be played, so that a deal in the midst of them is at the card that follows.
    """
    board, rules = deal.board, deal.rules
    if board.phase not in (Phase.ANNOUNCING, Phase.PLAY) or board.trump is None:
        raise PositionError(Fault.NOT_IN_PLAY, "deal", board.phase.value)
    hands = []
    for seat, hand in enumerate(deal.hands):
        if hand is None:
            raise PositionError(Fault.HAND_UNKNOWN, f"hands[{seat}]")
        hands.append(hand.cards)
    takers = frozenset(trick.winner for trick in board.tricks)
    return Position(rules, board.trump, tuple(hands), board.leader, board.trick, takers)


# ---------------------------------------------------------------- what no deal can come to
def check(position: Position) -> None:
    """Raises PositionError unless the position can be."""
    if position.trump not in SUITS:
        raise PositionError(Fault.NOT_A_SUIT, "trump", position.trump)
    seats = position.rules.seats
    if len(position.hands) != seats:
        raise PositionError(Fault.WRONG_SEATS, "hands", len(position.hands))
    for seat, hand in enumerate(position.hands):
        card_set(f"hands[{seat}]", hand)
    for seat in (position.leader, *position.takers):
        if seat not in range(seats):
            raise PositionError(Fault.NO_SUCH_SEAT, "leader" if seat == position.leader else "takers", seat)
    if len(position.trick) >= seats:
        raise PositionError(Fault.TRICK_FULL, "trick", len(position.trick))
    if any(card not in CARDS for card in position.trick):
        raise PositionError(Fault.NOT_CARDS, "trick", position.trick)
    _check_cards(position)
    _check_sizes(position)


def _check_cards(position: Position) -> None:
    seen = 0
    parts = [(f"hands[{seat}]", hand) for seat, hand in enumerate(position.hands)]
    for field, cards in (*parts, *(("trick", BIT[card]) for card in position.trick)):
        if seen & cards:
            raise PositionError(Fault.CARD_TWICE, field, _texts(seen & cards))
        if cards & ~position.rules.pack:
            raise PositionError(Fault.NOT_IN_PACK, field, _texts(cards & ~position.rules.pack))
        seen |= cards


def _check_sizes(position: Position) -> None:
    sizes = [hand.bit_count() for hand in position.hands]
    for place in range(len(position.trick)):
        sizes[(position.leader + place) % position.rules.seats] += 1
    if not sizes[position.to_act]:
        raise PositionError(Fault.NO_CARDS, "hands")
    if len(set(sizes)) > 1:
        raise PositionError(Fault.UNEVEN_HANDS, "hands", tuple(sizes))


def _texts(cards: Mask) -> str:
    return " ".join(CARD_TEXT[card] for card in cards_of(cards))
