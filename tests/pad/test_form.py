"""What a form makes, and what it refuses and why."""

from __future__ import annotations

from typing import Any

import pytest

from bela.pad.count import read_written, written_fields
from bela.pad.faults import PadError, PadFault
from bela.pad.form import read_form
from bela.pad.model import Entry
from bela.pad.offers import offers
from bela.pad.sheets import blank
from bela.record import Header
from bela.referee import Fault
from bela.rules.variants import VARIANTS
from bela.scoring import Kind
from support.pads import opened, refusal

ALL_HEARTS = "7h 8h 9h Th Jh Qh Kh Ah"


def entry(name: str, **form: Any) -> Entry:  # noqa: ANN401 - whatever a form holds
    return read_form(VARIANTS[name], form)


def points(name: str, **form: Any) -> tuple[int, ...]:  # noqa: ANN401 - the same
    return entry(name, **form).tally.card_points


# ---------------------------------------------------------------- points
def test_one_sides_points_tell_the_others_where_the_deal_has_a_fixed_total() -> None:
    assert points("croatian_4", maker=0, card_points=[100, None]) == (100, 62)
    assert points("scottish_3", maker=0, card_points=[60, 50, 52]) == (60, 50, 52)


@pytest.mark.parametrize("name", VARIANTS)
def test_where_cards_lie_unplayed_every_side_is_asked(name: str) -> None:
    rules = VARIANTS[name]
    fixed = offers(blank(Header(rules)))["total_fixed"]
    form = {"maker": 0, "card_points": [None, *[40] * (rules.sides - 1)]}
    if fixed:
        assert sum(read_form(rules, form).tally.card_points) == 162
    else:
        assert refusal(opened(name), **form).code is PadFault.POINTS_MISSING


def test_piles_are_counted_without_the_last_trick() -> None:
    assert points("croatian_4", maker=0, taken=[90, None], last_trick=1) == (90, 72)
    assert points("croatian_4", maker=0, taken=[90, None], last_trick=0) == (100, 62)


def test_cards_tapped_are_counted_by_trumps() -> None:
    cards = [f"{ALL_HEARTS} 7c 8c 9c Tc", None]
    assert points("croatian_4", maker=0, trump="h", cards=cards, last_trick=0) == (62 + 10 + 10, 80)
    assert points("croatian_4", maker=0, trump="d", cards=cards, last_trick=1) == (30 + 10, 122)
    assert points("croatian_4", maker=0, trump="d", cards=[None, ""], last_trick=0) == (162, 0)
    assert entry("croatian_4", maker=0, trump="d", cards=[None, ""], last_trick=0).tally.tricks == (1, 0)


def test_laid_cards_belong_to_the_maker_and_are_no_trick() -> None:
    rules = VARIANTS["croatian_3_club"]
    rest = "7c 8c 9c Tc Jc Qc Kc Ac 7d 8d 9d Td Jd Qd Kd Ad 7s 8s 9s Ts"
    form = {"maker": 0, "trump": "h", "cards": ["Ah Th", rest, "Js Qs Ks As Jh Qh Kh 7h 8h 9h"], "last_trick": 1}
    tally = read_form(rules, form).tally
    assert tally.tricks == (0, 1, 1)
    assert tally.card_points == (21, 80, 61)
    again = read_form(rules, {"maker": 0, "card_points": [21, 80, 61], "tricks": [0, 1, 1]})
    assert again.tally.card_points == tally.card_points
    short = {**form, "cards": ["Ah Th 7h", rest, "Js Qs Ks As Jh Qh Kh 8h 9h"]}
    assert read_form(rules, short).tally.tricks == (1, 1, 1)


def test_all_tricks_in_a_tap() -> None:
    assert entry("croatian_4", maker=0, capot=1).tally.card_points == (0, 162)
    assert entry("croatian_4", maker=0, capot=1).tally.tricks == (0, 1)
    assert points("croatian_3", maker=0, capot=0, card_points=[151, None, None]) == (151, 0, 0)
    assert points("croatian_3_club", maker=1, capot=0, card_points=[151, None, 0]) == (151, 11, 0)


@pytest.mark.parametrize(
    ("told", "tricks"), [([None, 0, 0], (1, 0, 0)), ([None, 0, 2], (1, 0, 2)), ([3, 1, 0], (3, 1, 0))]
)
def test_of_each_side_without_points_it_is_told_whether_it_took_a_trick(
    told: list[int | None], tricks: tuple[int, ...]
) -> None:
    assert entry("croatian_3", maker=1, card_points=[162, 0, 0], tricks=told).tally.tricks == tricks


