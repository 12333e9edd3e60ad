"""Cards are numbers from 0 to 31, and are written rank first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.cards import (
    CARD_TEXT,
    CARDS,
    FULL,
    RANK_OF,
    SUIT_OF,
    SUITS,
    CardError,
    Cards,
    Rank,
    Suit,
    cards_text,
    make_card,
    mask_of,
    parse_card,
    parse_cards,
    parse_rank,
    parse_suit,
)

MASKS = st.integers(0, FULL)


def test_every_card_is_known_by_its_rank_and_suit() -> None:
    assert [make_card(RANK_OF[card], SUIT_OF[card]) for card in CARDS] == list(CARDS)
    assert len({*CARD_TEXT}) == 32


@pytest.mark.parametrize("text", ["Th", "th", "10h", "10H", "T♥", "10♡", " Th "])
def test_a_card_may_be_written_in_several_ways(text: str) -> None:
    assert parse_card(text) == make_card(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize(("text", "rank"), [("A", Rank.ACE), ("t", Rank.TEN), ("10", Rank.TEN), (" 7", Rank.SEVEN)])
def test_a_rank_may_be_written_in_several_ways(text: str, rank: Rank) -> None:
    assert parse_rank(text) is rank


@pytest.mark.parametrize(("text", "suit"), [("h", Suit.HEARTS), ("S", Suit.SPADES), ("♦", Suit.DIAMONDS)])
def test_a_suit_may_be_written_in_several_ways(text: str, suit: Suit) -> None:
    assert parse_suit(text) is suit


@pytest.mark.parametrize("text", ["", "T", "h", "6h", "Tx", "hT", "1h", "110h", "Thh", "T h"])
def test_what_is_no_card_is_refused_and_named(text: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert caught.value.args == (text,)


def test_what_is_no_rank_or_suit_is_refused_and_named() -> None:
    with pytest.raises(CardError, match="6"):
        parse_rank("6")
    with pytest.raises(CardError, match="x"):
        parse_suit("x")


def test_a_card_that_comes_twice_is_refused_and_named() -> None:
    with pytest.raises(CardError, match="Th"):
        parse_cards("Th 9h 10h")


@given(st.permutations(CARDS))
def test_cards_read_back_in_the_order_written(cards: list[int]) -> None:
    assert list(parse_cards(cards_text(CARDS[card] for card in cards))) == cards


@given(MASKS)
def test_a_set_reads_back_as_it_prints(mask: int) -> None:
    cards = Cards(mask)
    assert Cards.parse(str(cards)) == cards
    assert repr(cards) == f"Cards({str(cards)!r})"


@given(MASKS)
def test_a_set_holds_what_it_lists_and_nothing_else(mask: int) -> None:
    cards = Cards(mask)
    assert mask_of(cards) == mask
    assert [card for card in CARDS if card in cards] == list(cards)
    assert len(cards) == len(list(cards))


def test_suits_and_ranks_share_out_the_pack() -> None:
    assert sum(suit.mask for suit in SUITS) == sum(rank.mask for rank in Rank) == FULL
    assert [Cards(suit.mask & rank.mask) for suit in SUITS for rank in Rank] == [Cards(1 << card) for card in CARDS]
