"""Situations at the table for the bots, in few words: what one seat sees."""

from __future__ import annotations

import random

from bela.bots import Bot, RulesBot
from bela.cards import Cards, Mask, parse_card, parse_cards, parse_suit
from bela.deal.decide import act, legal
from bela.deal.fold import put, view_of
from bela.deal.notation import action_text, parse_action
from bela.deal.start import Position, deal_at, deal_from
from bela.deal.state import Board, Deal, Layout, View, changed
from bela.rules.choices import Value
from bela.rules.variants import house


def at_play(
    name: str, hand: str, *, trump: str, trick: str = "", maker: int = 0, gone: str = "", **options: Value
) -> View:
    """Seat 0 is to play a card; ``gone`` is what was played to earlier tricks, of which nothing else is known."""
    rules = house(name, options)
    on_table = parse_cards(trick)
    position = Position(
        dealer=rules.seats - 1,
        trump=parse_suit(trump),
        maker=maker,
        leader=-len(on_table) % rules.seats,
        trick=on_table,
        hands={0: Cards.parse(hand)},
    )
    return view_of(_without(deal_at(rules, position), Cards.parse(gone)), 0)


def _without(deal: Deal, gone: Mask) -> Deal:
    played = put(deal.board.played, 0, deal.board.played[0] | gone)
    return changed(deal, board=changed(deal.board, played=played))


def at_call(  # noqa: PLR0913 - a call depends on all of it
    name: str,
    hand: str,
    *,
    turned: str | None = None,
    seat: int = 0,
    dealer: int = 1,
    said: tuple[str, ...] = (),
    scores: tuple[int, ...] | None = None,
    **options: Value,
) -> View:
    """A seat that has looked at its first cards is asked, after others have spoken."""
    rules = house(name, options)
    first = tuple(Cards.parse(hand) if other == seat else None for other in range(rules.seats))
    layout = Layout(first, (None,) * rules.seats, None if turned is None else parse_card(turned))
    deal, _ = deal_from(rules, layout, dealer, scores)
    for word in said:
        deal = said_by_next(deal, word)
    assert deal.board.to_act == seat
    return view_of(deal, seat)


def whole_deal(name: str, hands: list[str], *, dealer: int, turned: str | None = None, **options: Value) -> Deal:
    """A deal before its first call, every card of every hand in the order dealt."""
    rules = house(name, options)
    cards, split = [parse_cards(hand) for hand in hands], sum(rules.first)
    first = tuple(Cards.parse(" ".join(hand.split()[:split])) for hand in hands)
    later = tuple(Cards.parse(" ".join(hand.split()[split:])) for hand in hands)
    left = rules.pack & ~sum(sum(1 << card for card in hand) for hand in cards)
    talon = left if rules.talon else 0
    return deal_from(rules, Layout(first, later, None if turned is None else parse_card(turned), talon), dealer)[0]


def said_by_next(deal: Deal, *words: str) -> Deal:
    """The deal after the seats that are asked have said or played this, one after the other."""
    for word in words:
        assert deal.board.to_act is not None
        action = parse_action(word)
        deal, _ = act(deal, deal.board.to_act, action)  # type: ignore[arg-type]
    return deal


def choice(view: View, bot: Bot | None = None, seed: int = 0) -> str:
    """What the bot, the one of rules unless told otherwise, does in that situation."""
    assert view.hand is not None
    choices = legal(view.rules, view.board, view.hand)
    chosen = (bot or RulesBot()).choose(view, choices, random.Random(seed))
    assert chosen in choices
    return action_text(chosen)


def next_choice(deal: Deal) -> str:
    """What the bot of rules does in the seat that is asked."""
    return choice(view_of(deal, deal.board.to_act))


def board_with(view: View, **fields: object) -> View:
    """The view with some fields of the board changed."""
    board: Board = changed(view.board, **fields)
    return changed(view, board=board)
