"""Who sits where: how entries about seats change a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bela.apps.web.game import entries as e
from bela.apps.web.game.setup import rules_of
from bela.apps.web.game.state import TOKENS, Chair, Stage, State, Times
from bela.match import MatchEvent

Chairs = tuple[Chair, ...]
Folded = tuple[State, tuple[MatchEvent, ...]]


def put(chairs: Chairs, seat: int, chair: Chair) -> Chairs:
    """The chairs with one changed."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def swapped(chairs: Chairs) -> Chairs:
    """All but the first move on by one seat, so that the partners change."""
    return (chairs[0], chairs[-1], *chairs[1:-1])


def filled(chair: Chair, level: str) -> Chair:
    """The chair with a bot where nobody sits."""
    return Chair(level=level) if chair.is_open else replace(chair, misses=0)


def heard(chairs: Chairs, entry: e.Acted) -> Chairs:
    """How often in a row the clock ran out for whoever acted."""
    if entry.seat is None or entry.how == "bot":
        return chairs
    chair = chairs[entry.seat]
    misses = chair.misses + 1 if entry.how == "auto" else 0
    return chairs if misses == chair.misses else put(chairs, entry.seat, replace(chair, misses=misses))


def round_used(state: State) -> State:
    """The table once its round has served its purpose."""
    if state.round is None:
        return state
    return replace(state, round=None, shown=(*state.shown, state.round))


def _sat(state: State, entry: e.Sat) -> Folded:
    chairs = state.chairs
    old = chairs[entry.seat] if chairs[entry.seat].person == entry.person else Chair()
    if entry.left is not None:
        old, chairs = chairs[entry.left], put(chairs, entry.left, Chair())
    chair = replace(old, person=entry.person, level=None, tokens=(*old.tokens, entry.token)[-TOKENS:])
    return replace(state, chairs=put(chairs, entry.seat, chair)), ()


def _ticketed(state: State, entry: e.Ticketed) -> Folded:
    chair = state.chairs[entry.seat]
    return _with(state, entry.seat, replace(chair, tokens=(*chair.tokens, entry.token)[-TOKENS:])), ()


def _gives(state: State, entry: e.Gives) -> Folded:
    return _with(state, entry.seat, replace(state.chairs[entry.seat], gives=entry.on)), ()


def _stood(state: State, entry: e.Stood) -> Folded:
    return _with(state, entry.seat, Chair()), ()


def _bot_set(state: State, entry: e.BotSet) -> Folded:
    return _with(state, entry.seat, Chair(level=entry.level)), ()


def _with(state: State, seat: int, chair: Chair) -> State:
    return replace(state, chairs=put(state.chairs, seat, chair))


def _set(state: State, entry: e.Set) -> Folded:
    rules = rules_of(entry.settings)
    chairs = (*state.chairs, *(Chair() for _ in range(rules.seats)))[: rules.seats]
    new = replace(state, settings=entry.settings, rules=rules, chairs=chairs, wishes=(), swap=False)
    new = replace(new, stage=Stage.LOBBY, match=None, moments=(), dealt=None, course=())
    return replace(new, round=None, shown=(), times=Times()), ()


def _wished(state: State, entry: e.Wished) -> Folded:
    wishes = tuple(wish or seat == entry.seat for seat, wish in enumerate(state.wishes))
    return replace(state, wishes=wishes, swap=state.swap or entry.swap), ()


def _went_away(state: State, entry: e.WentAway) -> Folded:
    chair = replace(state.chairs[entry.seat], level=state.settings.level)
    return _with(state, entry.seat, chair), ()


def _came_back(state: State, entry: e.CameBack) -> Folded:
    chair = replace(state.chairs[entry.seat], level=None, misses=0)
    state = _with(state, entry.seat, chair)
    if state.to_act == entry.seat:
        state = replace(state, times=replace(state.times, asked_at=entry.at))
    return state, ()


SEATING: dict[type, Callable[[State, Any], Folded]] = {
    e.Sat: _sat,
    e.Ticketed: _ticketed,
    e.Gives: _gives,
    e.Stood: _stood,
    e.BotSet: _bot_set,
    e.Set: _set,
    e.Wished: _wished,
    e.WentAway: _went_away,
    e.CameBack: _came_back,
}
