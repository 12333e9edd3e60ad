"""Players made of code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from bela.bots.base import Bot
from bela.bots.level import LEVELS, Level
from bela.bots.random_bot import RandomBot
from bela.bots.rules_bot import RulesBot
from bela.bots.thinking_bot import ThinkingBot
from bela.bots.worlds.engine import backend

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Level",
    "RandomBot",
    "RulesBot",
    "ThinkingBot",
    "UnknownBotError",
    "backend",
    "get_bot",
]

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {name: partial(ThinkingBot, level) for name, level in LEVELS.items()} | {"rules": RulesBot, "random": RandomBot}
)
"""What makes a bot, by its name: the levels, the weakest first, and two yardsticks."""


class UnknownBotError(ValueError):
    """There is no bot of that name; ``name`` is what was asked for, ``known`` what there is."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no bot is called {name!r}: choose one of {', '.join(known)}")
        self.name = name
        self.known = known


def get_bot(name: str) -> Bot:
    """A new bot of that name. Raises UnknownBotError.

    >>> type(get_bot("random")).__name__
    'RandomBot'
    """
    make = BOTS.get(name)
    if make is None:
        raise UnknownBotError(name, tuple(BOTS))
    return make()
