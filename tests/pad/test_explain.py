"""Why a deal came out as it did: a code and figures for each sentence."""

from __future__ import annotations

from typing import Any

import pytest

from bela.pad.explain import Told, reasons
from bela.pad.view import row_reasons
from support.pads import entered, opened

Told_ = tuple[str, int | None, int | None, dict[str, int]]


def told(name: str, options: dict[str, Any], *forms: dict[str, Any]) -> list[Told_]:
    book = opened(name, **options)
    for form in forms:
        book = entered(book, **form)
    return [(one.code, one.side, one.seat, dict(one.figures)) for one in row_reasons(book.rules, book.rows[-1])]


MADE = {"maker": 0, "card_points": [100, 62]}
LEVEL = {"maker": 0, "card_points": [81, 81]}
EVEN = {"maker": 0, "card_points": [70, 70]}


@pytest.mark.parametrize(
    ("name", "options", "forms", "expected"),
    [
        ("croatian_4", {}, [MADE], [("made", 0, 0, {"own": 100, "need": 62})]),
        ("croatian_4", {}, [{**MADE, "maker": None, "maker_side": 0}], [("made", 0, None, {"own": 100, "need": 62})]),
        (
            "croatian_4",
            {},
            [{"maker": 1, "card_points": [100, 62]}],
            [("failed", 1, 1, {"own": 62, "need": 100}), ("gains", 0, None, {"points": 62})],
        ),
        (
            "croatian_4",
            {},
            [LEVEL],
            [("failed_level", 0, 0, {"own": 81, "need": 81}), ("gains", 1, None, {"points": 81})],
        ),
        ("croatian_4", {"tie": "made"}, [LEVEL], [("made_level", 0, 0, {"own": 81, "need": 81})]),
        ("croatian_4", {"tie": "half"}, [LEVEL], [("tied_half", 0, 0, {"own": 81, "need": 81})]),
        (
            "scottish_2",
            {},
            [EVEN],
            [("tied_maker_hangs", 0, 0, {"own": 70, "need": 70}), ("hanging", None, None, {"n": 70})],
        ),
        (
            "scottish_2",
            {"tie": "hang_all"},
            [EVEN],
            [("tied_all_hang", 0, 0, {"own": 70, "need": 70}), ("hanging", None, None, {"n": 140})],
        ),
        (
            "scottish_2",
            {},
            [EVEN, {"maker": 0, "card_points": [100, 40]}],
            [("made", 0, 0, {"own": 100, "need": 40}), ("paid", 0, None, {"points": 70})],
        ),
        (
            "croatian_4",
            {},
            [{"maker": 0, "capot": 0, "announced": [0, 50]}],
            [
                ("announced_void", 1, None, {"points": 50}),
                ("capot", 0, None, {"points": 90}),
                ("made", 0, 0, {"own": 252, "need": 0}),
            ],
        ),
        (
            "croatian_3_club",
            {},
            [{"maker": 0, "card_points": [40, 60, 62]}],
            [("failed", 0, 0, {"own": 40, "need": 122}), ("lost_to_nobody", 0, None, {"points": 40})],
        ),
        (
            "croatian_4",
            {"bela_survives_fail": True},
            [{"maker": 0, "card_points": [40, 122], "bela_by": 2}],
            [
                ("failed", 0, 0, {"own": 60, "need": 122}),
                ("gains", 1, None, {"points": 40}),
                ("bela_kept", 0, 0, {}),
            ],
        ),
        ("scottish_2", {}, [{"kind": "void"}], [("not_played", None, None, {})]),
        ("croatian_4", {}, [{"kind": "belot", "maker": 1}], [("belot", 1, None, {})]),
    ],
)
def test_a_deal_is_explained(
    name: str, options: dict[str, Any], forms: list[dict[str, Any]], expected: list[Told_]
) -> None:
    assert told(name, options, *forms) == expected


def test_what_is_known_of_a_deal_makes_the_sentence_more_exact() -> None:
    book = entered(opened("scottish_2"), kind="void")
    past = book.rows[0].past
    assert past is not None
    codes = [next(reasons(book.rules, past, Told(thrown_in=known))).code for known in (None, True, False)]
    assert codes == ["not_played", "thrown_in", "passed_out"]


@pytest.mark.parametrize(("seat", "code"), [(0, "claim_good"), (1, "claim_false"), (None, "ended_by_itself")])
def test_a_claim_is_told_by_who_made_it(seat: int | None, code: str) -> None:
    book = entered(opened("scottish_2", target=100), kind="claimed", maker=0, card_points=[100, 0])
    past = book.rows[0].past
    assert past is not None
    assert [one.code for one in reasons(book.rules, past, Told(claimed_by=seat))] == [code]
