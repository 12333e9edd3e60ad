"""What is a position, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.cards import CARDS, Card, Cards, Suit, mask_of, parse_card
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house
from bela.solve import Fault, Position, PositionError, best_line, play, playout, playouts, reaches, value, values
from solver.hands import FOUR, THREE, TWO, position

HERE = position(TWO, "Jh 7c | Ah Tc")


def hands(text: str) -> tuple[int, ...]:
    return tuple(map(Cards.parse, text.split("|")))


REFUSED = [
    pytest.param({"trump": 4}, Fault.NOT_A_SUIT, "trump", id="no suit"),
    pytest.param({"hands": hands("Jh | Ah | Tc")}, Fault.WRONG_SEATS, "hands", id="a hand too many"),
    pytest.param({"hands": (-1, 5)}, Fault.NOT_CARDS, "hands[0]", id="a negative set"),
    pytest.param({"hands": (1, 1 << 32)}, Fault.NOT_CARDS, "hands[1]", id="a card beyond the pack"),
    pytest.param({"hands": (1, "Ah")}, Fault.NOT_CARDS, "hands[1]", id="text"),
    pytest.param({"leader": 2}, Fault.NO_SUCH_SEAT, "leader", id="no such leader"),
    pytest.param({"takers": frozenset({-1})}, Fault.NO_SUCH_SEAT, "takers", id="no such taker"),
    pytest.param({"trick": (Card(1), Card(2))}, Fault.TRICK_FULL, "trick", id="a whole trick on the table"),
    pytest.param({"trick": (Card(32),)}, Fault.NOT_CARDS, "trick", id="no card on the table"),
    pytest.param({"hands": hands("Jh 7c | Ah 7c")}, Fault.CARD_TWICE, "hands[1]", id="a card in two hands"),
    pytest.param(
        {"hands": hands("Jh 7c | Ah"), "leader": 1, "trick": (parse_card("Jh"),)},
        Fault.CARD_TWICE,
        "trick",
        id="a card in hand and on the table",
    ),
    pytest.param({"hands": hands("Jh 7c | Ah")}, Fault.UNEVEN_HANDS, "hands", id="uneven hands"),
    pytest.param(
        {"hands": hands("Jh 7c | Ah Tc"), "trick": (parse_card("8c"),)},
        Fault.UNEVEN_HANDS,
        "hands",
        id="uneven with the table",
    ),
    pytest.param({"hands": (0, 0)}, Fault.NO_CARDS, "hands", id="no cards"),
]


@pytest.mark.parametrize(("changes", "fault", "field"), REFUSED)
def test_what_no_deal_can_come_to_is_refused(changes: dict[str, object], fault: Fault, field: str) -> None:
    with pytest.raises(PositionError) as refused:
        replace(HERE, **changes)  # type: ignore[arg-type]  # wrong on purpose
    assert (refused.value.fault, refused.value.field) == (fault, field)


def test_a_card_outside_the_pack_is_refused() -> None:
    short = house("scottish_3", pack=28)
    with pytest.raises(PositionError) as refused:
        Position(short, Suit.HEARTS, hands("7h | 8h | 9h"), 0)
    assert refused.value.fault is Fault.NOT_IN_PACK


def test_a_card_that_may_not_be_played_is_refused() -> None:
    here = position(TWO, "7h Tc | 8d", leader=1, trick="8c")
    for card in ("7h", "Ac"):
        with pytest.raises(PositionError) as refused:
            play(here, parse_card(card))
        assert refused.value.fault is Fault.NOT_PLAYABLE


def test_questions_that_cannot_be_asked_are_refused() -> None:
    three, four = position(THREE, "Jh | 9h | Ah"), position(FOUR, "Jh | 7c | Ac | 8c")
    asked = (
        lambda: value(HERE, 2),
        lambda: value(three, 0),
        lambda: value(three, alone=3),
        lambda: value(four, alone=0),
        lambda: reaches(HERE, -1),
        lambda: values([HERE], threads=0),
        lambda: playouts(HERE, -1, 0),
        lambda: playouts(HERE, 1, "a"),  # type: ignore[arg-type]  # wrong on purpose
    )
    for question in asked:
        with pytest.raises(PositionError):
            question()


SETS = st.one_of(st.integers(-5, 2**33), st.builds(mask_of, st.lists(st.sampled_from(CARDS), max_size=3)))


@given(
    st.sampled_from(list(VARIANTS.values())),
    st.integers(-1, 5),
    st.lists(SETS, max_size=5).map(tuple),
    st.integers(-1, 5),
    st.lists(st.integers(-1, 33).map(Card), max_size=4).map(tuple),
    st.frozensets(st.integers(-1, 5), max_size=3),
)
def test_wrong_input_is_refused_or_solved(
    rules: Rules, trump: int, hands: tuple[int, ...], leader: int, trick: tuple[Card, ...], takers: frozenset[int]
) -> None:
    try:
        here = Position(rules, trump, hands, leader, trick, takers)  # type: ignore[arg-type]  # whatever comes
    except PositionError:
        return
    if max(hand.bit_count() for hand in here.hands) <= 4:
        assert value(here) >= 0


def test_play_outs_are_repeatable_and_stay_within_the_points() -> None:
    points = playouts(HERE, 200, seed=1)
    assert list(points) == list(playouts(HERE, 200, seed=1))
    assert list(points) != list(playouts(HERE, 200, seed=2))
    assert set(points) == {31, 41}


def test_play_outs_by_a_policy() -> None:
    def best(here: Position) -> Card:
        return best_line(here)[0]

    def high(here: Position) -> Card:
        return Card(here.legal.bit_length() - 1)

    assert playout(HERE, best) == value(HERE)
    assert playout(HERE, high) == 31
    assert playout(position(THREE, "Jh | 9h | Ah"), high, alone=0) == 20 + 14 + 11 + 10
