"""Requests and their answers."""

from __future__ import annotations

import asyncio

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bela.apps.web.answering import LARGEST, answered
from bela.apps.web.answers import Desk, Handler, answer, bearer, body_of, guarded, raw_body, whence
from bela.apps.web.api_info import info, rules_answer
from bela.apps.web.api_people import PeopleApi
from bela.apps.web.client import Client
from bela.apps.web.draw.table import table_part
from bela.apps.web.hall import Hall
from bela.apps.web.people import digest_of, id_of
from bela.apps.web.protocol import commands as c
from bela.apps.web.protocol import settings as s
from bela.apps.web.reading import number_in
from bela.apps.web.refusing import STATUS, NotDoneError
from bela.apps.web.review import Review
from bela.apps.web.streams import stream
from bela.apps.web.words import words_of
from bela.i18n import LANGUAGES

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


class Api:
    """The requests about the server and its tables."""

    def __init__(self, desk: Desk, link: str | None) -> None:
        self.desk = desk
        self.link = link
        self.hall = desk.hall

    def routes(self) -> list[tuple[str, str, Handler]]:
        """Method, path and handler of each request."""
        match = "/api/tables/{code}/matches/{match}"
        return [
            ("GET", "/api/info", self.info),
            ("POST", "/api/rules", self.rules),
            ("GET", "/api/words/{language}", self.words),
            ("POST", "/api/tables", self.new_table),
            ("GET", "/api/tables/{code}", self.table),
            ("POST", "/api/tables/{code}/seat", self.seat),
            ("POST", "/api/tables/{code}/do", self.do),
            ("GET", "/api/tables/{code}/stream", self.stream),
            ("GET", "/api/tables/{code}/fair", self.fair),
            ("GET", match, self.match),
            ("GET", match + "/record", self.record),
            ("GET", match + "/deals/{deal}", self.deal),
        ]

    # ------------------------------------------------------------ what there is
    async def info(self, request: Request) -> Response:
        """What the server has to offer."""
        return answer(info(self.hall.house.levels, self.link, secure=request.url.scheme == "https"))

    async def rules(self, request: Request) -> Response:
        """What becomes of options."""
        self.desk.limit(whence(request), self.desk.requests)
        return answer(rules_answer(await body_of(request, s.RulesAsked)))

    async def words(self, request: Request) -> Response:
        """A catalogue."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise NotDoneError("no_such_request")
        return answer(words_of(language))

    # ------------------------------------------------------------ tables
    async def new_table(self, request: Request) -> Response:
        """A table."""
        self.desk.limit(whence(request), self.desk.makings)
        person = await self.desk.person(request)
        code, seat, token = await self.hall.make(person, await body_of(request, s.NewTable))
        return answer({"code": code, "seat": seat, "seat_token": token}, 201)

    async def table(self, request: Request) -> Response:
        """A table, for whoever has its link."""
        self.desk.limit(whence(request), self.desk.requests)
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
        self.desk.limit(client.token or client.person or whence(request), self.desk.commands)
        client.told = request.query_params.get("told") == "1"
        data = await raw_body(request, LARGEST)
        reply = await answered(self.hall, seat, client, person, data)
        return answer(reply or b"{}", _status(reply))

    async def stream(self, request: Request) -> Response:
        """All that happens at a table."""
        return await stream(self.hall, request, bearer(request))

    async def seat(self, request: Request) -> Response:
        """One's own seat at a table, with another token for it."""
        person = await self.desk.person(request)
        table = await self.hall.table(request.path_params["code"])
        mine = table.room.state.seat_of(person.id)
        if mine is None:
            raise NotDoneError("not_seated")
        client = Client(None, person.id, lasting=False)
        found = json.decode(await self.hall.wish(table, client, c.Join(id="seat"), person) or b"{}")
        return answer({"code": table.room.state.code, "seat": mine, "seat_token": found["seat_token"]})

    # ------------------------------------------------------------ looking back
    async def _review(self, request: Request) -> tuple[Review, int | None]:
        """The matches of a table, and the seat of whoever asks, by the token of a seat or of a person."""
        self.desk.limit(whence(request), self.desk.requests)
        token, table = bearer(request), await self.hall.table(request.path_params["code"])
        person = await self.hall.people.by_token(token)
        state = table.room.state
        seat = state.seat_by(digest_of(token or "")) if person is None else state.seat_of(person.id)
        if seat is None and not state.settings.spectators:
            raise NotDoneError("no_spectators")
        return await Review.of(self.hall, state.code), seat

    async def match(self, request: Request) -> Response:
        """A match."""
        review, seat = await self._review(request)
        return answer(await asyncio.to_thread(review.match, _numbered(request, "match"), seat))

    async def deal(self, request: Request) -> Response:
        """A deal that is over."""
        review, seat = await self._review(request)
        number, deal = _numbered(request, "match"), _numbered(request, "deal")
        return answer(await asyncio.to_thread(review.deal, number, deal, seat))

    async def record(self, request: Request) -> Response:
        """A record, as a file."""
        review, seat = await self._review(request)
        number = _numbered(request, "match")
        name = f"bela-{request.path_params['code']}-{number}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        text = await asyncio.to_thread(review.record, number, seat)
        return Response(text, 200, headers, "application/jsonl")

    async def fair(self, request: Request) -> Response:
        """The fair rounds that have been revealed."""
        review, _ = await self._review(request)
        return answer({"rounds": review.fair()})


def _numbered(request: Request, what: str) -> int:
    """Which match or deal an address names. Raises NotDoneError."""
    found = number_in(request.path_params[what])
    if found is None:
        raise NotDoneError(f"no_{what}")
    return found


def _status(reply: bytes | None) -> int:
    """The status of a message: that of its error, where it is one."""
    found = {} if reply is None else json.decode(reply)
    return STATUS.get(found["error"]["code"], 400) if found.get("t") == "refused" else 200


async def _no_such_request(_request: Request) -> Response:
    raise NotDoneError("no_such_request")


def api_routes(hall: Hall, link: str | None) -> list[BaseRoute]:
    """The routes below /api; ``link`` is the address to hand on."""
    desk = Desk(hall)
    found = [*Api(desk, link).routes(), *PeopleApi(desk).routes()]
    routes = [Route(path, guarded(handler), methods=[method]) for method, path, handler in found]
    others = [Route(path, guarded(_no_such_request), methods=METHODS) for path in ("/api", "/api/{path:path}")]
    return [*routes, *others]
