"""Writing down a match as it is played."""

from __future__ import annotations

from bela.deal import actions as a
from bela.match import Match, Stage
from bela.record.advance import upcoming
from bela.record.model import Entry, Said


def entries_for(match: Match, seat: int | None, action: a.Anything) -> tuple[Entry, ...]:
    """The entries for what a seat, or chance (None), does in the match as it stands: with the pack a deal begins."""
    said = Said(seat, action)
    return (upcoming(match), said) if isinstance(action, a.Pack) and match.hall.stage is Stage.PACK else (said,)
