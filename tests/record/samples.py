"""Records in few words, for tests that change one thing in them."""

from __future__ import annotations

import json
from typing import Any

from bela.record import Record, RecordError, examine, redact, write_record
from bela.rules.variants import house, variant
from record.randomplay import last, play

Line = dict[str, Any]
"""A line as a test may change it."""


def lines_of(record: Record) -> list[Line]:
    """The canonical lines, each as the object that it holds."""
    return [json.loads(line) for line in write_record(record).splitlines()]


def text_of(lines: list[Line]) -> str:
    """Lines as text, in canonical form if the objects are."""
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def whole() -> list[Line]:
    """A match of one short game, from cutting for the deal to its last card."""
    rules = house("scottish_2", target=60, match_wins=1)
    return lines_of(last(play(rules, 3, deals=20)).record)


def hidden(number: int, viewer: int | None = 1, name: str = "croatian_3", seed: int = 1) -> list[Line]:
    """The first actions of a match as a seat has them."""
    return lines_of(redact(last(play(variant(name), seed, most=number)).record, viewer))


def counted(*tallies: Line, variant: str = "croatian_4", **header: object) -> str:
    """A record of deals that are known by their results alone."""
    first: Line = {"format": "bela-record", "variant": variant, **header}
    return text_of([first, *({"count": tally} for tally in tallies)])


def fault(text: str | bytes) -> RecordError:
    """The first fault of a record."""
    faults = examine(text).faults
    assert faults
    return faults[0]


def place_of(lines: list[Line], word: str) -> int:
    """The first line with a word in its action."""
    return next(place for place, line in enumerate(lines) if word in line.get("a", ""))


def changed(lines: list[Line], place: int, **fields: Any) -> str:  # noqa: ANN401 - any JSON
    """The lines with some fields of one changed; None takes a field away."""
    line = {key: value for key, value in {**lines[place], **fields}.items() if value is not None}
    return text_of([*lines[:place], line, *lines[place + 1 :]])