@pytest.mark.parametrize(
    ("name", "form", "code", "field"),
    [
        ("croatian_4", {"card_points": [163, 0]}, Fault.NOT_THE_TOTAL, "card_points"),
        ("croatian_4", {"card_points": [163, None]}, Fault.NOT_THE_TOTAL, "card_points"),
        ("scottish_2", {"card_points": [157, None]}, Fault.MORE_THAN_THE_DEAL, "card_points"),
        ("scottish_2", {"card_points": [100, 57]}, Fault.MORE_THAN_THE_DEAL, "card_points"),
        ("scottish_2", {"card_points": [20, 7]}, Fault.LESS_THAN_THE_DEAL, "card_points"),
        ("scottish_3", {"card_points": [100, 32, 32]}, Fault.MORE_THAN_THE_DEAL, "card_points"),
        ("scottish_3", {"taken": [None, 153, None], "last_trick": 0}, Fault.MORE_THAN_THE_DEAL, "taken"),
        ("croatian_4", {"card_points": [100, 61]}, Fault.NOT_THE_TOTAL, "card_points"),
        ("croatian_4", {"card_points": [161, 1]}, Fault.NO_SUCH_POINTS, "card_points[0]"),
        ("croatian_4", {"card_points": [-5, 100]}, Fault.OUT_OF_RANGE, "card_points[0]"),
        ("croatian_4", {"card_points": ["x", 100]}, Fault.NOT_A_NUMBER, "card_points[0]"),
        ("croatian_4", {"card_points": [100]}, Fault.WRONG_LENGTH, "card_points"),
        ("croatian_4", {"card_points": 100}, Fault.WRONG_LENGTH, "card_points"),
        ("croatian_4", {"card_points": [None, None]}, PadFault.POINTS_MISSING, "card_points[0]"),
        ("croatian_4", {}, PadFault.POINTS_MISSING, "card_points"),
        ("croatian_4", {"card_points": [162, 0]}, PadFault.TRICK_OR_NOT, "tricks[1]"),
        ("croatian_3", {"card_points": [162, 0, 0]}, PadFault.TRICK_OR_NOT, "tricks[1]"),
        ("croatian_3", {"card_points": [162, 0, 0], "tricks": [None, 0, None]}, PadFault.TRICK_OR_NOT, "tricks[2]"),
        ("croatian_3", {"card_points": [162, 0, 0], "tricks": [1, 0]}, Fault.WRONG_LENGTH, "tricks"),
        ("croatian_3", {"capot": 0, "card_points": [162, 0, 0], "tricks": [None, 1, None]}, PadFault.DISAGREE, "capot"),
        ("croatian_4", {"card_points": [100, 62], "tricks": [1, 0]}, Fault.POINTS_WITHOUT_TRICK, "card_points[1]"),
        ("croatian_4", {"card_points": [100, 62], "tricks": [0, 0]}, Fault.POINTS_WITHOUT_TRICK, "card_points[0]"),
        ("croatian_4", {"card_points": [100, 62], "tricks": [9, 1]}, Fault.TOO_MANY_TRICKS, "tricks"),
        ("croatian_4", {"capot": 0, "card_points": [100, None]}, Fault.NOT_THE_TOTAL, "card_points"),
        ("croatian_4", {"capot": 0, "card_points": [100, 62]}, Fault.POINTS_WITHOUT_TRICK, "card_points[1]"),
        ("croatian_4", {"capot": 5}, Fault.NO_SUCH_SIDE, "capot"),
        ("croatian_3_club", {"capot": 0}, PadFault.POINTS_MISSING, "card_points"),
        ("croatian_4", {"taken": [90, None]}, PadFault.LAST_TRICK_MISSING, "last_trick"),
        ("croatian_4", {"cards": [ALL_HEARTS, None], "last_trick": 0}, PadFault.TRUMP_MISSING, "trump"),
        ("croatian_4", {"cards": ["7h", None], "trump": "h", "last_trick": 0}, PadFault.NO_WHOLE_TRICKS, "cards"),
        ("scottish_2", {"cards": ["7h 8h", None], "trump": "h", "last_trick": 0}, PadFault.CARDS_MISSING, "cards[1]"),
        ("croatian_4", {"cards": [ALL_HEARTS, ""], "trump": "h", "last_trick": 0}, Fault.WRONG_CARDS, "cards"),
        ("croatian_4", {"cards": ["Ah", "Ah"], "trump": "h", "last_trick": 0}, Fault.CARD_TWICE, "cards[1]"),
        ("croatian_4", {"cards": ["1h", None], "trump": "h", "last_trick": 0}, PadFault.NO_SUCH_CARDS, "cards[0]"),
        ("croatian_4", {"cards": [7, None], "trump": "h", "last_trick": 0}, PadFault.NO_SUCH_CARDS, "cards[0]"),
        ("croatian_4", {"cards": "7h", "trump": "h", "last_trick": 0}, Fault.WRONG_LENGTH, "cards"),
    ],
)
def test_points_that_cannot_be_are_refused(name: str, form: dict[str, Any], code: PadFault | Fault, field: str) -> None:
    fault = refusal(opened(name), maker=0, **form)
    assert (fault.code, fault.field) == (code, field)


def test_a_pack_without_sevens_has_none_to_tap() -> None:
    book = opened("scottish_3", pack=28)
    cards = ["7h 8h 9h", None, None]
    assert refusal(book, maker=0, cards=cards, trump="h", last_trick=0).code is PadFault.NO_SUCH_CARDS


