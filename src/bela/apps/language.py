"""The language in which somebody wants to be spoken to: as the command line says, else as the system is set."""

from __future__ import annotations

import gettext
import locale
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import click

from bela.i18n import LANGUAGES, Translator
from bela.i18n.catalogue import DOMAIN, LOCALES

OPTION = "--lang"
VARIABLE = "BELA_LANG"
LIST = "LANGUAGE"
"""Languages in the order in which somebody likes them; not heeded where the system is set to have none."""
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that says anything is what the system is set to."""
NO_LANGUAGE = "c"

Function = TypeVar("Function", bound=Callable[..., Any])


def interface_words(language: str = "") -> Translator:
    """The words of the command line, which belongs to no rule family."""
    return Translator(language or asked_language(sys.argv[1:]) or system_language())


def asked_language(arguments: Sequence[str]) -> str:
    """The language that the command line asks for, wherever it does; the last one that is known counts."""
    pairs = zip(arguments, [*arguments, ""][1:], strict=True)
    asked = [after if word == OPTION else word.removeprefix(f"{OPTION}=") for word, after in pairs if _asks(word)]
    return next((language for language in reversed(asked) if language in LANGUAGES), "")


def _asks(word: str) -> bool:
    return word == OPTION or word.startswith(f"{OPTION}=")


def system_language(environment: Mapping[str, str] = os.environ, default: str | None = None) -> str:
    """The first language that the system's user likes and that there is a catalogue for.

    ``default`` is the locale of systems that have other means than variables; left out, the system is asked.
    """
    system = next((value for name in SYSTEM if (value := environment.get(name))), None)
    if system is None:
        system = _locale() if default is None else default
    liked = [] if _code(system) == NO_LANGUAGE else environment.get(LIST, "").split(":")
    wanted = [_code(word) for word in (environment.get(VARIABLE, ""), *liked, system)]
    return next((code for code in wanted if code in LANGUAGES), LANGUAGES[0])


def _locale() -> str:
    return locale.getlocale(locale.LC_CTYPE)[0] or "C"


def _code(name: str) -> str:
    """The code of a language, from the name of a locale: hr from hr_HR.UTF-8, and from Croatian_Croatia.1250."""
    language = name.partition(".")[0].partition("@")[0].partition("_")[0]
    return locale.normalize(language).partition(".")[0].partition("_")[0].lower()


def lang_option(function: Function) -> Function:
    """The option that tells a command the language; without it, what ``bela`` was told holds, else the system's."""
    about = interface_words().t("cli.play.lang")
    return click.option(OPTION, type=click.Choice(LANGUAGES), callback=_spoken, help=about)(function)


def _spoken(context: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    return value or context.find_root().params.get("lang") or interface_words().language


def teach_click(language: str) -> None:
    """Have what click says itself, such as ``Usage:``, in the language; for a process of its own.

    Click asks gettext, and gettext the environment. The texts stand in our catalogue under click's English ones.
    """
    gettext.bindtextdomain(DOMAIN, str(LOCALES))
    gettext.textdomain(DOMAIN)
    os.environ[LIST] = language
