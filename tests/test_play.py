"""Card play on integers, where the naive statement does not reach: hands that are empty."""

from __future__ import annotations

from bela.cards import Suit
from bela.play import playable
from bela.rules.variants import variant


def test_an_empty_hand_has_nothing_to_play() -> None:
    assert playable(variant("scottish_2").trump_tables(Suit.HEARTS).lead, 0) == 0
