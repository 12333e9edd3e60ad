"""Reading what a scenario expects: a value that no ruling can have is a fault of the scenario, not a difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bela.cards import SUITS
from bela.deal.state import Phase
from bela.referee import fields as f
from bela.referee.faults import Fault, ScenarioError
from bela.rules.ledger import ledger
from bela.scoring import Result
from bela.standing import NOBODY

if TYPE_CHECKING:
    from bela.rules.model import Rules

Check = Callable[["Rules", object, str], object]


def _side_or_nobody(rules: Rules, value: object, key: str) -> None:
    if value != NOBODY or isinstance(value, bool):
        f.side(rules, value, key)


def _table(value: object, key: str, keys: tuple[str, ...]) -> f.Table:
    if not isinstance(value, dict):
        raise ScenarioError(key, Fault.NOT_A_TABLE)
    f.known_keys(value, f"{key}.", keys)
    for one in keys:
        f.needed(value, f"{key}.", one)
    return value


def _trick(rules: Rules, value: object, key: str) -> None:
    table = _table(value, key, ("winner", "points"))
    f.seat(rules, table["winner"], f"{key}.winner")
    f.number(table["points"], f"{key}.points")


def _refused(_rules: Rules, value: object, key: str) -> None:
    table = _table(value, key, ("action", "rule"))
    if not f.text(table["action"], f"{key}.action").strip():
        raise ScenarioError(f"{key}.action", Fault.BAD_ACTION, "")
    name = f.text(table["rule"], f"{key}.rule")
    if name not in ledger():
        raise ScenarioError(f"{key}.rule", Fault.UNKNOWN_RULE, name)


def _views(rules: Rules, value: object, key: str) -> None:
    if not isinstance(value, dict):
        raise ScenarioError(key, Fault.NOT_A_TABLE)
    for name, text in value.items():
        f.named_seat(rules, name, f"{key}.{name}")
        f.cards(text, f"{key}.{name}")


CHECKS: dict[str, Check] = {
    "phase": lambda _rules, value, key: f.word(value, key, tuple(Phase)),
    "to_act": f.seat,
    "actions": lambda _rules, value, key: f.texts(value, key),
    "cards": lambda _rules, value, key: f.cards(value, key),
    "refused": _refused,
    "trick": _trick,
    "maker": f.seat,
    "trump": lambda _rules, value, key: f.word(value, key, tuple(suit.letter for suit in SUITS)),
    "announced": f.by_side,
    "bela": f.by_side,
    "taken": f.by_side,
    "deal": f.by_side,
    "result": lambda _rules, value, key: f.word(value, key, tuple(Result)),
    "scores": f.by_side,
    "hanging": lambda _rules, value, key: f.number(value, key),
    "next_dealer": f.seat,
    "game_winner": _side_or_nobody,
    "match_winner": _side_or_nobody,
    "unseen": _views,
    "seen": _views,
}
"""By key: what may be expected of it."""


def read_expected(rules: Rules, table: f.Table) -> f.Table:
    """The table ``[expect]``, each value such as a ruling can have. Raises ScenarioError."""
    expect = f.subtable(table, "", "expect")
    f.known_keys(expect, "expect.", tuple(CHECKS))
    for key, value in expect.items():
        CHECKS[key](rules, value, f"expect.{key}")
    return expect
