"""Hints: what a bot would do in a person's place, who sees no more than the person."""

from __future__ import annotations

import random

from bela.apps.telling.labels import brief
from bela.apps.telling.voice import Voice
from bela.bots import get_bot
from bela.deal import actions as a
from bela.deal.state import View
from bela.table.agents import chosen

ADVISER = "rules"
"""The bot that gives hints."""


def hint(voice: Voice, view: View | None, legal: tuple[a.Action, ...], turn: int) -> str:
    """What the adviser would do, in a sentence, or that nobody is asked; ``turn`` counts what was done before."""
    if view is None or not legal:
        return voice.words.t("answer.no_hint")
    return voice.words.t("answer.hint", choice=brief(voice, view.board, advice(view, legal, turn)))


def advice(view: View, legal: tuple[a.Action, ...], turn: int) -> a.Action:
    """What the adviser would do: the same for the same question, however often it is asked."""
    rng = random.Random(turn)  # noqa: S311 - a whim, not a card
    return chosen(get_bot(ADVISER), view, legal, rng, lambda _fault: None)
