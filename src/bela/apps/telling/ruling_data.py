"""A ruling as plain data, for programs."""

from __future__ import annotations

from bela.referee.check import plain
from bela.referee.rule import Ruling

ROWS = ("sums", "announced", "bela", "capot", "moved", "hung", "paid", "written")
"""The rows of an account."""


def for_programs(ruling: Ruling) -> dict[str, object]:
    """The ruling as plain data: the keys of ``[expect]``, each refused card with code and rule, and the account."""
    settlement = ruling.settlement
    return plain(ruling) | {
        "refused": [
            {"card": card, "code": code.value, "rule": rule_id} for card, code, rule_id in ruling.offences_written
        ],
        "account": None if settlement is None else {row: list(getattr(settlement, row)) for row in ROWS},
    }
