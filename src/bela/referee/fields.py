"""Reading the fields of a scenario: each function takes one key and refuses what cannot stand there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bela.cards import CardError, cards_text, mask_of, parse_card, parse_suit
from bela.deal.notation import NUMBER
from bela.referee.faults import Fault, ScenarioError

if TYPE_CHECKING:
    from collections.abc import Collection

    from bela.cards import Card, Mask, Suit
    from bela.rules.model import Rules

Table = dict[str, Any]
MOST = 9999


def known_keys(table: Table, where: str, keys: Collection[str]) -> None:
    """Refuse a key that has no meaning there. Raises ScenarioError."""
    for key in table:
        if key not in keys:
            raise ScenarioError(f"{where}{key}", Fault.UNKNOWN_KEY, ", ".join(sorted(keys)))


def needed(table: Table, where: str, key: str) -> Any:  # noqa: ANN401 - whatever TOML holds
    """The value of a key that must be there. Raises ScenarioError."""
    if key not in table:
        raise ScenarioError(f"{where}{key}", Fault.MISSING_KEY)
    return table[key]


def subtable(table: Table, where: str, key: str) -> Table:
    """A table, empty where it is missing. Raises ScenarioError."""
    found = table.get(key, {})
    if not isinstance(found, dict):
        raise ScenarioError(f"{where}{key}", Fault.NOT_A_TABLE)
    return found


def number(value: object, key: str, least: int = 0, most: int = MOST) -> int:
    """A whole number. Raises ScenarioError."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ScenarioError(key, Fault.NOT_A_NUMBER)
    if not least <= value <= most:
        raise ScenarioError(key, Fault.OUT_OF_RANGE, f"{least}-{most}")
    return value


def flag(value: object, key: str) -> bool:
    """True or false. Raises ScenarioError."""
    if not isinstance(value, bool):
        raise ScenarioError(key, Fault.NOT_A_FLAG)
    return value


def text(value: object, key: str) -> str:
    """A string. Raises ScenarioError."""
    if not isinstance(value, str):
        raise ScenarioError(key, Fault.NOT_TEXT)
    return value


def texts(value: object, key: str) -> tuple[str, ...]:
    """A list of strings. Raises ScenarioError."""
    if not isinstance(value, list):
        raise ScenarioError(key, Fault.NOT_TEXTS)
    return tuple(text(one, f"{key}[{place}]") for place, one in enumerate(value))


def seat(rules: Rules, value: object, key: str) -> int:
    """A seat. Raises ScenarioError."""
    return _one_of(value, key, rules.seats, Fault.NO_SUCH_SEAT)


def _one_of(value: object, key: str, count: int, fault: Fault) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and not 0 <= value < count:
        raise ScenarioError(key, fault, f"0-{count - 1}")
    return number(value, key)


def named_seat(rules: Rules, name: str, key: str) -> int:
    """A seat that is itself a key. Raises ScenarioError."""
    return seat(rules, int(name) if NUMBER.fullmatch(name) else name, key)


def side(rules: Rules, value: object, key: str) -> int:
    """A side. Raises ScenarioError."""
    return _one_of(value, key, rules.sides, Fault.NO_SUCH_SIDE)


def by_side(rules: Rules, value: object, key: str) -> tuple[int, ...]:
    """A number for every side; none at all means nought. Raises ScenarioError."""
    if value is None:
        return (0,) * rules.sides
    if not isinstance(value, list):
        raise ScenarioError(key, Fault.NOT_NUMBERS)
    if len(value) != rules.sides:
        raise ScenarioError(key, Fault.WRONG_LENGTH, str(rules.sides))
    return tuple(number(one, f"{key}[{place}]") for place, one in enumerate(value))


def cards(value: object, key: str) -> tuple[Card, ...]:
    """Cards in the order written. Raises ScenarioError."""
    words = text(value, key)
    try:
        found = tuple(parse_card(word) for word in words.split())
    except CardError as error:
        raise ScenarioError(key, Fault.BAD_CARD, str(error)) from None
    twice = [one for place, one in enumerate(found) if one in found[:place]]
    if twice:
        raise ScenarioError(key, Fault.CARD_TWICE, cards_text(twice))
    return found


def word(value: object, key: str, words: Collection[str]) -> str:
    """One of some words. Raises ScenarioError."""
    found = text(value, key)
    if found not in words:
        raise ScenarioError(key, Fault.UNKNOWN_WORD, ", ".join(words))
    return found


def suit(value: object, key: str) -> Suit:
    """A suit. Raises ScenarioError."""
    try:
        return parse_suit(text(value, key))
    except CardError as error:
        raise ScenarioError(key, Fault.BAD_SUIT, str(error)) from None


class Heap:
    """The cards met so far, so that none is met twice and none lies outside the pack."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.met: Mask = 0

    def add(self, found: tuple[Card, ...], key: str) -> tuple[Card, ...]:
        """Take cards in. Raises ScenarioError."""
        mask = mask_of(found)
        twice = [one for one in found if self.met >> one & 1]
        outside = [one for one in found if not self.rules.pack >> one & 1]
        if twice:
            raise ScenarioError(key, Fault.CARD_TWICE, cards_text(twice))
        if outside:
            raise ScenarioError(key, Fault.NOT_IN_PACK, cards_text(outside))
        self.met |= mask
        return found
