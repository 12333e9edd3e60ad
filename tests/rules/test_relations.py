"""What is allowed with what."""

from __future__ import annotations

import pytest
from hypothesis import given

from bela.rules.choices import Value
from bela.rules.conditions import Need
from bela.rules.faults import OptionError
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from bela.rules.relations import RELATIONS, arises
from bela.rules.variants import VARIANTS, house, variant
from option_sets import option_sets, variants


@pytest.mark.parametrize(
    ("name", "options", "arising"),
    [
        ("scottish_2", {"schmeiss": "both_rounds"}, {"schmeiss_who": "anyone", "schmeiss_refused_maker": "caller"}),
        ("croatian_2", {"schmeiss": "first_round"}, {"schmeiss_who": "anyone", "void_deal_dealer": "rotate"}),
        ("barlinnie_4", {"schmeiss": "first_round"}, {"schmeiss_refused_maker": "caller"}),
        ("croatian_2", {"all_pass": "redeal"}, {"void_deal_dealer": "rotate"}),
        ("croatian_3", {"all_pass": "redeal"}, {"void_deal_dealer": "rotate"}),
        ("scottish_3", {"fours": "on"}, {"card_reuse": "allowed"}),
        ("scottish_3", {"capot_bonus": 90}, {"capot_3": "single_player"}),
        ("croatian_4", {"tie": "hang_all"}, {"hanging_at_game_end": "lapse"}),
        ("croatian_3", {"tie_3": "hang_maker"}, {"hanging_at_game_end": "lapse"}),
        ("croatian_4", {"end_mode": "dosta"}, {"false_claim": "reject", "maker_may_claim": False}),
        ("croatian_2", {"end_mode": "claim"}, {"false_claim": "reject", "maker_may_claim": True}),
    ],
)
def test_an_option_makes_a_question_arise(name: str, options: dict[str, Value], arising: dict[str, Value]) -> None:
    assert arising.items() <= options_of(house(name, options)).items()


@pytest.mark.parametrize(
    ("name", "options", "gone"),
    [
        ("clobyosh_2", {"schmeiss": "off"}, {"schmeiss_who", "schmeiss_refused_maker"}),
        ("scottish_2", {"all_pass": "dealer_must"}, {"void_deal_dealer"}),
        ("scottish_2", {"bidding": "free_one_round"}, {"round2_turned_suit"}),
        ("scottish_2", {"bidding": "first_must"}, {"round2_turned_suit", "all_pass", "void_deal_dealer"}),
        ("croatian_2", {"seven_exchange": "off"}, {"seven_source", "seven_requires_turned_suit"}),
        ("scottish_3", {"pack": 28}, {"seven_source", "seven_requires_turned_suit"}),
        ("croatian_4", {"fours": "off"}, {"card_reuse"}),
        ("croatian_4", {"announced_needs_trick": False}, {"unconfirmed_go_to"}),
        ("croatian_3", {"capot_bonus": 0}, {"capot_3"}),
        ("scottish_2", {"tie": "half"}, {"hanging_at_game_end"}),
        ("scottish_3", {"tie_3": "made"}, {"hanging_at_game_end"}),
        ("scottish_2", {"end_mode": "automatic"}, {"false_claim"}),
    ],
)
def test_a_question_falls_away_with_what_it_tunes(name: str, options: dict[str, Value], gone: set[str]) -> None:
    rules = house(name, options)
    assert options_of(variant(name)).keys() - options_of(rules).keys() == gone
    assert {option: getattr(rules, option) for option in gone} == {
        option: OPTIONS[option].natives[0] for option in gone
    }


@pytest.mark.parametrize(
    ("name", "options", "instead"),
    [
        ("scottish_3", {"pack": 28}, {"seven_exchange": "off"}),
        ("scottish_2", {"turnup_after_trump": "to_dealer"}, {"seven_exchange": "off"}),
        ("croatian_2", {"turnup_after_trump": "to_dealer"}, {"seven_exchange": "off"}),
        ("scottish_2", {"fours": "on"}, {"announce_how": "open_value"}),
        ("scottish_2", {"announce_when": "before_first_trick"}, {"announce_how": "open_value"}),
        ("scottish_2", {"end_mode": "dosta"}, {"maker_may_claim": False}),
    ],
)
def test_a_default_gives_way(name: str, options: dict[str, Value], instead: dict[str, Value]) -> None:
    before, after = options_of(variant(name)), options_of(house(name, options))
    assert instead.items() <= after.items()
    assert {option for option in after if option in before and before[option] != after[option]} == {*options, *instead}


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("croatian_4", {"end_mode": "dosta", "maker_may_claim": False}),
        ("croatian_4", {"end_mode": "dosta", "unclaimed_at_deal_end": "must_claim"}),
        ("croatian_4", {"end_mode": "claim", "unclaimed_at_deal_end": "must_claim"}),
        ("croatian_4", {"announce_when": "with_first_card", "shown_when": "before_first_trick"}),
        ("croatian_4", {"announce_when": "with_first_card", "fours": "off", "announce_how": "stepwise"}),
        ("scottish_2", {"fours": "on", "announce_how": "automatic"}),
        ("scottish_3", {"pack": 28, "seven_exchange": "off"}),
        ("scottish_2", {"bidding": "first_must", "schmeiss": "first_round", "void_deal_dealer": "same"}),
    ],
)
def test_what_goes_together(name: str, options: dict[str, Value]) -> None:
    assert options.items() <= options_of(house(name, options)).items()


