"""A table against bots in the browser: the server's own tables, with a store that the page keeps.

It speaks ``docs/protocol.md``: lines are opened, spoken over and closed as sockets are, requests are answered by paths.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from bela.apps.inpage.table_log import Keep, Load, Log
from bela.apps.inpage.table_paths import reply_to
from bela.apps.web.answering import answered
from bela.apps.web.client import Client
from bela.apps.web.clockwork import SystemClock
from bela.apps.web.hall import Hall, Seat, read_hello
from bela.apps.web.people import Person, digest_of
from bela.apps.web.refusing import NotDoneError, refused
from bela.apps.web.room import House
from bela.apps.web.thinking import HereAndNow
from bela.bots import BOTS

if TYPE_CHECKING:
    from bela.apps.web.people import People
    from bela.apps.web.store import Store

Tell = Callable[[int, str], object]
"""Sends a text over the line of that number."""
LEVELS = tuple(name for name in BOTS if name != "expert")
"""The bots that keep tempo without a compiled search; the expert would think for half a minute about a card."""
ME = Person(id="me", name="", kept=False)
"""Whoever sits at the device."""


class OnlyMe:
    """The people of a table that nobody else can reach."""

    async def names(self, people: tuple[str, ...]) -> dict[str, str]:
        """Nobody has a name of their own here."""
        del people
        return {}


class TablesHere:
    """Every table of this device."""

    def __init__(self, tell: Tell, keep: Keep, load: Load) -> None:
        self._tell = tell
        store, people = cast("Store", Log(keep, load)), cast("People", OnlyMe())
        self.hall = Hall(House(SystemClock(), store, HereAndNow(), levels=LEVELS), people)
        self._lines: dict[int, asyncio.Queue[str | None]] = {}
        self._running: set[asyncio.Task[None]] = set()

    async def ask(self, text: str) -> str:
        """The answer to a request, ``{"method", "path", "body"}``: ``{"ok", "body"}``."""
        return json.dumps(await reply_to(self.hall, ME, json.loads(text)), ensure_ascii=False)

    def open(self, line: int) -> None:
        """A line is opened; what is said first is a hello."""
        self._lines[line] = asyncio.Queue()
        task = asyncio.get_running_loop().create_task(self._serve(line))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def say(self, line: int, text: str) -> None:
        """Something is said over a line; over one that is closed nothing is heard."""
        if line in self._lines:
            self._lines[line].put_nowait(text)

    def close(self, line: int) -> None:
        """A line is closed."""
        if line in self._lines:
            self._lines.pop(line).put_nowait(None)

    # ------------------------------------------------------------ one line
    async def _serve(self, line: int) -> None:
        heard = self._lines[line]
        first = await heard.get()
        if first is None:
            return
        hello = read_hello(first)
        client = Client(None if hello.seat is None else digest_of(hello.seat), ME.id, told=hello.told, fair=hello.fair)
        try:
            seat = await self.hall.table(hello.table)
            await self.hall.enter(seat, client, hello.after)
        except NotDoneError as error:
            self._tell(line, refused(error.error, None).decode())
            return
        await self._talk(line, seat, client, heard)

    async def _talk(self, line: int, seat: Seat, client: Client, heard: asyncio.Queue[str | None]) -> None:
        writer = asyncio.get_running_loop().create_task(self._write(line, client))
        try:
            while (text := await heard.get()) is not None:
                reply = await answered(self.hall, seat, client, ME, text)
                if reply is not None:
                    client.send(reply)
        finally:
            self.hall.leave(seat, client)
            client.let_go("left")
            await writer

    async def _write(self, line: int, client: Client) -> None:
        while await client.more():
            while (data := client.take()) is not None:
                self._tell(line, data.decode())
