"""House rules go round: through options, and through text."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.cards import FULL, Cards
from bela.rules.faults import FaultCode, HouseFileError, OptionError
from bela.rules.house import House, load_house, read_house, save_house
from bela.rules.model import Rules
from bela.rules.options import options_of
from bela.rules.variants import VARIANTS, house, rules_from_options, variant
from bela.rules.words import TieMode
from option_sets import house_rules


@given(house_rules(size=60))
def test_options_are_enough_to_make_the_rules_again(rules: Rules) -> None:
    again = rules_from_options(rules.name, options_of(rules))
    assert again == rules
    assert again.law is rules.law


@given(house_rules(size=60), st.text())
def test_saved_rules_load_as_they_were(rules: Rules, title: str) -> None:
    assert read_house(save_house(rules, title), "club.toml") == House(title, rules)


def test_a_file_says_only_what_differs() -> None:
    assert save_house(variant("scottish_2")) == 'variant = "scottish_2"\n'
    rules = house(
        "scottish_3", pack=28, must_beat="all_suits", must_overtrump=False, contest_order="top seat", target=301
    )
    assert save_house(rules, 'The "Lamp"') == (
        'title = "The \\"Lamp\\""\n'
        'variant = "scottish_3"\n'
        "\n"
        "[options]\n"
        "pack = 28\n"
        'seven_exchange = "off"\n'
        'must_beat = "all_suits"\n'
        "must_overtrump = false\n"
        'contest_order = "top seat"\n'
        "target = 301\n"
    )


@pytest.mark.parametrize(
    "rules",
    [
        replace(variant("croatian_4"), pack=int(Cards.parse("Jh 9h Ah Th Kh Qh Jc Ac")), first=(1,), later=(1,)),
        replace(house("scottish_2", fours="on"), first=(2, 2), later=()),
        replace(house("scottish_3", pack=28), later=(1, 1)),
        replace(variant("croatian_2"), pack=FULL & ~0x01010101),  # a choice for three only
        replace(house("barlinnie_4", last_trick=0), first=(3,)),
    ],
)
def test_short_games_are_saved_as_well(rules: Rules) -> None:
    assert load_house(save_house(rules), "short.toml") == rules


@pytest.mark.parametrize(
    ("rules", "field"),
    [
        (replace(variant("croatian_4"), talon=1, first=(2, 3)), "talon"),
        (replace(variant("scottish_2"), turned=False), "turned"),
        (replace(variant("scottish_2"), tie_3=TieMode.HALF), "tie_3"),
        (replace(variant("scottish_2"), fours=True), "announce_how"),
        (replace(variant("scottish_2"), run_values=(20, 50, 60)), "run_values"),
        (replace(variant("scottish_2"), name="mine"), "variant"),
    ],
)
def test_what_no_file_can_state_is_not_saved(rules: Rules, field: str) -> None:
    with pytest.raises(OptionError) as caught:
        save_house(rules)
    assert caught.value.option == field


@pytest.mark.parametrize(
    ("text", "key", "code"),
    [
        ("variant = ", "", FaultCode.NOT_TOML),
        ("", "variant", FaultCode.MISSING_KEY),
        ('title = "x"', "variant", FaultCode.MISSING_KEY),
        ("variant = 2", "variant", FaultCode.NOT_TEXT),
        ('variant = "belote"', "variant", FaultCode.UNKNOWN_VARIANT),
        ('variant = "scottish_2"\ntitle = 3', "title", FaultCode.NOT_TEXT),
        ('variant = "scottish_2"\nseats = 3', "seats", FaultCode.UNKNOWN_KEY),
        ('variant = "scottish_2"\nmust_beat = "all_suits"', "must_beat", FaultCode.UNKNOWN_KEY),
        ('variant = "scottish_2"\noptions = "none"', "options", FaultCode.NOT_A_TABLE),
        ('variant = "scottish_2"\nfirst = 3', "first", FaultCode.NOT_PACKETS),
        ('variant = "scottish_2"\nfirst = ["3"]', "first", FaultCode.NOT_PACKETS),
        ('variant = "scottish_2"\nfirst = [true]', "first", FaultCode.NOT_PACKETS),
        ('variant = "scottish_2"\nfirst = [0]', "first", FaultCode.BAD_PACKETS),
        ('variant = "scottish_2"\nlater = [20]', "pack", FaultCode.PACK_TOO_SMALL),
        ('variant = "scottish_2"\npack = "Jh 9h Ah"', "pack", FaultCode.PACK_TOO_SMALL),
        ('variant = "scottish_2"\npack = "Jh 1h"', "pack", FaultCode.NOT_CARDS),
        ('variant = "scottish_2"\npack = "Jh Jh"', "pack", FaultCode.NOT_CARDS),
        ('variant = "scottish_2"\npack = 28', "pack", FaultCode.NOT_TEXT),
        ('variant = "scottish_2"\n[options]\nmustbeat = 1', "options.mustbeat", FaultCode.UNKNOWN_OPTION),
        ('variant = "scottish_2"\n[options]\nmust_beat = 1', "options.must_beat", FaultCode.UNKNOWN_VALUE),
        ('variant = "scottish_2"\n[options]\ntarget = 0', "options.target", FaultCode.NUMBER_OUT_OF_RANGE),
        ('variant = "scottish_2"\n[options]\ncontest_order = []', "options.contest_order", FaultCode.BAD_CONTEST_ORDER),
        ('variant = "scottish_2"\n[options]\nmake_3 = "sum"', "options.make_3", FaultCode.NOT_IN_THIS_VARIANT),
        ('variant = "scottish_2"\n[options]\npack = 28', "options.pack", FaultCode.VALUE_NOT_IN_THIS_VARIANT),
        (
            'variant = "scottish_2"\n[options]\nschmeiss_who = "anyone"',
            "options.schmeiss_who",
            FaultCode.DOES_NOT_ARISE,
        ),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_its_name_the_key_and_the_reason(
    text: str, key: str, code: FaultCode
) -> None:
    with pytest.raises(HouseFileError) as caught:
        load_house(text, "club.toml")
    error = caught.value
    assert (error.source, error.key, error.code) == ("club.toml", key, code)
    assert str(error).startswith(f"club.toml: {key}: " if key else "club.toml: this is not a TOML file")


def test_a_pack_is_given_once() -> None:
    cards = " ".join(Cards(FULL).__str__().split())
    with pytest.raises(HouseFileError, match=r"club\.toml: options\.pack: .* left out"):
        load_house(f'variant = "scottish_3"\npack = "{cards}"\n[options]\npack = 28', "club.toml")


def test_a_file_may_begin_with_a_byte_order_mark_and_have_windows_line_ends() -> None:
    text = '\ufeffvariant = "croatian_4"\r\n[options]\r\nfours = "off"\r\n'
    assert load_house(text, "club.toml") == house("croatian_4", fours="off")


def test_errors_are_data_that_can_be_sent() -> None:
    with pytest.raises(HouseFileError) as caught:
        load_house("variant = 2", "club.toml")
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - made a line above
    assert (again.fault, again.source, str(again)) == (caught.value.fault, "club.toml", str(caught.value))


def test_every_variant_is_its_own_options() -> None:
    for name, rules in VARIANTS.items():
        assert rules_from_options(name, options_of(rules)) == rules
