"""One option: what may be chosen, how a choice is read, and how it is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from bela.rules.faults import Fault, FaultCode, OptionError
from bela.rules.words import Criterion

Value = str | int | bool
"""A choice as the option file writes it."""

DECIDERS = (Criterion.SEAT, Criterion.NOBODY)
"""The words of a contest order that leave nothing undecided: one of them stands at its end, and nowhere else."""

TRUTH = {"true": True, "on": True, "false": False, "off": False}
_WHOLE = re.compile(r"-?[0-9]+")
_DIGITS = 9  # more than any limit has, few enough to convert


class Kind(Enum):
    """How an option is chosen."""

    WORD = "one of the values listed"
    NUMBER = "a whole number"
    ORDER = "words in order"


@dataclass(frozen=True)
class Option:
    """One option of the option file."""

    name: str
    doc: str
    kind: Kind
    values: tuple[Value, ...]
    """What is listed, as it is written; for an order its words, for a number nothing."""
    natives: tuple[object, ...]
    """The same as ``Rules`` holds it."""
    limits: range
    """For a number: what it may be."""
    defaults: Mapping[str, Value]
    """By variant, and by overlay."""


def read(option: Option, value: object) -> object:
    """What ``Rules`` holds for a choice, given as it is written, or as ``Rules`` holds it. Raises OptionError."""
    return _READERS[option.kind](option, value)


def spell(option: Option, native: object) -> Value:
    """How the option file writes what ``Rules`` holds. Raises OptionError for what no choice gives."""
    if option.kind is Kind.WORD:
        return option.values[option.natives.index(read(option, native))]
    return native if isinstance(native, int) else _joined(native)


def _read_word(option: Option, value: object) -> object:
    text = _text(value)
    for listed, native in zip(option.values, option.natives, strict=True):
        if text == _text(listed) or (type(value) is type(native) and value == native):
            return native
    if isinstance(option.natives[0], bool) and text in TRUTH:
        return TRUTH[text]
    raise OptionError(
        Fault(FaultCode.UNKNOWN_VALUE, option.name, text, tuple(_text(listed) for listed in option.values))
    )


def _read_number(option: Option, value: object) -> object:
    text = _text(value)
    if not _WHOLE.fullmatch(text) or len(text) > _DIGITS or int(text) not in option.limits:
        ends = (str(option.limits[0]), str(option.limits[-1]))
        raise OptionError(Fault(FaultCode.NUMBER_OUT_OF_RANGE, option.name, text, ends))
    return int(text)


def _read_order(option: Option, value: object) -> object:
    text = _joined(value)
    if unknown := [word for word in text.split() if word not in option.values]:
        raise OptionError(Fault(FaultCode.UNKNOWN_VALUE, option.name, unknown[0], tuple(map(_text, option.values))))
    order = tuple(Criterion(word) for word in text.split())
    deciding = [place for place, word in enumerate(order) if word in DECIDERS]
    if len(set(order)) < len(order) or deciding != [len(order) - 1]:
        raise OptionError(Fault(FaultCode.BAD_CONTEST_ORDER, option.name, text, DECIDERS))
    return order


_READERS: Mapping[Kind, Callable[[Option, object], object]] = {
    Kind.WORD: _read_word,
    Kind.NUMBER: _read_number,
    Kind.ORDER: _read_order,
}


def _joined(value: object) -> str:
    """An order in one spelling, whether it is given as a text or word by word."""
    return " ".join(map(_text, value)) if isinstance(value, list | tuple) else _text(value)


def _text(value: object) -> str:
    """A choice in the one spelling in which choices are compared."""
    return " ".join(str(value).lower().split())
