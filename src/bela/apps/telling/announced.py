"""What was announced in a deal, and what counts of it, from the table alone: it can be told again at any time."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.announcing import declared, shown, spoken, won
from bela.apps.telling.playing import bela_said
from bela.apps.telling.voice import Voice
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.state import Claimed
from bela.match import MatchView


def announced(voice: Voice, view: MatchView) -> list[str]:
    """Seat by seat what was announced and shown, whose announcement won, and the Bela; empty where nothing was."""
    if view.deal is None:
        return []
    board = view.deal.board
    told = [line for seat in voice.rules.in_turn(board.dealer) for line in _of_seat(voice, view, seat)]
    if board.contest.settled:
        told += won(voice, e.Won(board.contest.winner, board.contest.award), view)
    if board.bela is not None and not board.contest.bela_shown:
        told += bela_said(voice, e.BelaSaid(board.bela), view)
    return told


def _of_seat(voice: Voice, view: MatchView, seat: int) -> Iterator[str]:
    assert view.deal is not None  # noqa: S101 - asked of a deal only
    board = view.deal.board
    contest = board.contest
    said, heard, laid = contest.said[seat], contest.heard[seat], contest.shown[seat] if contest.shown else None
    for word in () if said is None else _words(said):
        yield from spoken(voice, e.Spoken(seat, word, contest), view)
    if heard is not None:
        yield from declared(voice, e.Declared(seat, heard), view)
    if laid is not None:
        yield from shown(voice, e.Shown(seat, laid, contest.bela_shown and board.bela == seat, extra=0), view)


def _words(said: Claimed) -> Iterator[a.Word]:
    """The words by which a seat came to have said that."""
    yield a.Announce(said.points)
    if said.length is not None:
        yield a.Length(said.length)
    if said.top is not None:
        yield a.From(said.top)
    if said.suit is not None:
        yield a.OfSuit(said.suit)
