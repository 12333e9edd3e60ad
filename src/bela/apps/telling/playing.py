"""Cards, tricks and claims, in sentences."""

from __future__ import annotations

from bela.apps.telling.voice import Voice
from bela.cards import BIT
from bela.deal import events as e
from bela.deal.state import Board
from bela.match import MatchView
from bela.match import events as m
from bela.melds import bela_mask
from bela.rules.words import BelaCall


def played(voice: Voice, event: e.Played, after: MatchView) -> list[str]:
    """A card; with the word that follows by itself with the second card of a Bela."""
    assert after.deal is not None  # noqa: S101 - told of a deal only
    told = [voice.of(event.seat, "event.played", card=voice.card(event.card))]
    if confirms_bela(voice, event, after.deal.board):
        told.append(voice.of(event.seat, "event.from_bela"))
    return told


def confirms_bela(voice: Voice, event: e.Played, board: Board) -> bool:
    """Whether the card is the second of a Bela that was said with the first (S-21)."""
    if board.trump is None or board.bela != event.seat or voice.rules.bela_call is not BelaCall.FIRST_CARD:
        return False
    return bool(bela_mask(board.trump) & BIT[event.card])


def bela_said(voice: Voice, event: e.BelaSaid, _after: MatchView) -> list[str]:
    """The Bela."""
    return [voice.of(event.seat, "event.bela")]


def trick_taken(voice: Voice, event: e.TrickTaken, _after: MatchView) -> list[str]:
    """Who took the trick. Its points are not told: whoever wants to know them counts."""
    return [voice.of(event.winner, "event.trick_taken")]


def claim_made(voice: Voice, event: e.ClaimMade, _after: MatchView) -> list[str]:
    """A claim in mid-deal."""
    return [voice.of(event.seat, "event.claim")]


def claimed_between(voice: Voice, event: m.ClaimedBetween, _after: MatchView) -> list[str]:
    """A claim between two deals."""
    return [voice.of(event.seat, "event.claim")]
