"""From what somebody writes to the bot that is meant; the one place that knows how bots are written.

``NAME`` or ``NAME:SETTING=VALUE,...``: ``expert:time=0.1`` thinks a tenth as long, ``hard:style=bold`` calls boldly,
``sampler:worlds=40`` looks at forty worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import NoReturn

from bela.bots import LEVELS, Bot, Level, ThinkingBot, UnknownBotError, get_bot
from bela.bots.level import hurried
from bela.bots.style import EVEN, STYLES
from bela.bots.worlds.search import Effort

ALL_TRICKS = 32

YARDSTICKS: Mapping[str, Level] = MappingProxyType(
    {
        "sampler": Level(effort=Effort(worlds=20, solve=ALL_TRICKS)),
        "caller": Level(learned=True),
    }
)
"""Bots to measure by: worlds drawn and solved with open cards, and the rules bot with calls that were learned."""


class BotSettingError(ValueError):
    """A setting that a bot does not have, or a value that it cannot have; the text says what would be right."""


def make_bot(spec: str) -> Bot:
    """A new bot. Raises UnknownBotError, BotSettingError.

    A process that plays is told the text, not the bot, and makes its own.
    """
    name, _, settings = spec.partition(":")
    if name not in LEVELS and name not in YARDSTICKS:
        if settings:
            raise BotSettingError(f"{name} has no settings, and {settings!r} was given")
        return plain_bot(name)
    level, style = LEVELS.get(name) or YARDSTICKS[name], EVEN
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        if key == "style":
            style = STYLES.get(value) or _refused(setting, f"style must be one of {', '.join(STYLES)}")
        else:
            level = changed(level, setting, key, value)
    return ThinkingBot(level, style)


def plain_bot(name: str) -> Bot:
    """A bot without settings. Raises UnknownBotError, which lists what there is."""
    try:
        return get_bot(name)
    except UnknownBotError as error:
        raise UnknownBotError(name, (*error.known, *YARDSTICKS)) from None


def changed(level: Level, setting: str, key: str, value: str) -> Level:
    """The level with one setting. Raises BotSettingError."""
    change = SETTINGS.get(key)
    if change is None or (level.effort is None and key not in ("time", "learned")):
        _refused(setting, f"a setting must be one of {', '.join((*SETTINGS, 'style'))}, and fit the bot")
    try:
        return change(level, value)
    except ValueError:
        return _refused(setting, "its value must be a number that makes sense there")


def _refused(setting: str, right: str) -> NoReturn:
    raise BotSettingError(f"{setting!r}: {right}")


def _time(level: Level, value: str) -> Level:
    share = float(value)
    if not 0.0 < share <= MOST_TIME:
        raise ValueError(value)
    return hurried(level, share)


def _whole(level: Level, field: str, value: str, least: int) -> Level:
    number = int(value)
    if not least <= number <= MOST_WORLDS:
        raise ValueError(value)
    assert level.effort is not None  # noqa: S101 - settled before
    return replace(level, effort=replace(level.effort, **{field: number}))


def _learned(level: Level, value: str) -> Level:
    return replace(level, learned=("no", "yes").index(value) == 1)


MOST_TIME, MOST_WORLDS = 100.0, 1_000_000

SETTINGS: Mapping[str, Callable[[Level, str], Level]] = MappingProxyType(
    {
        "time": _time,
        "worlds": lambda level, value: _whole(level, "worlds", value, 1),
        "pool": lambda level, value: _whole(level, "pool", value, 1),
        "solve": lambda level, value: _whole(level, "solve", value, 0),
        "learned": _learned,
    }
)
"""What may be set, and how: the share of the time at a table, worlds, worlds drawn for each, tricks searched, calls."""
