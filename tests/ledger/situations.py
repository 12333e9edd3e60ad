"""Situations at any table, from what matters about the hands: the rest is filled up with cards that say nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from random import Random

from bela.cards import Card, Mask, Rank, Suit, cards_of, make_card, mask_of, parse_cards
from bela.deal.start import falls_to_dealer
from bela.deal.state import Board, Layout, Phase
from bela.melds import bela_mask, melds_in
from bela.referee import Ruling, Scenario
from bela.referee.rule import ruling_of
from bela.referee.run import Situation, opening, step
from bela.referee.scenario import FromDeal
from bela.rules.model import Rules
from bela.rules.variants import house
from bela.rules.words import SevenExchange

TURNED = "8h"
TRUMP = Suit.HEARTS
ANY = "*"
"""What the seat to act may do, the tamest first: its lowest card, or as little as can be said."""
TRICK = "..."
"""The same again and again, until the trick on the table is complete."""

AS_IT_IS: Mapping[str, str] = {}
"""No options but the variant's own."""

Hands = list[list[Card]]


def start(rules: Rules, *held: str, turned: str = TURNED, scores: Sequence[int] = (), hanging: int = 0) -> Situation:
    """The last seat has dealt. ``held`` is what matters of each hand, from the forehand on, in the order dealt."""
    opened = FromDeal(rules.seats - 1, layout(rules, held, turned))
    written = tuple(scores) or (0,) * rules.sides
    return opening(Scenario("", "", (), rules, opened, written, hanging, (0,) * rules.sides, (), {}), opened)


def at(table: str, *held: str, texts: Sequence[str] = ()) -> Ruling:
    """What follows in that variant when all this is said and done."""
    return ruling_of(said(start(house(table), *held), *texts))


def hearts(
    table: str,
    *held: str,
    texts: Sequence[str] = (),
    scores: Sequence[int] = (),
    hanging: int = 0,
    options: Mapping[str, str] = AS_IT_IS,
) -> Ruling:
    """The same where hearts are trumps, the dealer is the maker, and nobody has exchanged the seven."""
    rules = house(table, options)
    situation = start(rules, *held, scores=scores, hanging=hanging)
    situation = said(situation, *["pass"] * (rules.seats - 1), "take" if rules.turned else "name h")
    while board_of(situation).phase in (Phase.EXCHANGE, Phase.DISCARD):
        situation = said(situation, ANY)
    return ruling_of(said(situation, *texts))


def said(situation: Situation, *texts: str) -> Situation:
    """The situation when all this is said and done; what scenarios may leave out may be left out."""
    for text in texts:
        if text == TRICK:
            situation = trick_over(situation)
        else:
            situation = step(situation, ruling_of(situation).actions[0] if text == ANY else text, text)
    return situation


def trick_over(situation: Situation) -> Situation:
    """The situation when all have done as little as they may, until no card lies on the table."""
    while board_of(situation).trick:
        situation = said(situation, ANY)
    return situation


def board_of(situation: Situation | None) -> Board:
    """What all may know of a situation."""
    assert situation is not None
    return situation.deal.board


def layout(rules: Rules, held: Sequence[str], turned: str) -> Layout:
    """The cards of a deal by the last seat, the hands filled up so that they hold nothing else to announce."""
    up = parse_cards(turned) if rules.turned else ()
    given = [list(parse_cards(text)) for text in (*held, *[""] * rules.seats)][: rules.seats]
    rest = [card for card in cards_of(rules.pack) if card not in (*up, *(card for hand in given for card in hand))]
    for seed in count():
        Random(seed).shuffle(rest)
        hands, left = filled(rules, given, list(rest))
        more = list(up) if falls_to_dealer(rules) else left[: rules.talon]
        if all(map(quiet, [rules] * rules.seats, given, [*hands[:-1], hands[-1] + more])):
            return laid(rules, hands, up, left)
    raise AssertionError


def filled(rules: Rules, given: Hands, rest: list[Card]) -> tuple[Hands, list[Card]]:
    """Hands of the size at which they are dealt, and what is left."""
    hands = []
    for seat, hand in enumerate(given):
        short = falls_to_dealer(rules) and seat == rules.seats - 1
        missing = rules.hand_size - short - len(hand)
        hands.append(hand + rest[:missing])
        rest = rest[missing:]
    return hands, rest


def quiet(rules: Rules, given: Sequence[Card], hand: Sequence[Card]) -> bool:
    """Whether the hand has no run, four of a kind, Bela, or seven to exchange, but what was given."""
    asked, full = mask_of(given), mask_of(hand)
    seven = 0 if rules.seven_exchange is SevenExchange.OFF else 1 << make_card(Rank.SEVEN, TRUMP)
    same = melds_in(rules, asked) == melds_in(rules, full) and asked & seven == full & seven
    return same and holds_pair(asked) == holds_pair(full)


def holds_pair(cards: Mask) -> bool:
    """Whether king and queen of trumps are among them."""
    pair = bela_mask(TRUMP)
    return cards & pair == pair


def laid(rules: Rules, hands: Hands, up: tuple[Card, ...], left: Sequence[Card]) -> Layout:
    """The hands as they lie before the first call."""
    split = sum(rules.first)
    return Layout(
        first=tuple(mask_of(hand[:split]) for hand in hands),
        later=tuple(mask_of(hand[split:]) for hand in hands),
        turned=up[0] if up else None,
        talon=mask_of(left[: rules.talon]),
    )
