"""All tables of a server: made, woken by their code, and put to sleep when nobody is there."""

from __future__ import annotations

import asyncio
import secrets

from msgspec import json

from bela.apps.web.checking import check_settings
from bela.apps.web.client import Client
from bela.apps.web.drive import Drive
from bela.apps.web.game import entries as e
from bela.apps.web.game.fold import opened
from bela.apps.web.people import People, Person, digest_of, new_token
from bela.apps.web.protocol import commands as c
from bela.apps.web.protocol.settings import NewTable
from bela.apps.web.reading import decoded
from bela.apps.web.refusing import NotDoneError
from bela.apps.web.room import House, Room
from bela.apps.web.store import Write
from bela.apps.web.wishes import Reply, done
from bela.apps.web.wishes_seat import hint, join, ticket

SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of which codes are made: none is taken for another."""
CODE_LENGTH = 10
"""Of 32 signs each: 50 bits."""
MOST_WATCHERS, MOST_AT_SEAT = 200, 8
"""Connections of visitors, and of one seat."""
ASLEEP_AFTER = 60_000
"""Milliseconds after which a table that nobody is connected to leaves the memory."""


class Seat:
    """A table that is awake, and what drives it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.drive = Drive(room)
        self.idle_since = room.house.clock.now()


class Hall:
    """The tables by their codes."""

    def __init__(self, house: House, people: People) -> None:
        self.house = house
        self.people = people
        self._awake: dict[str, Seat] = {}
        self._waking: dict[str, asyncio.Lock] = {}

    # ------------------------------------------------------------ tables
    async def make(self, person: Person, wanted: NewTable) -> tuple[str, int, str]:
        """A new table: its code, the seat of whoever made it, and a token for that. Raises NotDoneError."""
        check_settings(self.house.levels, wanted.settings)
        code, token, now = new_code(), new_token(), self.house.clock.now()
        made = e.Made(at=now, settings=wanted.settings, host=person.id, seed=secrets.token_hex(8))
        state = opened(code, made)
        seat = wanted.seat or 0
        if seat >= state.rules.seats:
            raise NotDoneError("no_such_seat", free=list(range(state.rules.seats)))
        entries: list[e.AnyEntry] = [made, e.Sat(at=now, seat=seat, person=person.id, token=digest_of(token))]
        entries += [e.Started(at=now)] if wanted.start else []
        rows = tuple((number, e.write_entry(entry)) for number, entry in enumerate(entries, start=1))
        await self.house.store.append(Write(code, rows, sync=True, member=(person.id, now)))
        return code, seat, token

    async def table(self, code: str) -> Seat:
        """The table with that code, woken where it sleeps. Raises NotDoneError."""
        code = code.upper().replace("-", "")
        found = self._awake.get(code)
        if found is not None:
            found.idle_since = self.house.clock.now()  # whoever asked is about to enter
            return found
        lock = self._waking.setdefault(code, asyncio.Lock())
        async with lock:
            if code not in self._awake:
                self._awake[code] = await self._wake(code)
            self._waking.pop(code, None)
            return self._awake[code]

    async def _wake(self, code: str) -> Seat:
        bodies = await self.house.store.load(code)
        if not bodies:
            raise NotDoneError("no_table")
        room = Room.woken(self.house, code, bodies)
        room.names.update(await self.people.names(room.state.people))
        return Seat(room)

    def awake(self) -> list[Seat]:
        """The tables in memory."""
        return list(self._awake.values())

    def tidy(self) -> None:
        """Let tables sleep that nobody is connected to."""
        now = self.house.clock.now()
        for code, seat in list(self._awake.items()):
            if seat.room.clients or seat.drive.busy or seat.room.lock.locked():
                seat.idle_since = now
            elif now - seat.idle_since >= ASLEEP_AFTER:
                seat.drive.stop()
                del self._awake[code]

    async def forget(self, person: Person) -> None:
        """Delete all that is kept about somebody; where others sit with them, a bot takes the seat."""
        codes = await self.people.delete(person.id)
        for code in set(self._awake) - set(codes):
            if self._awake[code].room.state.seat_of(person.id) is not None:
                self._let_go(code)
        for code in codes:
            await self._vacate((await self.table(code)).room, person)

    def _let_go(self, code: str) -> None:
        seat = self._awake.pop(code)
        seat.drive.stop()
        for client in list(seat.room.clients):
            client.let_go("left")

    async def _vacate(self, room: Room, person: Person) -> None:
        async with room.lock:
            seat = room.state.seat_of(person.id)
            room.names.pop(person.id, None)
            if seat is not None:
                level = room.state.settings.level if room.running else None
                await room.happen(e.BotSet(at=room.now(), seat=seat, level=level))

    # ------------------------------------------------------------ clients
    async def enter(self, seat: Seat, client: Client, after: int | None) -> None:
        """Somebody connects: they are told everything first, and then all that happens."""
        room = seat.room
        async with room.lock:
            number = room.seat_of(client)
            if client.token is not None and number is None:
                raise NotDoneError("no_seat_token")
            self._make_room(room, number)
            first = not room.anybody and number is not None
            entries = self._arrival(seat, client, first=first)
            if entries:
                await room.happen(*entries)
            client.send(room.snapshot(client, after=after))
            room.clients.append(client)
            if number is not None:
                seat.drive.gone.pop(number, None)
            room.tell_presence()
            seat.drive.plan()

    def _make_room(self, room: Room, number: int | None) -> None:
        """See that not too many are connected; of one seat, the connection that came first gives way."""
        same = [one for one in room.clients if room.seat_of(one) == number]
        if number is None and len(same) >= MOST_WATCHERS:
            raise NotDoneError("table_full", free=[])
        if number is not None and len(same) >= MOST_AT_SEAT:
            same[0].let_go("replaced")

    def _arrival(self, seat: Seat, client: Client, *, first: bool) -> list[e.AnyEntry]:
        """What is written down as somebody comes: clocks go on, shares are given or not, the seat is theirs again."""
        room, number = seat.room, client.seat
        state, now = room.state, room.now()
        entries: list[e.AnyEntry] = []
        if number is None:
            return entries
        if first and (state.paused_at is not None or not seat.drive.gone):
            since = state.last_at if state.paused_at is None else state.paused_at
            entries.append(e.Resumed(at=now, since=since))
        chair = state.chairs[number]
        beside = any(room.seat_of(one) == number for one in room.clients if one is not client)
        if chair.gives is not client.fair and not beside:
            entries.append(e.Gives(at=now, seat=number, on=client.fair))
        if not chair.plays:
            entries.append(e.CameBack(at=now, seat=number))
        return entries

    def leave(self, seat: Seat, client: Client) -> None:
        """Somebody's connection has ended."""
        room = seat.room
        if client not in room.clients:
            return
        room.clients.remove(client)
        now = self.house.clock.now()
        seat.idle_since = now
        if client.seat is not None and not room.is_here(client.seat):
            seat.drive.gone[client.seat] = now
        room.tell_presence()
        seat.drive.plan()

    async def wish(self, seat: Seat, client: Client, command: c.Wish, person: Person | None) -> Reply:
        """Do what a client asks. Raises NotDoneError, CannotKeepError."""
        room = seat.room
        match command:
            case c.Join():
                if person is None:
                    raise NotDoneError("no_person")
                answer = await join(room, client, person, command)
                if client.lasting:
                    await self._seated(seat, client)
                return answer
            case c.Ticket():
                return await ticket(room, client, command)
            case c.Hint():
                return await hint(room, client, command)
            case _:
                return await done(room, seat.drive, client, command)

    async def _seated(self, seat: Seat, client: Client) -> None:
        """A visitor has become somebody who sits here."""
        async with seat.room.lock:
            seat.room.seat_of(client)
            others = [one for one in seat.room.clients if one is not client and one.seat is not None]
            entries = self._arrival(seat, client, first=not others)
            if entries:
                await seat.room.happen(*entries)
            seat.room.tell_presence()
            seat.drive.plan()


def new_code() -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))


def read_command(data: bytes | str) -> c.Wish:
    """A command. Raises msgspec.DecodeError."""
    return decoded(data, _COMMANDS)


def read_hello(data: bytes | str) -> c.Hello:
    """The first message of a connection. Raises msgspec.DecodeError."""
    return decoded(data, _HELLO)


_COMMANDS: json.Decoder[c.Wish] = json.Decoder(c.Wish)
_HELLO: json.Decoder[c.Hello] = json.Decoder(c.Hello)
