"""Rules cut to size for research, and what cannot be dealt."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from bela.cards import FULL, Cards
from bela.rules.check import cards_needed, check_rules
from bela.rules.faults import FaultCode, OptionError
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house, variant
from bela.rules.words import TurnupAfterTrump
from option_sets import house_rules

SMALL = Cards.parse("Jh 9h Ah Th Kh Qh Jc Ac")


@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("scottish_2", 19),
        ("scottish_3", 28),
        ("barlinnie_4", 32),
        ("croatian_2", 21),
        ("croatian_3", 32),
        ("croatian_4", 32),
    ],
)
def test_the_cards_that_a_deal_takes(name: str, needed: int) -> None:
    assert cards_needed(variant(name)) == needed


@given(house_rules())
def test_every_choice_of_options_can_be_dealt(rules: Rules) -> None:
    check_rules(rules)


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("croatian_4", {"pack": int(SMALL), "first": (1,), "later": (1,)}),
        ("croatian_4", {"pack": int(SMALL), "first": (2,), "later": ()}),
        ("barlinnie_4", {"pack": int(SMALL), "first": (1,), "later": (1,)}),
        ("scottish_2", {"pack": int(SMALL), "first": (2,), "later": (1,)}),
        ("croatian_3", {"pack": int(SMALL), "first": (1,), "later": (1,), "talon": 2}),
        ("croatian_2", {"first": (1, 2, 3), "later": (2, 2)}),
    ],
)
def test_short_games_are_rules_too(name: str, changes: dict[str, Any]) -> None:
    rules = replace(variant(name), **changes)
    check_rules(rules)
    assert house(rules, last_trick=0) == replace(rules, last_trick=0)


TO_DEALER = TurnupAfterTrump.TO_DEALER


@pytest.mark.parametrize(
    ("name", "changes", "code", "field"),
    [
        ("croatian_4", {"seats": 5}, FaultCode.BAD_SEATS, "seats"),
        ("scottish_2", {"seats": 1}, FaultCode.BAD_SEATS, "seats"),
        ("scottish_2", {"partners": True}, FaultCode.BAD_PARTNERS, "partners"),
        ("scottish_2", {"first": ()}, FaultCode.BAD_PACKETS, "first"),
        ("scottish_2", {"first": (3, 0)}, FaultCode.BAD_PACKETS, "first"),
        ("scottish_2", {"first": [3, 3]}, FaultCode.BAD_PACKETS, "first"),
        ("scottish_2", {"later": (-1,)}, FaultCode.BAD_PACKETS, "later"),
        ("scottish_2", {"later": (True,)}, FaultCode.BAD_PACKETS, "later"),
        ("croatian_3", {"talon": -1}, FaultCode.BAD_TALON, "talon"),
        ("croatian_3", {"first": (1,), "later": (), "talon": 2}, FaultCode.BAD_TALON, "talon"),
        ("croatian_4", {"pack": FULL + 1}, FaultCode.BAD_PACK, "pack"),
        ("croatian_4", {"pack": -1}, FaultCode.BAD_PACK, "pack"),
        ("croatian_4", {"pack": FULL >> 1}, FaultCode.PACK_TOO_SMALL, "pack"),
        ("barlinnie_4", {"pack": FULL >> 1}, FaultCode.PACK_TOO_SMALL, "pack"),
        ("croatian_3", {"talon": 3}, FaultCode.PACK_TOO_SMALL, "pack"),
        ("scottish_2", {"pack": (1 << 18) - 1}, FaultCode.PACK_TOO_SMALL, "pack"),
        ("scottish_2", {"later": (), "turnup_after_trump": TO_DEALER}, FaultCode.NO_ROOM_FOR_TURNED_CARD, None),
    ],
)
def test_what_cannot_be_dealt_is_refused(
    name: str, changes: dict[str, Any], code: FaultCode, field: str | None
) -> None:
    rules = replace(variant(name), **changes)
    for refuses in (check_rules, house):
        with pytest.raises(OptionError) as caught:
            refuses(rules)
        assert (caught.value.code, caught.value.option) == (code, field or "turnup_after_trump")
        assert caught.value.option in str(caught.value)


def test_a_pack_that_is_too_small_is_told_in_numbers() -> None:
    with pytest.raises(OptionError, match="pack holds 31 cards, but dealing takes 32"):
        check_rules(replace(variant("croatian_4"), pack=FULL >> 1))


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_can_be_dealt(name: str) -> None:
    check_rules(variant(name))
