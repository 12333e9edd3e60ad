"""How requests are read and answered."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import DecodeError, ValidationError, json
from starlette.requests import Request
from starlette.responses import Response

from bela.apps.web.faults import without_values
from bela.apps.web.guard import Bucket, Limits
from bela.apps.web.hall import Hall
from bela.apps.web.people import Person, PersonError
from bela.apps.web.protocol.messages import Error
from bela.apps.web.reading import decoded
from bela.apps.web.refusing import STATUS, NotDoneError
from bela.apps.web.store import CannotKeepError

LOG = logging.getLogger(__name__)
LARGEST_BODY = 64 * 1024
Handler = Callable[[Request], Awaitable[Response]]
Shape = TypeVar("Shape")


def answer(data: Any, status: int = 200) -> Response:  # noqa: ANN401 - whatever JSON can hold
    """An answer in JSON."""
    body = data if isinstance(data, bytes) else json.encode(data)
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def error_answer(error: Error) -> Response:
    """An answer that says why nothing was done."""
    return answer({"error": error}, STATUS.get(error.code, 400))


def guarded(handler: Handler) -> Handler:
    """The handler, with what it raises as an answer."""

    async def guarding(request: Request) -> Response:
        try:
            return await handler(request)
        except NotDoneError as error:
            return error_answer(error.error)
        except PersonError as error:
            return error_answer(Error(code=error.code))
        except CannotKeepError:
            return error_answer(Error(code="cannot_keep"))
        except Exception as error:
            LOG.exception("a request failed", exc_info=without_values(error))
            return error_answer(Error(code="internal"))

    return guarding


async def body_of(request: Request, shape: type[Shape], most: int = LARGEST_BODY) -> Shape:
    """The body of a request. Raises NotDoneError."""
    try:
        return decoded(await raw_body(request, most), json.Decoder(shape))
    except (DecodeError, ValidationError) as error:
        raise NotDoneError("bad_message") from error


async def raw_body(request: Request, most: int = LARGEST_BODY) -> bytes:
    """The bytes of a request. Raises NotDoneError for too many."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise NotDoneError("too_large")
    return bytes(data)


def bearer(request: Request) -> str | None:
    """The token that a request bears."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


class Desk:
    """Where requests arrive: who asks, and whether too often."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.requests = Limits(lambda: Bucket(120, 20))
        self.makings = Limits(lambda: Bucket(200, 1))
        self.logins = Limits(lambda: Bucket(10, 0.05))
        self.commands = Limits(lambda: Bucket(40, 15))

    def now(self) -> int:
        """The time."""
        return self.hall.house.clock.now()

    def limit(self, who: str, limits: Limits) -> None:
        """See that somebody does not ask too often. Raises NotDoneError."""
        if not limits.takes(who, self.now() / 1000):
            raise NotDoneError("too_fast", wait=5000)

    async def person(self, request: Request) -> Person:
        """Who asks. Raises NotDoneError."""
        found = await self.hall.people.by_token(bearer(request))
        if found is None:
            raise NotDoneError("no_person")
        return found


def whence(request: Request) -> str:
    """From which address somebody asks."""
    return request.client.host if request.client else ""
