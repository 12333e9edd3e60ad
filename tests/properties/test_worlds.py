"""Hidden cards never matter to who may not know them: two worlds that differ in such cards look the same."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bela.cards import Mask
from bela.rules.variants import VARIANTS
from support.effort import examples, rounds
from support.play import random_story
from support.tables import EVERY_VARIANT, SEEDS, stories
from support.worlds import Outcome, Twins, announced, live_on, random_twins

A_STORY = 3
"""Pairs of worlds for each story."""


@EVERY_VARIANT
@examples(20)
@given(data=st.data(), seed=SEEDS)
def test_cards_that_an_observer_may_not_know_change_nothing_for_them(name: str, data: st.DataObject, seed: int) -> None:
    story, rng = data.draw(stories(name)), Random(seed)
    for _ in range(A_STORY):
        twins = random_twins(story, rng)
        if twins is not None:
            live_on(twins)


def what_is_special(twins: Twins) -> list[str]:
    """Where one of the cards lies, if that is somewhere of interest."""
    before, now = twins.story.opening.layout, twins.story.states[twins.steps]
    laid = [hand.laid for hand in now.hands if hand is not None]
    places: dict[str, tuple[Mask | None, ...]] = {
        "announced and not shown": (announced(now),),
        "laid away": tuple(laid),
        "face down": before.later if now.board.trump is None else (),
        "left over": (before.talon,) if now.board.trump is None else (),
    }
    return [word for word, piles in places.items() if any((pile or 0) >> twins.cards[0] & 1 for pile in piles)]


@EVERY_VARIANT
def test_most_worlds_can_be_compared_and_so_can_each_kind_of_hidden_card(name: str) -> None:
    outcomes: Counter[Outcome] = Counter()
    special: Counter[str] = Counter()
    for seed in rounds(120):
        story, rng = random_story(VARIANTS[name], seed), Random(seed)
        for twins in filter(None, (random_twins(story, rng) for _ in range(A_STORY))):
            found = live_on(twins)
            outcomes[found] += 1
            special.update(what_is_special(twins) if found is Outcome.SAME else [])
    assert outcomes[Outcome.SAME] > outcomes.total() / 2
    assert special["announced and not shown"] > 0 or VARIANTS[name].losers_shown
    assert special["face down"] > 0
    assert (special["laid away"] > 0) == (special["left over"] > 0) == (VARIANTS[name].talon > 0)
