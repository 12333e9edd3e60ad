"""The variants as values, and the law behind their refusals."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from bela.cards import FULL
from bela.rules.faults import FaultCode, OptionError
from bela.rules.law import Code
from bela.rules.options import options_of
from bela.rules.variants import OVERLAYS, RECONSTRUCTED, SHAPES, VARIANTS, house, variant
from bela.rules.words import AllPass, SevenSource

FILE: dict[str, Any] = tomllib.loads(files("bela.rules").joinpath("options.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", SHAPES)
def test_a_variant_has_the_questions_and_answers_of_the_option_file(name: str) -> None:
    listed = {option: entry["defaults"][name] for option, entry in FILE.items() if name in entry["defaults"]}
    assert list(options_of(variant(name)).items()) == list(listed.items())


@pytest.mark.parametrize("name", OVERLAYS)
def test_a_club_departs_from_its_variant_where_the_option_file_says_so(name: str) -> None:
    base = OVERLAYS[name]
    listed = {
        option: entry["defaults"].get(name, entry["defaults"].get("club", entry["defaults"][base]))
        for option, entry in FILE.items()
        if base in entry["defaults"]
    }
    moot = {"all_pass"} if name == "croatian_3_club" else set()  # the first must choose
    assert options_of(variant(name)) == {option: value for option, value in listed.items() if option not in moot}


@pytest.mark.parametrize(
    ("name", "seats", "sides", "packets", "talon", "marks"),
    [
        ("scottish_2", 2, 2, (3, 3, 3), 0, {"turned"}),  # S-01, S-08, S-09, S-13
        ("scottish_3", 3, 3, (3, 3, 3), 0, {"turned"}),  # S-44
        ("clobyosh_2", 2, 2, (3, 3, 3), 0, {"turned"}),
        ("barlinnie_4", 4, 2, (3, 3, 2), 0, {"turned", "partners"}),
        ("croatian_2", 2, 2, (3, 3, 4), 0, {"turned", "closed"}),  # C-03
        ("croatian_3", 3, 3, (3, 3, 4), 2, {"closed"}),  # C-08, C-09
        ("croatian_4", 4, 2, (3, 3, 2), 0, {"closed", "partners"}),  # C-10, C-27
    ],
)
def test_the_shape_of_a_variant(
    name: str, seats: int, sides: int, packets: tuple[int, ...], talon: int, marks: set[str]
) -> None:
    for rules in (variant(name), *(variant(club) for club, base in OVERLAYS.items() if base == name)):
        assert (rules.seats, rules.sides, rules.talon, rules.pack) == (seats, sides, talon, FULL)
        assert (rules.first, rules.later) == (packets[:2], packets[2:])  # six to look at: S-08, C-03
        assert {mark for mark in ("turned", "closed", "partners") if getattr(rules, mark)} == marks


@pytest.mark.parametrize(
    ("name", "must_choose", "no_swap", "follow"),
    [
        ("scottish_2", "C-06", "S-14", "S-28"),
        ("scottish_3", "C-06", "S-14", "S-28"),
        ("clobyosh_2", "C-06", "S-14", "S-28"),
        ("barlinnie_4", "C-06", "X-07", "S-28"),
        ("croatian_2", "C-06", "C-07", "C-20"),
        ("croatian_3", "X-22", "X-07", "C-20"),
        ("croatian_4", "C-11", "X-07", "C-20"),
        ("croatian_2_club", "C-06", "C-07", "C-20"),
        ("croatian_3_club", "X-22", "X-07", "C-20"),
        ("croatian_4_club", "C-11", "X-07", "C-20"),
    ],
)
def test_the_law_of_a_variant(name: str, must_choose: str, no_swap: str, follow: str) -> None:
    codes = (Code.MUST_CHOOSE, Code.NO_SWAP, Code.MUST_FOLLOW)
    assert tuple(map(variant(name).rule_behind, codes)) == (must_choose, no_swap, follow)


def test_a_variant_that_is_none_is_refused_with_those_that_are() -> None:
    for ask in (variant, house):
        with pytest.raises(OptionError, match=r"'belote'.*croatian_4_club") as caught:
            ask("belote")
        assert caught.value.code is FaultCode.UNKNOWN_VARIANT
        assert caught.value.fault.expected == tuple(VARIANTS)


def test_rules_are_values() -> None:
    assert house("scottish_2", must_beat="all_suits") == house("scottish_2", {"must_beat": "all_suits"})
    assert hash(house("scottish_2", last_trick=10)) == hash(variant("scottish_2"))
    assert house("scottish_2", last_trick=10) == variant("scottish_2")
    assert len(set(VARIANTS.values())) == 10


def test_the_variants_know_their_names_and_which_is_a_reconstruction() -> None:
    assert all(rules.name == name for name, rules in VARIANTS.items())
    assert sorted(RECONSTRUCTED) == ["barlinnie_4"]


def test_a_question_that_is_new_to_a_table_is_answered_as_its_variant_does() -> None:
    without = house("croatian_2", seven_exchange="off")
    assert without.seven_source is SevenSource.FULL_HAND
    assert house(without, seven_exchange="any_player").seven_source is SevenSource.FIRST_SIX
    assert house("croatian_3_club", bidding="free_one_round").all_pass is AllPass.DEALER_MUST


def test_house_rules_are_made_from_house_rules() -> None:
    both = house(house("croatian_4", must_beat="all_suits"), last_trick=0)
    assert both == house("croatian_4", must_beat="all_suits", last_trick=0)


def test_rules_of_another_name_keep_what_they_hold() -> None:
    research = replace(variant("croatian_4"), name="research", first=(2,), later=(1,))
    assert house(research, last_trick=0) == replace(research, last_trick=0)
