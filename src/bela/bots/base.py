"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bela.deal.actions import Action
from bela.deal.state import View

if TYPE_CHECKING:
    import random


class Bot(Protocol):
    """A player made of code: it sees what its seat may see and nothing else.

    The same view, legal actions and state of the random numbers give the same answer: a bot keeps nothing in mind that
    the view does not hold.
    """

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The action of the seat that is asked: one of ``legal``, which is what ``bela.deal.decide.legal`` lists."""
        ...

    def claims(self, view: View) -> bool:
        """Whether the bot claims the game now; asked of every seat, its turn or not, whenever a claim might be open."""
        ...
