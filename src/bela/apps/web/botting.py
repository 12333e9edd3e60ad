"""The bots of one table: they think while the time that they seem to take goes by."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from bela import match as m
from bela.apps.pacing import ROUND
from bela.apps.web.game import due as d
from bela.apps.web.game import entries as e
from bela.apps.web.game.state import State
from bela.apps.web.room import Room
from bela.apps.web.thinking import Asked, Question, Thought
from bela.deal.errors import IllegalAction
from bela.deal.state import View

LOG = logging.getLogger(__name__)
QUANTUM = round(1000 * ROUND)
"""A bot that needs longer than its delay answers after a whole number of these milliseconds."""


def view_in(state: State, seat: int) -> View:
    """The deal on the table as a seat knows it."""
    assert state.match is not None  # noqa: S101 - a seat is asked in a match only
    view = m.view_of(state.match, seat).deal
    assert view is not None  # noqa: S101 - and in a deal
    return view


class BotsHere:
    """Asks the bots, and lets their answers happen."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thoughts: dict[object, asyncio.Task[Thought]] = {}

    def think(self, one: d.AskBots) -> asyncio.Task[Thought]:
        """Have bots think from now on; once for the same question."""
        state = self._room.state
        key = (state.turn, one.claims, one.seat)
        task = self._thoughts.get(key)
        if task is None:
            claims = tuple(self._asked(seat) for seat in one.claims)
            move = None if one.seat is None else self._asked(one.seat)
            question = Question(claims, move, f"{state.seed}/whim/{state.turn}")
            task = asyncio.get_running_loop().create_task(self._room.house.thinkers.ask(question))
            self._thoughts = {key: task}
        return task

    def _asked(self, seat: int) -> Asked:
        state = self._room.state
        level = state.chairs[seat].level or state.settings.level
        return Asked(level, state.settings.style, view_in(state, seat))

    async def answer(self, turn: int, one: d.AskBots, thinking: asyncio.Task[Thought]) -> None:
        """Let happen what they thought of, once they have; unless something else has happened by then."""
        if not thinking.done():
            clock = self._room.house.clock
            started = clock.now()
            await asyncio.wait([thinking])
            await self._until(started + QUANTUM * (1 + (clock.now() - started) // QUANTUM))
        async with self._room.lock:
            if self._room.state.turn == turn and self._room.anybody:
                await self._done(one, thinking.result())

    async def _done(self, one: d.AskBots, thought: Thought) -> None:
        if thought.claims is not None and await self._claimed(thought.claims):
            return
        room = self._room
        if one.seat is not None and thought.action is not None and not room.state.chairs[one.seat].plays:
            await room.happen(e.Acted(at=room.now(), seat=one.seat, action=thought.action, how="bot"))
            if any(fault.seat == one.seat for fault in thought.faults):
                room.tell_fault(one.seat)

    async def _claimed(self, seat: int) -> bool:
        try:
            await self._room.happen(e.Acted(at=self._room.now(), seat=seat, action="claim", how="bot"))
        except IllegalAction:
            LOG.error("the bot in seat %d claimed in vain", seat)  # noqa: TRY400 - told without anybody's cards
            return False
        return True

    async def _until(self, when: int) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._room.house.clock.call_at(when, partial(future.set_result, None))
        await future
