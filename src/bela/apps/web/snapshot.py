"""Everything at once: what a client is told first."""

from __future__ import annotations

from collections.abc import Iterable

from bela import match as m
from bela.apps.web.casting import Told, events_told, result, sees, you
from bela.apps.web.draw.board import deal_part, match_part
from bela.apps.web.draw.events import told
from bela.apps.web.draw.table import Names, clock_part, fair_part, table_part
from bela.apps.web.game.state import State
from bela.apps.web.protocol.messages import Missed, Parts
from bela.apps.web.protocol.parts import Line, PresencePart


def parts_of(state: State, names: Names, presence: PresencePart, seat: int | None, *, tell: bool) -> Parts:
    """All parts that a seat, or a visitor (None), may see."""
    parts = Parts(table=table_part(state, names), presence=presence, you=you(state, seat, tell=tell))
    if not sees(state, seat):
        return parts
    match = state.match
    deal = None if match is None else match.deal
    shown = state.settings.points_shown
    parts.match = None if match is None else match_part(match.hall)
    parts.deal = None if deal is None else deal_part(state.rules, deal.board, points_shown=shown)
    parts.clock = clock_part(state)
    parts.fair = fair_part(state)
    parts.result = result(state, seat)
    return parts


def told_so_far(state: State, seat: int | None) -> list[Line] | None:
    """What a seat, or a visitor (None), was told in the deal so far; None before it, or where nothing may be seen."""
    if state.dealt is None or not sees(state, seat):
        return None
    return told(m.view_of(state.dealt.before, seat), state.course, seat)


def missed_by(past: Iterable[Told], after: int | None, seq: int, seat: int | None) -> list[Missed] | None:
    """What happened after a number; None where that is not known any more."""
    if after is None or after > seq:
        return None
    later = [one for one in past if one.seq > after]
    if len(later) < seq - after:
        return None
    return [Missed(one.seq, events_told(one.events, seat, undone=one.undone)) for one in later]
