"""The bot that knows nothing but the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.bots.claiming import claim_is_good
from bela.deal.actions import Action
from bela.deal.state import View

if TYPE_CHECKING:
    import random


class RandomBot:
    """Any legal action, each as likely as the next.

    It claims a game that it has won: a table at which only claims win would never come to an end otherwise.
    """

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:  # noqa: ARG002 - it looks at nothing
        """Any of the legal actions."""
        return rng.choice(legal)

    def claims(self, view: View) -> bool:
        """Whether a claim wins now."""
        return claim_is_good(view)
