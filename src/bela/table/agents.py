"""Bots at a table: what is asked of them, and what happens when one answers wrongly."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from bela.bots import Bot, RulesBot
from bela.deal import actions as a
from bela.deal.state import View


@dataclass(frozen=True)
class Fault:
    """A bot that failed. It names no card, so that it may be told to anybody."""

    seat: int
    error: str
    """The class of the exception; ``slow`` for a bot that took too long, ``illegal`` for what no rule allows."""


Report = Callable[[Fault], None]
"""Told of every fault."""

ILLEGAL, SLOW = "illegal", "slow"


def chosen(bot: Bot, view: View, legal: tuple[a.Action, ...], rng: random.Random, report: Report) -> a.Action:
    """What the bot does; where it fails or answers wrongly, something sensible instead, so that play goes on."""
    seat = _seat(view)
    try:
        action = bot.choose(view, legal, rng)
    except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the others want to play on
        report(Fault(seat, _named(error)))
        return sensible(view, legal)
    if action in legal:
        return action
    report(Fault(seat, ILLEGAL))
    return sensible(view, legal)


def _named(error: Exception) -> str:
    return SLOW if isinstance(error, TimeoutError) else type(error).__name__


def wants_to_claim(bot: Bot, view: View, report: Report) -> bool:
    """Whether the bot claims the game; one that fails does not."""
    try:
        return bool(bot.claims(view))
    except Exception as error:  # noqa: BLE001 - as above
        report(Fault(_seat(view), _named(error)))
        return False


def sensible(view: View, legal: tuple[a.Action, ...]) -> a.Action:
    """What the bot of rules does in place of a bot that failed; the same for the same view."""
    try:
        action = RulesBot().choose(view, legal, random.Random(0))  # noqa: S311 - a whim, not a card
    except Exception:  # noqa: BLE001 - that it stands in for another is no reason why it should not fail
        return instead(view, legal)
    return action if action in legal else instead(view, legal)


def instead(view: View, legal: tuple[a.Action, ...]) -> a.Action:
    """A sensible action for somebody who gave none: the cheapest card, else the first listed, which is the tamest."""
    trump = view.board.trump
    plays = [action for action in legal if isinstance(action, a.Play)]
    if not plays or trump is None:
        return legal[0]
    points = view.rules.trump_tables(trump).points
    return min(plays, key=lambda play: points[play.card])


def _seat(view: View) -> int:
    assert view.seat is not None  # noqa: S101 - a bot has a seat
    return view.seat
