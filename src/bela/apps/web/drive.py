"""What moves a table on without anybody's doing: chance, bots, clocks, and what becomes of whoever is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, assert_never

from bela.apps.web import fair
from bela.apps.web.botting import BotsHere, view_in
from bela.apps.web.client import Client
from bela.apps.web.clockwork import Clock, Handle
from bela.apps.web.faults import without_values
from bela.apps.web.game import due as d
from bela.apps.web.game import entries as e
from bela.apps.web.room import Room
from bela.apps.web.store import CannotKeepError
from bela.apps.web.thinking import legal_of
from bela.deal.notation import action_text
from bela.table.agents import instead

LOG = logging.getLogger(__name__)
BEFORE_PAUSE = 10_000
"""Milliseconds that a table waits for somebody to come back before its clocks stand."""
BEFORE_RETRY = 2_000
"""Milliseconds until something is tried again that could not be kept."""
MISSES = 2
"""How often in a row the clock runs out until a bot sits in."""


class Drive:
    """Plans what is next whenever the table has changed, and does it when its time has come."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clock: Clock = room.house.clock
        self.gone: dict[int, int] = {}
        """By seat: since when nobody is connected to it."""
        self._handles: list[Handle] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots = BotsHere(room)
        room.after_change = self.plan

    # ------------------------------------------------------------ planning
    def plan(self) -> None:
        """Forget what was planned, and plan anew."""
        self.stop()
        state = self.room.state
        for one in d.due(state) if self.room.anybody else ():
            self._plan(one)
        self._plan_absence()

    def stop(self) -> None:
        """Forget what was planned."""
        for handle in self._handles:
            handle.cancel()
        self._handles.clear()

    @property
    def busy(self) -> bool:
        """Whether anything is planned or under way."""
        return bool(self._handles or self._tasks)

    def _plan(self, one: d.Due) -> None:
        asked_at, turn = self.room.state.times.asked_at, self.room.state.turn
        match one:
            case d.OpenRound(purpose, cutter):
                self._start(self._open_round(purpose, cutter))
            case d.AwaitShares(until):
                number = self.room.state.rounds
                self._later(until, lambda: self._shares_late(number))
            case d.ChooseDealer(dealer, delay):
                chosen = e.DealerChosen(at=0, dealer=dealer)
                self._later(asked_at + delay, lambda: self._happen(turn, chosen))
            case d.Chance(action, delay):
                entry = e.Acted(at=0, seat=None, action=action_text(action), how="chance")
                self._later(asked_at + delay, lambda: self._happen(turn, entry))
            case d.AskBots():
                thinking = self._bots.think(one)
                self._later(asked_at + one.delay, lambda: self._bots.answer(turn, one, thinking))
            case d.AwaitPerson(_, until):
                self._later(until, lambda: self._time_out(turn))
            case _:
                assert_never(one)

    def _later(self, when: int | None, what: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if when is not None:
            self._handles.append(self.clock.call_at(when, lambda: self._start(what())))

    def _start(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._watched(what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, what: Coroutine[Any, Any, None]) -> None:
        try:
            await what
        except CannotKeepError as error:
            LOG.error("a table could not be kept, and will be tried again: %s", error)  # noqa: TRY400 - no fault of ours
            self._handles.append(self.clock.call_at(self.clock.now() + BEFORE_RETRY, self.plan))
        except Exception as error:
            LOG.exception("a table stands still, and will be tried again", exc_info=without_values(error))
            self._handles.append(self.clock.call_at(self.clock.now() + BEFORE_RETRY, self.plan))

    # ------------------------------------------------------------ chance
    async def _happen(self, turn: int, entry: e.DealerChosen | e.Acted) -> None:
        async with self.room.lock:
            if self.room.state.turn == turn:
                entry.at = self.room.now()
                await self.room.happen(entry)

    async def _open_round(self, purpose: str, cutter: int | None) -> None:
        async with self.room.lock:
            if any(isinstance(one, d.OpenRound) for one in d.due(self.room.state)):
                await self.room.happen(self._round(purpose, cutter, ()))

    def _round(self, purpose: str, cutter: int | None, without: tuple[int, ...]) -> e.RoundOpened:
        state = self.room.state
        givers, (secret, salt) = d.givers(state, without), fair.new_secret()
        return e.RoundOpened(
            at=self.room.now(),
            number=state.rounds + 1,
            purpose=purpose,
            secret=secret,
            salt=salt,
            givers=list(givers),
            cutter=cutter if cutter in givers else None,
        )

    async def _shares_late(self, number: int) -> None:
        """The round begins anew without those who gave nothing."""
        async with self.room.lock:
            held = self.room.state.round
            if held is not None and held.number == number and held.asked:
                await self.room.happen(self._round(held.purpose, held.cutter, held.asked))

    async def reopen(self, client: Client, cid: str, seat: int) -> bytes | None:
        """The round begins anew, since a seat has lost its share. The lock must be held."""
        held = self.room.state.round
        assert held is not None  # noqa: S101 - asked in a round only
        entry = self._round(held.purpose, held.cutter, ())
        entry.cid, entry.by = cid, seat
        return await self.room.happen(entry, asker=client, cid=cid)

    # ------------------------------------------------------------ clocks
    async def _time_out(self, turn: int) -> None:
        async with self.room.lock:
            if self.room.state.turn == turn:
                await self.act_in_place()

    async def act_in_place(self) -> bool:
        """Where the clock of whoever is asked has run out, a legal action in their place. The lock must be held."""
        room, state = self.room, self.room.state
        for one in d.due(state):
            if isinstance(one, d.AwaitPerson) and one.until is not None and one.until <= room.now():
                view = view_in(state, one.seat)
                action = action_text(instead(view, legal_of(view)))
                await room.happen(e.Acted(at=room.now(), seat=one.seat, action=action, how="auto"))
                await self._given_up(one.seat)
                return True
        return False

    async def _given_up(self, seat: int) -> None:
        """Whose clock runs out again and again is taken to be away, where the table has bots sit in."""
        state = self.room.state
        away = state.settings.away is not None and state.chairs[seat].misses >= MISSES and self.room.running
        if away and state.chairs[seat].plays:
            await self.room.happen(e.WentAway(at=self.room.now(), seat=seat))

    # ------------------------------------------------------------ who is away
    def _plan_absence(self) -> None:
        room, state = self.room, self.room.state
        if not room.anybody:
            if state.paused_at is None:
                self._later(max(self.gone.values(), default=self.clock.now()) + BEFORE_PAUSE, self._pause)
            return
        for seat in state.persons if room.running and state.settings.away is not None else ():
            if state.chairs[seat].plays and not room.is_here(seat):
                since = self.gone.setdefault(seat, self.clock.now())
                self._later(since + 1000 * (state.settings.away or 0), partial(self._away, seat))

    async def _pause(self) -> None:
        async with self.room.lock:
            if not self.room.anybody and self.room.state.paused_at is None:
                await self.room.happen(e.Paused(at=self.room.now()))

    async def _away(self, seat: int) -> None:
        async with self.room.lock:
            room = self.room
            if room.running and room.state.chairs[seat].plays and not room.is_here(seat):
                await room.happen(e.WentAway(at=room.now(), seat=seat))
