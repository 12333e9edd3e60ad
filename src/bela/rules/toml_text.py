"""Reading TOML that a stranger wrote: whatever it holds, there are data that can be handled, or one kind of error."""

from __future__ import annotations

import tomllib
from typing import Any

DEEPEST = 50
"""How many tables and lists may lie in one another. Nothing here needs more; far deeper data cannot be shown."""

LARGEST = 2**63
"""TOML promises whole numbers below this, either way; far larger ones cannot be shown."""


class TomlError(ValueError):
    """A text that is not TOML, or whose data are too deep or too large to be handled; says why, in English."""


def parse_toml(text: str) -> dict[str, Any]:
    """The data of a TOML text; a byte order mark before it does not count. Raises TomlError."""
    data = _loaded(text.removeprefix("\ufeff"))
    _refuse_excess(data)
    return data


def _loaded(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TomlError(str(error).rstrip(".")) from error
    except RecursionError:
        raise TomlError("tables or lists are nested too deep") from None
    except ValueError:  # Python does not turn very long runs of digits into numbers
        raise TomlError("a number has too many digits") from None


def _refuse_excess(data: dict[str, Any]) -> None:
    """Raise TomlError for what lies too deep or is too large; level by level, as deep data cannot be recursed into."""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        level = [part for held in level for part in _parts(held)]
        if any(type(part) is int and abs(part) >= LARGEST for part in level):
            raise TomlError("a number has too many digits")
    if level:
        raise TomlError("tables or lists are nested too deep")


def _parts(held: object) -> list[Any]:
    match held:
        case dict():
            return list(held.values())
        case list():
            return held
        case _:
            return []
