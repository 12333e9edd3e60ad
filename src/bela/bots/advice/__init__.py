"""Advice to a person: what a strong player would do, what is as good, and one reason, all from the person's view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bela.bots.advice.choosing import Chosen, choose
from bela.bots.advice.reason import Reason, Why
from bela.bots.advice.reasons import reason_for

if TYPE_CHECKING:
    import random

    from bela.deal.actions import Action
    from bela.deal.state import View

__all__ = ["Advice", "Chosen", "Reason", "Why", "advise", "reason_for"]


@dataclass(frozen=True)
class Advice:
    """What is advised, and why."""

    best: Action
    equal: tuple[Action, ...]
    """Other actions that are as good, in the order in which the legal ones are listed."""
    worths: tuple[tuple[Action, float], ...]
    """What actions are worth, in points of lead, where that was worked out."""
    reason: Reason


def advise(view: View, legal: tuple[Action, ...], rng: random.Random) -> Advice:
    """What a strong player would do in the seat of the view, who sees no more; ``legal`` is all that the seat may do.

    The same view and state of the random numbers give the same advice. Nobody is advised to claim: a player who
    forgot it must not be told.
    """
    chosen = choose(view, legal, rng)
    as_good = (chosen.best, *chosen.equal)
    best, reason = _explained([(action, reason_for(view, legal, action)) for action in as_good])
    equal = tuple(action for action in legal if action in as_good and action != best)
    return Advice(best, equal, chosen.worths, reason)


def _explained(told: list[tuple[Action, Reason]]) -> tuple[Action, Reason]:
    """Of actions that are as good as each other the first of which more can be said than what it costs."""
    return next((one for one in told if one[1].why not in (Why.COSTS, Why.PAYS)), told[0])
