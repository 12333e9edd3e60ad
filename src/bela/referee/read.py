"""From the text of a scenario to the scenario, or to the reason why it is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.referee import fields as f
from bela.referee.expected import read_expected
from bela.referee.faults import Fault, ScenarioError
from bela.referee.scenario import Scenario
from bela.referee.starts import read_start
from bela.rules.faults import OptionError
from bela.rules.ledger import ledger
from bela.rules.toml_text import TomlError, parse_toml
from bela.rules.variants import VARIANTS, house
from bela.rules.words import UnclaimedAtDealEnd

if TYPE_CHECKING:
    from bela.rules.model import Rules

STARTS = ("deal", "position", "count")
TOP_KEYS = ("id", "title", "rules", "variant", "options", *STARTS, "expect")


def read_scenario(text: str, source: str = "") -> Scenario:
    """Read a scenario. Raises ScenarioError, which names the source, the key and the reason."""
    try:
        return _read(text)
    except ScenarioError as error:
        error.source = source
        raise


def _read(text: str) -> Scenario:
    try:
        table = parse_toml(text)
    except TomlError as error:
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
        scores=_read_scores(rules, inner, where),
        hanging=f.number(inner.get("hanging", 0), f"{where}.hanging"),
        games=_read_games(rules, inner, where),
        actions=f.texts(inner.get("actions", []), f"{where}.actions"),
        expect=read_expected(rules, table),
    )


def _read_rules(table: f.Table) -> Rules:
    name = f.text(f.needed(table, "", "variant"), "variant")
    if name not in VARIANTS:
        raise ScenarioError("variant", Fault.UNKNOWN_VARIANT, ", ".join(VARIANTS))
    options = f.subtable(table, "", "options")
    try:
        return house(name, options)
    except OptionError as error:
        raise ScenarioError(f"options.{error.option}", Fault.BAD_OPTION, str(error)) from error


def _read_ids(table: f.Table) -> tuple[str, ...]:
    ids = f.texts(table.get("rules", []), "rules")
    for place, one in enumerate(ids):
        if one not in ledger():
            raise ScenarioError(f"rules[{place}]", Fault.UNKNOWN_RULE, one)
    return ids


def _read_scores(rules: Rules, inner: f.Table, where: str) -> tuple[int, ...]:
    """The scores before the deal; of a game that is over, no deal follows."""
    scores = f.by_side(rules, inner.get("scores"), f"{where}.scores")
    wins = rules.unclaimed_at_deal_end is UnclaimedAtDealEnd.WINS
    if wins and max(scores) >= rules.target and scores.count(max(scores)) == 1:
        raise ScenarioError(f"{where}.scores", Fault.GAME_OVER, str(rules.target))
    return scores


def _read_games(rules: Rules, inner: f.Table, where: str) -> tuple[int, ...]:
    games = f.by_side(rules, inner.get("games"), f"{where}.games")
    for place, won in enumerate(games):
        f.number(won, f"{where}.games[{place}]", 0, rules.match_wins - 1)
    return games
