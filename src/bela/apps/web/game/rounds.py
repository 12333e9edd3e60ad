"""Fair rounds: how entries about secrets and shares change a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bela.apps.web.fair import Share
from bela.apps.web.game import entries as e
from bela.apps.web.game.state import Purpose, Round, State
from bela.match import MatchEvent

Folded = tuple[State, tuple[MatchEvent, ...]]


def _opened(state: State, entry: e.RoundOpened) -> Folded:
    new = Round(
        number=entry.number,
        purpose=Purpose(entry.purpose),
        secret=entry.secret,
        salt=entry.salt,
        givers=tuple(entry.givers),
        cutter=entry.cutter,
        at=entry.at,
    )
    drawing = state.said if new.purpose is Purpose.DRAW else state.drawing_from
    return replace(state, round=new, rounds=entry.number, drawing_from=drawing), ()


def _committed(state: State, entry: e.Committed) -> Folded:
    held = _held(state)
    hashes = (*held.hashes, (entry.seat, entry.hash))
    return replace(state, round=replace(held, hashes=hashes, shared_at=entry.at)), ()


def _shared(state: State, entry: e.Shared) -> Folded:
    held = _held(state)
    return replace(state, round=replace(held, shares=(*held.shares, Share(entry.seat, entry.share, entry.cut)))), ()


def _held(state: State) -> Round:
    assert state.round is not None  # noqa: S101 - asked only where a round is under way
    return state.round


ROUNDS: dict[type, Callable[[State, Any], Folded]] = {
    e.RoundOpened: _opened,
    e.Committed: _committed,
    e.Shared: _shared,
}
