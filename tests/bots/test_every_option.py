"""Every level plays under every value of every option, for two, three and four; and can tell why."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from typing import assert_never

import pytest

from bela.bots import LEVELS
from bela.bots.advice import reason_for
from bela.deal.decide import act, legal_for
from bela.deal.fold import view_of
from bela.deal.state import Phase
from bela.rules.choices import DECIDERS, Kind, Value
from bela.rules.faults import OptionError
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import values_of
from bela.rules.variants import VARIANTS, house
from bela.rules.words import Criterion
from bots.test_any_rules import dealt
from support.bots import quick_bot

NAMES = tuple(LEVELS)


def values(name: str) -> list[Value]:
    """What the option may be; of numbers some, of an order each criterion before what decides."""
    match OPTIONS[name].kind:
        case Kind.NUMBER:
            listed = values_of(name)
            return [listed[0], listed[len(listed) // 2], listed[-1]]
        case Kind.ORDER:
            return [*DECIDERS, *(f"{one} {DECIDERS[0]}" for one in Criterion if one not in DECIDERS)]
        case Kind.WORD:
            return list(values_of(name))
    assert_never(OPTIONS[name].kind)


def tables(name: str, value: Value) -> list[Rules]:
    """A variant for each number of seats, where the option may have that value: another one for another value."""
    found: dict[int, list[Rules]] = {}
    for variant in VARIANTS:
        with suppress(OptionError):
            rules = house(variant, {name: value})
            found.setdefault(rules.seats, []).append(rules)
    return [rules[len(f"{name}{value}") % len(rules)] for rules in found.values()]


def lineups(rules: list[Rules]) -> Iterator[tuple[Rules, tuple[str, ...]]]:
    """Each of the tables with levels in its seats, and on until every level has sat somewhere."""
    seated = 0
    for turn, table in enumerate(cycle(rules)):
        if turn >= len(rules) and seated >= len(NAMES):
            return
        yield table, tuple(NAMES[(seated + seat) % len(NAMES)] for seat in range(table.seats))
        seated += table.seats


def played(rules: Rules, levels: tuple[str, ...], seed: int) -> Phase:
    """How a deal ends that bots of these levels play, each of whose answers must be legal and have a reason."""
    bots, rng, deal = [quick_bot(level) for level in levels], random.Random(seed), dealt(rules, seed)
    while (seat := deal.board.to_act) is not None:
        view, legal = view_of(deal, seat), legal_for(deal, seat)
        action = bots[seat].choose(view, legal, rng)
        assert action in legal
        assert reason_for(view, legal, action).why
        deal, _ = act(deal, seat, action)
    return deal.board.phase


@pytest.mark.parametrize("name", OPTIONS)
def test_every_level_plays_under_every_value(name: str) -> None:
    for seed, value in enumerate(values(name)):
        found = tables(name, value)
        assert found
        sat: set[str] = set()
        for rules, levels in lineups(found):
            sat.update(levels)
            assert played(rules, levels, seed) is Phase.OVER
        assert sat == set(NAMES)
