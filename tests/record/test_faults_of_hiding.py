"""What cannot be in a deal of which only one hand is known is refused, as far as it can be told."""

from __future__ import annotations

from typing import Any

import pytest

from bela.record import (
    FaultCode,
    redact,
)
from bela.rules.variants import house, variant
from record.randomplay import last, play
from record.samples import changed, fault, hidden, lines_of, text_of, whole

F = FaultCode
WHOLE = whole()


def test_a_hidden_deal_cannot_be_over() -> None:
    *_, before, after = play(variant("croatian_2"), 1, deals=1)
    assert after.match.hall.past
    lines = [*lines_of(redact(before.record, None)), lines_of(after.record)[-1]]
    found = fault(text_of(lines))
    assert (found.code, found.line) == (F.HIDDEN_AND_OVER, len(lines))


def test_nobody_plays_a_card_that_lies_elsewhere() -> None:
    lines = hidden(20, None)
    assert fault(text_of([*lines, {"a": lines[-1]["a"][2:]}])).code is F.CARD_TWICE


def test_nobody_plays_a_card_that_is_not_in_the_pack() -> None:
    short = house("scottish_3", pack=28)
    lines = lines_of(redact(last(play(short, 1, most=9)).record, None))
    place = next(place for place, line in enumerate(lines) if len(line.get("a", "")) == 4)
    whose = lines[place]["a"][:2]
    assert fault(changed(lines, place, a=f"{whose}7c")).code is F.CARD_NOT_IN_PACK


CUT, NAMED, LAST = 6, 7, 11
"""The lines of a record for seat 1 that bring its cards, fix trumps, and settle the announcing."""


@pytest.mark.parametrize(
    ("place", "fields", "code", "key"),
    [
        (CUT, {"first": None}, F.MISSING_KEY, "first"),
        (CUT, {"first": "Tc Ac Jd Qd 9h"}, F.BAD_HAND, ""),
        (CUT, {"turned": "7c"}, F.OUT_OF_PLACE, "turned"),
        (CUT, {"a": "cut 32"}, F.ILLEGAL, "a"),
        (CUT, {"first": "Tc Tc"}, F.CARD_TWICE, "first"),
        (CUT, {"first": 6}, F.WRONG_VALUE, "first"),
        (CUT, {"turned": "Xc"}, F.WRONG_VALUE, "turned"),
        (CUT, {"later": "Jc"}, F.UNFOUNDED, "later"),
        (NAMED, {"later": None}, F.BAD_HAND, ""),
        (NAMED, {"later": "Tc Jc Qc 8d"}, F.BAD_HAND, ""),
        (NAMED, {"talon": "7c 8c"}, F.UNFOUNDED, "talon"),
        (LAST, {"won": None}, F.MISSING_KEY, "won"),
        (LAST, {"won": {"seat": 3, "award": [0, 20, 0]}}, F.NO_SUCH_SEAT, "won.seat"),
        (LAST, {"won": {"seat": 1, "award": [0, 20]}}, F.WRONG_VALUE, "won.award"),
        (LAST, {"shown": {"2": "fast"}}, F.WRONG_VALUE, "shown.2"),
        (LAST, {"shown": {"2": 3}}, F.WRONG_VALUE, "shown.2"),
        (LAST, {"shown": {"two": "Js/3"}}, F.NO_SUCH_SEAT, "shown.two"),
    ],
)
def test_a_line_of_a_hidden_deal_that_cannot_be_is_refused(
    place: int, fields: dict[str, Any], code: FaultCode, key: str
) -> None:
    lines = hidden(14)
    found = fault(changed(lines, place, **fields))
    assert (found.code, found.line, found.key) == (code, place + 1, key)
