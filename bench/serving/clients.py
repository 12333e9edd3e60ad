"""Light clients: as many as one core carries beside the server, which look only for what they need."""

from __future__ import annotations

import asyncio
import random
import re
import struct
import time
from collections.abc import Callable
from typing import cast

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LEGAL = re.compile(rb'"legal":\[\{"a":"([^"]+)"')
STATE = re.compile(rb'"state":(\d+)')
SEQ = re.compile(rb'"seq":(\d+)')
SHORT = 126
TEXT, PING, PONG = 0x81, 0x89, 0x8A
AT_ONCE = 100
"""Connections that are opened at the same time."""
PERIOD = 1.0
"""Seconds between two plays of a table."""


def frame(kind: int, data: bytes) -> bytes:
    """A frame from a client; its mask is of noughts, which leaves the data as they are."""
    size = len(data)
    short = size < SHORT
    head = struct.pack("!BB", kind, 0x80 | size) if short else struct.pack("!BBH", kind, 0x80 | SHORT, size)
    return head + bytes(4) + data


class Line(asyncio.Protocol):
    """One connection."""

    def __init__(self, hello: bytes) -> None:
        self._hello = hello
        self._data = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard: Callable[[Line, bytes], None] = lambda _line, _data: None
        self.last = b""
        self.seq = -1
        self.gaps = self.doubles = 0
        self.table = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(UPGRADE)

    def data_received(self, data: bytes) -> None:
        """Take in what came, message by message."""
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._data[: end + 4]
            self._open = True
            self.send(self._hello)
        while (message := self._next()) is not None:
            self._take(message)

    def _next(self) -> bytes | None:
        data = self._data
        if len(data) < 2:  # noqa: PLR2004 - the head of a frame
            return None
        size, start = data[1] & 0x7F, 2
        if size == SHORT:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size > SHORT:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return None
        kind, message = data[0], bytes(data[start : start + size])
        del data[: start + size]
        if kind == PING:
            self._transport.write(frame(PONG, message))
            return b""
        return message

    def _take(self, message: bytes) -> None:
        if not message.startswith((b'{"t":"update"', b'{"t":"snapshot"')):
            return
        found = SEQ.search(message)
        seq = int(found[1]) if found else -1
        if self.seq >= 0:
            self.gaps += seq > self.seq + 1
            self.doubles += seq <= self.seq
        self.seq, self.last = seq, message
        if not self.ready.done():
            self.ready.set_result(None)
        self.heard(self, message)

    def send(self, data: bytes) -> None:
        """Say something."""
        self._transport.write(frame(TEXT, data))

    def close(self) -> None:
        """End the connection."""
        self._transport.abort()


async def connected(host: str, port: int, hellos: list[bytes]) -> list[Line]:
    """So many connections, each greeted."""
    loop, gate = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)

    async def one(hello: bytes) -> Line:
        async with gate:
            _, line = await loop.create_connection(lambda: Line(hello), host, port)
            await line.ready
            return line

    return list(await asyncio.gather(*map(one, hellos)))


class Measured:
    """Tables of clients that play once a second, each whoever is asked."""

    def __init__(self, lines: list[Line], tables: int, clients: int) -> None:
        self.times: list[float] = []
        self.lost = self.doubled = 0
        self._clients = clients
        self._loop = asyncio.get_running_loop()
        self._under_way: dict[tuple[int, int], list[float]] = {}
        """By table and number of the update that is awaited: when it was asked for, and who has not heard it."""
        self._due = [0.0] * tables
        self._counting = self._ended = False
        self._lines = lines
        for number, line in enumerate(lines):
            line.table = number // clients
            line.heard = self._heard

    async def warm_up(self, seconds: float) -> None:
        """Let every table begin at a moment of its own."""
        now = self._loop.time()
        for table in range(len(self._due)):
            self._due[table] = now + random.random() * PERIOD
        for line in self._lines:
            self._answer(line, line.last)
        await asyncio.sleep(seconds)

    async def run(self, seconds: float) -> None:
        """Measure for so long; then wait for what is under way."""
        self._counting = True
        await asyncio.sleep(seconds)
        self._ended = True
        await asyncio.sleep(3.0)
        self.lost = len(self._under_way) + sum(line.gaps for line in self._lines)
        self.doubled = sum(line.doubles for line in self._lines)

    def _heard(self, line: Line, message: bytes) -> None:
        asked = self._under_way.get((line.table, line.seq))
        if asked is not None:
            asked[1] -= 1
            if not asked[1]:
                del self._under_way[line.table, line.seq]
                if self._counting:
                    self.times.append(time.perf_counter() - asked[0])
        self._answer(line, message)

    def _answer(self, line: Line, message: bytes) -> None:
        legal, state = LEGAL.search(message), STATE.search(message)
        if legal is None or state is None or self._ended:
            return
        table = line.table
        when = max(self._loop.time(), self._due[table])
        self._due[table] = when + PERIOD
        self._loop.call_at(when, self._play, line, legal[1], state[1])

    def _play(self, line: Line, action: bytes, state: bytes) -> None:
        if self._ended:
            return
        self._under_way[line.table, line.seq + 1] = [time.perf_counter(), self._clients]
        line.send(b'{"t":"do","id":"s%b","state":%b,"action":"%b"}' % (state, state, action))
