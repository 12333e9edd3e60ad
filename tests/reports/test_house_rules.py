"""Reports on quarrels about rules in the middle of a game."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from bela import match as m
from bela.rules.house import load_house, save_house
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from bela.rules.variants import rules_from_options
from reports.pool import matches, tables

report = pytest.mark.report


@report("FR-74")
def test_no_action_changes_the_rules_of_a_match() -> None:
    for moves in matches():
        rules = moves[0].before.rules
        for move in moves:
            assert move.after.rules is rules
            assert move.after.deal is None or move.after.deal.rules is rules


@report("FR-74")
def test_rules_cannot_be_changed_in_place() -> None:
    for rules in tables()[:20]:
        for field in fields(Rules):
            with pytest.raises(FrozenInstanceError):
                setattr(rules, field.name, getattr(rules, field.name))


@report("FR-74")
def test_everybody_sees_all_options_before_the_first_card_is_dealt() -> None:
    for rules in tables():
        for viewer in (None, *range(rules.seats)):
            view = m.open_view(rules, viewer)
            assert view.hall.rules is rules
            told = options_of(view.hall.rules)
            assert set(told) <= set(OPTIONS)
            assert rules_from_options(rules.name, told) == rules


@report("FR-74")
def test_a_table_keeps_its_rules_as_text() -> None:
    for rules in tables():
        assert load_house(save_house(rules), "text") == rules
