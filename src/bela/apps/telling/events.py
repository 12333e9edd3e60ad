"""Events as sentences. What has no sentence of its own is not worth one, or is told by the account of the deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bela.apps.telling import announcing, opening, playing
from bela.apps.telling.voice import Voice
from bela.deal import events as e
from bela.match import MatchEvent, MatchView
from bela.match import events as m

Tell = Callable[[Voice, Any, MatchView], list[str]]

_TELL: Mapping[type, Tell] = {
    m.Drawn: opening.drawn,
    m.DrawAgain: opening.draw_again,
    m.DealerFound: opening.dealer_found,
    m.NewGame: opening.new_game,
    m.PackCut: opening.pack_cut,
    e.Dealt: opening.dealt,
    e.Got: opening.got,
    e.Called: opening.called,
    e.TrumpFixed: opening.trump_fixed,
    e.Completed: opening.completed,
    e.TalonTaken: opening.talon_taken,
    e.Kept: opening.kept,
    e.Swapped: opening.swapped,
    e.LaidAway: opening.laid_away,
    e.Laid: opening.laid,
    e.Spoken: announcing.spoken,
    e.Declared: announcing.declared,
    e.Won: announcing.won,
    e.Shown: announcing.shown,
    e.Played: playing.played,
    e.BelaSaid: playing.bela_said,
    e.TrickTaken: playing.trick_taken,
    e.ClaimMade: playing.claim_made,
    m.ClaimedBetween: playing.claimed_between,
}


def sentences(voice: Voice, event: MatchEvent, after: MatchView) -> list[str]:
    """What to say of an event; ``after`` is the view that it led to."""
    tell = _TELL.get(type(event))
    return [] if tell is None else tell(voice, event, after)
