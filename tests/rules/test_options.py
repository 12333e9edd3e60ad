"""The option file as a table: names, values, and how they are read and written."""

from __future__ import annotations

import re
import tomllib
from enum import StrEnum
from importlib.resources import files
from typing import Any

import pytest

from bela.cards import FULL, Rank
from bela.rules import words
from bela.rules.choices import Kind, read, spell
from bela.rules.faults import FaultCode, OptionError
from bela.rules.option_table import OPTIONS
from bela.rules.options import doc_of, option, option_names, options_of, values_of
from bela.rules.variants import VARIANTS, variant
from bela.rules.words import Criterion

FILE: dict[str, Any] = tomllib.loads(files("bela.rules").joinpath("options.toml").read_text("utf-8"))
LISTED = [(name, value) for name, found in OPTIONS.items() if found.kind is Kind.WORD for value in found.values]

ENUMERATED = [name for name, found in OPTIONS.items() if any(isinstance(native, StrEnum) for native in found.natives)]


def test_options_stand_in_the_order_of_the_file() -> None:
    assert option_names() == tuple(FILE)
    assert list(options_of(variant("croatian_3"))) == [name for name in FILE if "croatian_3" in FILE[name]["defaults"]]


@pytest.mark.parametrize("name", ENUMERATED)
def test_what_an_enumeration_knows_is_what_is_listed(name: str) -> None:
    natives = OPTIONS[name].natives
    assert natives == OPTIONS[name].values
    assert natives == tuple(type(natives[0]))  # type: ignore[arg-type]  # an enumeration is iterable


@pytest.mark.parametrize(("name", "value"), LISTED)
def test_every_listed_value_is_read_however_it_is_given_and_written_as_it_was(name: str, value: object) -> None:
    found = OPTIONS[name]
    native = read(found, value)
    for way in (native, str(value), f" {str(value).upper()} ", str(value).replace(" ", "  ")):
        assert read(found, way) == native
    assert (spell(found, native), type(spell(found, native))) == (value, type(value))


@pytest.mark.parametrize(
    ("name", "value", "native"),
    [
        ("fours", "on", True),
        ("fours", False, False),
        ("fours", "true", True),
        ("must_overtrump", "off", False),
        ("must_overtrump", "False", False),
        ("pack", "28", FULL & ~Rank.SEVEN.mask),
        ("pack", 32, FULL),
        ("run_values", "3:20 4:50 5:100", (20, 50, 100)),
        ("run_values", (20, 50, 50), (20, 50, 50)),
        ("last_trick", "0", 0),
        ("last_trick", 20, 20),
        ("tie", words.TieMode.HALF, words.TieMode.HALF),
        ("contest_order", "points  top SEAT", (Criterion.POINTS, Criterion.TOP, Criterion.SEAT)),
        ("contest_order", ["top", "nobody"], (Criterion.TOP, Criterion.NOBODY)),
    ],
)
def test_a_value_becomes_what_the_rules_hold(name: str, value: object, native: object) -> None:
    got = read(OPTIONS[name], value)
    assert (got, type(got)) == (native, type(native))


@pytest.mark.parametrize("value", ["", "all", "trump_only all_suits", 1, None, True, ["all_suits", "trump_only"], {}])
def test_an_unknown_value_is_refused_with_those_that_are_known(value: object) -> None:
    with pytest.raises(OptionError, match=r"must_beat .*: trump_only \| all_suits\.") as caught:
        read(OPTIONS["must_beat"], value)
    assert caught.value.code is FaultCode.UNKNOWN_VALUE
    assert caught.value.fault.expected == ("trump_only", "all_suits")


@pytest.mark.parametrize("value", [1, 0, "1", "yes", 1.0, None])
def test_a_number_is_no_truth(value: object) -> None:
    with pytest.raises(OptionError, match=r"true \| false"):
        read(OPTIONS["must_overtrump"], value)


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [("target", 1, 9999), ("match_wins", 1, 99), ("last_trick", 0, 999), ("capot_bonus", 0, 999)],
)
def test_numbers_have_ends(name: str, low: int, high: int) -> None:
    assert [read(OPTIONS[name], str(end)) for end in (low, high)] == [low, high]
    wrong: list[object] = [low - 1, high + 1, "9" * 5000, 10.0, "ten", "", True, None, "\u0661\u0660", "1_0"]
    for value in wrong:
        with pytest.raises(OptionError, match=f"from {low} to {high}") as caught:
            read(OPTIONS[name], value)
        assert caught.value.code is FaultCode.NUMBER_OUT_OF_RANGE


