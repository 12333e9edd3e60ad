"""Every value of every option, alone, in every variant."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from bela.rules.choices import Kind, Value
from bela.rules.faults import FaultCode, OptionError
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from bela.rules.variants import SHAPES, house

SAMPLES: dict[Kind, tuple[Value, ...]] = {
    Kind.NUMBER: (1, 99),
    Kind.ORDER: ("points seat", "length top trump nobody", "points fours_over_runs length top trump seat"),
}
SINGLES = [
    (name, option.name, value)
    for name in SHAPES
    for option in OPTIONS.values()
    for value in SAMPLES.get(option.kind, option.values)
]

IN_VARIANT, CONTRADICTS = FaultCode.VALUE_NOT_IN_THIS_VARIANT, FaultCode.CONTRADICTS
CROATIAN = ("croatian_2", "croatian_3", "croatian_4")
NOTHING_LIES_THERE = (*CROATIAN[1:], "barlinnie_4")
"""No card is turned, or it falls to the dealer, as all are dealt."""

IMPOSSIBLE_ALONE: dict[tuple[str, Value], dict[str, FaultCode]] = {
    # only nine cards each for three leave the turned card and nothing else of 28
    ("pack", 28): dict.fromkeys([name for name in SHAPES if name != "scottish_3"], IN_VARIANT),
    # all 32 cards are in the hands, so that none can lie on the table
    ("turnup_after_trump", "face_down"): {"barlinnie_4": IN_VARIANT},
    ("turnup_after_trump", "stays_up"): {"barlinnie_4": IN_VARIANT},
    # no card is turned
    ("bidding", "turned_two_rounds"): dict.fromkeys(CROATIAN[1:], IN_VARIANT),
    # there is nothing to exchange for
    ("seven_exchange", "any_player"): dict.fromkeys(NOTHING_LIES_THERE, IN_VARIANT),
    ("seven_exchange", "maker_only"): dict.fromkeys(NOTHING_LIES_THERE, IN_VARIANT),
    # fours count, and announcing comes before the first card
    ("announce_how", "stepwise"): dict.fromkeys(CROATIAN, CONTRADICTS),
    # deals are played out
    ("unclaimed_at_deal_end", "must_claim"): dict.fromkeys(CROATIAN, CONTRADICTS),
}
"""Values of a question that arises which the variant's other defaults leave no room for."""

TABLE_LACKS = {
    "turnup_position": ("scottish_2", "scottish_3", "clobyosh_2", "barlinnie_4", "croatian_3", "croatian_4"),
    "turnup_after_trump": CROATIAN[1:],
    "round2_turned_suit": CROATIAN[1:],
    "schmeiss": CROATIAN[1:],
    "schmeiss_who": CROATIAN[1:],
    "schmeiss_refused_maker": CROATIAN[1:],
    "seven_source": NOTHING_LIES_THERE,
    "seven_requires_turned_suit": NOTHING_LIES_THERE,
    "discard_points": tuple(name for name in SHAPES if name != "croatian_3"),
    "discard_restriction": tuple(name for name in SHAPES if name != "croatian_3"),
    "partner_exemption": tuple(name for name in SHAPES if not name.endswith("4")),
    "tie": tuple(name for name in SHAPES if name.endswith("3")),
    **{
        name: tuple(name for name in SHAPES if not name.endswith("3"))
        for name in ("contest_sides_3", "capot_3", "make_3", "fail_recipient_3", "fail_recipient_level", "tie_3")
    },
}
"""Where a question cannot arise, whatever the options: by option, the variants."""


def code_alone(name: str, option: str, value: Value) -> FaultCode | None:
    """What must be said to this one option."""
    if name in OPTIONS[option].defaults:
        return IMPOSSIBLE_ALONE.get((option, value), {}).get(name)
    return FaultCode.NOT_IN_THIS_VARIANT if name in TABLE_LACKS.get(option, ()) else FaultCode.DOES_NOT_ARISE


@pytest.mark.parametrize(("name", "option", "value"), [single for single in SINGLES if code_alone(*single) is None])
def test_a_value_alone_is_accepted_where_the_question_arises(name: str, option: str, value: Value) -> None:
    assert options_of(house(name, {option: value}))[option] == value


@pytest.mark.parametrize(("name", "option", "value"), [single for single in SINGLES if code_alone(*single)])
def test_a_value_alone_is_refused_where_it_cannot_be(name: str, option: str, value: Value) -> None:
    with pytest.raises(OptionError, match=f"^{option} ") as caught:
        house(name, {option: value})
    assert (caught.value.code, caught.value.option) == (code_alone(name, option, value), option)


def ways_out(name: str, chosen: dict[str, Value]) -> Iterator[dict[str, Value]]:
    """Every table that comes of doing what refusals suggest, one after another."""
    try:
        yield options_of(house(name, chosen))
    except OptionError as error:
        for needs in error.fault.needs:
            names = [missing.option for missing in needs]
            assert not {*names} & {*chosen}, "what was suggested before is not taken back"
            for values in product(*(missing.needed for missing in needs)):
                yield from ways_out(name, {**chosen, **dict(zip(names, map(first_of, values), strict=True))})


def first_of(needed: str) -> str:
    """A needed value; of a range the first."""
    return needed.partition("..")[0]


@pytest.mark.parametrize(("name", "option", "value"), [single for single in SINGLES if code_alone(*single)])
def test_what_a_refusal_suggests_leads_to_a_table(name: str, option: str, value: Value) -> None:
    found = list(ways_out(name, {option: value}))
    in_reach = code_alone(name, option, value) in (FaultCode.DOES_NOT_ARISE, CONTRADICTS)
    assert bool(found) == in_reach
    assert all(table[option] == value for table in found)
