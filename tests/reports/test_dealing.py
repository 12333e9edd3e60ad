"""Reports on the pack: every card once, wherever it lies."""

from __future__ import annotations

from functools import reduce
from operator import or_
from random import Random

import pytest

from bela import match as m
from bela.cards import BIT, FULL, Mask, Rank, cards_of, make_card
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.start import falls_to_dealer
from bela.deal.state import Deal, Layout
from bela.rules.variants import VARIANTS
from reports.pool import stories
from support.play import Story
from support.rounds import chance

report = pytest.mark.report
SEEDS = 1000

IN_HAND = {"scottish_2": 9, "scottish_3": 9, "clobyosh_2": 9, "barlinnie_4": 8, "croatian_2": 10, "croatian_3": 10}
LEFT = {"scottish_2": 14, "scottish_3": 5, "clobyosh_2": 14, "barlinnie_4": 0, "croatian_2": 12, "croatian_3": 2}
"""What no hand has, a turned card that falls to nobody and the talon included; the rest of the variants deal all."""


@report("FR-16")
@pytest.mark.parametrize("name", VARIANTS)
def test_a_thousand_deals_hold_every_card_once(name: str) -> None:
    rules, rng = VARIANTS[name], Random(name)
    base = name.removesuffix("_club")
    for _ in range(SEEDS):
        table = m.open_match(rules, dealer=rng.randrange(rules.seats))
        for _ in ("pack", "cut"):
            table, _events = m.act(table, None, chance(table, rng))
        assert table.deal is not None
        hands = dealt_hands(table.deal)
        assert [cards.bit_count() for cards in hands] == [IN_HAND.get(base, 8)] * rules.seats
        assert reduce(or_, hands).bit_count() == sum(cards.bit_count() for cards in hands)
        assert 32 - reduce(or_, hands).bit_count() == LEFT.get(base, 0)
        assert not reduce(or_, hands) & (table.deal.layout.talon or 0)


def dealt_hands(deal: Deal) -> list[Mask]:
    """By seat: all that it will hold, a turned card that falls to the dealer included."""
    layout = deal.layout
    hands = [(first or 0) | (later or 0) for first, later in zip(layout.first, layout.later, strict=True)]
    if falls_to_dealer(deal.rules):
        hands[deal.board.dealer] |= turned(layout)
    return hands


@report("FR-16")
@pytest.mark.parametrize("name", VARIANTS)
def test_a_pack_with_a_card_twice_or_missing_is_refused(name: str) -> None:
    table = m.open_match(VARIANTS[name], dealer=0)
    pack = cards_of(VARIANTS[name].pack)
    for wrong in ((*pack[:-1], pack[0]), (*pack, pack[0]), pack[:-1]):
        with pytest.raises(IllegalAction):
            m.act(table, None, a.Pack(tuple(wrong)))


@report("FR-16", "FR-64")
def test_in_every_state_of_a_deal_each_card_lies_in_one_place() -> None:
    for story in stories():
        for deal in story.states:
            places = [*whereabouts(deal), unused(story)]
            assert sum(places) == reduce(or_, places) == story.rules.pack


def whereabouts(deal: Deal) -> list[Mask]:
    """The sets in which the cards of a deal lie: in hand, played, laid away, still to come, on the table."""
    board, layout = deal.board, deal.layout
    hands = [hand for hand in deal.hands if hand is not None]
    places = [hand.cards for hand in hands] + [hand.laid for hand in hands] + list(board.played)
    if board.trump is None:
        return [*places, *(cards or 0 for cards in layout.later), layout.talon or 0, turned(layout)]
    if board.turned_to is None:
        return [*places, turned(layout)]
    if falls_to_dealer(deal.rules):
        return places
    return [*places, BIT[make_card(Rank.SEVEN, board.trump)]]  # it lies where the turned card lay


def turned(layout: Layout) -> Mask:
    """The turned card as a set."""
    return 0 if layout.turned is None else BIT[layout.turned]


def unused(story: Story) -> Mask:
    """The cards that were not dealt."""
    layout = story.opening.layout
    dealt = sum(cards or 0 for cards in (*layout.first, *layout.later)) + (layout.talon or 0) + turned(layout)
    assert not dealt & ~FULL
    return story.rules.pack & ~dealt
