"""The language in which the system's user wants to be spoken to."""

from __future__ import annotations

import os
from collections.abc import Mapping

from bela.i18n import LANGUAGES, Translator

VARIABLES = ("BELA_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language asked for that there is a catalogue for."""
    asked = ":".join(environment.get(name, "") for name in VARIABLES).split(":")
    codes = [word.partition(".")[0].partition("_")[0].lower() for word in asked]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


def interface_words(language: str = "") -> Translator:
    """The words of the command line, which belongs to no rule family."""
    return Translator(language or system_language())
