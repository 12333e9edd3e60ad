"""Where a table's chance comes from."""

from __future__ import annotations

import pytest

from bela.rules.variants import VARIANTS, house
from bela.table.chance import Chance

BY_CHANCE = [name for name, rules in VARIANTS.items() if rules.first_dealer == "random"]


@pytest.mark.parametrize("name", BY_CHANCE)
def test_every_seat_may_be_the_first_to_deal_where_chance_decides(name: str) -> None:
    rules = VARIANTS[name]
    assert {Chance(seed).first_dealer(rules) for seed in range(60)} == set(range(rules.seats))


def test_the_same_seed_gives_the_same_first_dealer() -> None:
    rules = VARIANTS["croatian_4"]
    assert all(Chance(seed).first_dealer(rules) == Chance(seed).first_dealer(rules) for seed in range(20))


def test_where_the_deal_is_cut_for_chance_names_nobody() -> None:
    assert Chance(1).first_dealer(VARIANTS["scottish_2"]) is None
    assert Chance(1).first_dealer(house("croatian_4", first_dealer="low_cut")) is None


def test_without_a_seed_somebody_deals_all_the_same() -> None:
    assert Chance().first_dealer(VARIANTS["croatian_4"]) in range(4)
