"""The figures of a table, by the names under which sentences have them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bela.cards import RANKS, Suit, cards_of, parse_cards
from bela.melds import BELA_POINTS
from bela.play import points_of
from bela.rulebook.model import CardRow, Details, Figure, Order, Packets, Ranks
from bela.rules.model import Rules
from bela.rules.words import Criterion

TOP_TWO = parse_cards("Jh 9h")
"""The two highest cards of hearts as trumps."""


def left_over(rules: Rules) -> int:
    """Cards that come into nobody's hand, a turned one that stays on the table among them."""
    return rules.pack.bit_count() - rules.seats * rules.hand_size - rules.talon


def card_points(rules: Rules) -> int:
    """What all cards of the pack count together."""
    return points_of(rules.trump_tables(Suit.HEARTS), cards_of(rules.pack))


def order_told(rules: Rules) -> tuple[Criterion, ...]:
    """The contest order without what cannot decide: where fours do not count they come before nothing."""
    return tuple(one for one in rules.contest_order if rules.fours or one is not Criterion.FOURS_OVER_RUNS)


def details(rules: Rules) -> tuple[Criterion, ...]:
    """What the dialogue asks for beyond points, in the order in which it is asked (S-24, S-25, X-15)."""
    return tuple(one for one in rules.contest_order if one in (Criterion.LENGTH, Criterion.TOP, Criterion.TRUMP))


def ranks(rules: Rules) -> Ranks:
    """The ranks in the pack in natural order, from high to low."""
    return Ranks(tuple(rank for rank in reversed(RANKS) if rules.pack & rank.mask))


FIGURES: Mapping[str, Callable[[Rules], Figure]] = MappingProxyType(
    {
        "seats": lambda rules: rules.seats,
        "pack": lambda rules: rules.pack.bit_count(),
        "every": lambda rules: CardRow(tuple(cards_of(rules.pack))),
        "ranks": ranks,
        "first": lambda rules: sum(rules.first),
        "later": lambda rules: sum(rules.later),
        "hand": lambda rules: rules.hand_size,
        "first_packets": lambda rules: Packets(rules.first),
        "later_packets": lambda rules: Packets(rules.later),
        "left": left_over,
        "talon": lambda rules: rules.talon,
        "full": lambda rules: rules.hand_size + rules.talon,
        "all_points": card_points,
        "top_two": lambda rules: points_of(rules.trump_tables(Suit.HEARTS), TOP_TWO),
        "deal_points": lambda rules: card_points(rules) + rules.last_trick,
        "run_3": lambda rules: rules.run_values[0],
        "run_4": lambda rules: rules.run_values[1],
        "run_5": lambda rules: rules.run_values[2],
        "bela": lambda _rules: BELA_POINTS,
        "order": lambda rules: Order(order_told(rules)),
        "details": lambda rules: Details(details(rules)),
        "last_trick": lambda rules: rules.last_trick,
        "capot": lambda rules: rules.capot_bonus,
        "target": lambda rules: rules.target,
        "wins": lambda rules: rules.match_wins,
    }
)
"""By name: what it is at a table."""
