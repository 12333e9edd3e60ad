"""Comparing a ruling with what was expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bela.cards import Mask, cards_of, cards_text, mask_of
from bela.deal.errors import IllegalAction
from bela.deal.notation import NotationError, action_text, parse_action, parse_said
from bela.referee import fields as f
from bela.referee.faults import Fault, ScenarioError
from bela.referee.rule import Ruling, rule
from bela.rules.law import ANYTHING_ELSE

if TYPE_CHECKING:
    from bela.referee.scenario import Scenario


@dataclass(frozen=True)
class Difference:
    """A key of which the ruling says something else."""

    key: str
    expected: str
    got: str


def check(scenario: Scenario) -> list[Difference]:
    """What the ruling says otherwise than the scenario expects. Raises ScenarioError for one that cannot be."""
    ruling = rule(scenario)
    found: list[Difference] = []
    for key, expected in scenario.expect.items():
        found += _compare(scenario, ruling, key, expected)
    return found


def _compare(scenario: Scenario, ruling: Ruling, key: str, expected: object) -> list[Difference]:
    match key:
        case "refused":
            return _refused(ruling, f.subtable(dict(scenario.expect), "expect.", key))
        case "seen" | "unseen":
            return _views(scenario, ruling, key, f.subtable(dict(scenario.expect), "expect.", key))
        case "actions":
            wanted: object = _sorted_actions(f.texts(expected, "expect.actions"))
            got: object = sorted(ruling.actions)
        case "cards":
            wanted = cards_text(sorted(f.cards(expected, "expect.cards")))
            got = cards_text(cards_of(ruling.cards))
        case _:
            wanted, got = expected, plain(ruling)[key]
    return [] if wanted == got else [Difference(f"expect.{key}", written(wanted), written(got))]


def written(value: object) -> str:
    """A value as it would stand in a scenario; nothing is a dash."""
    match value:
        case None | "":
            return "-"
        case str():
            return value
        case list():
            return f"[{', '.join(map(written, value))}]"
        case dict():
            return f"{{ {', '.join(f'{key} = {written(inner)}' for key, inner in value.items())} }}"
        case _:
            return str(value)


def plain(ruling: Ruling) -> dict[str, object]:
    """The ruling in the words of the scenario language, by the keys of ``[expect]``."""
    settlement, standing = ruling.settlement, ruling.standing
    return {
        "phase": ruling.phase.value,
        "to_act": ruling.to_act,
        "actions": list(ruling.actions),
        "cards": cards_text(cards_of(ruling.cards)),
        "trick": None if ruling.trick is None else {"winner": ruling.trick[0], "points": ruling.trick[1]},
        "maker": ruling.maker,
        "trump": None if ruling.trump is None else ruling.trump.letter,
        "announced": list(ruling.announced),
        "bela": list(ruling.bela),
        "taken": None if ruling.taken is None else list(ruling.taken),
        "deal": None if settlement is None else list(settlement.written),
        "result": None if settlement is None else settlement.result.value,
        "scores": list(standing.scores),
        "hanging": standing.hanging,
        "next_dealer": None if settlement is None else standing.dealer,
        "game_winner": standing.game_winner,
        "match_winner": standing.match_winner,
    }


def _sorted_actions(texts: tuple[str, ...]) -> list[str]:
    return sorted(_canonical(text, f"expect.actions[{place}]") for place, text in enumerate(texts))


def _canonical(text: str, key: str) -> str:
    try:
        return action_text(parse_action(text))
    except NotationError as error:
        raise ScenarioError(key, Fault.BAD_ACTION, error.text) from None


def _refused(ruling: Ruling, refused: f.Table) -> list[Difference]:
    got = reason_against(ruling, refused["action"])
    if got == refused["rule"]:
        return []
    return [Difference("expect.refused", f"{refused['action']}: {refused['rule']}", f"{refused['action']}: {got}")]


def reason_against(ruling: Ruling, text: str) -> str:
    """The ledger id that forbids an action in the situation, or ``allowed``."""
    try:
        seat, action = parse_said(text)
    except NotationError:
        return ANYTHING_ELSE
    if ruling.situation is None:
        return ANYTHING_ELSE
    try:
        ruling.situation.after(seat, action)
    except IllegalAction as error:
        return error.rule
    return "allowed"


def _views(scenario: Scenario, ruling: Ruling, key: str, table: f.Table) -> list[Difference]:
    """Of the cards named, those that the view must contain, and those that it does."""
    found = []
    for name, text in table.items():
        where = f"expect.{key}.{name}"
        seat = f.named_seat(scenario.rules, name, where)
        cards = mask_of(f.cards(text, where))
        view = ruling.seen[seat] if ruling.seen else 0
        wanted = cards if key == "seen" else 0
        if cards & view != wanted:
            found.append(Difference(where, _cards_text(wanted), _cards_text(cards & view)))
    return found


def _cards_text(cards: Mask) -> str:
    return cards_text(cards_of(cards)) or "-"
