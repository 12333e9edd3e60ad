"""The cards of a deal as they lie on a real table: a second, naive account that only the events feed."""

from __future__ import annotations

from bela.cards import Card, Rank, Suit, cards_of, make_card
from bela.deal import events as e
from bela.deal.state import Deal


class Piles:
    """Stock, hands, tricks, the turned card and what was laid away. A card that is not where it is taken from fails."""

    def __init__(self, pack: int, seats: int) -> None:
        self.stock = set(cards_of(pack))
        self.hands: list[set[Card]] = [set() for _ in range(seats)]
        self.table: set[Card] = set()
        self.tricks: list[set[Card]] = [set() for _ in range(seats)]
        self.laid: set[Card] = set()
        self.turned: Card | None = None
        self.trump: Suit | None = None

    def move(self, event: e.Event) -> None:
        """Move the cards that the event moves."""
        match event:
            case e.Dealt(turned=turned) if turned is not None:
                self.turned = turned
                carry({turned}, self.stock, self.table)
            case e.TrumpFixed(trump=trump):
                self.trump = trump
            case e.Got(seat=seat, cards=cards):
                carry(set(cards_of(cards)), self.stock, self.hands[seat])
            case e.Completed(seat=int(seat)):
                carry({self.turned_card}, self.table, self.hands[seat])
            case e.Swapped(seat=seat):
                carry({self.turned_card}, self.table, self.hands[seat])
                carry({self.trump_seven}, self.hands[seat], self.table)
            case e.Laid(seat=seat, cards=cards):
                carry(set(cards_of(cards)), self.hands[seat], self.laid)
            case e.Played(seat=seat, card=card):
                carry({card}, self.hands[seat], self.tricks[seat])

    @property
    def turned_card(self) -> Card:
        """The card that was turned up."""
        assert self.turned is not None
        return self.turned

    @property
    def trump_seven(self) -> Card:
        """The card that is given for it."""
        assert self.trump is not None
        return make_card(Rank.SEVEN, self.trump)

    def every_card(self) -> list[Card]:
        """All cards of all piles."""
        piles = (self.stock, *self.hands, self.table, *self.tricks, self.laid)
        return sorted(card for pile in piles for card in pile)


def carry(cards: set[Card], source: set[Card], target: set[Card]) -> None:
    """Carry cards from one pile to another."""
    assert cards <= source
    assert not cards & target
    source -= cards
    target |= cards


def held(deal: Deal) -> list[set[Card]]:
    """The hands as the deal has them."""
    return [set(cards_of(hand.cards)) for hand in deal.hands if hand is not None]


def played(deal: Deal) -> list[set[Card]]:
    """What every seat has played, as the deal has it."""
    return [set(cards_of(cards)) for cards in deal.board.played]


def laid(deal: Deal) -> set[Card]:
    """What was laid away, as the deal has it."""
    return {card for hand in deal.hands if hand is not None for card in cards_of(hand.laid)}
