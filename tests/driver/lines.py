"""Somebody at the keyboard, who sees what is written and types answers."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from pathlib import Path

from bela.apps.line.console import Console
from bela.apps.line.host import Manner, host
from bela.apps.saved import Saved, Setup, begin
from bela.i18n import Translator
from bela.rules.model import Rules
from bela.rules.variants import variant

OPEN = re.compile(r"^ {1,3}(\d+) {3}\S", re.MULTILINE)
CLOSED = re.compile(r"^ +\((\d+)\)  (\S+)", re.MULTILINE)
Answer = Callable[["Typist"], str]
"""Given what can be seen: what is typed; nothing at all ends the input."""


class Typist:
    """A keyboard and a screen: ``answer`` is asked for a line each time one is read."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.screen = io.StringIO()
        self._rest = ""
        self.console = Console(self, self.screen)

    @property
    def seen(self) -> str:
        """Everything written so far."""
        return self.screen.getvalue()

    @property
    def prompt(self) -> str:
        """The question that waits for an answer."""
        return self.seen.rpartition("\n")[2].strip()

    @property
    def block(self) -> str:
        """The question with all that belongs to it, from the last empty line on."""
        return self.seen.rpartition("\n\n")[2]

    @property
    def numbers(self) -> list[str]:
        """The numbers that may be chosen."""
        return OPEN.findall(self.block)

    def readline(self, limit: int, /) -> str:
        """The next line, typed after a look at the screen."""
        if not self._rest:
            self._rest = self.answer(self)
        line, self._rest = self._rest[:limit], self._rest[limit:]
        return line

    def isatty(self) -> bool:
        """No terminal: what is typed is shown."""
        return False


def any_number(rng: random.Random) -> Answer:
    """Types any number that is open; two where cards are laid away."""

    def answer(typist: Typist) -> str:
        if "Lay away" in typist.prompt:
            return " ".join(rng.sample(typist.numbers, 2)) + "\n"
        return (rng.choice(typist.numbers) if typist.numbers else "1") + "\n"

    return answer


def until(prompt: str, rng: random.Random) -> Answer:
    """Types any number until a certain question comes, and then no more."""
    go_on = any_number(rng)
    return lambda typist: "" if typist.prompt.startswith(prompt) else go_on(typist)


def typed(*lines: str) -> Answer:
    """Types these lines, and then no more."""
    waiting = iter(lines)
    return lambda _typist: next((f"{line}\n" for line in waiting), "")


def setup(rules: Rules | str, *, seed: int | None = 1, seat: int = 0, bots: str = "random") -> Setup:
    """A table for one person and bots."""
    made = variant(rules) if isinstance(rules, str) else rules
    return Setup(made, seat, {other: bots for other in range(made.seats) if other != seat}, seed)


def play(typist: Typist, saved: Saved, *, letters: bool = False) -> str:
    """Play on until the match is over or nothing is typed any more; what was written."""
    host(typist.console, Manner("en", letters=letters), saved)
    return typist.seen


def play_new(answer: Answer, rules: Rules | str, folder: Path, *, seed: int = 1, seat: int = 0) -> str:
    """Play a new match; what was written."""
    return play(Typist(answer), begin(folder, setup(rules, seed=seed, seat=seat)))


ENGLISH = Translator("en")
