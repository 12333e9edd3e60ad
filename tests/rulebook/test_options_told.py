"""Changing one option changes its sentence, in every language."""

from __future__ import annotations

import pytest

from bela.i18n import LANGUAGES
from bela.rulebook.model import Point
from bela.rulebook.points import is_idle
from bela.rulebook.write import book
from bela.rules.choices import Value
from bela.rules.model import Rules
from bela.rules.options import options_of
from bela.rules.variants import VARIANTS, house
from rulebook.tables import changed, paragraphs, text, told

CHANGED = [pytest.param(name, option, rules, id=f"{name} {option}={value}") for name, option, value, rules in changed()]


@pytest.mark.parametrize(("name", "option", "rules"), CHANGED)
def test_a_change_is_told_in_every_language(name: str, option: str, rules: Rules) -> None:
    """In a sentence of its own, if it makes a difference at this table; and always where tables are compared."""
    usual = VARIANTS[name]
    idle = is_idle(rules, option) and is_idle(usual, option)
    for language in LANGUAGES:
        assert (paragraphs(rules, language) == paragraphs(usual, language)) == idle, language
        assert told(rules, language) != told(usual, language), language


@pytest.mark.parametrize("name", VARIANTS)
def test_every_option_whose_question_arises_is_a_point(name: str) -> None:
    points = [
        block for chapter in book(VARIANTS[name]).chapters for block in chapter.blocks if isinstance(block, Point)
    ]
    assert {point.option: point.value for point in points} == options_of(VARIANTS[name])
    assert all(point.usual for point in points)
    assert all(point.value not in point.others for point in points)


def test_a_departure_is_marked() -> None:
    rules = house("croatian_4", must_beat="all_suits")
    points = [block for chapter in book(rules).chapters for block in chapter.blocks if isinstance(block, Point)]
    assert [point.option for point in points if not point.usual] == ["must_beat"]
    assert "This table departs here from the usual rules of its variant." in text(rules, "en")
    assert "must_beat = all_suits: A plain suit must be beaten too" in text(rules, "en")


def test_no_two_values_of_an_option_are_told_alike() -> None:
    met: dict[tuple[str, str], dict[str, Value]] = {}
    for name, option, value, rules in changed():
        known = met.setdefault((name, option), {})
        assert known.setdefault(text(rules, "en"), value) == value
