"""Figures in the documents are those of the results that are kept, and of the code."""

from __future__ import annotations

import json

from bela.bots.level import LEVELS
from support.sources import ROOT

DOCS = ROOT / "docs"


def words_of(page: str) -> str:
    return " ".join((DOCS / page).read_text("utf-8").split())


def test_the_dear_cards_that_were_looked_at_are_those_of_the_proof() -> None:
    counts = json.loads((DOCS / "proofs" / "bots.json").read_text("utf-8"))["foolish cards"]["counts"]
    dear = [number for key, number in counts["dear cards with a cheaper one"].items() if key.endswith(": true")]
    assert f"of which {min(dear):,} to {max(dear):,} were dear cards" in words_of("bots.md")


def test_what_easy_does_not_see_is_what_its_level_says() -> None:
    figures = LEVELS["easy"].tolerance
    assert f"better by less than {min(figures):.0f} to {max(figures):.0f} points" in words_of("bots.md")


def test_how_long_the_small_game_takes_to_solve_is_what_was_measured() -> None:
    seconds = json.loads((DOCS / "meter.json").read_text("utf-8"))["seconds to solve"]
    assert f"which take {seconds:.0f} seconds on one core" in words_of("meter.md")
