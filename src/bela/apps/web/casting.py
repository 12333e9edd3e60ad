"""One entry, told to everybody: what all may know is put into bytes once, what a seat knows for that seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec import json

from bela import match as m
from bela.apps.web.draw.board import deal_part, match_part
from bela.apps.web.draw.events import TAKEN_BACK, events_for, told
from bela.apps.web.draw.sheet import result_part
from bela.apps.web.draw.table import Names, clock_part, fair_part, table_part
from bela.apps.web.draw.you import you_part
from bela.apps.web.game import entries as e
from bela.apps.web.game.state import Stage, State
from bela.apps.web.protocol.parts import YouPart
from bela.deal import events as de
from bela.match import MatchEvent
from bela.table.claims import barred, seats_to_ask

encode = json.Encoder().encode
PRIVATE = (de.Got, de.Laid, de.Noted)
WHY: dict[type, str] = {
    e.Sat: "join",
    e.Ticketed: "ticket",
    e.Gives: "fair",
    e.Stood: "leave",
    e.BotSet: "bot",
    e.Set: "settings",
    e.Started: "start",
    e.Wished: "rematch",
    e.RoundOpened: "fair",
    e.Committed: "fair",
    e.Shared: "fair",
    e.DealerChosen: "chance",
    e.TakenBack: "back",
    e.DealtAgain: "again",
    e.WentAway: "away",
    e.CameBack: "here",
    e.Paused: "paused",
    e.Resumed: "resumed",
}


def sees(state: State, seat: int | None) -> bool:
    """Whether a seat, or a visitor (None), may see the game."""
    return seat is not None or state.settings.spectators


def flags(state: State, seat: int) -> tuple[bool, bool, bool]:
    """Whether the seat's claim would be heard, whether it may take back, and whether it may have a hint."""
    alone = state.alone and state.chairs[seat].plays
    back = alone and state.settings.take_back and any(one.seat == seat for one in state.moments)
    return _may_claim(state, seat), back, alone


def _may_claim(state: State, seat: int) -> bool:
    match = state.match
    if match is None or state.stage is not Stage.RUNNING or barred(match) is not None:
        return False
    return match.hall.stage is not m.Stage.DEAL or seat in seats_to_ask(match)


def you(state: State, seat: int | None, *, tell: bool) -> YouPart:
    """What a seat knows beyond the table."""
    if seat is None or state.match is None:
        empty = (False, False, False) if seat is None else flags(state, seat)
        return YouPart(seat, [], [], [], [], [], [], {}, *empty)
    legal = m.legal(state.match, seat) if state.stage is Stage.RUNNING else ()
    return you_part(m.view_of(state.match, seat), legal, told=tell, flags=flags(state, seat))


@dataclass(frozen=True)
class Told:
    """What is remembered of an update, for a client that missed it."""

    seq: int
    events: tuple[MatchEvent, ...]
    undone: bool


def events_told(events: tuple[MatchEvent, ...], seat: int | None, *, undone: bool) -> list[dict[str, Any]]:
    """What a seat, or a visitor (None), learns."""
    return [*[TAKEN_BACK] * undone, *events_for(events, seat)]


