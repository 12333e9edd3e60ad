"""Hints: what a strong player would do in a person's place, who sees no more than the person."""

from __future__ import annotations

import logging
import random
from functools import partial

from bela.apps.telling.advised import advised
from bela.apps.telling.voice import Voice
from bela.bots.advice import Advice, advise, reason_for
from bela.bots.advice.choosing import ADVISER
from bela.deal import actions as a
from bela.deal.state import View
from bela.table.agents import sensible
from bela.table.patience import LIMIT, Aside

__all__ = ["ADVISER", "advice", "hint", "in_time"]

LOG = logging.getLogger(__name__)


def hint(voice: Voice, view: View | None, legal: tuple[a.Action, ...], turn: int) -> str:
    """What is advised, and why, in sentences, or that nobody is asked; ``turn`` counts what was done before."""
    if view is None or not legal:
        return voice.words.t("answer.no_hint")
    return " ".join(advised(voice, view.board, in_time(view, legal, turn)))


def in_time(view: View, legal: tuple[a.Action, ...], turn: int, limit: float = LIMIT) -> Advice:
    """What is advised; where that takes too long, or fails, something sensible."""
    try:
        return Aside().within(limit, partial(advice, view, legal, turn))
    except Exception as error:  # noqa: BLE001 - whatever went wrong, somebody waits for an answer
        LOG.error("no advice could be had (%s); a sensible action was told in its place", type(error).__name__)  # noqa: TRY400 - an error could name cards
        best = sensible(view, legal)
        return Advice(best, (), (), reason_for(view, legal, best))


def advice(view: View, legal: tuple[a.Action, ...], seed: int | str) -> Advice:
    """What is advised: the same for the same question and seed, however often it is asked."""
    return advise(view, legal, random.Random(seed))  # noqa: S311 - a whim, not a card
