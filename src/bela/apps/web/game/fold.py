"""The fold of a table: how one entry changes it. The only code that does, now and when a table is woken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bela import match as m
from bela.apps.web.clockwork import PER, RESERVE
from bela.apps.web.game import entries as e
from bela.apps.web.game import seating
from bela.apps.web.game.rounds import ROUNDS
from bela.apps.web.game.setup import rules_of
from bela.apps.web.game.state import Chair, Dealt, Moment, Stage, State, Times
from bela.deal import actions as a
from bela.deal.notation import parse_action
from bela.match import MatchEvent
from bela.match.events import DealerFound
from bela.rules.words import FirstDealer

Events = tuple[MatchEvent, ...]
Folded = tuple[State, Events]


def opened(code: str, entry: e.Made) -> State:
    """A table that has just been made."""
    rules = rules_of(entry.settings)
    chairs = tuple(Chair() for _ in range(rules.seats))
    return State(code, entry.settings, rules, entry.host, entry.seed, chairs, last_at=entry.at, paused_at=entry.at)


def apply(state: State, entry: e.AnyEntry) -> Folded:
    """The table after an entry, and what happened in the match. Raises IllegalAction, and then nothing has."""
    changed, events = _APPLY[type(entry)](state, entry)
    return replace(changed, last_at=max(state.last_at, entry.at)), events


def passed_over(state: State, entry: e.AnyEntry) -> State:
    """The table after an entry of a match that is not played any more: who sits where, and how much was done."""
    if isinstance(entry, e.Acted | e.TakenBack | e.DealtAgain | e.DealerChosen):
        return replace(state, turn=state.turn + 1, round=None, last_at=entry.at)
    return apply(state, entry)[0]


# ---------------------------------------------------------------- a match
def _started(state: State, entry: e.Started) -> Folded:
    """A match begins; where chance names the dealer, it waits for that."""
    chairs = seating.swapped(state.chairs) if entry.swap else state.chairs
    chairs = tuple(seating.filled(chair, state.settings.level) for chair in chairs)
    by_chance = state.rules.first_dealer is FirstDealer.RANDOM
    left = (RESERVE[state.settings.clock],) * state.rules.seats
    new = replace(
        state,
        chairs=chairs,
        stage=Stage.RUNNING,
        number=state.number + 1,
        match=None if by_chance else m.open_match(state.rules),
        turn=state.turn + 1,
        said=0,
        moments=(),
        dealt=None,
        course=(),
        round=None,
        shown=(),
        times=Times(left, entry.at),
        played=(),
        wishes=(False,) * state.rules.seats,
        swap=False,
    )
    return new, ()


def _dealer(state: State, entry: e.DealerChosen) -> Folded:
    match = m.open_match(state.rules, entry.dealer)
    return replace(seating.round_used(state), match=match, turn=state.turn + 1), (DealerFound(entry.dealer),)


def _acted(state: State, entry: e.Acted) -> Folded:
    assert state.match is not None  # noqa: S101 - nobody acts before a match is open
    action = parse_action(entry.action)
    after, events = m.act(state.match, entry.seat, action)
    chairs = seating.heard(state.chairs, entry)
    new = replace(
        state,
        match=after,
        turn=state.turn + 1,
        said=state.said + 1,
        moments=_remembered(state, entry),
        course=(*(() if isinstance(action, a.Pack) else state.course), *events),
        chairs=chairs,
        times=_timed(state, entry),
        stage=Stage.OVER if after.over else state.stage,
        played=chairs if after.over else state.played,
    )
    return _chance(new, state, action), events


def _remembered(state: State, entry: e.Acted) -> tuple[Moment, ...]:
    """The moments that can be gone back to, with this one where it is a person's."""
    if entry.seat is None or not state.alone or not state.settings.take_back or entry.how == "bot":
        return state.moments
    assert state.match is not None  # noqa: S101 - as above
    return (*state.moments, Moment(state.match, entry.seat, state.said, state.course))


def _chance(new: State, before: State, action: a.Anything) -> State:
    """How a deal began is kept, so that it can be dealt again; its round has served."""
    match action:
        case a.Pack():
            assert before.match is not None  # noqa: S101 - as above
            return replace(new, dealt=Dealt(before.match, before.said, action), moments=())
        case a.Cut() if new.dealt is not None:
            return replace(seating.round_used(new), dealt=replace(new.dealt, cut=action))
        case a.Draw() if new.match is not None and new.match.hall.stage is not m.Stage.DRAW:
            return seating.round_used(new)
        case _:
            return new


def _timed(state: State, entry: e.Acted) -> Times:
    """The clocks after an action: what it took beyond the time for a question comes from the reserve."""
    times, seat = state.times, entry.seat
    if seat is None or seat != state.to_act or entry.how == "bot" or not times.left:
        return replace(times, asked_at=entry.at)
    used = max(0, entry.at - times.asked_at - PER[state.settings.clock])
    left = tuple(max(0, rest - used) if one == seat else rest for one, rest in enumerate(times.left))
    return Times(left, entry.at)


# ---------------------------------------------------------------- alone with bots
def _taken_back(state: State, entry: e.TakenBack) -> Folded:
    *rest, moment = state.moments
    new = replace(
        state,
        match=moment.match,
        said=moment.said,
        moments=tuple(rest),
        course=moment.course,
        turn=state.turn + 1,
        stage=Stage.RUNNING,
        round=None,
        times=replace(state.times, asked_at=entry.at),
    )
    return new, ()


def _again(state: State, entry: e.DealtAgain) -> Folded:
    dealt = state.dealt
    assert dealt is not None  # noqa: S101 - asked only where a deal is on the table
    assert dealt.cut is not None  # noqa: S101 - as above
    match, shuffled = m.act(dealt.before, None, dealt.pack)
    match, cut = m.act(match, None, dealt.cut)
    new = replace(
        state,
        match=match,
        said=dealt.said + 2,
        moments=(),
        course=(*shuffled, *cut),
        turn=state.turn + 1,
        stage=Stage.RUNNING,
        round=None,
        times=replace(state.times, asked_at=entry.at),
    )
    return new, (*shuffled, *cut)


# ---------------------------------------------------------------- being there
def _paused(state: State, entry: e.Paused) -> Folded:
    return replace(state, paused_at=entry.at), ()


def _resumed(state: State, entry: e.Resumed) -> Folded:
    """Clocks go on where they stood."""
    shift = max(0, entry.at - entry.since)
    times = replace(state.times, asked_at=state.times.asked_at + shift)
    round_ = state.round
    if round_ is not None:
        round_ = replace(round_, at=round_.at + shift, shared_at=round_.shared_at + shift)
    return replace(state, paused_at=None, times=times, round=round_), ()


_APPLY: dict[type, Callable[[State, Any], Folded]] = {
    **seating.SEATING,
    **ROUNDS,
    e.Started: _started,
    e.DealerChosen: _dealer,
    e.Acted: _acted,
    e.TakenBack: _taken_back,
    e.DealtAgain: _again,
    e.Paused: _paused,
    e.Resumed: _resumed,
}
