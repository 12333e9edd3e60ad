"""A table as lines: what happens, one message to a line, for clients that speak HTTP alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from bela.apps.web.client import Client
from bela.apps.web.hall import Hall, Seat
from bela.apps.web.people import digest_of
from bela.apps.web.reading import number_in

QUIET = 15.0
"""Seconds without a message, after which an empty line tells that the connection is good."""


async def stream(hall: Hall, request: Request, token: str | None) -> Response:
    """The stream of a table for a seat, or for a visitor without a token. Raises NotDoneError."""
    asked = request.query_params
    seat = await hall.table(request.path_params["code"])
    after = asked.get("after", "")
    client = Client(
        None if token is None else digest_of(token), None, told=asked.get("told") == "1", fair=asked.get("fair") == "1"
    )
    await hall.enter(seat, client, number_in(after))
    return StreamingResponse(_lines(hall, seat, client), media_type="application/x-ndjson")


async def _lines(hall: Hall, seat: Seat, client: Client) -> AsyncIterator[bytes]:
    try:
        while True:
            try:
                async with asyncio.timeout(QUIET):
                    more = await client.more()
            except TimeoutError:
                yield b"\n"
                continue
            if not more:
                return
            while (data := client.take()) is not None:
                yield data + b"\n"
    finally:
        hall.leave(seat, client)
