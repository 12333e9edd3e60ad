"""Advice in words: what a strong player would choose, what is as good, and why."""

from __future__ import annotations

from bela.apps.telling.labels import brief
from bela.apps.telling.voice import Voice
from bela.bots.advice import Advice, Reason
from bela.deal import actions as a
from bela.deal.state import Board

MOST_EQUAL = 3
"""How many choices are named that are as good; where there are more, it would take too long to read them."""


def advised(voice: Voice, board: Board, advice: Advice) -> list[str]:
    """The choice, the others that are as good, and the reason: a sentence each."""
    choice = voice.words.t("answer.hint", choice=brief(voice, board, advice.best))
    return [choice, *as_good(voice, board, advice), why(voice, advice.reason)]


def as_good(voice: Voice, board: Board, advice: Advice) -> list[str]:
    """The others that are as good, in a sentence; none where there are none, or too many to be read and not all."""
    others = [action for action in advice.equal if not isinstance(action, a.Discard)]
    if len(others) > MOST_EQUAL and len(others) == len(advice.worths) - 1:
        return [voice.words.t("answer.hint_any")]
    if not 0 < len(others) <= MOST_EQUAL:
        return []
    choices = voice.words.listed([brief(voice, board, action) for action in others])
    return [voice.words.t("answer.hint_equal", choices=choices)]


def why(voice: Voice, reason: Reason) -> str:
    """The reason in a sentence."""
    given = {
        "suit": None if reason.suit is None else voice.suit(reason.suit),
        "card": None if reason.card is None else voice.card(reason.card),
        "points": reason.points,
        "n": reason.n,
    }
    return voice.words.t(f"hint.{reason.why}", **{name: value for name, value in given.items() if value is not None})
