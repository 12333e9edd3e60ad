"""The points on which tables differ, and what this one plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bela.rulebook import comparing as c
from bela.rulebook import facts as f
from bela.rulebook.facts import When, both, either, no
from bela.rulebook.model import Block, Point
from bela.rules.choices import Kind, Option, Value, read, spell
from bela.rules.faults import FaultCode
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from bela.rules.relations import settle
from bela.rules.variants import VARIANTS
from bela.rules.words import Criterion

IDLE: Mapping[str, When] = {
    "next_game_dealer": f.one_game,
    "must_overtrump": f.two,
    "must_undertrump": f.two,
    "contest_unit": either(f.stepwise, both(f.all_score, no(f.ranks_by(Criterion.POINTS)))),
    "seat_priority": no(c.seats_count),
    "winner_scores": both(c.whole_player, no(c.together)),
    "contest_sides_3": no(c.sides_matter),
    "bela_in_contest": no(c.bela_can_decide),
    "bela_survives_fail": no(f.all_lost),
    "fail_recipient_level": no(f.to_highest),
    "maker_may_claim": no(f.maker_asked),
    "both_reached": no(f.wins_unclaimed),
    "schmeiss_who": f.forehand_alone,
    "belot": no(f.belot_can_be),
}
"""Options that make no difference at some tables, though their question arises, and at which."""


def is_idle(rules: Rules, option: str) -> bool:
    """Whether an option makes no difference as the table plays."""
    return option in IDLE and IDLE[option](rules)


def points(rules: Rules) -> tuple[Block, ...]:
    """Every option whose question arises, in the order of the option file."""
    usual = options_of(VARIANTS[rules.name]) if rules.name in VARIANTS else {}
    return tuple(
        Point(
            option=name,
            value=value,
            usual=usual.get(name) == value,
            idle=is_idle(rules, name),
            others=tuple(other for other in others(name, value) if can_be(rules, name, other)),
        )
        for name, value in options_of(rules).items()
    )


def can_be(rules: Rules, name: str, value: Value) -> bool:
    """Whether such a table may choose so, be it that another choice has to change with it."""
    changed: dict[str, Any] = {name: read(OPTIONS[name], value)}
    _, faults = settle(replace(rules, **changed), changed)
    return all(fault.code is FaultCode.CONTRADICTS for fault in faults)


def others(name: str, value: Value) -> tuple[Value, ...]:
    """What else may be chosen; of numbers and orders, what variants have."""
    option = OPTIONS[name]
    known = option.values if option.kind is Kind.WORD else _defaults(option)
    return tuple(other for other in known if other != value)


def _defaults(option: Option) -> tuple[Value, ...]:
    return tuple(dict.fromkeys(spell(option, read(option, default)) for default in option.defaults.values()))
