"""From the turned card to complete hands, in the games that turn one."""

from __future__ import annotations

import pytest

from bela.cards import mask_of, parse_cards
from bela.referee import Ruling
from bela.rules.variants import house
from ledger.hands import TURNED
from ledger.situations import at

NAMED = ("name c", "name d", "name s")


def after_passes(table: str, passes: int) -> Ruling:
    """So many have passed."""
    return at(table, texts=("pass",) * passes)


def seats_of(table: str) -> int:
    """How many play."""
    return house(table).seats


@pytest.mark.ledger("S-09")
def test_the_suit_of_the_turned_card_is_what_is_taken(table: str) -> None:
    ruling = at(table, texts=["take"])
    assert ruling.trump is not None
    assert ruling.trump.letter == TURNED[1]


@pytest.mark.ledger("S-10")
def test_in_the_first_round_each_in_turn_may_take_or_pass(table: str) -> None:
    for passes in range(seats_of(table)):
        ruling = after_passes(table, passes)
        assert ruling.to_act == passes
        assert set(ruling.actions) - {"schmeiss"} == {"pass", "take"}


@pytest.mark.ledger("S-10")
def test_whoever_takes_is_the_maker(table: str) -> None:
    last = seats_of(table) - 1
    assert at(table, texts=["take"]).maker == 0
    assert at(table, texts=[*["pass"] * last, "take"]).maker == last


@pytest.mark.ledger("S-11")
def test_in_the_second_round_each_in_turn_may_name_another_suit_or_pass(table: str) -> None:
    for passes in range(seats_of(table)):
        ruling = after_passes(table, seats_of(table) + passes)
        assert ruling.to_act == passes
        assert ruling.actions == ("pass", *NAMED)


@pytest.mark.ledger("S-12")
def test_when_all_pass_twice_the_deal_is_void_and_the_forehand_deals(table: str) -> None:
    ruling = after_passes(table, 2 * seats_of(table))
    assert ruling.settlement is not None
    assert ruling.settlement.result == "void"
    assert ruling.standing.dealer == 0


@pytest.mark.ledger("S-13")
def test_three_more_cards_come_once_trumps_are_chosen(table: str) -> None:
    before, after = at(table), at(table, texts=["take"])
    for seat in range(seats_of(table)):
        held = [ruling.situation.deal.hands[seat] for ruling in (before, after) if ruling.situation]
        assert [hand.cards.bit_count() for hand in held if hand] == [6, 9]


@pytest.mark.ledger("S-14")
def test_the_seven_given_for_the_turned_card_lies_face_down(table: str) -> None:
    held = ["", "7h Kc"]
    before = at(table, *held, texts=["take", "keep"])
    assert before.actions == ("keep", "swap")
    after = at(table, *held, texts=["take", "keep", "swap"])
    turned, seven = mask_of(parse_cards(TURNED)), mask_of(parse_cards("7h"))
    assert after.seen[1] & (turned | seven) == turned
    assert after.seen[0] & seven == 0


@pytest.mark.ledger("X-19")
def test_nobody_is_asked_to_exchange_when_trumps_are_another_suit(table: str) -> None:
    ruling = at(table, "7s", texts=["pass"] * seats_of(table) + ["name s"])
    assert ruling.phase == "play"
    assert ruling.to_act == 0