class Cast:
    """What one entry led to, for each who listens."""

    def __init__(
        self,
        states: tuple[State, State],
        entry: e.AnyEntry,
        events: tuple[MatchEvent, ...],
        seq: int,
        names: Names,
    ) -> None:
        self.before, self.after = states
        self.entry = entry
        self.events = events
        self.seq = seq
        self.names = names

    @property
    def undone(self) -> bool:
        """Whether it led back to an earlier state."""
        return isinstance(self.entry, e.TakenBack | e.DealtAgain)

    # ------------------------------------------------------------ what all may know
    @cached_property
    def _head(self) -> bytes:
        entry = self.entry
        why = entry.how if isinstance(entry, e.Acted) else WHY[type(entry)]
        by = entry.by
        if isinstance(entry, e.Acted):
            why, by = ("chance", None) if entry.seat is None else (why, entry.seat)
        head = {"t": "update", "seq": self.seq, "state": self.after.turn, "at": entry.at, "why": why, "by": by}
        return encode(head)[:-1]

    @cached_property
    def _table(self) -> bytes:
        """The table itself, where it has changed."""
        before, after = self.before, self.after
        same = (
            before.chairs is after.chairs
            and before.settings is after.settings
            and before.stage is after.stage
            and before.number == after.number
            and before.wishes == after.wishes
        )
        return b"" if same else b'"table":' + encode(table_part(after, self.names))

    @cached_property
    def _game(self) -> bytes:
        """What has changed of match, deal, clock and fair round."""
        return b",".join(b'"%b":%b' % (name, encode(part)) for name, part in self._game_parts())

    def _game_parts(self) -> Iterator[tuple[bytes, Any]]:
        before, after = self.before, self.after
        old, new = before.match, after.match
        if new is not None and (old is None or old.hall is not new.hall):
            yield b"match", match_part(new.hall)
        elif new is None and old is not None:
            yield b"match", None
        if (old and old.deal) is not (new and new.deal):
            yield b"deal", _deal(after)
        if (
            before.times is not after.times
            or before.paused_at != after.paused_at
            or before.settings is not after.settings
        ):
            yield b"clock", clock_part(after)
        if before.round is not after.round or revealing(before) != revealing(after):
            yield b"fair", fair_part(after)

    @cached_property
    def _events(self) -> bytes | None:
        """The events where all are for everybody."""
        if any(isinstance(event, PRIVATE) for event in self.events):
            return None
        return encode(events_told(self.events, None, undone=self.undone))

    # ------------------------------------------------------------ for one
    def message(self, seat: int | None, *, tell: bool, ack: str | None) -> bytes:
        """The update for a seat, or for a visitor (None)."""
        parts = [self._table] if self._table else []
        events, said = b"[]", None
        if sees(self.after, seat):
            parts += [self._game] if self._game else []
            parts += self._own(seat, tell=tell)
            events = self._events or encode(events_told(self.events, seat, undone=self.undone))
            said = self._told(seat) if tell else None
        tail = [b"" if said is None else b',"told":' + encode(said), b"" if ack is None else b',"ack":' + encode(ack)]
        return b'%b,"events":%b%b,"parts":{%b}}' % (self._head, events, b"".join(tail), b",".join(parts))

    def _told(self, seat: int | None) -> list[Any]:
        match = self.before.match
        if isinstance(self.entry, e.DealtAgain):
            match = None if self.after.dealt is None else self.after.dealt.before
        return told(None if match is None else m.view_of(match, seat), self.events, seat)

    def _own(self, seat: int | None, *, tell: bool) -> Iterator[bytes]:
        if self._concerns(seat):
            yield b'"you":' + encode(you(self.after, seat, tell=tell))
        if _settled(self.before) != _settled(self.after):
            yield b'"result":' + encode(result(self.after, seat))

    def _concerns(self, seat: int | None) -> bool:
        """Whether anything that the seat knows by itself has changed."""
        before, after = self.before, self.after
        if seat is None or seat >= len(before.chairs):
            return False
        if before.to_act != after.to_act and seat in (before.to_act, after.to_act):
            return True
        if seat == after.to_act and before.turn != after.turn:
            return True
        changed = before.chairs is not after.chairs or before.stage is not after.stage
        return changed or _hand(before, seat) is not _hand(after, seat) or flags(before, seat) != flags(after, seat)


def _hand(state: State, seat: int) -> object:
    deal = None if state.match is None else state.match.deal
    return None if deal is None else deal.hands[seat]


def _settled(state: State) -> int:
    """Which deal there is an account of; 0 where there is none."""
    match = state.match
    there = match is not None and match.deal is not None and match.deal.board.settlement is not None
    return 0 if match is None or not there else len(match.hall.past)


def _deal(state: State) -> Any:  # noqa: ANN401 - a part, or nothing
    deal = None if state.match is None else state.match.deal
    return None if deal is None else deal_part(state.rules, deal.board, points_shown=state.settings.points_shown)


def revealing(state: State) -> tuple[int, int, bool]:
    """What decides which rounds are published."""
    stage = None if state.match is None else state.match.hall.stage
    return len(state.shown), state.number, stage is m.Stage.DEAL


def result(state: State, seat: int | None) -> Any:  # noqa: ANN401 - a part, or nothing
    """The account of the last deal, as long as it lies on the table or the next is not dealt."""
    match = state.match
    if match is None or match.deal is None or not _settled(state):
        return None
    return result_part(state.rules, match.deal.board, match.hall.past[-1], seat)
