"""How the cards of a pack come to lie: dealt from the top, clubs first, by seat 0."""

from __future__ import annotations

import pytest

from bela.cards import CARDS, Card, cards_of, mask_of
from bela.deal.start import lay_out
from bela.deal.state import Layout
from bela.rules.variants import house


def dealt(table: str) -> tuple[Layout, int]:
    """Where the cards lie, and how many seats there are."""
    rules = house(table)
    return lay_out(rules, CARDS, dealer=0), rules.seats


def in_turn(cards: tuple[Card, ...], seats: int, size: int) -> tuple[int, ...]:
    """By seat: a packet of that size for each, the forehand first and the dealer last."""
    packets = [mask_of(cards[size * place : size * place + size]) for place in range(seats)]
    return (packets[-1], *packets[:-1])


def six_each(seats: int) -> tuple[int, ...]:
    """By seat: two packets of three."""
    packets = [in_turn(CARDS[begin : begin + 3 * seats], seats, 3) for begin in (0, 3 * seats)]
    return tuple(one | other for one, other in zip(*packets, strict=True))


@pytest.mark.ledger("S-08")
def test_six_cards_each_are_dealt_in_packets_of_three(table: str) -> None:
    layout, seats = dealt(table)
    assert layout.first == six_each(seats)


@pytest.mark.ledger("S-09")
def test_the_next_card_is_turned_up(table: str) -> None:
    layout, seats = dealt(table)
    assert layout.turned == CARDS[6 * seats]


@pytest.mark.ledger("S-13")
def test_three_more_cards_each_lie_next_in_the_pack(table: str) -> None:
    layout, seats = dealt(table)
    assert layout.later == in_turn(CARDS[6 * seats + 1 :], seats, 3)


@pytest.mark.ledger("C-03")
def test_with_two_four_lie_face_down_and_the_next_card_is_turned_up(table: str) -> None:
    layout, _ = dealt(table)
    assert (layout.first, layout.later) == (six_each(2), in_turn(CARDS[12:], 2, 4))
    assert layout.turned == CARDS[20]


@pytest.mark.ledger("C-08")
def test_with_three_four_lie_face_down_and_two_are_left_over(table: str) -> None:
    layout, _ = dealt(table)
    assert (layout.first, layout.later) == (six_each(3), in_turn(CARDS[18:], 3, 4))
    assert (layout.turned, cards_of(layout.talon or 0)) == (None, list(CARDS[30:]))


@pytest.mark.ledger("C-10")
def test_with_four_two_lie_face_down_and_nothing_is_left_over(table: str) -> None:
    layout, _ = dealt(table)
    assert (layout.first, layout.later) == (six_each(4), in_turn(CARDS[24:], 4, 2))
    assert (layout.turned, layout.talon) == (None, 0)


@pytest.mark.ledger("X-14")
def test_in_barlinnie_the_turned_card_is_the_last_of_the_dealer(table: str) -> None:
    layout, _ = dealt(table)
    packets = (CARDS[31:], CARDS[25:27], CARDS[27:29], CARDS[29:31])
    assert (layout.first, layout.later) == (six_each(4), tuple(map(mask_of, packets)))
    assert layout.turned == CARDS[24]
