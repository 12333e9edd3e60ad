"""The rule ledger as data."""

from __future__ import annotations

from bela.rules.law import ANYTHING_ELSE, Code
from bela.rules.ledger import ledger
from bela.rules.option_table import OPTIONS
from bela.rules.variants import SHAPES, VARIANTS


def test_an_entry_by_its_id() -> None:
    entry = ledger()["C-25"]
    assert (entry.id, entry.option) == ("C-25", "capot_bonus")
    assert entry.variants == ("croatian_2", "croatian_3", "croatian_4")
    assert entry.rule.startswith("When a player or team takes no trick")
    assert ledger()["S-01"].option is None


def test_the_ledger_speaks_of_options_and_variants_that_exist() -> None:
    assert {entry.option for entry in ledger().values()} - {None} <= OPTIONS.keys()
    assert {name for entry in ledger().values() for name in entry.variants} == SHAPES.keys()


def test_every_rule_behind_a_refusal_stands_in_the_ledger() -> None:
    ids = {rules.rule_behind(code) for rules in VARIANTS.values() for code in Code}
    assert ids <= ledger().keys()
    assert ANYTHING_ELSE in ids
