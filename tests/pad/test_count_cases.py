"""The situations that are deals by their figures, entered into the pad: the same ruling."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bela.match import open_match
from bela.pad.count import read_written
from bela.pad.model import Sheet
from bela.pad.sheets import blank, extended
from bela.record import Header
from bela.referee import read_scenario
from bela.standing import NOBODY, Standing

CASES = sorted((Path(__file__).resolve().parent.parent / "cases").glob("*.toml"))
COUNTED = [path for path in CASES if "count" in tomllib.loads(path.read_text(encoding="utf-8"))]
OF_THE_MATCH = ("scores", "hanging", "games")


def sheet_before(path: Path, count: dict[str, Any]) -> Sheet:
    """The sheet just before the deal of a situation."""
    scenario = read_scenario(path.read_text(encoding="utf-8"))
    dealer = count.get("dealer")
    before = Standing(scenario.scores, scenario.games, scenario.hanging, dealer, NOBODY, NOBODY)
    match = open_match(scenario.rules, dealer)
    sheet = blank(Header(scenario.rules, dealer=dealer))
    return replace(sheet, match=replace(match, hall=replace(match.hall, standing=before)))


def test_there_are_such_situations() -> None:
    assert len(COUNTED) > 60


@pytest.mark.parametrize("path", COUNTED, ids=[path.stem for path in COUNTED])
def test_the_pad_gives_the_ruling(path: Path) -> None:
    case = tomllib.loads(path.read_text(encoding="utf-8"))
    count, expect = case["count"], case["expect"]
    form = {key: value for key, value in count.items() if key not in OF_THE_MATCH}
    if count.get("kind", "played") == "played" and 0 in count["card_points"]:
        form.setdefault("tricks", [1] * len(count["card_points"]))
    sheet = sheet_before(path, count)
    row = extended(sheet, "1", read_written(sheet.rules, form)).rows[-1]
    assert row.past is not None
    got = {
        "deal": list(row.past.settlement.written),
        "result": row.past.settlement.result.value,
        "scores": list(row.after.scores),
        "hanging": row.after.hanging,
        "next_dealer": row.after.dealer,
        "game_winner": row.after.game_winner,
        "match_winner": row.after.match_winner,
        "announced": list(row.past.settlement.announced),
        "bela": list(row.past.settlement.bela),
    }
    compared = {key: value for key, value in expect.items() if key in got}
    assert compared
    assert {key: got[key] for key in compared} == compared