def test_every_option_that_is_a_number_is_known_here() -> None:
    numbers = {name for name, found in OPTIONS.items() if found.kind is Kind.NUMBER}
    assert numbers == {"target", "match_wins", "last_trick", "capot_bonus"}


@pytest.mark.parametrize("order", ["seat", "nobody", "points seat", "points fours_over_runs length top trump nobody"])
def test_a_contest_order_ends_in_what_decides(order: str) -> None:
    assert spell(OPTIONS["contest_order"], read(OPTIONS["contest_order"], order)) == order


@pytest.mark.parametrize("order", ["", "points", "seat points", "points points seat", "seat nobody", "top seat seat"])
def test_a_contest_order_that_leaves_something_open_or_says_it_twice_is_refused(order: str) -> None:
    with pytest.raises(OptionError, match=r"seat \| nobody") as caught:
        read(OPTIONS["contest_order"], order)
    assert (caught.value.code, caught.value.fault.value) == (FaultCode.BAD_CONTEST_ORDER, order)


def test_an_unknown_word_in_a_contest_order_is_named() -> None:
    with pytest.raises(OptionError, match="'height'") as caught:
        read(OPTIONS["contest_order"], "length height seat")
    assert caught.value.code is FaultCode.UNKNOWN_VALUE
    assert caught.value.fault.expected == tuple(Criterion)


def test_what_no_choice_gives_is_not_written() -> None:
    with pytest.raises(OptionError, match="run_values"):
        spell(OPTIONS["run_values"], (20, 50, 60))


@pytest.mark.parametrize("ask", [option, values_of, doc_of])
def test_a_name_that_is_none_is_answered_with_the_nearest(ask: Any) -> None:  # noqa: ANN401 - three kinds of answer
    with pytest.raises(OptionError, match="'must_beat'") as caught:
        ask("mustbeat")
    assert (caught.value.code, caught.value.option) == (FaultCode.UNKNOWN_OPTION, "mustbeat")


@pytest.mark.parametrize("name", ["foo", "club", "x", "", "last_trick_counts_ten_points"])
def test_a_name_that_is_like_none_gets_no_suggestion(name: str) -> None:
    with pytest.raises(OptionError, match="none with a name like that") as caught:
        option(name)
    assert (caught.value.code, caught.value.fault.expected) == (FaultCode.UNLIKE_OPTIONS, ())


@pytest.mark.parametrize("name", [name for name in OPTIONS if name != "contest_order"])
def test_only_an_order_is_given_as_a_list(name: str) -> None:
    found = OPTIONS[name]
    one = found.values[0] if found.values else found.limits[0]
    for several in ([one], [str(one)], [one, one]):
        with pytest.raises(OptionError, match=re.escape(str(several).lower())):
            read(found, several)


def test_an_order_is_given_as_a_list_of_words() -> None:
    assert read(OPTIONS["contest_order"], ["points", "seat"]) == (Criterion.POINTS, Criterion.SEAT)
    for nested in ([["points"], "seat"], [["points", "seat"]]):
        with pytest.raises(OptionError, match="points"):
            read(OPTIONS["contest_order"], nested)


def test_what_may_be_chosen() -> None:
    assert values_of("must_overtrump") == (True, False)
    assert values_of("pack") == (32, 28)
    assert values_of("fours") == ("off", "on")
    assert values_of("match_wins") == range(1, 100)
    assert values_of("contest_order") == tuple(Criterion)
    assert doc_of("last_trick") == FILE["last_trick"]["doc"]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_has_a_value_for_every_option_that_is_always_asked(name: str) -> None:
    assert {"pack", "bidding", "target", "contest_order", "direction"} <= options_of(variant(name)).keys()
