"""An option of the comparison is called idle just where no announcements exist whose award it changes."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bela.cards import SUITS, Mask, Rank, Suit, make_card
from bela.deal.start import Position, deal_at
from bela.deal.state import Hand
from bela.deal.steps.contest import scored_points
from bela.deal.steps.ranking import contest_winner, contesting
from bela.melds import FOUR_RANKS, Four, Meld, Run, bela_mask, meld_order
from bela.rulebook.points import is_idle
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.variants import house

TRUMP = Suit.HEARTS
DEALS = 3000
ASKED = ("contest_unit", "seat_priority", "winner_scores", "bela_in_contest", "contest_sides_3")
ORDERS = (
    "points seat",
    "points nobody",
    "length top seat",
    "length points seat",
    "points length seat",
    "points fours_over_runs top seat",
    "top nobody",
    "seat",
)
EVERY: tuple[Meld, ...] = (
    *(Run(make_card(top, suit), length) for suit in SUITS for top in Rank for length in (3, 4, 5) if top >= length - 1),
    *(Four(rank) for rank in FOUR_RANKS),
)

Deal = tuple[Hand, ...]


@cache
def deals(seats: int) -> tuple[Deal, ...]:
    """What seats may have declared together: no two of them hold the same card."""
    chance = Random(seats)
    made = (dealt(chance, seats) for _ in range(DEALS))
    return tuple(one for one in made if one is not None)


def dealt(chance: Random, seats: int) -> Deal | None:
    """Announcements of every seat, or None where two seats would need the same card."""
    caller = chance.randrange(2 * seats)
    hands: list[Hand] = []
    taken: Mask = 0
    for seat in range(seats):
        melds = tuple(sorted(set(chance.choices(EVERY, k=chance.choice((0, 1, 1, 2)))), key=meld_order))
        cards = bela_mask(TRUMP) if seat == caller else 0
        for meld in melds:
            cards |= meld.mask
        if cards & taken:
            return None
        taken |= cards
        hands.append(Hand(seat, cards, 0, melds, bela=seat == caller))
    return tuple(hands)


def awards(rules: Rules) -> list[list[int]]:
    """What each side has of each deal; seat 0 is the forehand and the maker."""
    nothing = dict.fromkeys(range(rules.seats), 0)
    board = deal_at(rules, Position(rules.seats - 1, TRUMP, 0, 0, (), nothing)).board
    found = []
    for hands in deals(rules.seats):
        winner = contest_winner(rules, board, {hand.seat: contesting(rules, TRUMP, hand) for hand in hands})
        award = [0] * rules.sides
        for hand in hands:
            award[rules.side_of(hand.seat)] += scored_points(rules, board, hand, winner)
        found.append(award)
    return found


TABLES = [
    (name, {"contest_order": order, "contest_unit": unit, "winner_scores": scores})
    for name in ("croatian_3", "croatian_4")
    for order in ORDERS
    for unit in ("best_single", "player_total")
    for scores in ("all_of_side", "best_only")
]


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda one: str(one).replace(" ", "-"))
def test_an_option_is_idle_just_where_no_award_is_changed_by_it(name: str, options: dict[str, str]) -> None:
    rules = house(name, dict(options))
    usual = awards(rules)
    for option in ASKED[: 5 if rules.sides == 3 else 4]:
        others = [house(rules, {option: value}) for value in OPTIONS[option].values]
        makes_none = all(awards(other) == usual for other in others if other != rules)
        assert is_idle(rules, option) == makes_none, option
