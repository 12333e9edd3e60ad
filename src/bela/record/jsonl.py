"""JSON Lines: one way to write them, and a patient way to read them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from math import isfinite
from typing import TypeAlias

from bela.record.faults import Expected, FaultCode, RecordError

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"
Object: TypeAlias = dict[str, Json]

BOM = b"\xef\xbb\xbf"
UNSEEN = re.compile(r"[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
"""What a terminal or an editor would obey instead of showing it: controls, line ends, marks of direction. JSON itself
escapes what lies below U+0020; the set is fixed, so that the canonical text is the same everywhere."""
DEEPEST = 50
"""How deep lists and objects may lie in each other."""
LONGEST_NUMBER = 100
"""Digits of a number that nobody needs any more."""


def dump(value: object) -> str:
    """The canonical text of a value: no spaces, keys as they come, characters as they are, but for those ``UNSEEN``."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def as_bytes(data: str | bytes) -> bytes:
    """A text as it would lie in a file."""
    return data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data


def numbered_lines(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Number, from 1, and text of every line that is not blank; line ends and a byte order mark fall away."""
    for number, line in enumerate(data.removeprefix(BOM).split(b"\n"), start=1):
        text = line.strip()
        if text:
            yield number, text


def load(text: bytes) -> Object:
    """The object that one line holds. Raises RecordError."""
    try:
        value = _DECODER.decode(text.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(FaultCode.NOT_UTF8, at=error.start) from None
    except RecursionError:
        raise RecordError(FaultCode.TOO_DEEP, most=DEEPEST) from None
    except json.JSONDecodeError as error:
        raise RecordError(FaultCode.NOT_JSON, at=error.colno) from None
    if not isinstance(value, dict):
        raise RecordError(FaultCode.NOT_AN_OBJECT)
    _check(value, text)
    return value


def _pairs(pairs: list[tuple[str, Json]]) -> Object:
    found: Object = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(FaultCode.KEY_TWICE, key=key)
        found[key] = value
    return found


def _float(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise RecordError(FaultCode.WRONG_VALUE, found=text, expected=Expected.NUMBER)
    return value


def _int(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise RecordError(FaultCode.WRONG_VALUE, found=text[:LONGEST_NUMBER] + "...", expected=Expected.NUMBER)
    return int(text)


_DECODER = json.JSONDecoder(object_pairs_hook=_pairs, parse_int=_int, parse_float=_float, parse_constant=_float)


def _check(value: Object, text: bytes) -> None:
    """Refuse what could be read and never be written again."""
    if text.count(b"[") + text.count(b"{") > DEEPEST and _depth(value) > DEEPEST:
        raise RecordError(FaultCode.TOO_DEEP, most=DEEPEST)
    try:
        _ = b"\\u" in text and dump(value).encode()
    except UnicodeEncodeError:
        raise RecordError(FaultCode.BAD_TEXT) from None


def _depth(value: Json) -> int:
    """How deep lists and objects lie in each other, level by level."""
    depth, level = 0, [value]
    while level:
        level = [inner for outer in level if isinstance(outer, list | dict) for inner in _inside(outer)]
        depth += 1
    return depth


def _inside(value: list[Json] | Object) -> list[Json]:
    return value if isinstance(value, list) else list(value.values())
