"""Requests and their answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import DecodeError, ValidationError, json
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bela.apps.web.api_info import info, rules_answer
from bela.apps.web.client import Client
from bela.apps.web.draw.table import table_part
from bela.apps.web.guard import Bucket, Limits
from bela.apps.web.hall import Hall
from bela.apps.web.people import Person, PersonError, digest_of, id_of
from bela.apps.web.protocol import settings as s
from bela.apps.web.protocol.messages import Error
from bela.apps.web.refusing import STATUS, NotDoneError
from bela.apps.web.sockets import LARGEST, answered
from bela.apps.web.store import CannotKeepError
from bela.apps.web.streams import stream
from bela.apps.web.words import words_of
from bela.i18n import LANGUAGES

if TYPE_CHECKING:
    from bela.apps.web.app import Served

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

    return guarding


async def body_of(request: Request, shape: type[Shape], most: int = LARGEST_BODY) -> Shape:
    """The body of a request. Raises NotDoneError."""
    try:
        return json.decode(await raw_body(request, most), type=shape)
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


class Api:
    """The requests, and what they need."""

    def __init__(self, hall: Hall, served: Served) -> None:
        self.hall = hall
        self.served = served
        self._requests = Limits(lambda: Bucket(120, 20))
        self._makings = Limits(lambda: Bucket(30, 0.2))
        self._logins = Limits(lambda: Bucket(10, 0.05))

    def limit(self, request: Request, limits: Limits) -> None:
        """See that somebody does not ask too often. Raises NotDoneError."""
        who = request.client.host if request.client else ""
        if not limits.takes(who, self.hall.house.clock.now() / 1000):
            raise NotDoneError("too_fast", wait=5000)

    async def person(self, request: Request) -> Person:
        """Who asks. Raises NotDoneError."""
        found = await self.hall.people.by_token(bearer(request))
        if found is None:
            raise NotDoneError("no_person")
        return found

    # ------------------------------------------------------------ what there is
    async def info(self, request: Request) -> Response:
        """What the server has to offer."""
        return answer(info(self.hall.house.levels, secure=request.url.scheme == "https"))

    async def rules(self, request: Request) -> Response:
        """What becomes of options."""
        self.limit(request, self._requests)
        return answer(rules_answer(await body_of(request, s.RulesAsked)))

    async def words(self, request: Request) -> Response:
        """A catalogue."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise NotDoneError("no_table")
        return answer(words_of(language))

    # ------------------------------------------------------------ people
    async def new_person(self, request: Request) -> Response:
        """Somebody new."""
        self.limit(request, self._makings)
        wanted = await body_of(request, s.Guest)
        person, token = await self.hall.people.new(wanted.name, self.hall.house.clock.now())
        return answer({"id": person.id, "name": person.name, "kept": False, "token": token}, 201)

    async def login(self, request: Request) -> Response:
        """Somebody on another device."""
        self.limit(request, self._logins)
        wanted = await body_of(request, s.Login)
        person, token = await self.hall.people.login(wanted.name, wanted.password, self.hall.house.clock.now())
        return answer({"id": person.id, "name": person.name, "kept": True, "token": token})

    async def me(self, request: Request) -> Response:
        """Oneself."""
        person = await self.person(request)
        return answer({"id": person.id, "name": person.name, "kept": person.kept})

    async def rename(self, request: Request) -> Response:
        """Another name, which all tables learn."""
        person = await self.person(request)
        new = await self.hall.people.rename(person, (await body_of(request, s.Guest)).name)
        for seat in self.hall.awake():
            await seat.room.rename(new.id, new.name)
        return answer({"id": new.id, "name": new.name, "kept": new.kept})

    async def password(self, request: Request) -> Response:
        """Keep the name."""
        self.limit(request, self._logins)
        person, wanted = await self.person(request), await body_of(request, s.Password)
        await self.hall.people.set_password(person, wanted.password, wanted.old)
        return answer({"id": person.id, "name": person.name, "kept": True})

    async def forget_device(self, request: Request) -> Response:
        """This device is nobody's any more."""
        await self.person(request)
        await self.hall.people.forget_device(bearer(request) or "")
        return answer({})

    # ------------------------------------------------------------ tables
    async def new_table(self, request: Request) -> Response:
        """A table."""
        self.limit(request, self._makings)
        person = await self.person(request)
        code, seat, token = await self.hall.make(person, await body_of(request, s.NewTable))
        return answer({"code": code, "seat": seat, "seat_token": token}, 201)

    async def table(self, request: Request) -> Response:
        """A table, for whoever has its link."""
        self.limit(request, self._requests)
        room = (await self.hall.table(request.path_params["code"])).room
        return answer({"table": table_part(room.state, room.names), "presence": room.presence()})

    async def do(self, request: Request) -> Response:
        """One command."""
        seat = await self.hall.table(request.path_params["code"])
        token = bearer(request)
        person = await self.hall.people.by_token(token)
        client = Client(None if token is None or person is not None else digest_of(token), id_of(person), lasting=False)
        if client.token is not None and seat.room.seat_of(client) is None:
            raise NotDoneError("no_seat_token")
        who = client.token or client.person or (request.client.host if request.client else "")
        if not self._commands.takes(who, self.hall.house.clock.now() / 1000):
            raise NotDoneError("too_fast", wait=1000)
        client.told = request.query_params.get("told") == "1"
        data = await raw_body(request, LARGEST)
        reply = await answered(self.hall, seat, client, person, data)
        return answer(reply or b"{}", _status(reply))

    _commands = Limits(lambda: Bucket(40, 15))

    async def stream(self, request: Request) -> Response:
        """All that happens at a table."""
        return await stream(self.hall, request, bearer(request))


def _status(reply: bytes | None) -> int:
    """The status of a message: that of its error, where it is one."""
    found = {} if reply is None else json.decode(reply)
    return STATUS.get(found["error"]["code"], 400) if found.get("t") == "refused" else 200


def api_routes(hall: Hall, served: Served) -> list[BaseRoute]:
    """The routes below /api."""
    api = Api(hall, served)
    table: list[tuple[str, str, Handler]] = [
        ("GET", "/api/info", api.info),
        ("POST", "/api/rules", api.rules),
        ("GET", "/api/words/{language}", api.words),
        ("POST", "/api/people", api.new_person),
        ("POST", "/api/people/login", api.login),
        ("GET", "/api/me", api.me),
        ("PATCH", "/api/me", api.rename),
        ("PUT", "/api/me/password", api.password),
        ("DELETE", "/api/me/device", api.forget_device),
        ("POST", "/api/tables", api.new_table),
        ("GET", "/api/tables/{code}", api.table),
        ("POST", "/api/tables/{code}/do", api.do),
        ("GET", "/api/tables/{code}/stream", api.stream),
    ]
    return [Route(path, guarded(handler), methods=[method]) for method, path, handler in table]
