"""Every value of every option leads to an outcome that no other value gives."""

from __future__ import annotations

from itertools import combinations

import pytest

from bela.rules.choices import DECIDERS, Kind, Option, Value
from bela.rules.faults import OptionError
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from options import announcing, contest, dealing, ending, orders, playing, settling, stepwise, trumps
from options.case import Case
from options.scene import Table

CASES = [
    case
    for cases in (dealing, trumps, announcing, contest, orders, stepwise, playing, settling, ending)
    for case in cases.CASES
]
BY_CASE = [pytest.param(case, id=f"{case.option}: {case.title}") for case in CASES]
BY_VALUE = [
    pytest.param(case, value, id=f"{case.option}={value}: {case.title}") for case in CASES for value in case.expected
]


@pytest.mark.parametrize(("case", "value"), BY_VALUE)
def test_the_value_decides_the_outcome(case: Case, value: Value) -> None:
    assert case.probe(case.table(value)) == case.expected[value]


@pytest.mark.parametrize(("case", "value"), BY_VALUE)
def test_the_table_has_the_value(case: Case, value: Value) -> None:
    assert options_of(case.table(value).rules)[case.option] == value


@pytest.mark.parametrize("case", BY_CASE)
def test_no_two_values_have_the_same_outcome(case: Case) -> None:
    assert [pair for pair in combinations(case.expected, 2) if case.expected[pair[0]] == case.expected[pair[1]]] == []


@pytest.mark.parametrize("case", BY_CASE)
def test_nothing_but_the_option_differs(case: Case) -> None:
    for one, other in combinations(map(case.others, case.expected), 2):
        shared = one.keys() & other.keys()
        assert {name: one[name] for name in shared} == {name: other[name] for name in shared}


@pytest.mark.parametrize("case", BY_CASE)
def test_every_value_listed_is_asked_for_in_the_same_situation(case: Case) -> None:
    option = OPTIONS[case.option]
    assert option.kind is not Kind.WORD or set(case.expected) == set(option.values)


# ---------------------------------------------------------------- nothing is left out
def asked(option: str) -> set[Value]:
    """The values of an option whose outcome some case states."""
    return {value for case in CASES if case.option == option for value in case.expected}


def due(option: Option) -> set[Value]:
    """The values of an option that must be asked for."""
    match option.kind:
        case Kind.WORD:
            return set(option.values)
        case Kind.NUMBER:
            return {*option.defaults.values(), *({0} & set(option.limits))}
        case Kind.ORDER:
            return {order for default in option.defaults.values() for order in (default, *moved(str(default)))}


def moved(order: str) -> set[str]:
    """The orders that come of one word moved to any other place, and of the other word that may stand at the end."""
    *words, last = order.split()
    other = next(word for word in DECIDERS if word != last)
    lists = [[*words, other]]
    for word in words:
        rest = [kept for kept in words if kept != word]
        lists += [[*rest[:place], word, *rest[place:], last] for place in range(len(words))]
    return {" ".join(found) for found in lists} - {order}


NUMBERS = [pytest.param(option, id=name) for name, option in OPTIONS.items() if option.kind is Kind.NUMBER]


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_every_value_is_asked_for(option: Option) -> None:
    assert due(option) <= asked(option.name)


@pytest.mark.parametrize("option", NUMBERS)
def test_a_number_that_is_no_default_is_asked_for(option: Option) -> None:
    assert asked(option.name) - due(option)


@pytest.mark.parametrize("name", ["target", "match_wins"])
def test_neither_game_nor_match_is_won_by_nothing(name: str) -> None:
    with pytest.raises(OptionError, match=f"^{name} "):
        Table("croatian_4", {name: 0}).rules  # noqa: B018 - the rules are refused


def test_every_word_of_an_order_is_asked_for() -> None:
    words = {word for order in asked("contest_order") for word in str(order).split()}
    assert words == set(OPTIONS["contest_order"].values)
