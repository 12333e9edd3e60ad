"""Which bela this is."""

from __future__ import annotations

from bela import __version__
from bela.i18n import Translator


def version_line(words: Translator, search: str, bots: str) -> str:
    """The version, and which text of the search and of the bots runs: ``compiled`` or ``python``."""
    return f"bela {__version__} ({words.t(f'cli.search.{search}')}, {words.t(f'cli.bots.{bots}')})"
