"""The figures in the text are those of the rules: another figure there is another figure here."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bela import melds
from bela.apps.book.grids import meld_grid
from bela.apps.book.wording import sentence
from bela.cards import Rank, mask_of, parse_cards
from bela.i18n import LANGUAGES
from bela.rulebook import tables as core_tables
from bela.rulebook.announcing import MELDS
from bela.rulebook.model import MeldTable, Sentence
from bela.rulebook.say import Par, sentences
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house, variant
from rulebook.tables import proper_text, voice

ODD = {"target": 777, "last_trick": 43, "capot_bonus": 77, "match_wins": 61}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("option", ODD)
def test_a_number_of_the_rules_is_the_number_in_the_text(name: str, option: str, language: str) -> None:
    before, after = (numbers(rules, language) for rules in (variant(name), house(name, {option: ODD[option]})))
    assert ODD[option] not in before
    assert ODD[option] in after
    usual = getattr(variant(name), option)
    if option in ("target", "capot_bonus") and usual:
        assert usual not in after


def numbers(rules: Rules, language: str) -> set[int]:
    """The numbers in the chapters on how the table plays."""
    return {int(found) for found in re.findall(r"(?<![\w-])\d+", proper_text(rules, language))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "shape", "told"),
    [
        ("scottish_2", {"first": (2, 3), "later": (1, 1)}, {"2 + 3", "1 + 1"}),
        ("croatian_4", {"first": (2, 2), "later": (4,)}, {"2 + 2"}),
        ("scottish_2", {"first": (4, 4, 4), "later": ()}, {"4 + 4 + 4"}),
    ],
)
def test_packets_are_read_from_the_rules(name: str, shape: dict[str, Any], told: set[str], language: str) -> None:
    rules = replace(variant(name), **shape)
    assert all(words in proper_text(rules, language) for words in told)
    assert not any(words in proper_text(variant(name), language) for words in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_those_of_the_pack(language: str) -> None:
    few = mask_of(parse_cards("Ah Kh Qh Jh Th 9h As Ks Qs Js Ts 9s Ac Kc Qc Jc Tc 9c Ad"))
    rules = replace(variant("scottish_2"), pack=few)
    assert "9h 10h Jh Qh Kh Ah" in proper_text(rules, language)


def test_what_announcements_count_is_what_the_engine_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(melds.FOUR_POINTS, Rank.JACK, 345)
    rules = replace(variant("croatian_3"), run_values=(21, 54, 87))
    (table,) = core_tables.meld_table(rules)
    assert isinstance(table, MeldTable)
    for language in LANGUAGES:
        cells = {cell for row in meld_grid(voice(rules, language), table).rows for cell in row}
        assert {"21", "54", "87", "345"} <= cells


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_runs_count_is_told_as_the_rules_say(language: str) -> None:
    rules = replace(variant("croatian_3"), run_values=(21, 54, 87))
    (said,) = (one for one in all_sentences(rules) if one.key == "melds.run_values")
    told = sentence(voice(rules, language), said)
    assert re.findall(r"\d+", told) == ["21", "54", "87"]


def all_sentences(rules: Rules) -> list[Sentence]:
    """What the chapter on announcing says."""
    pars = [part for part in MELDS if isinstance(part, Par)]
    return [one for par in pars for says in par.says for one in sentences(rules, says)]
