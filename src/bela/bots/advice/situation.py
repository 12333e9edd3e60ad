"""What is looked at for a reason to play a card, and what is sure about a trick."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bela.bots.rules_bot.sight import Sight, look
from bela.bots.rules_bot.weights import WEIGHTS
from bela.cards import BIT, SUIT_OF, Mask, cards_of

if TYPE_CHECKING:
    from bela.cards import Card
    from bela.deal.state import Board, Hand
    from bela.rules.model import Rules


class Situation(NamedTuple):
    """A seat that is to play a card."""

    sight: Sight
    legal: Mask
    """The cards that may be played."""
    card: Card
    """The card that is chosen."""
    maker: int
    """The seat that chose trumps."""

    @property
    def suit(self) -> Mask:
        """All cards of the card's suit."""
        return SUIT_OF[self.card].mask

    @property
    def points(self) -> int:
        """The card's points."""
        return self.sight.tables.points[self.card]

    @property
    def in_trick(self) -> int:
        """The points in the trick with the card."""
        return self.sight.table.points + self.points

    @property
    def over(self) -> Mask:
        """The cards that take a trick from it."""
        return self.sight.tables.over[self.card]

    @property
    def takes(self) -> bool:
        """Whether the card holds the trick once it is played."""
        return bool(self.takers & BIT[self.card])

    @property
    def takers(self) -> Mask:
        """The legal cards that would hold the trick."""
        best = self.sight.table.best
        return self.legal if best is None else self.legal & self.sight.tables.over[best]

    @property
    def partner_holds(self) -> bool:
        """Whether the trick is the partner's so far."""
        sight = self.sight
        return sight.table.best is not None and sight.table.holder % sight.sides == sight.seat % sight.sides

    @property
    def cheapest(self) -> bool:
        """Whether no legal card has fewer points."""
        points = self.sight.tables.points
        return all(points[card] >= self.points for card in cards_of(self.legal))

    @property
    def dearest(self) -> bool:
        """Whether no legal card that leaves the trick to others has more points."""
        points = self.sight.tables.points
        return all(points[card] <= self.points for card in cards_of(self.legal & ~self.takers))

    @property
    def no_dearer(self) -> Mask:
        """The other legal cards with no more points."""
        points = self.sight.tables.points
        return sum(BIT[card] for card in cards_of(self.legal & ~BIT[self.card]) if points[card] <= self.points)


def situation_of(rules: Rules, board: Board, hand: Hand, legal: Mask, card: Card) -> Situation:
    """The situation of a seat that is to play a card."""
    assert board.maker is not None  # noqa: S101 - a card is played only once trumps are chosen
    return Situation(look(WEIGHTS, rules, board, hand), legal, card, board.maker)


def partner_of(sight: Sight) -> int | None:
    """The seat of the partner; None for who plays alone."""
    seats = len(sight.others)
    return (sight.seat + sight.sides) % seats if seats > sight.sides else None


def held_by(sight: Sight, seat: int) -> Mask:
    """Every card that a seat may hold."""
    other = sight.others[seat]
    return other.known | (other.pool if other.drawn else 0)


def rivals_after(sight: Sight) -> list[int]:
    """The opponents who are still to play to the trick."""
    return [seat for seat in sight.table.after if (seat - sight.seat) % sight.sides]


def rivals(sight: Sight) -> list[int]:
    """All opponents."""
    return [seat for seat in range(len(sight.others)) if (seat - sight.seat) % sight.sides]


def is_safe(sight: Sight, over: Mask, led: Mask) -> bool:
    """Whether no opponent still to play can hold and play one of the cards ``over``, where ``led`` was led."""
    return not any(_beaters(sight, seat, over, led) for seat in rivals_after(sight))


def _beaters(sight: Sight, seat: int, over: Mask, led: Mask) -> Mask:
    """Who surely has a card of the suit led must follow, and does not trump."""
    return held_by(sight, seat) & (over & led if sight.others[seat].known & led else over)


def rivals_may_trump(sight: Sight) -> bool:
    """Whether an opponent may hold a trump."""
    return any(held_by(sight, seat) & sight.tables.trump for seat in rivals(sight))
