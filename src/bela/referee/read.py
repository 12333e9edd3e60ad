"""From the text of a scenario to the scenario, or to the reason why it is none."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from bela.referee import fields as f
from bela.referee.faults import Fault, ScenarioError
from bela.referee.scenario import Scenario
from bela.referee.starts import read_start
from bela.rules.faults import OptionError
from bela.rules.ledger import ledger
from bela.rules.variants import VARIANTS, house

if TYPE_CHECKING:
    from bela.rules.model import Rules

STARTS = ("deal", "position", "count")
TOP_KEYS = ("id", "title", "rules", "variant", "options", *STARTS, "expect")
EXPECT_KEYS = (
    "phase",
    "to_act",
    "actions",
    "cards",
    "refused",
    "trick",
    "maker",
    "trump",
    "announced",
    "bela",
    "taken",
    "deal",
    "result",
    "scores",
    "hanging",
    "next_dealer",
    "game_winner",
    "match_winner",
    "unseen",
    "seen",
)


def read_scenario(text: str, source: str = "") -> Scenario:
    """Read a scenario. Raises ScenarioError, which names the source, the key and the reason."""
    try:
        return _read(text)
    except ScenarioError as error:
        error.source = source
        raise


def _read(text: str) -> Scenario:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError("", Fault.NOT_TOML, str(error)) from None
    f.known_keys(table, "", TOP_KEYS)
    starts = [start for start in STARTS if start in table]
    if len(starts) != 1:
        raise ScenarioError(" ".join(starts) or "deal", Fault.ONE_START, ", ".join(STARTS))
    rules = _read_rules(table)
    where = starts[0]
    inner = f.subtable(table, "", where)
    start = read_start(rules, where, inner)
    return Scenario(
        id=f.text(table.get("id", ""), "id"),
        title=f.text(table.get("title", ""), "title"),
        proves=_read_ids(table),
        rules=rules,
        start=start,
        scores=f.by_side(rules, inner.get("scores"), f"{where}.scores"),
        hanging=f.number(inner.get("hanging", 0), f"{where}.hanging"),
        games=_read_games(rules, inner, where),
        actions=f.texts(inner.get("actions", []), f"{where}.actions"),
        expect=_read_expect(table),
    )


def _read_rules(table: f.Table) -> Rules:
    name = f.text(f.needed(table, "", "variant"), "variant")
    if name not in VARIANTS:
        raise ScenarioError("variant", Fault.UNKNOWN_VARIANT, ", ".join(VARIANTS))
    options = f.subtable(table, "", "options")
    try:
        return house(name, options)
    except OptionError as error:
        raise ScenarioError(f"options.{error.option}", Fault.BAD_OPTION, str(error)) from None


def _read_ids(table: f.Table) -> tuple[str, ...]:
    ids = f.texts(table.get("rules", []), "rules")
    for place, one in enumerate(ids):
        if one not in ledger():
            raise ScenarioError(f"rules[{place}]", Fault.UNKNOWN_RULE, one)
    return ids


def _read_games(rules: Rules, inner: f.Table, where: str) -> tuple[int, ...]:
    games = f.by_side(rules, inner.get("games"), f"{where}.games")
    for place, won in enumerate(games):
        f.number(won, f"{where}.games[{place}]", 0, rules.match_wins - 1)
    return games


def _read_expect(table: f.Table) -> f.Table:
    expect = f.subtable(table, "", "expect")
    f.known_keys(expect, "expect.", EXPECT_KEYS)
    refused = expect.get("refused")
    if refused is not None:
        inner = f.subtable(expect, "expect.", "refused")
        f.known_keys(inner, "expect.refused.", ("action", "rule"))
        for key in ("action", "rule"):
            f.text(f.needed(inner, "expect.refused.", key), f"expect.refused.{key}")
    return expect
