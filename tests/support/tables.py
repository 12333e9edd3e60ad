"""Strategies for rules and deals."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import strategies as st

from bela.deal.start import falls_to_dealer
from bela.rules.check import check_rules
from bela.rules.faults import OptionError
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house
from option_sets import option_sets
from support.play import Story, random_story

SEEDS = st.integers(0, 2**32 - 1)
NAMES = tuple(VARIANTS)
EVERY_VARIANT = pytest.mark.parametrize("name", NAMES)
TARGETS = (1, 30, 120, 250)
PACKETS = (((3,), ()), ((2,), (2,)), ((3,), (2,)), ((1, 1), (1, 2)), ((3, 3), (1,)))


@st.composite
def houses(draw: st.DrawFn, name: str, size: int = 12) -> Rules:
    """A variant with some options that it accepts, every second time for games that are over soon."""
    options = draw(option_sets(size))
    if draw(st.booleans()):
        options["target"] = draw(st.sampled_from(TARGETS))
    while True:
        try:
            return house(name, options)
        except OptionError as error:
            del options[error.option]


@st.composite
def short_houses(draw: st.DrawFn, name: str) -> Rules:
    """The same with fewer cards in hand than any variant has, as research needs them."""
    rules = draw(houses(name))
    first, later = draw(st.sampled_from(PACKETS))
    short = replace(rules, first=first, later=later or (1,) * falls_to_dealer(rules))
    check_rules(short)
    return short


def tables(name: str) -> st.SearchStrategy[Rules]:
    """The variant itself, houses that play it, and short forms of them."""
    return st.one_of(st.just(VARIANTS[name]), houses(name), houses(name), short_houses(name))


def stories(name: str) -> st.SearchStrategy[Story]:
    """Deals played at random at any table of the variant."""
    return st.builds(random_story, tables(name), SEEDS)
