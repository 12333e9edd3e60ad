"""What bots are asked, and how they are asked in the very process that wants to know."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from bela.apps.hinting import advice
from bela.bots import Bot
from bela.bots.advice import Advice, reason_for
from bela.bots.making import make
from bela.deal.actions import Action
from bela.deal.decide import legal
from bela.deal.notation import action_text
from bela.deal.state import View
from bela.table.agents import SLOW, Fault, chosen, sensible, wants_to_claim
from bela.table.table import log_fault


@dataclass(frozen=True)
class Asked:
    """A seat's bot with its style, and what it sees."""

    level: str
    style: str
    view: View


@dataclass(frozen=True)
class Question:
    """What bots are asked at once: these whether they claim the game, and that one for its move."""

    claims: tuple[Asked, ...]
    move: Asked | None
    whim: str
    """What the bot's chance follows from."""
    hint: bool = False
    """Whether advice is wanted for the move, and not the move itself."""


@dataclass(frozen=True)
class Thought:
    """The answer; who claims has its way before who moves."""

    claims: int | None = None
    action: str | None = None
    advice: Advice | None = None
    faults: tuple[Fault, ...] = ()


class Thinkers(Protocol):
    """Whoever lets bots think."""

    async def ask(self, question: Question) -> Thought:
        """What the bots answer. Never raises."""
        ...

    def close(self) -> None:
        """No more questions will come."""
        ...


@lru_cache
def bot_of(level: str, style: str) -> Bot:
    """The bot of a level that plays in a style; bots keep nothing in mind, so that one serves for all tables.

    Raises UnknownBotError and UnknownStyleError.
    """
    return make(level, style)


def think(question: Question) -> Thought:
    """Ask the bots; in whatever process this runs."""
    faults: list[Fault] = []
    for asked in question.claims:
        if wants_to_claim(bot_of(asked.level, asked.style), asked.view, faults.append):
            return Thought(claims=asked.view.seat, faults=tuple(faults))
    if question.move is None:
        return Thought(faults=tuple(faults))
    if question.hint:
        return Thought(advice=advice(question.move.view, legal_of(question.move.view), question.whim))
    rng = random.Random(question.whim)  # noqa: S311 - a bot's whim, not a card
    view, bot = question.move.view, bot_of(question.move.level, question.move.style)
    action = chosen(bot, view, legal_of(view), rng, faults.append)
    return Thought(action=action_text(action), faults=tuple(faults))


def legal_of(view: View) -> tuple[Action, ...]:
    """What the seat of a view may do."""
    assert view.hand is not None  # noqa: S101 - who is asked has a hand
    return legal(view.rules, view.board, view.hand)


def fallen_back(question: Question) -> Thought:
    """The answer of bots that gave none."""
    if question.move is None:
        return Thought()
    view = question.move.view
    assert view.seat is not None  # noqa: S101 - a bot has a seat
    legal, faults = legal_of(view), (Fault(view.seat, SLOW),)
    best = sensible(view, legal)
    if question.hint:
        return Thought(advice=Advice(best, (), (), reason_for(view, legal, best)), faults=faults)
    return Thought(action=action_text(best), faults=faults)


class HereAndNow:
    """Bots think in this very process, at once: for tests, and where there is just one table."""

    async def ask(self, question: Question) -> Thought:
        """What the bots answer."""
        thought = think(question)
        report(thought)
        return thought

    def close(self) -> None:
        """Nothing is held."""


def report(thought: Thought) -> None:
    """Put faults into the log; they name no card."""
    for fault in thought.faults:
        log_fault(fault)
