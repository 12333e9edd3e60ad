"""Whole deals drawn for a seat that is asked to choose trumps, and what the hands become with a suit as trumps."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bela.bots.rules_bot.discard import lay_away
from bela.bots.rules_bot.exchange import gains_by
from bela.cards import BIT, Mask, Rank, cards_of, make_card
from bela.deal.start import falls_to_dealer
from bela.deal.state import Hand, changed
from bela.deal.steps.handing import exchange_possible, may_swap

if TYPE_CHECKING:
    import random

    from bela.cards import Suit
    from bela.deal.state import Board
    from bela.rules.model import Rules


class Dealt(NamedTuple):
    """How all cards may lie."""

    first: tuple[Mask, ...]
    """By seat: the cards looked at before trumps are chosen."""
    full: tuple[Mask, ...]
    """By seat: those and the later cards."""
    talon: Mask


class Drawer:
    """Draws deals that agree with a hand of first cards; each is as likely as the next."""

    def __init__(self, rules: Rules, board: Board, hand: Hand) -> None:
        turned = 0 if board.turned is None else BIT[board.turned]
        self._cards = tuple([1 << card for card in cards_of(rules.pack & ~hand.cards & ~turned)])
        self._own, self._seat, self._talon = hand.cards, hand.seat, rules.talon
        self._first = sum(rules.first)
        short = board.dealer if falls_to_dealer(rules) else None
        self._later = [sum(rules.later) - (seat == short) for seat in range(rules.seats)]
        self._falls = [turned * (seat == short) for seat in range(rules.seats)]

    def draw(self, rng: random.Random) -> Dealt:
        """A deal."""
        cards, at = rng.sample(self._cards, len(self._cards)), 0
        first, full = [], []
        for seat, later in enumerate(self._later):
            cut = at if seat == self._seat else at + self._first
            looked_at = self._own if seat == self._seat else sum(cards[at:cut])
            at = cut + later
            first.append(looked_at)
            full.append(looked_at | sum(cards[cut:at]) | self._falls[seat])
        return Dealt(tuple(first), tuple(full), sum(cards[at : at + self._talon]))


def completed(rules: Rules, board: Board, dealt: Dealt, trump: Suit, maker: int) -> tuple[tuple[Mask, ...], Mask]:
    """The hands as play begins, and what the maker laid away."""
    hands = list(dealt.full)
    if rules.talon:
        laid = lay_away(rules, trump, hands[maker] | dealt.talon)
        hands[maker] = (hands[maker] | dealt.talon) & ~laid
        return tuple(hands), laid
    chosen = changed(board, trump=trump, maker=maker)
    if exchange_possible(rules, chosen):
        _exchange(rules, chosen, dealt, hands)
    return tuple(hands), 0


def _exchange(rules: Rules, board: Board, dealt: Dealt, hands: list[Mask]) -> None:
    assert board.trump is not None  # noqa: S101 - trumps are chosen
    assert board.turned is not None  # noqa: S101 - a card to exchange for was turned
    seven = BIT[make_card(Rank.SEVEN, board.trump)]
    for seat, cards in enumerate(hands):
        if cards & seven and may_swap(rules, board, Hand(seat, cards, dealt.first[seat])):
            if gains_by(rules, board.trump, cards, board.turned):
                hands[seat] = cards & ~seven | BIT[board.turned]
            return
