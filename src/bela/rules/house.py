"""House rules as a text in TOML: the variant, what differs from it, and a title if there is one."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from bela.cards import CardError, cards_of, cards_text, mask_of, parse_cards
from bela.rules.check import check_rules
from bela.rules.choices import Value
from bela.rules.conditions import chosen_pack
from bela.rules.faults import OPTION_CODES, Fault, FaultCode, HouseFileError, OptionError
from bela.rules.model import Rules
from bela.rules.options import options_of
from bela.rules.toml_text import TomlError, parse_toml
from bela.rules.variants import VARIANTS, house, variant

KEYS = ("title", "variant", "pack", "first", "later", "options")
"""The keys of a file, in the order in which they are written; ``pack`` lists the cards of one that no option offers."""

GIVEN = ("seats", "partners", "closed", "turned", "talon")
"""What a file takes from its variant and cannot change."""


@dataclass(frozen=True)
class House:
    """What a file holds."""

    title: str
    rules: Rules


def load_house(text: str, source: str) -> Rules:
    """The rules that a text states; ``source`` is the name of the file, for messages. Raises HouseFileError."""
    return read_house(text, source).rules


def read_house(text: str, source: str) -> House:
    """All that a text states. Raises HouseFileError, with the source, the key and the reason."""
    try:
        return _house(_parsed(text))
    except OptionError as error:
        raise HouseFileError(error.fault, source, _key_of(error.fault)) from error


def save_house(rules: Rules, title: str = "") -> str:
    """The text from which ``load_house`` makes these rules again. Raises OptionError for what no text can state."""
    _refuse_difference(rules, variant(rules.name), GIVEN)
    text = _written(rules, title)
    compared = (field.name for field in fields(Rules) if field.compare)
    _refuse_difference(rules, load_house(text, rules.name), compared)
    return text


def _refuse_difference(rules: Rules, other: Rules, names: Iterable[str]) -> None:
    for name in names:
        if getattr(rules, name) != getattr(other, name):
            raise OptionError(Fault(FaultCode.CANNOT_BE_SAVED, name, str(getattr(rules, name)), variant=rules.name))


# reading


def _parsed(text: str) -> dict[str, Any]:
    try:
        return parse_toml(text)
    except TomlError as error:
        raise OptionError(Fault(FaultCode.NOT_TOML, "", str(error))) from error


def _house(data: Mapping[str, Any]) -> House:
    for key in data:
        if key not in KEYS:
            raise OptionError(Fault(FaultCode.UNKNOWN_KEY, key, expected=KEYS))
    title = _text(data, "title") if "title" in data else ""
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise OptionError(Fault(FaultCode.NOT_A_TABLE, "options", repr(options)))
    if "pack" in options and "pack" in data:
        raise OptionError(Fault(FaultCode.PACK_TWICE, "pack"))
    return House(title, house(_base(data), options))


def _base(data: Mapping[str, Any]) -> Rules:
    """The variant, cut to size where the file says so."""
    if "variant" not in data:
        raise OptionError(Fault(FaultCode.MISSING_KEY, "variant", expected=tuple(VARIANTS)))
    readers = {"pack": _pack, "first": _packets, "later": _packets}
    shape: dict[str, Any] = {key: read(data, key) for key, read in readers.items() if key in data}
    base = replace(variant(_text(data, "variant")), **shape)
    check_rules(base)
    return base


def _text(data: Mapping[str, Any], key: str) -> str:
    value = data[key]
    if not isinstance(value, str):
        raise OptionError(Fault(FaultCode.NOT_TEXT, key, repr(value)))
    return value


def _pack(data: Mapping[str, Any], key: str) -> int:
    text = _text(data, key)
    try:
        return mask_of(parse_cards(text))
    except CardError as error:
        raise OptionError(Fault(FaultCode.NOT_CARDS, key, repr(str(error)))) from error


def _packets(data: Mapping[str, Any], key: str) -> tuple[int, ...]:
    value = data[key]
    if not isinstance(value, list) or any(type(size) is not int for size in value):
        raise OptionError(Fault(FaultCode.NOT_PACKETS, key, repr(value)))
    return tuple(value)


def _key_of(fault: Fault) -> str:
    return f"options.{fault.option}" if fault.code in OPTION_CODES else fault.option


# writing


def _written(rules: Rules, title: str) -> str:
    usual = variant(rules.name)
    head: dict[str, str] = {"title": _quoted(title)} if title else {}
    head["variant"] = _quoted(rules.name)
    if rules.pack != chosen_pack(rules):
        head["pack"] = _quoted(cards_text(cards_of(rules.pack)))
    head |= {
        key: str(list(getattr(rules, key))) for key in ("first", "later") if getattr(rules, key) != getattr(usual, key)
    }
    changed = {name: _quoted(value) for name, value in _changed(rules, usual).items()}
    return "\n".join([*_lines(head), *(["", "[options]", *_lines(changed)] if changed else []), ""])


def _changed(rules: Rules, usual: Rules) -> dict[str, Value]:
    """The options that differ from the variant's, or that do not arise there."""
    before = options_of(usual)
    return {name: value for name, value in options_of(rules).items() if before.get(name) != value}


def _lines(entries: Mapping[str, str]) -> list[str]:
    return [f"{key} = {value}" for key, value in entries.items()]


def _quoted(value: Value) -> str:
    """A value in TOML; what JSON writes is TOML too, but for one control character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