@pytest.mark.parametrize(
    ("name", "options", "option", "other"),
    [
        ("scottish_3", {"pack": 28, "seven_exchange": "any_player"}, "seven_exchange", "pack"),
        ("scottish_2", {"fours": "on", "announce_how": "stepwise"}, "announce_how", "fours"),
        (
            "scottish_2",
            {"announce_when": "before_first_trick", "announce_how": "stepwise"},
            "announce_how",
            "announce_when",
        ),
        ("scottish_2", {"end_mode": "dosta", "maker_may_claim": True}, "maker_may_claim", "end_mode"),
        (
            "scottish_2",
            {"end_mode": "automatic", "unclaimed_at_deal_end": "must_claim"},
            "unclaimed_at_deal_end",
            "end_mode",
        ),
        ("scottish_2", {"end_mode": "end_of_deal", "false_claim": "reject"}, "false_claim", "end_mode"),
        ("scottish_2", {"bidding": "first_must", "all_pass": "redeal"}, "all_pass", "bidding"),
        ("scottish_2", {"bidding": "free_one_round", "round2_turned_suit": "banned"}, "round2_turned_suit", "bidding"),
        ("scottish_2", {"all_pass": "dealer_must", "void_deal_dealer": "same"}, "void_deal_dealer", "all_pass"),
        ("clobyosh_2", {"schmeiss": "off", "schmeiss_who": "anyone"}, "schmeiss_who", "schmeiss"),
        ("scottish_2", {"seven_exchange": "off", "seven_source": "first_six"}, "seven_source", "seven_exchange"),
        ("scottish_2", {"tie": "fail", "hanging_at_game_end": "lapse"}, "hanging_at_game_end", "tie"),
        ("croatian_3", {"capot_bonus": 0, "capot_3": "single_player"}, "capot_3", "capot_bonus"),
    ],
)
def test_what_does_not_go_together(name: str, options: dict[str, Value], option: str, other: str) -> None:
    with pytest.raises(OptionError, match=rf"^{option} .* {other} = ") as caught:
        house(name, options)
    assert caught.value.option == option
    assert other in {missing.option for needs in caught.value.fault.needs for missing in needs}


def test_a_refusal_names_all_that_would_be_needed() -> None:
    with pytest.raises(OptionError) as caught:
        house("croatian_4", announce_how="stepwise")
    assert str(caught.value) == (
        "announce_how cannot be 'stepwise' here: it needs announce_when = with_first_card (it is before_first_trick)"
        " and fours = off (it is on)."
    )
    with pytest.raises(OptionError) as caught:
        house("croatian_2", void_deal_dealer="same")
    assert str(caught.value) == (
        "void_deal_dealer does not arise here: it needs all_pass = redeal (it is dealer_must)"
        " or schmeiss = first_round | both_rounds (it is off)."
    )
    with pytest.raises(OptionError) as caught:
        house("scottish_3", tie="half")
    assert str(caught.value) == "tie does not arise in scottish_3: it needs two sides."


def test_of_several_faults_the_first_of_the_option_file_is_told() -> None:
    faults = {"false_claim": "reject", "schmeiss_who": "anyone", "tie_3": "fail", "void_deal_dealer": "same"}
    order = []
    while faults:
        with pytest.raises(OptionError) as caught:
            house("croatian_2", faults)
        order.append(caught.value.option)
        del faults[caught.value.option]
    assert order == ["void_deal_dealer", "schmeiss_who", "tie_3", "false_claim"]


def test_what_is_unknown_is_told_before_what_cannot_be() -> None:
    options = {"void_deal_dealer": "same", "target": 0, "bidding": "whist", "colour": "red"}
    order = []
    while options:
        with pytest.raises(OptionError) as caught:
            house("croatian_2", options)
        order.append(caught.value.option)
        del options[caught.value.option]
    assert order == ["colour", "bidding", "target", "void_deal_dealer"]


def test_no_relation_speaks_of_what_a_later_one_may_change() -> None:
    for place, relation in enumerate(RELATIONS):
        spoken = {one.option for needs in relation.any_of for one in needs if isinstance(one, Need)}
        assert not spoken & {later.option for later in RELATIONS[place:]}


@given(variants, option_sets())
def test_only_what_is_named_is_refused_and_what_is_named_is_kept(name: str, options: dict[str, Value]) -> None:
    try:
        rules = house(name, options)
    except OptionError as error:
        assert error.option in options  # noqa: PT017 - refusal is one of two right outcomes
    else:
        assert options.items() <= options_of(rules).items()


@given(variants, option_sets())
def test_a_question_that_does_not_arise_holds_the_first_value_listed(name: str, options: dict[str, Value]) -> None:
    try:
        rules = house(name, options)
    except OptionError:
        rules = VARIANTS[name]
    for option in OPTIONS.values():
        assert arises(rules, option.name) or getattr(rules, option.name) == option.natives[0]
