"""What is announced and shown, in sentences."""

from __future__ import annotations

from typing import assert_never

from bela.apps.telling.voice import Voice
from bela.deal import actions as a
from bela.deal import events as e
from bela.match import MatchView


def spoken(voice: Voice, event: e.Spoken, _after: MatchView) -> list[str]:
    """A word of the announcing dialogue."""
    return [word_said(voice, event.seat, event.word)]


def word_said(voice: Voice, seat: int, word: a.Word) -> str:  # noqa: PLR0911 - one line for each word
    """A word of the announcing dialogue, said by a seat."""
    match word:
        case a.Announce(points):
            return voice.of(seat, "event.announce", points=points)
        case a.Silent():
            return voice.of(seat, "event.silent")
        case a.Good():
            return voice.of(seat, "event.good")
        case a.Length(length):
            return voice.of_many(seat, "event.length", length)
        case a.From(top):
            return voice.of(seat, "event.from", rank=voice.words.rank(top))
        case a.Same():
            return voice.of(seat, "event.same")
        case a.OfSuit(suit):
            return voice.of(seat, "event.suit", suit=voice.suit(suit))
    assert_never(word)


def declared(voice: Voice, event: e.Declared, _after: MatchView) -> list[str]:
    """A seat declared; its points are heard."""
    if event.points == 0:
        return [voice.of(event.seat, "event.declared_nothing")]
    return [voice.of(event.seat, "event.declared", points=event.points)]


def won(voice: Voice, event: e.Won, after: MatchView) -> list[str]:
    """Who scores what was announced."""
    if event.winner is None:
        return [voice.words.t("event.won_nobody")] if _something_was_said(after) else []
    points = event.award[voice.rules.side_of(event.winner)]
    return [voice.of(event.winner, "event.won" if points else "event.won_by_bela", points=points)]


def _something_was_said(after: MatchView) -> bool:
    assert after.deal is not None  # noqa: S101 - told of a deal only
    contest = after.deal.board.contest
    return any(contest.heard) or any(contest.said)


def shown(voice: Voice, event: e.Shown, _after: MatchView) -> list[str]:
    """A seat laid announcements open."""
    if not event.melds and not event.bela:
        return []
    told = [voice.of(event.seat, "event.shown", melds=voice.melds(event.melds, bela=event.bela))]
    if event.extra:
        told.append(voice.of(event.seat, "event.shown_extra", points=event.extra))
    return told
