"""A table that is awake: the one place where it changes, and where everybody at it is told."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bela.apps.hinting import ADVISER
from bela.apps.web.casting import Cast, Told, encode, sees
from bela.apps.web.client import Client
from bela.apps.web.clockwork import Clock
from bela.apps.web.game import entries as e
from bela.apps.web.game.fold import apply, opened, passed_over
from bela.apps.web.game.state import Stage, State
from bela.apps.web.protocol.messages import BotFailed, Presence, Snapshot
from bela.apps.web.protocol.parts import PresencePart
from bela.apps.web.snapshot import missed_by, parts_of, told_so_far
from bela.apps.web.store import Write
from bela.apps.web.thinking import Thinkers
from bela.bots import BOTS
from bela.match.events import Scored

if TYPE_CHECKING:
    from bela.apps.web.store import Store

LOG = logging.getLogger(__name__)
REMEMBERED = 128
"""Updates that a client may have missed and is still told, and commands that are still known."""


@dataclass(frozen=True)
class House:
    """What all tables of a server share."""

    clock: Clock
    store: Store
    thinkers: Thinkers
    levels: tuple[str, ...] = tuple(BOTS)
    """The bots that can be had, the simplest first."""

    @property
    def adviser(self) -> str:
        """The bot that gives hints."""
        return ADVISER


class Room:
    """One table. Whatever changes it holds ``lock``: worked out, then kept, then true, then told."""

    def __init__(self, house: House, state: State, seq: int) -> None:
        self.house = house
        self.state = state
        self.seq = seq
        self.names: dict[str, str] = {}
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.past: deque[Told] = deque(maxlen=REMEMBERED)
        self.done: OrderedDict[tuple[int, str], int] = OrderedDict()
        """By seat and a command's name: the number of what came of it."""
        self._told_presence: PresencePart | None = None
        self.after_change: Callable[[], object] = lambda: None
        """Called whenever something has changed: whoever drives the table plans anew."""

    # ------------------------------------------------------------ from the log
    @classmethod
    def woken(cls, house: House, code: str, bodies: Sequence[bytes]) -> Room:
        """A table as its log tells it. Raises ValueError for a log that is none."""
        first, *rest = map(e.read_entry, bodies)
        if not isinstance(first, e.Made):
            raise ValueError(code)  # noqa: TRY004 - it is the log that is wrong, not a type
        room = cls(house, opened(code, first), 1)
        begun = [place for place, entry in enumerate(rest) if isinstance(entry, e.Started)]
        current = begun[-1] if begun else 0
        for entry in rest[:current]:
            room.state = passed_over(room.state, entry)
        room.seq += current
        for entry in rest[current:]:
            room._take(*room._worked_out([entry]))
        return room

    # ------------------------------------------------------------ changing
    async def happen(
        self,
        *entries: e.AnyEntry,
        asker: Client | None = None,
        cid: str | None = None,
        member: tuple[str, int] | None = None,
    ) -> bytes | None:
        """Have entries happen, and tell everybody; gives the answer for a request that is no connection.

        The lock must be held. Raises IllegalAction, CannotKeepError: then nothing has happened.
        """
        casts, state = self._worked_out(entries)
        rows = tuple((cast.seq, e.write_entry(cast.entry)) for cast in casts)
        over = any(isinstance(event, Scored) for cast in casts for event in cast.events)
        cancelled = await self._kept(Write(self.state.code, rows, sync=over, member=member))
        self._take(casts, state)
        answer = self._tell(casts, asker, cid)
        if casts[0].before.chairs is not state.chairs and self.presence() != self._told_presence:
            self.tell_presence()
        self.after_change()
        if cancelled:
            raise asyncio.CancelledError
        return answer

    async def _kept(self, write: Write) -> bool:
        """Wait until it is kept, whatever comes: whether somebody wanted to wait no more. Raises CannotKeepError."""
        future, cancelled = self.house.store.keep(write), False
        while not future.done():
            try:
                await asyncio.wait([future])
            except asyncio.CancelledError:
                cancelled = True
        future.result()
        return cancelled

    def _worked_out(self, entries: Sequence[e.AnyEntry]) -> tuple[list[Cast], State]:
        state, casts = self.state, list[Cast]()
        for number, entry in enumerate(entries, start=self.seq + 1):
            after, events = apply(state, entry)
            casts.append(Cast((state, after), entry, events, number, self.names))
            state = after
        return casts, state

    def _take(self, casts: Sequence[Cast], state: State) -> None:
        """What was kept is true now."""
        self.state = state
        for cast in casts:
            self.seq = cast.seq
            self.past.append(Told(cast.seq, cast.events, undone=cast.undone))
            if cast.entry.cid and cast.entry.by is not None:
                self._note(cast.entry.by, cast.entry.cid)

    def _note(self, seat: int, cid: str) -> None:
        self.done[seat, cid] = self.seq
        if len(self.done) > REMEMBERED:
            self.done.popitem(last=False)

    def _tell(self, casts: Sequence[Cast], asker: Client | None, cid: str | None) -> bytes | None:
        answer: bytes | None = None
        for cast in casts:
            mine = cid if cast is casts[-1] else None
            for client in self.clients:
                sat, seat = client.seat, self.seat_of(client)
                client.send(cast.message(seat, tell=client.told, ack=mine if client is asker else None))
                if seat is None and sat is not None:
                    client.send(self.snapshot(client))  # from now on it knows what a visitor does
            if asker is not None and not asker.lasting:
                answer = cast.message(self.seat_of(asker), tell=asker.told, ack=mine)
        return answer

    def seat_of(self, client: Client) -> int | None:
        """The seat that a client's token opens."""
        client.seat = None if client.token is None else self.state.seat_by(client.token)
        return client.seat

    def now(self) -> int:
        """The time; never before what was written down."""
        return max(self.house.clock.now(), self.state.last_at)

    # ------------------------------------------------------------ who is there
    def presence(self) -> PresencePart:
        """Who is connected."""
        seats = [self.seat_of(client) for client in self.clients]
        return PresencePart([seat in seats for seat in range(self.state.rules.seats)], seats.count(None))

    def is_here(self, seat: int) -> bool:
        """Whether somebody is connected to the seat."""
        return any(self.seat_of(client) == seat for client in self.clients)

    @property
    def anybody(self) -> bool:
        """Whether anybody who sits here is connected."""
        return any(self.seat_of(client) is not None for client in self.clients)

    def tell_presence(self) -> None:
        """Tell everybody who is connected."""
        self._told_presence = self.presence()
        data = encode(Presence(presence=self._told_presence))
        for client in self.clients:
            client.send(data)

    def tell_fault(self, seat: int) -> None:
        """Tell all who see the game that the bot whose turn it was failed: nothing that only one seat may know."""
        data = encode(BotFailed(seat=seat))
        for client in self.clients:
            if sees(self.state, self.seat_of(client)):
                client.send(data)

    def snapshot(
        self, client: Client, *, after: int | None = None, ack: str | None = None, token: str | None = None
    ) -> bytes:
        """Everything, for a client."""
        seat, state = self.seat_of(client), self.state
        parts = parts_of(state, self.names, self.presence(), seat, tell=client.told)
        missed = missed_by(self.past, after, self.seq, seat) if sees(state, seat) else None
        told = told_so_far(state, seat) if client.told else None
        now = {"seq": self.seq, "state": state.turn, "at": self.now()}
        return encode(Snapshot(**now, missed=missed, told=told, parts=parts, ack=ack, seat_token=token))

    async def rename(self, person: str, name: str) -> None:
        """Somebody is called something else from now on; all who are connected are told everything anew."""
        async with self.lock:
            if self.state.seat_of(person) is None:
                return
            self.names[person] = name
            for client in self.clients:
                client.send(self.snapshot(client))

    @property
    def running(self) -> bool:
        """Whether a match is being played."""
        return self.state.stage is Stage.RUNNING
