"""From what somebody writes to the bot that is meant; the one place that knows how bots are written.

``NAME`` or ``NAME:SETTING=VALUE,...``: ``expert:time=0.1`` thinks a tenth as long, ``hard:style=bold`` calls boldly,
``sampler:worlds=40`` looks at forty worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from math import inf
from types import MappingProxyType
from typing import NamedTuple

from bela.bots import LEVELS, Bot, Level, ThinkingBot, UnknownBotError, get_bot
from bela.bots.level import NO_LIMIT, hurried
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


class SettingFault(StrEnum):
    """In which way a setting is wrong."""

    NONE = "none"
    """The bot has no settings."""
    UNKNOWN = "unknown"
    """It does not have this one."""
    TWICE = "twice"
    """It was given before."""
    ONE_OF = "one_of"
    """The value is none of some words."""
    NUMBER = "number"
    """The value is no number within bounds."""
    WHOLE = "whole"
    """The value is no whole number within bounds."""


_SENTENCES: Mapping[SettingFault, str] = MappingProxyType(
    {
        SettingFault.NONE: "{name} has no settings, and {setting!r} was given",
        SettingFault.UNKNOWN: "{name} has no setting {what!r}: choose one of {known}",
        SettingFault.TWICE: "{what} is given twice, as {before!r} and as {value!r}: give it once",
        SettingFault.ONE_OF: "{what} cannot be {value!r}: choose one of {known}",
        SettingFault.NUMBER: "{what} cannot be {value!r}: it must be a number from {least} to {most}",
        SettingFault.WHOLE: "{what} cannot be {value!r}: it must be a whole number from {least} to {most}",
    }
)


class BotSettingError(ValueError):
    """A setting that a bot does not have, or a value that it cannot have; ``facts`` say what would be right."""

    def __init__(self, fault: SettingFault, **facts: str) -> None:
        super().__init__(_SENTENCES[fault].format(**facts))
        self.fault = fault
        self.facts = facts


class OneOf(NamedTuple):
    """Words that may be given."""

    words: tuple[str, ...]

    def read(self, key: str, value: str) -> int:
        """The place of the word. Raises BotSettingError."""
        if value not in self.words:
            raise BotSettingError(SettingFault.ONE_OF, what=key, value=value, known=", ".join(self.words))
        return self.words.index(value)


class Number(NamedTuple):
    """Numbers that may be given."""

    least: float
    most: float

    def read(self, key: str, value: str) -> float:
        """The number. Raises BotSettingError."""
        kind, fault = (int, SettingFault.WHOLE) if isinstance(self.least, int) else (float, SettingFault.NUMBER)
        try:
            number = kind(value)
        except ValueError:
            number = inf
        if not self.least <= number <= self.most:
            raise BotSettingError(fault, what=key, value=value, least=str(self.least), most=str(self.most))
        return number


def make_bot(spec: str) -> Bot:
    """A new bot. Raises UnknownBotError, BotSettingError.

    A process that plays is told the text, not the bot, and makes its own.
    """
    name, _, settings = spec.partition(":")
    if name not in LEVELS and name not in YARDSTICKS:
        bot = plain_bot(name)
        if settings:
            raise BotSettingError(SettingFault.NONE, name=name, setting=settings)
        return bot
    level, style = LEVELS.get(name) or YARDSTICKS[name], EVEN
    for key, value in each_once(settings):
        if key == STYLE:
            style = tuple(STYLES.values())[OneOf(tuple(STYLES)).read(key, value)]
        else:
            level = changed(name, level, key, value)
    return ThinkingBot(level, style)


def each_once(settings: str) -> Iterator[tuple[str, str]]:
    """The settings and what they are set to. Raises BotSettingError for one that is given twice."""
    given = dict[str, str]()
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        if key in given:
            raise BotSettingError(SettingFault.TWICE, what=key, value=value, before=given[key])
        given[key] = value
        yield key, value


def plain_bot(name: str) -> Bot:
    """A bot without settings. Raises UnknownBotError, which lists what there is."""
    try:
        return get_bot(name)
    except UnknownBotError as error:
        raise UnknownBotError(name, (*error.known, *YARDSTICKS)) from None


def changed(name: str, level: Level, key: str, value: str) -> Level:
    """The level with one setting. Raises BotSettingError."""
    fitting = [each for each, one in SETTINGS.items() if level.effort is not None or not one.of_search]
    if key not in fitting:
        raise BotSettingError(SettingFault.UNKNOWN, name=name, what=key, known=", ".join((*fitting, STYLE)))
    setting = SETTINGS[key]
    return setting.change(level, setting.values.read(key, value))


class Setting(NamedTuple):
    """Something that may be set."""

    values: OneOf | Number
    change: Callable[[Level, float], Level]
    of_search: bool = True
    """Whether only bots that search have it."""


def _in_effort(field: str) -> Callable[[Level, float], Level]:
    def change(level: Level, number: float) -> Level:
        assert level.effort is not None  # noqa: S101 - asked of levels that search
        limit = NO_LIMIT if field == "worlds" else level.most_worlds
        return replace(level, effort=Effort(**{**vars(level.effort), field: number}), most_worlds=limit)

    return change


STYLE = "style"
LEAST_TIME, MOST_TIME, MOST_WORLDS = 0.001, 100.0, 1_000_000
SETTINGS: Mapping[str, Setting] = MappingProxyType(
    {
        "time": Setting(Number(LEAST_TIME, MOST_TIME), hurried, of_search=False),
        "worlds": Setting(Number(1, MOST_WORLDS), _in_effort("worlds")),
        "pool": Setting(Number(1, MOST_WORLDS), _in_effort("pool")),
        "solve": Setting(Number(0, ALL_TRICKS), _in_effort("solve")),
        "thrift": Setting(
            Number(0, MOST_WORLDS), lambda level, worlds: replace(level, thrift=int(worlds)), of_search=False
        ),
        "learned": Setting(
            OneOf(("no", "yes")), lambda level, place: replace(level, learned=bool(place)), of_search=False
        ),
    }
)
"""What may be set: the share of the time at a table, worlds, worlds drawn for each, tricks searched, worlds of the last
look at a dear card, learned calls."""
