"""A rule book as plain data, for programs that are not written in Python."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any

from bela.cards import Rank, Suit, cards_text
from bela.deal.actions import Word
from bela.deal.notation import action_text
from bela.melds import Four, Run
from bela.rulebook.write import book
from bela.rules.model import Rules

CARDS = frozenset(("allowed", "cards", "dealer_cards", "forehand_cards", "hand", "trick"))
"""The fields that hold cards in a row."""


def as_data(rules: Rules) -> dict[str, Any]:
    """The book of a table as JSON can hold it: keys of sentences, figures, ids, cards as they are written.

    Every part has a ``kind``, which is the name of its class: ``card_table`` for ``CardTable``.
    """
    found: dict[str, Any] = _plain(book(rules))
    return found


def _plain(value: object) -> Any:  # noqa: ANN401, PLR0911 - JSON holds anything, and each kind of value has its line
    match value:
        case Rank() | Suit():
            return value.letter
        case Enum():
            return value.value
        case None | bool() | int() | str():
            return value
        case Run() | Four():
            return str(value)
        case tuple():
            return [_plain(one) for one in value]
        case Mapping():
            return {key: _plain(one) for key, one in value.items()}
        case _:
            return action_text(value) if isinstance(value, Word) else _parts(value)


def _parts(value: Any) -> dict[str, Any]:  # noqa: ANN401 - any class of the model
    kind = re.sub(r"(?<!^)(?=[A-Z])", "_", type(value).__name__).lower()
    named = {field.name: getattr(value, field.name) for field in fields(value)}
    return {"kind": kind} | {name: cards_text(held) if name in CARDS else _plain(held) for name, held in named.items()}
