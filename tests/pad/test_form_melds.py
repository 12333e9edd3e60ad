"""Announcements and Bela on a form: how they are told, and which cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from bela.pad.count import entry_fields
from bela.pad.faults import PadFault
from bela.pad.form import read_form
from bela.pad.model import Entry
from bela.pad.points import total
from bela.referee import Fault
from bela.rules.variants import VARIANTS, house
from support.pads import entered, opened, refusal


def entry(name: str, **form: Any) -> Entry:  # noqa: ANN401 - whatever a form holds
    return read_form(VARIANTS[name], form)


@pytest.mark.parametrize(
    ("what", "total"), [("/3", 20), ("/4", 50), ("/5", 100), ("/8", 100), ("4xJ", 200), ("Kh/3", 20), ("70", 70)]
)
def test_announcements_are_told_by_kind_by_cards_or_by_points(what: str, total: int) -> None:
    found = entry("croatian_4", maker=0, card_points=[100, 62], announcements=[{"seat": 2, "what": what}])
    assert found.tally.announced == (total, 0)
    assert entry_fields(found)["announcements"] == [{"seat": 2, "what": what}]
    by_points = entry("croatian_4", maker=0, card_points=[100, 62], announced=[total, 0])
    assert by_points.tally == found.tally


@pytest.mark.parametrize(
    ("name", "announcements"),
    [
        ("croatian_4", ["s0:4xJ", "s0:4xA", "s0:4xK"]),  # twelve cards in a hand of eight
        ("croatian_4", ["t0:4xJ", "t0:4xA", "t0:4xK", "t0:4xQ", "t0:4xT"]),  # five fours in two hands
        ("croatian_4", ["s0:4xJ", "s2:4xJ"]),  # the same four twice
        ("croatian_4", ["s0:4xJ", "s2:Qh/3"]),  # the jack of hearts in two hands
        ("croatian_4", ["s0:/3", "s0:/3", "s0:/3"]),  # nine cards in a hand of eight
        ("croatian_4", ["s0:9h/3", "s0:Qh/3"]),  # one run of six
        ("croatian_4", ["s0:Kh/4", "s2:Qh/3"]),  # cards in two hands
        ("croatian_4", ["t0:900"]),  # no two hands hold so much
        ("scottish_2", ["s0:/8", "s0:/3"]),
        ("croatian_4", ["t0:/3"] * 9),
    ],
)
def test_announcements_that_cannot_exist_together_are_refused(name: str, announcements: list[str]) -> None:
    points = [100, total(VARIANTS[name]) - 100]
    fault = refusal(opened(name), maker=0, card_points=points, announcements=[one(word) for word in announcements])
    assert fault.code is PadFault.NOT_IN_ANY_HAND


def one(word: str) -> dict[str, Any]:
    who, what = word.split(":")
    return {"seat" if who[0] == "s" else "side": int(who[1:]), "what": what}


@pytest.mark.parametrize(
    ("options", "announcements"),
    [
        ({}, ["s0:4xJ", "s0:4xT", "s2:4xA", "s2:4xK"]),
        ({}, ["s0:4xT", "s0:Th/3"]),
        ({}, ["s2:/3", "s0:/3"]),
        ({}, ["t0:/3", "t0:/3", "t0:/3", "t0:/3"]),
        ({"card_reuse": "once"}, ["s0:4xT", "s0:Ah/3"]),
    ],
)
def test_announcements_that_fit_are_taken(options: dict[str, Any], announcements: list[str]) -> None:
    rules = house("croatian_4", options)
    form = {"maker": 0, "card_points": [100, 62], "announcements": [one(word) for word in announcements]}
    assert read_form(rules, form).announcements


def test_a_card_counts_once_where_the_table_plays_it_so() -> None:
    book = opened("croatian_4", card_reuse="once")
    fault = refusal(book, maker=0, card_points=[100, 62], announcements=[one("s0:4xT"), one("s0:Th/3")])
    assert fault.code is PadFault.NOT_IN_ANY_HAND


@pytest.mark.parametrize(
    ("name", "form", "code"),
    [
        ("scottish_2", {"announcements": [one("s0:4xJ")]}, PadFault.FOURS_DO_NOT_COUNT),
        ("croatian_4", {"announcements": [one("s0:4x7")]}, PadFault.NO_SUCH_MELD),
        ("croatian_4", {"announcements": [one("s0:/9")]}, PadFault.NO_SUCH_MELD),
        ("croatian_4", {"announcements": [one("s0:Kx/3")]}, PadFault.NO_SUCH_MELD),
        ("croatian_4", {"announcements": [one("s0:30")]}, Fault.NO_SUCH_ANNOUNCEMENTS),
        ("croatian_4", {"announced": [20, 20]}, Fault.BOTH_ANNOUNCED),
        ("croatian_4", {"announcements": [one("s0:/3")], "announced": [50, 0]}, PadFault.DISAGREE),
        ("croatian_4", {"announcements": [{"what": "/3"}]}, Fault.MISSING_KEY),
        ("croatian_4", {"announcements": [{"seat": 0, "x": 1}]}, Fault.UNKNOWN_KEY),
        ("croatian_4", {"announcements": [7]}, PadFault.NOT_AN_OBJECT),
        ("croatian_4", {"announcements": "/3"}, PadFault.NOT_AN_OBJECT),
        ("croatian_4", {"announced": [30, 0]}, Fault.NO_SUCH_ANNOUNCEMENTS),
        ("croatian_4", {"bela": [20, 20]}, Fault.NO_SUCH_BELA),
        ("croatian_4", {"bela": [40, 0]}, Fault.NO_SUCH_BELA),
        ("croatian_4", {"bela": [20, 0], "bela_by": 1}, PadFault.DISAGREE),
        ("croatian_4", {"bela_by": 1, "trump": "h", "announcements": [one("s0:4xK")]}, PadFault.NOT_IN_ANY_HAND),
    ],
)
def test_announcements_that_are_none_are_refused(name: str, form: dict[str, Any], code: PadFault | Fault) -> None:
    assert refusal(opened(name), maker=0, card_points=[100, 62], **form).code is code


@pytest.mark.parametrize(
    ("trump", "what", "refused"),
    [
        (None, "4xJ", True),
        ("h", "4xJ", True),
        ("h", "Kh/4", True),
        ("h", "Jh/3", True),
        ("h", "Th/3", False),
        ("h", "Ks/4", False),
        (None, "Kh/4", False),
        ("h", "4x9", False),
        ("h", "/4", False),
    ],
)
def test_whoever_holds_the_highest_trump_took_a_trick(trump: str | None, what: str, refused: bool) -> None:  # noqa: FBT001 - from the table above
    book, form = opened("croatian_4"), {"maker": 0, "trump": trump, "announcements": [one(f"s1:{what}")]}
    if refused:
        assert refusal(book, **form, capot=0).code is PadFault.NOT_WITHOUT_A_TRICK
    else:
        assert entered(book, **form, capot=0).rows
    assert entered(book, **form, card_points=[150, 12]).rows


def test_where_only_the_best_scores_nothing_else_is_written_down() -> None:
    best = opened("croatian_4", winner_scores="best_only", contest_unit="best_single")
    form = {"maker": 0, "card_points": [100, 62]}
    assert refusal(best, **form, announcements=[one("s0:/3"), one("s0:/4")]).code is PadFault.ONLY_THE_BEST
    total = opened("croatian_4", winner_scores="best_only", contest_unit="player_total")
    assert read_form(total.rules, {**form, "announcements": [one("s0:/3"), one("s0:/4")]}).tally.announced == (70, 0)
    assert refusal(total, **form, announcements=[one("s0:/3"), one("s2:/4")]).code is PadFault.ONLY_THE_BEST
    named = opened("barlinnie_4", winner_scores="best_only", contest_unit="player_total")
    assert refusal(named, **form, announcements=[one("s0:/3"), one("s0:/4")]).code is PadFault.ONLY_THE_BEST
    assert entered(named, **form, announcements=[one("s0:/4")]).rows


def test_the_bela_belongs_to_a_side_or_to_a_player() -> None:
    assert entry("croatian_4", maker=0, card_points=[100, 62], bela=[0, 20]).tally.bela == (0, 20)
    found = entry("croatian_4", maker=0, card_points=[100, 62], bela_by=3, trump="♥")
    assert (found.tally.bela, found.bela_by) == ((0, 20), 3)
