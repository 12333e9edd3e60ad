"""What a position is worth, and what follows from that."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.cards import CARD_TEXT, CARDS, SUITS, Card, cards_of, parse_card
from bela.rules.variants import VARIANTS
from bela.rules.words import Capot3
from bela.solve import (
    Fault,
    Position,
    PositionError,
    best_line,
    card_values,
    card_values_of,
    play,
    play_line,
    reaches,
    value,
    values,
)
from bela.solve.statistics import first_lead, points_in, summary
from solver.hands import FOUR, THREE, TWO, by_chance, position

SMALL = st.builds(
    by_chance,
    st.sampled_from([rules for rules in VARIANTS.values() if rules.sides == 2]),
    st.integers(1, 4),
    st.integers(0, 10**6),
)


def texts(found: dict[Card, int]) -> dict[str, int]:
    return {CARD_TEXT[card]: points for card, points in found.items()}


def test_the_last_trick_and_its_points_are_counted() -> None:
    assert value(position(TWO, "Jh | 9h")) == 20 + 14 + 10


def test_values_are_for_the_side_to_act_and_the_rest_goes_to_the_other() -> None:
    """The seven gives the lead away, so that the jack takes the ace in the last trick."""
    here = position(TWO, "Jh 7c | Ah Tc")
    assert value(here) == value(here, 0) == 20 + 11 + 10
    assert value(here, 1) == 10


def test_every_playable_card_has_its_value_in_the_cards_order() -> None:
    assert texts(card_values(position(TWO, "Jh 7c | Ah Tc"))) == {"7c": 41, "Jh": 31}


def test_the_cards_on_the_table_count_for_who_takes_them() -> None:
    assert value(position(TWO, "7h Tc | 8d", leader=1, trick="8c")) == 10 + 10
    assert texts(card_values(position(TWO, "7c Kc | 8c", leader=1, trick="Ac"))) == {"7c": 14, "Kc": 0}


def test_three_seats_are_asked_one_against_the_others() -> None:
    here = position(THREE, "Jh Ac | 9h Tc | Ah Kc")
    assert value(here) == value(here, alone=0)
    assert value(here, alone=0) + value(here, alone=1) + value(here, alone=2) <= 20 + 14 + 11 + 11 + 10 + 4 + 10


def test_partners_are_one_side() -> None:
    here = position(FOUR, "Jh | 7c | Ac | 8c")
    assert value(here) == value(here, 0) == 20 + 11 + 10
    assert value(here, 1) == 0


def test_all_tricks_count_their_bonus_on_request() -> None:
    here = position(TWO, "Jh Ac | 7c 8c")
    assert value(here) == 20 + 11 + 10
    assert value(here, capot=True) == 20 + 11 + 10 + TWO.capot_bonus
    assert value(here, 1, capot=True) == 0
    assert reaches(here, 131, capot=True)
    assert not reaches(here, 132, capot=True)
    assert not reaches(here, 42)


def test_whoever_lost_a_trick_has_no_bonus() -> None:
    here = replace(position(TWO, "Jh Ac | 7c 8c"), takers=frozenset({1}))
    assert value(here, capot=True) == 20 + 11 + 10


def test_every_point_is_not_every_trick() -> None:
    here = position(TWO, "Jh 8c | 7h 9c")
    assert value(here) == value(here, capot=True) == 20 + 10


def test_opponents_together_have_the_bonus_only_where_they_may() -> None:
    here = position(replace(THREE, capot_3=Capot3.SINGLE_PLAYER), "7c 8c | Jh Ac | 9h Tc")
    together = replace(here, rules=replace(THREE, capot_3=Capot3.OPPONENTS_TOO))
    assert value(here, alone=0, capot=True) == value(together, alone=0, capot=True) == 0


@given(SMALL)
def test_the_value_is_that_of_the_best_card(here: Position) -> None:
    assert value(here) == max(card_values(here).values())
    assert set(card_values(here)) == set(cards_of(here.legal))


@given(SMALL, st.booleans())
def test_a_window_tells_what_the_value_tells(here: Position, capot: bool) -> None:  # noqa: FBT001 - drawn
    found = value(here, capot=capot)
    assert reaches(here, found, capot=capot)
    assert not reaches(here, found + 1, capot=capot)


@given(SMALL, st.integers(0, 1))
def test_a_best_line_replays_to_the_value(here: Position, side: int) -> None:
    outcome = play_line(here, best_line(here, side))
    assert outcome.position is None
    assert sum(points for seat, points in enumerate(outcome.points) if here.rules.side_of(seat) == side) == value(
        here, side
    )


@given(st.integers(1, 4), st.integers(0, 10**6), st.integers(0, 2))
def test_a_best_line_of_one_against_the_others_replays_to_the_value(size: int, seed: int, seat: int) -> None:
    here = by_chance(THREE, size, seed)
    assert play_line(here, best_line(here, alone=seat)).points[seat] == value(here, alone=seat)


@given(SMALL)
def test_a_card_is_worth_what_it_brings_and_what_follows(here: Position) -> None:
    side = here.rules.side_of(here.to_act)
    for card, points in card_values(here).items():
        played = play(here, card)
        gain = played.points if played.winner is not None and here.rules.side_of(played.winner) == side else 0
        assert points == gain + (0 if played.position is None else value(played.position, side))


def test_many_are_answered_as_each_alone_by_any_number_of_threads() -> None:
    many = [by_chance(rules, 5, seed) for seed in range(20) for rules in (TWO, FOUR)]
    assert values(many) == values(many, threads=4) == [value(here) for here in many]
    assert card_values_of(many, threads=3) == [card_values(here) for here in many]
    assert values([]) == []


def test_a_line_stops_where_its_cards_do() -> None:
    here = position(TWO, "Jh Ac | 7c 8c")
    outcome = play_line(here, [parse_card("Ac")])
    assert outcome.position is not None
    assert outcome.position.to_act == 1


def test_a_line_beyond_the_last_card_is_refused() -> None:
    here = position(TWO, "Jh | 7c")
    with pytest.raises(PositionError) as refused:
        play_line(here, [parse_card("Jh"), parse_card("7c"), parse_card("8c")])
    assert refused.value.fault is Fault.NO_CARDS


def test_values_are_summed_up() -> None:
    found = summary([10, 162, 82, 81], [162, 162, 162, 162])
    assert (found.number, found.mean, found.least, found.most) == (4, 83.75, 10, 162)
    assert found.quartiles == (81, 82, 162)
    assert (found.over_half, found.everything) == (0.5, 0.25)
    assert summary([5], [10]).deviation == 0


def test_the_first_lead_of_a_deal_needs_a_whole_pack() -> None:
    assert points_in(first_lead(FOUR, CARDS, SUITS[0], 2)) == 162
    with pytest.raises(PositionError):
        first_lead(FOUR, CARDS[1:], SUITS[0], 2)
