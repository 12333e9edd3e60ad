"""From what somebody writes to the bot that is meant; the one place that knows how bots are written."""

from __future__ import annotations

from bela.bots import Bot, get_bot


def make_bot(spec: str) -> Bot:
    """A new bot. Raises UnknownBotError.

    A process that plays is told the text, not the bot, and makes its own.
    """
    return get_bot(spec)
