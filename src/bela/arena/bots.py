"""From what somebody writes to the bot that is meant; the one place that knows how bots are written.

``NAME`` or ``NAME:SETTING=VALUE,...``: ``expert:time=0.1`` thinks a tenth as long, ``hard:style=bold`` calls boldly,
``sampler:worlds=40`` looks at forty worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple, NoReturn

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
        bot = plain_bot(name)
        if settings:
            raise BotSettingError(f"{name} has no settings, and {settings!r} was given")
        return bot
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
    fitting = [name for name, one in SETTINGS.items() if level.effort is not None or not one.of_search]
    if key not in fitting:
        _refused(setting, f"the bot has the settings {', '.join((*fitting, 'style'))}")
    try:
        return SETTINGS[key].change(level, value)
    except ValueError:
        return _refused(setting, f"{key} must be {SETTINGS[key].right}")


def _refused(setting: str, right: str) -> NoReturn:
    raise BotSettingError(f"{setting!r}: {right}")


MOST_TIME, MOST_WORLDS = 100.0, 1_000_000


def _time(level: Level, value: str) -> Level:
    share = float(value)
    if not 0.0 < share <= MOST_TIME:
        raise ValueError(value)
    return hurried(level, share)


def _learned(level: Level, value: str) -> Level:
    return replace(level, learned=("no", "yes").index(value) == 1)


def _effort(level: Level) -> Effort:
    assert level.effort is not None  # noqa: S101 - asked of levels that search
    return level.effort


def _whole(value: str, least: int, most: int) -> int:
    number = int(value)
    if not least <= number <= most:
        raise ValueError(value)
    return number


class Setting(NamedTuple):
    """Something that may be set."""

    change: Callable[[Level, str], Level]
    """Raises ValueError for a value that makes no sense."""
    right: str
    """What makes sense."""
    of_search: bool = True
    """Whether only bots that search have it."""


def _worlds(level: Level, value: str) -> Level:
    return replace(level, effort=replace(_effort(level), worlds=_whole(value, 1, MOST_WORLDS)))


def _thrift(level: Level, value: str) -> Level:
    return replace(level, thrift=_whole(value, 0, MOST_WORLDS))


def _pool(level: Level, value: str) -> Level:
    return replace(level, effort=replace(_effort(level), pool=_whole(value, 1, MOST_WORLDS)))


def _solve(level: Level, value: str) -> Level:
    return replace(level, effort=replace(_effort(level), solve=_whole(value, 0, ALL_TRICKS)))


SETTINGS: Mapping[str, Setting] = MappingProxyType(
    {
        "time": Setting(_time, f"a share of the time at a table, above 0 and at most {MOST_TIME:.0f}", of_search=False),
        "worlds": Setting(_worlds, f"a whole number from 1 to {MOST_WORLDS}"),
        "pool": Setting(_pool, f"a whole number from 1 to {MOST_WORLDS}"),
        "solve": Setting(_solve, f"a whole number from 0 to {ALL_TRICKS}"),
        "thrift": Setting(_thrift, f"a number from 0 to {MOST_WORLDS}", of_search=False),
        "learned": Setting(_learned, "yes or no", of_search=False),
    }
)
"""What may be set: the share of the time at a table, worlds, worlds drawn for each, tricks searched, learned calls."""
