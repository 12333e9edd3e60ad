"""People at tables: clients that fold what they are told, as the page does."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from bela.apps.web.answering import answered
from bela.apps.web.client import Client
from bela.apps.web.fair import Share, share_hash
from bela.apps.web.hall import Hall, Seat
from bela.apps.web.people import People, Person, digest_of
from bela.apps.web.protocol.settings import NewTable, Settings
from web.fakes import FakeClock, new_house, settled

Message = dict[str, Any]


class Guest:
    """Somebody connected to a table."""

    def __init__(self, club: Club, code: str, token: str | None, person: Person | None) -> None:
        self.club = club
        self.code = code
        self.token = token
        self.person = person
        self.heard: list[bytes] = []
        self.times: list[int] = []
        self.parts: Message = {}
        self.state = self.seq = -1
        self.client: Client | None = None
        self.table: Seat | None = None
        self.share = secrets.token_hex(32)
        self.cut = 7

    # ------------------------------------------------------------ connection
    async def come(self, *, after: int | None = None, fair: bool = False, told: bool = False) -> Guest:
        """Connect."""
        person = None if self.person is None else self.person.id
        self.client = Client(None if self.token is None else digest_of(self.token), person, told=told, fair=fair)
        self.table = await self.club.hall.table(self.code)
        await self.club.hall.enter(self.table, self.client, after)
        await settled()
        self.hear()
        return self

    async def anew(self, *, after: int | None = None, fair: bool = False, told: bool = False) -> Guest:
        """Let the connection end, and connect again."""
        await self.go()
        return await self.come(after=after, fair=fair, told=told)

    async def go(self) -> None:
        """Let the connection end."""
        assert self.client is not None
        assert self.table is not None
        self.hear()
        self.club.hall.leave(self.table, self.client)
        self.client = None
        await settled()

    def hear(self) -> list[Message]:
        """Take in what was sent."""
        found = []
        while self.client is not None and (data := self.client.take()) is not None:
            self.heard.append(data)
            self.times.append(self.club.clock.now())
            found.append(self._fold(json.loads(data)))
        return found

    def _fold(self, message: Message) -> Message:
        if message["t"] == "snapshot":
            self.parts = {}
            self.token = message["seat_token"] or self.token
        if message["t"] in ("snapshot", "update"):
            assert message["t"] == "snapshot" or message["seq"] == self.seq + 1, message
            self.seq, self.state = message["seq"], message["state"]
            self.parts |= message["parts"]
        if message["t"] == "presence":
            self.parts["presence"] = message["presence"]
        return message

    # ------------------------------------------------------------ commands
    async def send(self, t: str, **more: Any) -> Message:  # noqa: ANN401 - the fields of a command
        """Say something; the message that answers it."""
        return await self.say({"t": t, "id": f"c{next(self.club.ids)}", **more})

    async def say(self, message: Message) -> Message:
        """The same with a name of one's own."""
        await self.post(message)
        return next(one for one in reversed(self.answers) if one.get("ack") == message.get("id"))

    async def post(self, message: Message) -> None:
        """Say something, and hear whatever comes."""
        assert self.client is not None
        assert self.table is not None
        data = json.dumps(message)
        reply = await answered(self.club.hall, self.table, self.client, self.person, data)
        if reply is not None:
            self.client.send(reply)
        await settled()
        self.answers = self.hear()

    answers: list[Message] = []  # noqa: RUF012 - replaced, never changed

    async def do(self, action: str) -> Message:
        """An action of the game, as things stand."""
        self.hear()
        return await self.send("do", state=self.state, action=action)

    # ------------------------------------------------------------ what is seen
    @property
    def seat(self) -> int | None:
        seat: int | None = self.parts["you"]["seat"]
        return seat

    @property
    def legal(self) -> list[str]:
        """What may be done now."""
        return [one["a"] for one in self.parts["you"]["legal"]]

    # ------------------------------------------------------------ fair rounds
    async def give(self) -> bool:
        """Answer a fair round, where one asks this seat."""
        self.hear()
        fair, seat = self.parts.get("fair"), self.seat
        if not fair or seat is None or seat not in fair["asked"]:
            return False
        share = Share(seat, self.share, self.cut if fair["cutter"] == seat else None)
        if fair["step"] == "commit":
            await self.send("commit", round=fair["round"], hash=share_hash(self.code, fair["round"], share))
        else:
            await self.send("share", round=fair["round"], share=share.share, cut=share.cut)
        return True


class Club:
    """A server for one test."""

    def __init__(self, folder: Path, clock: FakeClock | None = None) -> None:
        self.clock = clock or FakeClock()
        self.house = new_house(folder, self.clock)
        self.hall = Hall(self.house, People(self.house.store))
        self.ids = count(1)

    async def person(self, name: str) -> Person:
        """Somebody new."""
        return (await self.hall.people.new(name, self.clock.now()))[0]

    async def table(self, variant: str, people: int = 1, *, start: bool = True, **settings: Any) -> list[Guest]:  # noqa: ANN401 - settings
        """A table at which so many people sit, from seat 0 on, the others being bots."""
        settings.setdefault("pace", "quick")
        host = await self.person("Ana")
        code, _, token = await self.hall.make(host, NewTable(settings=Settings(variant=variant, **settings)))
        guests = [await Guest(self, code, token, host).come()]
        for name in ("Bruno", "Cvita", "Dado")[: people - 1]:
            guest = await Guest(self, code, None, await self.person(name)).come()
            await guest.send("join", seat=len(guests))
            guests.append(guest)
        if start:
            await guests[0].send("start")
        self.hear(guests)
        return guests

    def hear(self, guests: Iterable[Guest]) -> None:
        """Let everybody take in what was sent."""
        for guest in guests:
            guest.hear()

    def close(self) -> None:
        """The server ends."""
        for seat in self.hall.awake():
            seat.drive.stop()
        self.house.store.close()


@asynccontextmanager
async def club(folder: Path, clock: FakeClock | None = None) -> AsyncIterator[Club]:
    """A server for the length of a block."""
    found = Club(folder, clock)
    try:
        yield found
    finally:
        found.close()


async def asked(guests: list[Guest]) -> Guest | None:
    """Whoever is asked, once bots and chance have had their time; None when the match is over."""
    club_ = guests[0].club
    while True:
        await settled()
        club_.hear(guests)
        for guest in guests:
            if await guest.give():
                break
        else:
            if guests[0].parts["table"]["stage"] != "running":
                return None
            found = next((guest for guest in guests if guest.parts["you"]["legal"]), None)
            if found is not None:
                return found
            assert await club_.clock.to_next()
