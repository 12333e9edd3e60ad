"""Readers at a table in lines: what they are asked and told at any moment of a story."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bela import match as m
from bela.apps.telling.question import Question, question
from bela.apps.telling.voice import Voice
from bela.deal.decide import legal_for
from bela.deal.fold import view_of
from bela.deal.state import Deal, View
from bela.rules.model import Rules
from support.play import Step


@cache
def voice_at(rules: Rules, me: int | None, *, signs: bool = False) -> Voice:
    """A voice in English for a seat, or a spectator."""
    return Voice.at(rules, me, language="en", signs=signs)


def match_view(deal: Deal, viewer: int | None) -> m.MatchView:
    """A match that has come to this deal, as a viewer sees it."""
    return replace(m.open_view(deal.rules, viewer, deal.board.dealer), deal=view_of(deal, viewer))


def asked_at(deal: Deal, *, signs: bool = False) -> tuple[Voice, View, Question]:
    """What the seat to act is asked."""
    seat = deal.board.to_act
    assert seat is not None
    voice, view = voice_at(deal.rules, seat, signs=signs), view_of(deal, seat)
    return voice, view, question(voice, view, legal_for(deal, seat))


def questions(told: Iterator[Step], *, signs: bool = False) -> Iterator[tuple[Step, Voice, View, Question]]:
    """The steps at which a seat was asked, each with the question."""
    for done in told:
        if done.seat == done.before.board.to_act:
            yield (done, *asked_at(done.before, signs=signs))
