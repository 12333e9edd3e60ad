"""Players made of code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bela.bots.base import Bot
from bela.bots.random_bot import RandomBot
from bela.bots.rules_bot import RulesBot

__all__ = ["BOTS", "Bot", "RandomBot", "RulesBot", "UnknownBotError", "get_bot"]

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType({"random": RandomBot, "rules": RulesBot})
"""What makes a bot, by its name."""


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
