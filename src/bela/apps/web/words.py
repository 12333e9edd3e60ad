"""Catalogues as data, for clients that put keys into words."""

from __future__ import annotations

import re
import struct
from functools import cache
from gettext import c2py
from typing import Any

from bela.i18n.catalogue import DOMAIN, LOCALES

COUNTED = 200
"""Plural forms are told for numbers below this; a larger number takes the form of 100 more than its last two digits."""
SEPARATOR = "\0"


@cache
def words_of(language: str) -> dict[str, Any]:
    """All texts of a language by key, and how a number chooses among plural forms."""
    pairs = dict(_pairs((LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.mo").read_bytes()))
    rule = re.search(r"plural=([^;]+);", pairs.pop("", ""))
    chosen = c2py(rule[1] if rule else "n != 1")
    return {
        "language": language,
        "texts": {key: text for key, text in pairs.items() if SEPARATOR not in key},
        "plurals": {key.split(SEPARATOR)[0]: text.split(SEPARATOR) for key, text in pairs.items() if SEPARATOR in key},
        "plural": [int(chosen(number)) for number in range(COUNTED)],
    }


def _pairs(data: bytes) -> list[tuple[str, str]]:
    """Keys and texts of a compiled catalogue."""
    order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
    _, _, count, keys, texts = struct.unpack(f"{order}5I", data[:20])
    return [(_text(data, order, keys + 8 * number), _text(data, order, texts + 8 * number)) for number in range(count)]


def _text(data: bytes, order: str, at: int) -> str:
    length, offset = struct.unpack(f"{order}2I", data[at : at + 8])
    return data[offset : offset + length].decode()
