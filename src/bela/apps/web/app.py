"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bela.apps.web.api import api_routes
from bela.apps.web.guard import HEADERS, Origins, policy
from bela.apps.web.hall import Hall
from bela.apps.web.pages import page_routes
from bela.apps.web.people import People
from bela.apps.web.room import House
from bela.apps.web.sockets import close_socket, headers_of, serve_socket

TIDY_EVERY = 20.0
"""Seconds."""
SWEEP_EVERY = 90
"""So often the server is tidied before all that it holds is looked through, unless nobody is there before."""
SAFE = ("GET", "HEAD")


@dataclass(frozen=True)
class Served:
    """All that a server needs."""

    house: House
    origins: Origins
    static: Path
    """Where the page's files are."""
    link: str | None = None
    """The address to hand on; None where no other machine reaches the server."""


class App:
    """Turns foreign origins away, hands sockets to tables and requests to the routes, and sets the headers."""

    def __init__(self, served: Served) -> None:
        self.hall = Hall(served.house, People(served.house.store))
        self.origins = served.origins
        routes = [*api_routes(self.hall, served.link), *page_routes(served.static)]
        self._routes: ASGIApp = Starlette(routes=routes, lifespan=self._lifespan)

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        tidy = asyncio.create_task(self._tidy())
        try:
            yield
        finally:
            tidy.cancel()
            self.close()

    def close(self) -> None:
        """Let everybody go."""
        for seat in self.hall.awake():
            seat.drive.stop()
            for client in list(seat.room.clients):
                client.let_go("shutdown")

    async def _tidy(self) -> None:
        while True:
            for _ in range(SWEEP_EVERY):
                await asyncio.sleep(TIDY_EVERY)
                self.hall.tidy()
                if not self.hall.awake():
                    break
            gc.collect()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == "lifespan":
            await self._routes(scope, receive, send)
            return
        headers = headers_of(scope)
        host = headers.get("host", "")
        known = self.origins.knows(host)
        foreign = not self.origins.allows(headers.get("origin"), host)
        if scope["type"] == "websocket":
            if not known or foreign or scope["path"] != "/ws":
                await close_socket(receive, send)
            else:
                await serve_socket(self.hall, receive, send)
        elif not known or (foreign and scope["method"] not in SAFE):
            await _turned_away(send)
        else:
            await self._routes(scope, receive, _with_headers(send, policy(host, scope["path"])))


def _with_headers(send: Send, allowed: bytes) -> Send:
    """Every answer bears the headers that browsers heed."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS, (b"content-security-policy", allowed)]
        await send(message)

    return sending


async def _turned_away(send: Send) -> None:
    body = b'{"error":{"code":"bad_origin"}}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
