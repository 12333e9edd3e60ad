"""An echo server of the same framework: what a client says goes, as long as an update, to all clients of its table."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import defaultdict

import uvicorn
from starlette.types import Receive, Scope, Send

from bela.apps.web.serving import listening, more_descriptors

PAYLOAD = 1500
"""Bytes of an echo: about as long as an update of a deal."""


class Echo:
    """Tables of clients, by the number that each says first."""

    def __init__(self, clients: int) -> None:
        self._clients = clients
        self._tables: dict[int, list[Send]] = defaultdict(list)
        self._counts: dict[int, int] = defaultdict(int)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        number = int((await receive())["text"])
        table, seat = divmod(number, self._clients)
        self._tables[table].append(send)
        await send({"type": "websocket.send", "text": self._message(table, asked=seat == 0)})
        while (await receive())["type"] == "websocket.receive":
            self._counts[table] += 1
            asked = self._counts[table] % self._clients
            for place, other in enumerate(self._tables[table]):
                await other({"type": "websocket.send", "text": self._message(table, asked=place == asked)})

    def _message(self, table: int, *, asked: bool) -> str:
        number = self._counts[table]
        legal = '[{"a":"7c"}]' if asked else "[]"
        head = f'{{"t":"update","seq":{number},"state":{number},"legal":{legal},"rest":"'
        return f'{head}{"x" * (PAYLOAD - len(head))}"}}'


async def main(clients: int) -> None:
    """Serve until the process ends."""
    listener = listening("127.0.0.1", 0)
    app = Echo(clients)
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_level="warning"
    )
    print(listener.getsockname()[1], flush=True)
    await uvicorn.Server(config).serve(sockets=[listener])


if __name__ == "__main__":
    more_descriptors()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {0})
    asyncio.run(main(int(sys.argv[1])))
