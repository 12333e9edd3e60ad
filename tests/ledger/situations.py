"""Situations at any table, from what matters about the hands: the rest is filled up with cards that say nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bela.cards import mask_of, parse_card
from bela.deal.state import Board, Layout, Phase
from bela.referee import Ruling, Scenario
from bela.referee.rule import ruling_of
from bela.referee.run import Situation, opening, step
from bela.referee.scenario import FromDeal
from bela.rules.model import Rules
from bela.rules.variants import house
from ledger.hands import TURNED, filled_up, shape_of

ANY = "*"
"""What the seat to act may do, the tamest first: its lowest card, or as little as can be said."""
TRICK = "..."
"""The same again and again, until the trick on the table is complete."""

AS_IT_IS: Mapping[str, str] = {}
"""No options but the variant's own."""


def start(rules: Rules, *held: str, scores: Sequence[int] = (), hanging: int = 0) -> Situation:
    """The last seat has dealt. ``held`` is what matters of each hand, from the forehand on, in the order dealt."""
    opened = FromDeal(rules.seats - 1, layout(rules, held))
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


def layout(rules: Rules, held: Sequence[str]) -> Layout:
    """How the cards of a deal by the last seat lie before the first call."""
    hands, talon = filled_up(shape_of(rules), tuple(held))
    split = sum(rules.first)
    return Layout(
        first=tuple(mask_of(hand[:split]) for hand in hands),
        later=tuple(mask_of(hand[split:]) for hand in hands),
        turned=parse_card(TURNED) if rules.turned else None,
        talon=mask_of(talon),
    )
