"""One question with numbered answers, outside of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bela.apps.line.console import Console, EndOfInputError
from bela.apps.telling.clean import echo
from bela.i18n import Translator

NUMBER = re.compile(r"[0-9]{1,3}")
LEAVE = "q"


def choose(console: Console, words: Translator, key: str, labels: Sequence[str], *, usual: int | None = None) -> int:
    """Which of the labels is chosen, from 0; asked until one is. With ``usual``, Enter alone chooses that one.

    Raises EndOfInputError, also for the wish to leave.
    """
    console.say("", words.t(key), *(f"{number:>4}   {label}" for number, label in enumerate(labels, start=1)))
    while True:
        answer = console.ask(_question(words, len(labels), usual))
        if not answer and usual is not None:
            return usual
        if NUMBER.fullmatch(answer) and 1 <= int(answer) <= len(labels):
            return int(answer) - 1
        if answer.lower() == LEAVE:
            raise EndOfInputError
        console.say(words.t("menu.not_a_choice", text=echo(answer), last=len(labels)))


def _question(words: Translator, last: int, usual: int | None) -> str:
    if usual is None:
        return words.t("menu.ask", last=last)
    return words.t("menu.ask_usual", last=last, usual=usual + 1)
