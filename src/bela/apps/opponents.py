"""The bots to choose from before a match, and how they like to play, in the words of the menus."""

from __future__ import annotations

from typing import Any

from bela.apps.offering import DEFAULT_BOT
from bela.bots import BOTS, LEVELS
from bela.bots.making import USUAL_STYLE
from bela.bots.style import STYLES
from bela.i18n import Translator

NAMES, DEFAULT_PLACE = tuple(BOTS), tuple(BOTS).index(DEFAULT_BOT)
"""The bots, the weakest level first and the yardsticks last; and the place of the one that is usual."""
STYLE_NAMES, USUAL_PLACE = tuple(STYLES), tuple(STYLES).index(USUAL_STYLE)
"""The styles, and the place of the one that is usual."""


def bot_labels(words: Translator, style: str) -> list[str]:
    """The bots, and behind them the way to another style."""
    bots = [words.t("menu.bot", bot=words.t(f"level.{name}"), about=words.t(f"bot.{name}")) for name in NAMES]
    return [*bots, words.t("menu.style", style=words.t(f"style.{style}"))]


def style_labels(words: Translator) -> list[str]:
    """The styles."""
    return [words.t(f"style.{name}.about") for name in STYLE_NAMES]


def bots_offered(levels: tuple[str, ...]) -> dict[str, Any]:
    """The same as data: all bots there are, the ladder that people climb, the styles, and what is usual."""
    ladder = [level for level in levels if level in LEVELS]
    return {
        "levels": levels,
        "ladder": ladder,
        "usual_level": DEFAULT_BOT,
        "styles": STYLE_NAMES,
        "usual_style": USUAL_STYLE,
    }
