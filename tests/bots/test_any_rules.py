"""Every bot under any rules: always legal, always the same, and blind to what they may not see."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.bots import BOTS
from bela.cards import cards_of
from bela.deal.actions import Action
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal, Layout, Phase
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, variant
from option_sets import house_rules
from support.bots import quick_bot

seeds = st.integers(0, 2**32)
names = pytest.mark.parametrize("name", tuple(BOTS))


def dealt(rules: Rules, seed: int) -> Deal:
    """A deal of a shuffled pack."""
    pack = cards_of(rules.pack)
    random.Random(seed).shuffle(pack)
    return deal_from(rules, lay_out(rules, pack, seed % rules.seats), seed % rules.seats)[0]


def play(name: str, deal: Deal, seed: int) -> Iterator[Deal]:
    """The deal before every action that the bot takes in all seats, until it is over."""
    bot, rng = quick_bot(name), random.Random(seed)
    while deal.board.to_act is not None:
        yield deal
        seat = deal.board.to_act
        deal, _ = act(deal, seat, bot.choose(view_of(deal, seat), legal_for(deal, seat), rng))
    yield deal


@names
@settings(max_examples=80)
@given(rules=house_rules(), seed=seeds)
def test_a_bot_plays_any_deal_to_its_end(name: str, rules: Rules, seed: int) -> None:
    assert list(play(name, dealt(rules, seed), seed))[-1].board.phase is Phase.OVER


@names
@settings(max_examples=40)
@given(rules=house_rules(), seed=seeds)
def test_whatever_is_legal_a_bot_chooses_among_it(name: str, rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    for deal in play("random", dealt(rules, seed), seed):
        if deal.board.to_act is not None:
            choices = legal_for(deal, deal.board.to_act)
            some = tuple(rng.sample(choices, rng.randint(1, len(choices))))
            assert quick_bot(name).choose(view_of(deal, deal.board.to_act), some, rng) in some


@names
@settings(max_examples=30)
@given(rules=house_rules(), seed=seeds)
def test_the_same_view_and_chance_give_the_same_choice(name: str, rules: Rules, seed: int) -> None:
    used = quick_bot(name)
    for deal in play("random", dealt(rules, seed), seed):
        if deal.board.to_act is not None:
            view, choices = view_of(deal, deal.board.to_act), legal_for(deal, deal.board.to_act)
            chosen = used.choose(view, choices, random.Random(seed))
            assert chosen == quick_bot(name).choose(view, choices, random.Random(seed))


# ---------------------------------------------------------------- what may not be seen
def swapped(masks: tuple[int | None, ...], one: int, other: int) -> tuple[int | None, ...]:
    """The sets of cards with two cards in each other's place."""
    return tuple(None if mask is None else with_swapped(mask, one, other) for mask in masks)


def with_swapped(mask: int, one: int, other: int) -> int:
    """The set of cards with two cards in each other's place."""
    return mask ^ (1 << one | 1 << other) if (mask >> one ^ mask >> other) & 1 else mask


def in_other_world(deal: Deal, one: int, other: int) -> Deal:
    """The deal before its first call with two cards in each other's place."""
    layout = deal.layout
    moved = Layout(
        swapped(layout.first, one, other),
        swapped(layout.later, one, other),
        layout.turned,
        None if layout.talon is None else with_swapped(layout.talon, one, other),
    )
    return deal_from(deal.rules, moved, deal.board.dealer)[0]


def hidden_from(deal: Deal, seat: int) -> list[int]:
    """The cards that a seat has never seen."""
    hand, board = deal.hands[seat], deal.board
    assert hand is not None
    seen = hand.cards | hand.laid | hand.first | sum(board.played) | (0 if board.turned is None else 1 << board.turned)
    for melds in board.contest.shown:
        for meld in melds or ():
            seen |= meld.mask
    return [card for card in cards_of(deal.rules.pack) if not seen >> card & 1]


def replayed(start: Deal, actions: list[Action]) -> Deal | None:
    """The deal after the actions; None where the rules do not allow them."""
    try:
        for action in actions:
            assert start.board.to_act is not None
            start, _ = act(start, start.board.to_act, action)
    except IllegalAction:
        return None
    return start


def indistinguishable(start: Deal, deal: Deal, actions: list[Action], rng: random.Random) -> Deal | None:
    """A deal with two hidden cards swapped that looks the same to the seat that is asked; None where the swap shows."""
    seat = deal.board.to_act
    assert seat is not None
    hidden = hidden_from(deal, seat)
    if len(hidden) < 2:
        return None
    world = replayed(in_other_world(start, *rng.sample(hidden, 2)), actions)
    return None if world is None or view_of(world, seat) != view_of(deal, seat) else world


@names
@pytest.mark.parametrize("variant_name", tuple(VARIANTS))
def test_two_cards_that_a_bot_may_not_know_do_not_change_its_choice(name: str, variant_name: str) -> None:
    rng, bot, rules, compared = random.Random(variant_name), quick_bot(name), variant(variant_name), 0
    for seed in range(4):
        start = deal = dealt(rules, seed)
        actions: list[Action] = []
        while (seat := deal.board.to_act) is not None:
            chosen = bot.choose(view_of(deal, seat), legal_for(deal, seat), random.Random(seed))
            world = indistinguishable(start, deal, actions, rng)
            if world is not None:
                compared += 1
                assert bot.choose(view_of(world, seat), legal_for(world, seat), random.Random(seed)) == chosen
            actions.append(chosen)
            deal, _ = act(deal, seat, chosen)
    assert compared > 30
