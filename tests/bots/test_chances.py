"""The chances of the bot of rules, counted out on small hands."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.bots.rules_bot.chances import chance_to_beat, none_of
from bela.bots.rules_bot.memory import Other
from bela.cards import SUIT_OF, Cards, Mask, cards_of, mask_of, parse_card, parse_suit
from bela.play import playable
from bela.rules.tables import Tables
from bela.rules.variants import variant

TABLES = variant("croatian_4").trump_tables(parse_suit("h"))
DIAMONDS = parse_suit("d").mask


def over(text: str) -> Mask:
    """The cards that beat the card."""
    return TABLES.over[parse_card(text)]


@given(st.integers(0, 8), st.integers(0, 8), st.integers(0, 8))
def test_none_of_the_wanted_cards_is_drawn_as_often_as_counting_says(size: int, drawn: int, wanted: int) -> None:
    drawn, wanted = min(drawn, size), min(wanted, size)
    hands = list(combinations(range(size), drawn))
    missed = sum(all(card >= wanted for card in hand) for hand in hands)
    assert none_of(size, drawn, wanted) == pytest.approx(missed / len(hands))


def counted(pool: Mask, drawn: int, best: str, tables: Tables) -> float:
    """The share of hands from the pool that can beat the card, which was led."""
    card = parse_card(best)
    row = tables.follow[0][SUIT_OF[card]][card]
    hands = list(combinations(cards_of(pool), drawn))
    return sum(bool(playable(row, mask_of(hand)) & tables.over[card]) for hand in hands) / len(hands)


@pytest.mark.parametrize("best", ["Kd", "Ad", "7d", "Kh", "Ah"])
@pytest.mark.parametrize("drawn", [1, 2, 3])
def test_a_card_is_beaten_as_often_as_counting_says(best: str, drawn: int) -> None:
    pool = Cards.parse("Td 8d 9h 7h Ac 7c")
    found = chance_to_beat(Other(0, pool, len(pool), drawn), over(best), SUIT_OF[parse_card(best)].mask)
    assert found == pytest.approx(counted(pool, drawn, best, TABLES))


def test_a_player_who_is_known_to_follow_suit_does_not_trump() -> None:
    other = Other(Cards.parse("7d"), Cards.parse("9h"), 1, 1)
    assert chance_to_beat(other, over("Ad"), DIAMONDS) == 0


def test_a_player_who_is_known_to_hold_the_higher_card_beats_for_sure() -> None:
    other = Other(Cards.parse("Ad"), Cards.parse("7c"), 1, 1)
    assert chance_to_beat(other, over("Kd"), DIAMONDS) == 1
