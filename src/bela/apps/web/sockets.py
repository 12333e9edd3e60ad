"""Tables over WebSockets."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, cast

from msgspec import DecodeError, ValidationError, json
from starlette.types import Receive, Scope, Send

from bela.apps.web.answering import answered, name_in
from bela.apps.web.client import Client
from bela.apps.web.faults import without_values
from bela.apps.web.guard import Bucket
from bela.apps.web.hall import Hall, Seat, read_hello
from bela.apps.web.people import Person, digest_of, id_of
from bela.apps.web.protocol.messages import Bye, Error
from bela.apps.web.refusing import NotDoneError, refused
from bela.apps.web.store import CannotKeepError

LOG = logging.getLogger(__name__)
HELLO_WITHIN = 15.0
"""Seconds until a connection has to say who it is."""
BURST, PER_SECOND = 40, 15
"""Commands of one connection."""
GOING_AWAY, POLICY = 1001, 1008


async def serve_socket(hall: Hall, receive: Receive, send: Send) -> None:
    """One connection, from its opening to its end."""
    await receive()
    await send({"type": "websocket.accept"})
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            data = await _received(receive)
    except TimeoutError:
        data = None
    if data is not None:
        await _Connection(hall, receive, send).run(data)
    with suppress(RuntimeError, OSError):
        await send({"type": "websocket.close", "code": GOING_AWAY})


async def _received(receive: Receive) -> str | bytes | None:
    """What the client says next; None when it has gone."""
    message = await receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    return cast("str | bytes", text if text is not None else message.get("bytes") or b"")


class _Connection:
    """A client that has said who it is."""

    def __init__(self, hall: Hall, receive: Receive, send: Send) -> None:
        self._hall = hall
        self._receive = receive
        self._send = send
        self._bucket = Bucket(BURST, PER_SECOND)
        self._person: Person | None = None

    async def run(self, first: str | bytes) -> None:
        """Greet it, then do what it asks until one of the two has enough."""
        try:
            hello = read_hello(first)
        except (DecodeError, ValidationError):
            await self._say(refused(Error(code="bad_message"), None))
            return
        try:
            self._person = await self._hall.people.by_token(hello.person)
            seat = await self._hall.table(hello.table)
            token = None if hello.seat is None else digest_of(hello.seat)
            client = Client(token, id_of(self._person), told=hello.told, fair=hello.fair)
            await self._hall.enter(seat, client, hello.after)
        except NotDoneError as error:
            await self._say(refused(error.error, None))
            return
        except CannotKeepError:
            await self._say(refused(Error(code="cannot_keep"), None))
            return
        except Exception as error:  # a log that cannot be read, say
            LOG.exception("a table failed", exc_info=without_values(error))
            await self._say(refused(Error(code="internal"), None))
            return
        await self._talk(seat, client)

    async def _talk(self, seat: Seat, client: Client) -> None:
        writer = asyncio.create_task(self._write(client))
        try:
            while client.gone is None and (data := await _received(self._receive)) is not None:
                await self._heard(seat, client, data)
        finally:
            self._hall.leave(seat, client)
            client.let_go("left")
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    async def _heard(self, seat: Seat, client: Client, data: str | bytes) -> None:
        if not self._bucket.takes(self._hall.house.clock.now() / 1000):
            client.send(refused(Error(code="too_fast", wait=1000), name_in(data)))
            return
        reply = await answered(self._hall, seat, client, self._person, data)
        if reply is not None:
            client.send(reply)

    async def _write(self, client: Client) -> None:
        with suppress(RuntimeError, OSError):
            while await client.more():
                while (data := client.take()) is not None:
                    await self._say(data)
            await self._say(json.encode(Bye(reason=cast("Any", client.gone))))
            await self._send({"type": "websocket.close", "code": POLICY if client.gone == "too_slow" else GOING_AWAY})

    async def _say(self, data: bytes) -> None:
        await self._send({"type": "websocket.send", "text": data.decode()})


async def close_socket(receive: Receive, send: Send) -> None:
    """Turn a connection away before it is opened."""
    await receive()
    await send({"type": "websocket.close", "code": POLICY})


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request, by lower-case name."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
