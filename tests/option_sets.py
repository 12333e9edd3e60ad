"""Random option sets that a variant accepts."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from bela.rules.choices import DECIDERS, Kind, Value
from bela.rules.faults import OptionError
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import values_of
from bela.rules.variants import VARIANTS, house
from bela.rules.words import Criterion

variants = st.sampled_from(tuple(VARIANTS))


@st.composite
def orders(draw: DrawFn) -> str:
    """A contest order: some criteria in any order, then what decides."""
    criteria = [word for word in Criterion if word not in DECIDERS]
    words = draw(st.lists(st.sampled_from(criteria), unique=True))
    return " ".join([*words, draw(st.sampled_from(DECIDERS))])


def values(name: str) -> SearchStrategy[Value]:
    """What an option may be, whether or not a variant allows it."""
    return orders() if OPTIONS[name].kind is Kind.ORDER else st.sampled_from(values_of(name))


@st.composite
def option_sets(draw: DrawFn, size: int = 8) -> dict[str, Value]:
    """Options with values, whether or not they go together."""
    names = draw(st.lists(st.sampled_from(tuple(OPTIONS)), unique=True, max_size=size))
    return {name: draw(values(name)) for name in names}


@st.composite
def house_rules(draw: DrawFn, size: int = 8) -> Rules:
    """A variant with options that it accepts: those that it refuses are left out one by one."""
    name, options = draw(variants), draw(option_sets(size))
    while True:
        try:
            return house(name, options)
        except OptionError as error:
            del options[error.option]
