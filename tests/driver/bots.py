"""Bots that do as a test wants."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from bela.deal import actions as a
from bela.deal.state import View

Legal = tuple[a.Action, ...]


@dataclass
class Doing:
    """A bot that picks by a function, and claims or not."""

    pick: Callable[[Legal, random.Random], a.Action]
    claiming: bool = False
    asked: int = 0

    def choose(self, _view: View, legal: Legal, rng: random.Random) -> a.Action:
        """Whatever the function picks."""
        self.asked += 1
        return self.pick(legal, rng)

    def claims(self, _view: View) -> bool:
        """As told."""
        return self.claiming


def tame() -> Doing:
    """Always the first legal action: passes, and announces nothing."""
    return Doing(lambda legal, _rng: legal[0])


def loud() -> Doing:
    """Always the last legal action: announces the most."""
    return Doing(lambda legal, _rng: legal[-1])


def taking() -> Doing:
    """Takes the turned suit; else the first legal action."""
    return Doing(lambda legal, _rng: a.Take() if a.Take() in legal else legal[0])


def wild() -> Doing:
    """Any legal action."""
    return Doing(lambda legal, rng: rng.choice(legal))
