"""Choosing trumps by what was learned from deals played out: what a suit, and what a pass, is worth to a hand."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.learned.features import Figures, choosing, passing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bela.cards import Suit
    from bela.deal.state import Board, Hand
    from bela.rules.model import Rules

FIGURES = "weights.json"


class Learned(NamedTuple):
    """Weights of one place in the calling."""

    choose: Figures
    leave: Figures
    """Empty where nobody is left to choose: a pass throws the deal in, or may not be said."""


@lru_cache(maxsize=1)
def every() -> Mapping[str, Mapping[str, Learned]]:
    """By shape of the calling and place in it: what was learned."""
    read = json.loads(files("bela.bots.learned").joinpath(FIGURES).read_text(encoding="utf-8"))
    return MappingProxyType(
        {
            shape: {place: Learned(tuple(found["choose"]), tuple(found["leave"])) for place, found in places.items()}
            for shape, places in read.items()
        }
    )


def shape_of(rules: Rules) -> str:
    """How trumps are chosen at a table, as far as what was learned depends on it."""
    return f"{rules.seats} {rules.bidding} {rules.all_pass}"


def place_of(rules: Rules, board: Board, seat: int) -> str:
    """The round and the place in turn."""
    return f"{board.bidding.round}/{(seat - board.dealer - 1) % rules.seats}"


def learned(rules: Rules, board: Board, seat: int) -> Learned | None:
    """What was learned for a seat that is asked; None where nothing was."""
    return every().get(shape_of(rules), {}).get(place_of(rules, board, seat))


def worth_of_suit(found: Learned, rules: Rules, board: Board, hand: Hand, trump: Suit) -> float:
    """The lead to expect with a suit as trumps, in points."""
    return _product(found.choose, choosing(rules, board, hand, trump))


def worth_of_pass(found: Learned, rules: Rules, board: Board, hand: Hand) -> float:
    """The lead to expect after a pass, in points."""
    return _product(found.leave, passing(rules, board, hand)) if found.leave else 0.0


def _product(weights: Figures, figures: Figures) -> float:
    return sum([weight * figure for weight, figure in zip(weights, figures, strict=True)])
