"""Matches for tests, in few words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.scoring import Points, Tally, settle
from bela.standing import Standing, after_deal

if TYPE_CHECKING:
    from bela.rules.model import Rules


def standing(scores: Points, *, games: Points | None = None, hanging: int = 0) -> Standing:
    """A match before a deal that seat 0 deals."""
    return Standing(scores=scores, games=games or (0,) * len(scores), hanging=hanging, dealer=0)


def write(rules: Rules, before: Standing, tally: Tally, dealer: int | None = 0) -> Standing:
    """The standing after a deal."""
    settlement = settle(rules, replace(tally, dealer=dealer), hanging=before.hanging, scores=before.scores)
    return after_deal(rules, before, dealer, tally, settlement)
