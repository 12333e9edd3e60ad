"""The numbers of ways to play on from frozen deals, counted again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bela.cards import CARD_TEXT, cards_of
from bela.rules.variants import variant
from bela.rules.words import LowTrumpLead, MustBeat
from oracle import frozen
from oracle.naive_perft import perft
from oracle.naive_play import VARIANTS, House

if TYPE_CHECKING:
    from bela.rules.model import Rules

FEW = 2_000


@pytest.mark.parametrize("name", VARIANTS)
def test_engine_and_naive_statement_count_what_was_frozen(name: str) -> None:
    assert list(frozen.wrong_lines(name, frozen.read(name), naive_up_to=FEW)) == []


@pytest.mark.parametrize("name", VARIANTS)
def test_the_frozen_deals_are_deals_of_the_variant(name: str) -> None:
    rules, lines = variant(name), frozen.read(name)
    pack = {CARD_TEXT[card] for card in cards_of(rules.pack)}
    for line in lines:
        cards = " ".join(line.hands).split()
        assert len(line.hands) == rules.seats
        assert len(cards) == len(set(cards))
        assert set(cards) <= pack
    assert any(len(hand.split()) == rules.hand_size for line in lines for hand in line.hands)
    assert any(line.depth == len(" ".join(line.hands).split()) for line in lines)


def test_a_wrong_count_is_found() -> None:
    line = frozen.read("scottish_2")[3]
    assert len(list(frozen.wrong_lines("scottish_2", [line, replace(line, count=line.count + 1)], FEW))) == 1


def test_a_line_reads_back_as_written() -> None:
    lines = frozen.read("croatian_3")
    assert [frozen.parse_line(str(line)) for line in lines] == lines


def differs(name: str, rules: Rules) -> bool:
    """Whether some frozen count of the variant is another one under these rules."""
    return any(frozen.engine_count(line, rules) != line.count for line in frozen.read(name) if line.count <= FEW)


@pytest.mark.parametrize("name", ["scottish_2", "scottish_3", "barlinnie_4"])
def test_the_counts_depend_on_the_custom_of_counting_trumps(name: str) -> None:
    assert differs(name, replace(variant(name), low_trump_lead=LowTrumpLead.OFF))


@pytest.mark.parametrize("name", ["croatian_2_club", "croatian_3_club", "croatian_4_club"])
def test_the_counts_depend_on_beating_in_every_suit(name: str) -> None:
    assert differs(name, replace(variant(name), must_beat=MustBeat.TRUMP_ONLY))


@pytest.mark.parametrize("name", ["scottish_3", "barlinnie_4", "croatian_3", "croatian_4"])
def test_the_counts_depend_on_overtrumping(name: str) -> None:
    assert differs(name, replace(variant(name), must_overtrump=False))


@pytest.mark.parametrize("name", ["scottish_3", "barlinnie_4", "croatian_3", "croatian_4"])
def test_the_counts_depend_on_undertrumping(name: str) -> None:
    assert differs(name, replace(variant(name), must_undertrump=False))


def test_hands_without_enough_cards_have_no_count() -> None:
    with pytest.raises(ValueError, match="depth 3"):
        perft([["Ah"], ["7c"]], 0, "h", House("croatian", 2), 3)


def test_a_small_count_by_hand() -> None:
    # Hearts are trumps, seat 0 leads: either trump may go on the ace of clubs, only the nine on the eight.
    hands = [["Ac", "8h"], ["7h", "9h"]]
    assert [perft(hands, 0, "h", House("croatian", 2), depth) for depth in range(5)] == [1, 2, 3, 3, 3]
