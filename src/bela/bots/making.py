"""Bots by their name and the way they like to play."""

from __future__ import annotations

from bela.bots import LEVELS, Bot, ThinkingBot, get_bot
from bela.bots.style import STYLES

USUAL_STYLE = "even"


class UnknownStyleError(ValueError):
    """There is no style of that name; ``name`` is what was asked for, ``known`` what there is."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no style is called {name!r}: choose one of {', '.join(known)}")
        self.name = name
        self.known = known


def make(name: str, style: str = USUAL_STYLE) -> Bot:
    """A new bot of that name which plays in that style; the yardsticks have none.

    Raises UnknownBotError and UnknownStyleError.

    >>> make("medium", "bold").style.boldness
    6.0
    """
    chosen = STYLES.get(style)
    if chosen is None:
        raise UnknownStyleError(style, tuple(STYLES))
    level = LEVELS.get(name)
    return get_bot(name) if level is None else ThinkingBot(level, chosen)


def takes_time(bot: Bot) -> bool:
    """Whether a bot searches, and so may think for a while; the others answer at once."""
    return isinstance(bot, ThinkingBot) and bot.level.effort is not None
