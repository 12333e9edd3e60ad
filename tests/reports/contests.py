"""Deals in which seats hold just the runs and fours given, taken to the end of the announcing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count

from bela.cards import BIT, SUIT_OF, Mask, Suit, cards_of, cards_text
from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.start import falls_to_dealer
from bela.deal.state import Board, Deal, Phase
from bela.melds import Meld, melds_in
from bela.rules.model import Rules
from reports.pool import deal_with

Held = Mapping[int, Sequence[Meld]]


def contest(rules: Rules, held: Held, trump: Suit, dealer: int = 0) -> Board:
    """The board once all had their say: every seat announces all that it holds, which is what is given."""
    deal = deal_of(rules, held, trump, dealer)
    while not deal.board.contest.settled:
        seat = deal.board.to_act
        assert seat is not None
        deal, _events = act(deal, seat, choice(deal, seat, held.get(seat, ()), trump))
    return deal.board


def asked(rules: Rules, held: Held, trump: Suit, seat: int) -> Deal:
    """The deal as the seat is asked for the first time to announce what it holds."""
    deal = deal_of(rules, held, trump)
    while deal.board.phase is not Phase.ANNOUNCING or deal.board.to_act != seat:
        to_act = deal.board.to_act
        assert to_act is not None
        deal, _events = act(deal, to_act, choice(deal, to_act, held.get(to_act, ()), trump))
    return deal


def announcing_with(rules: Rules, cards: Mapping[int, str], trump: Suit, seat: int) -> Deal:
    """The deal as the seat is asked to announce, where the seats hold at least these cards."""
    deals = (deal_with(rules, cards, seed) for seed in count())
    deal = next(deal for deal in deals if deal.board.turned is None or SUIT_OF[deal.board.turned] is not trump)
    while deal.board.phase is not Phase.ANNOUNCING or deal.board.to_act != seat:
        to_act = deal.board.to_act
        assert to_act is not None
        deal, _events = act(deal, to_act, choice(deal, to_act, (), trump))
    return deal


def deal_of(rules: Rules, held: Held, trump: Suit, dealer: int = 0) -> Deal:
    """A deal in which the seats hold these runs and fours and nobody else holds any, and another card is turned."""
    texts = {seat: cards_text(cards_of(together(melds))) for seat, melds in held.items()}
    for seed in count():
        deal = deal_with(rules, texts, seed, dealer)
        turned = deal.board.turned
        if (turned is None or SUIT_OF[turned] is not trump) and holds_only(deal, held):
            return deal
    raise AssertionError


def holds_only(deal: Deal, held: Held) -> bool:
    """Whether there is nothing to announce but what is given."""
    return all(
        set(melds_in(deal.rules, cards)) == set(held.get(seat, ())) for seat, cards in enumerate(full_hands(deal))
    )


def full_hands(deal: Deal) -> list[Mask]:
    """By seat: the hand as it will be when it is complete, without a talon."""
    layout, board = deal.layout, deal.board
    hands = [(first or 0) | (later or 0) for first, later in zip(layout.first, layout.later, strict=True)]
    if falls_to_dealer(deal.rules) and board.turned is not None:
        hands[board.dealer] |= BIT[board.turned]
    return hands


def together(melds: Sequence[Meld]) -> Mask:
    """The cards of all of them."""
    cards = 0
    for meld in melds:
        cards |= meld.mask
    return cards


def choice(deal: Deal, seat: int, melds: Sequence[Meld], trump: Suit) -> a.Action:
    """Name the trumps as soon as may be, keep what is to be announced, announce it all."""
    listed = legal_for(deal, seat)
    if a.Name(trump) in listed:
        return a.Name(trump)
    match deal.board.phase:
        case Phase.DISCARD:
            return next(
                action
                for action in listed
                if isinstance(action, a.Discard) and not (action.cards or 0) & together(melds)
            )
        case Phase.ANNOUNCING if isinstance(listed[0], a.Declare):
            return a.Declare(tuple(melds))
        case Phase.ANNOUNCING:
            return listed[-1]
        case _:
            return listed[0]


def laid_by(action: a.Action) -> Mask:
    """The cards that are laid away."""
    return action.cards or 0 if isinstance(action, a.Discard) else 0