# ---------------------------------------------------------------- who, and how it ended
@pytest.mark.parametrize(
    ("name", "form", "code", "field"),
    [
        ("croatian_4", {"kind": "void"}, PadFault.NO_VOID_HERE, "kind"),
        ("croatian_4", {"kind": "claimed", "maker": 0, "card_points": [1, 2]}, PadFault.NO_CLAIMS_HERE, "kind"),
        ("scottish_2", {"kind": "belot", "maker": 0}, Fault.NO_BELOT, "kind"),
        ("scottish_2", {"kind": "lost"}, Fault.UNKNOWN_WORD, "kind"),
        ("scottish_2", {"kind": 7}, Fault.NOT_TEXT, "kind"),
        ("scottish_2", {"card_points": [100, 62]}, Fault.MISSING_KEY, "maker"),
        ("scottish_2", {"maker": 2, "card_points": [100, 62]}, Fault.NO_SUCH_SEAT, "maker"),
        ("croatian_4", {"maker": 3, "maker_side": 0, "card_points": [100, 62]}, PadFault.DISAGREE, "maker_side"),
        ("croatian_4", {"maker": 0, "card_points": [100, 62], "trump": "x"}, Fault.BAD_SUIT, "trump"),
        ("croatian_4", {"maker": 0, "card_points": [100, 62], "date": "yesterday"}, PadFault.BAD_DATE, "date"),
        ("croatian_4", {"maker": 0, "card_points": [100, 62], "date": "2026-02-30"}, PadFault.BAD_DATE, "date"),
        ("croatian_4", {"maker": 0, "card_points": [100, 62], "note": "x" * 201}, PadFault.NOT_A_WORD, "note"),
        ("croatian_4", {"maker": 0, "card_points": [100, 62], "note": 7}, PadFault.NOT_A_WORD, "note"),
        ("croatian_4", {"maker": 0, "card_points": [100, 62], "x": 1}, Fault.UNKNOWN_KEY, "x"),
    ],
)
def test_ends_and_people_that_cannot_be_are_refused(
    name: str, form: dict[str, Any], code: PadFault | Fault, field: str
) -> None:
    fault = refusal(opened(name), **form)
    assert (fault.code, fault.field) == (code, field)


def test_a_refusal_names_the_rule_behind_it() -> None:
    assert refusal(opened("croatian_4"), kind="void").rule == "C-11"
    claim = refusal(opened("croatian_4"), kind="claimed", maker=0, card_points=[1, 2])
    assert (claim.rule, claim.key) == ("C-26", "pad.fault.no_claims_here")
    assert refusal(opened("scottish_2"), kind="belot", maker=0).key == "scenario.no_belot"
    assert str(PadError(PadFault.NOTHING_TO_UNDO)) == "nothing_to_undo"


@pytest.mark.parametrize("form", [7, [], None, "x"])
def test_what_is_no_form_is_refused(form: object) -> None:
    with pytest.raises(PadError, match="not_an_object"):
        read_written(VARIANTS["croatian_4"], form)  # type: ignore[arg-type]


def test_a_side_is_enough_where_nobody_knows_the_player() -> None:
    found = entry("croatian_4", maker_side=1, card_points=[62, 100])
    assert (found.tally.maker_side, found.maker) == (1, None)
    assert entry("croatian_4", maker=3, card_points=[62, 100]).tally.maker_side == 1


def test_deals_that_were_not_played_out() -> None:
    assert entry("scottish_2", kind="void", note="misdeal").note == "misdeal"
    belot = entry("croatian_4", kind="belot", maker=2)
    assert (belot.tally.kind, belot.tally.maker_side, belot.maker) == (Kind.BELOT, 0, 2)
    claimed = entry("scottish_2", kind="claimed", maker=0, card_points=[30, 0], claimed_by=0)
    assert (claimed.tally.winner, claimed.tally.tricks) == (0, (1, 0))


def test_an_entry_is_written_as_the_form_that_makes_it() -> None:
    form = {
        "kind": "played",
        "maker_side": 1,
        "card_points": [60, 102],
        "announced": [0, 50],
        "bela": [20, 0],
        "tricks": [1, 1],
        "dealer": 2,
        "maker": 3,
        "trump": "s",
        "announcements": [{"seat": 1, "what": "Ts/4"}],
        "bela_by": 2,
        "date": "2026-03-01",
        "note": "late",
    }
    rules = VARIANTS["croatian_4"]
    assert written_fields(read_written(rules, form)) == form
    assert written_fields(read_written(rules, {"kind": "open_claim", "seat": 1})) == {"kind": "open_claim", "seat": 1}


@pytest.mark.parametrize(
    ("name", "kinds", "total"),
    [
        ("scottish_2", ["played", "void", "claimed"], 156),
        ("croatian_3", ["played", "belot"], 162),
        ("croatian_4_club", ["played", "belot"], 162),
    ],
)
def test_a_shell_is_told_what_a_form_may_hold(name: str, kinds: list[str], total: int) -> None:
    found = offers(blank(Header(VARIANTS[name], dealer=0)))
    assert found["kinds"] == kinds
    assert (found["total"], found["dealer_needed"]) == (total, False)
    assert offers(blank(Header(VARIANTS[name])))["dealer_needed"] is True
