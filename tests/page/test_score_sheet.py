"""What the score sheet says beside the points of each side."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from page.person import Person

MARKS = "(row) => import('/static/js/score.js').then((it) => [0, 1].map((side) => it.marksOf(row, side)))"
ROW = {"announced": [0, 0], "bela": [0, 0], "capot": [0, 0], "paid": [0, 0], "maker_side": 0}


@pytest.mark.parametrize(
    ("result", "winner", "marks"),
    [
        ("claimed", 1, [["maker"], ["by claim"]]),
        ("claimed", 0, [["maker", "by claim"], []]),
        ("made", 0, [["maker"], []]),
        ("failed", 1, [["maker fell"], []]),
        ("tied", None, [["level"], []]),
    ],
)
def test_who_won_by_a_claim_is_told_from_who_was_maker(
    sit_down: Callable[..., Person], result: str, winner: int | None, marks: list[list[str]]
) -> None:
    person = sit_down()
    person.open()
    assert person.page.evaluate(MARKS, {**ROW, "result": result, "winner": winner}) == marks
