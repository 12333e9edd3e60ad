"""Sums of card points: those that the cards of a deal make, and no others (X-02)."""

from __future__ import annotations

from itertools import combinations

import pytest

from bela.pad.form import read_form
from bela.referee import Fault
from bela.rules.variants import VARIANTS
from support.pads import opened, refusal


@pytest.mark.parametrize(
    ("name", "cards", "least", "most"),
    [
        ("scottish_2", 18, 28, 156),
        ("scottish_3", 27, 95, 162),
        ("clobyosh_2", 18, 28, 156),
        ("croatian_2", 20, 36, 160),
        ("croatian_3", 30, 128, 162),
        ("croatian_4", 32, 162, 162),
    ],
)
def test_a_deal_has_no_more_and_no_fewer_points_than_its_cards(name: str, cards: int, least: int, most: int) -> None:
    values = sorted([20, 14, 11, 10, 4, 3, 0, 0, *[11, 10, 4, 3, 2, 0, 0, 0] * 3])
    assert (sum(values[:cards]) + 10, sum(values[-cards:]) + 10) == (least, most)
    others = [10] * (VARIANTS[name].sides - 1)
    for whole in (least, most):
        form = {"maker": 0, "card_points": [whole - sum(others), *others]}
        assert sum(read_form(VARIANTS[name], form).tally.card_points) == whole
    below, above = (Fault.NOT_THE_TOTAL,) * 2 if least == most else (Fault.LESS_THAN_THE_DEAL, Fault.MORE_THAN_THE_DEAL)
    assert refusal(opened(name), maker=0, card_points=[least - 1 - sum(others), *others]).code is below
    assert refusal(opened(name), maker=0, card_points=[most + 1 - sum(others), *others]).code is above


@pytest.mark.parametrize(
    ("name", "pack", "unused"), [("scottish_3", 32, 5), ("scottish_3", 28, 1), ("croatian_3", 32, 2)]
)
def test_a_deal_has_only_sums_that_its_cards_make(name: str, pack: int, unused: int) -> None:
    book = opened(name) if pack == 32 else opened(name, pack=pack)
    values = [20, 14, 11, 10, 4, 3, *[0] * (pack == 32), 0, *[11, 10, 4, 3, 2, *[0] * (pack == 32), 0, 0] * 3]
    assert len(values) == pack
    possible = {162 - sum(left) for left in combinations(values, unused)}
    for whole in range(min(possible), 163):
        form = {"maker": 0, "card_points": [whole - 60, 40, 20]}
        if whole in possible:
            assert sum(read_form(book.rules, form).tally.card_points) == whole
        else:
            fault = refusal(book, **form)
            assert (fault.code, fault.field, fault.detail) == (Fault.NO_SUCH_SUM, "card_points", str(whole))


@pytest.mark.parametrize(
    ("name", "taken", "side"),
    [
        ("croatian_4", [151, 1], 0),
        ("croatian_4", [1, None], 0),
        ("scottish_2", [50, 1], 1),
        ("scottish_3", [50, 60, 1], 2),
        ("croatian_3", [100, 40, 1], 2),
    ],
)
def test_one_point_is_no_cards_whoever_has_the_last_trick(name: str, taken: list[int | None], side: int) -> None:
    for taker in range(len(taken)):
        fault = refusal(opened(name), maker=0, taken=taken, last_trick=taker)
        assert (fault.code, fault.field) == (Fault.NO_SUCH_POINTS, f"taken[{side}]")
