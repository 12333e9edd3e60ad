"""Requests about oneself."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from bela.apps.web.answers import Desk, Handler, answer, bearer, body_of, whence
from bela.apps.web.protocol import settings as s
from bela.apps.web.review import Review

LISTED = 20
"""Tables of somebody that are told of."""


class PeopleApi:
    """Who somebody is, and what is kept about them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def routes(self) -> list[tuple[str, str, Handler]]:
        """Method, path and handler of each request."""
        return [
            ("POST", "/api/people", self.new_person),
            ("POST", "/api/people/login", self.login),
            ("GET", "/api/me", self.me),
            ("PATCH", "/api/me", self.rename),
            ("DELETE", "/api/me", self.delete),
            ("PUT", "/api/me/password", self.password),
            ("DELETE", "/api/me/device", self.forget_device),
            ("GET", "/api/me/export", self.export),
            ("GET", "/api/me/tables", self.tables),
        ]

    async def new_person(self, request: Request) -> Response:
        """Somebody new."""
        self.desk.limit(whence(request), self.desk.makings)
        wanted = await body_of(request, s.Guest)
        person, token = await self.desk.hall.people.new(wanted.name, self.desk.now())
        return answer({"id": person.id, "name": person.name, "kept": False, "token": token}, 201)

    async def login(self, request: Request) -> Response:
        """Somebody on another device."""
        self.desk.limit(whence(request), self.desk.logins)
        wanted = await body_of(request, s.Login)
        person, token = await self.desk.hall.people.login(wanted.name, wanted.password, self.desk.now())
        return answer({"id": person.id, "name": person.name, "kept": True, "token": token})

    async def me(self, request: Request) -> Response:
        """Oneself."""
        person = await self.desk.person(request)
        return answer({"id": person.id, "name": person.name, "kept": person.kept})

    async def rename(self, request: Request) -> Response:
        """Another name, which all tables learn."""
        person = await self.desk.person(request)
        new = await self.desk.hall.people.rename(person, (await body_of(request, s.Guest)).name)
        for seat in self.desk.hall.awake():
            await seat.room.rename(new.id, new.name)
        return answer({"id": new.id, "name": new.name, "kept": new.kept})

    async def password(self, request: Request) -> Response:
        """Keep the name."""
        self.desk.limit(whence(request), self.desk.logins)
        person, wanted = await self.desk.person(request), await body_of(request, s.Password)
        await self.desk.hall.people.set_password(person, wanted.password, wanted.old)
        return answer({"id": person.id, "name": person.name, "kept": True})

    async def forget_device(self, request: Request) -> Response:
        """The device that asks is nobody's any more."""
        await self.desk.person(request)
        await self.desk.hall.people.forget_device(bearer(request) or "")
        return answer({})

    async def delete(self, request: Request) -> Response:
        """Nothing is kept about somebody any more."""
        await self.desk.hall.forget(await self.desk.person(request))
        return answer({})

    async def tables(self, request: Request) -> Response:
        """Where somebody sat, the last first."""
        person = await self.desk.person(request)
        found = await self.desk.hall.people.tables(person.id)
        return answer({"tables": [await self._table(code, at, person.id) for code, at in found[:LISTED]]})

    async def _table(self, code: str, at: int, person: str) -> dict[str, object]:
        state = (await self.desk.hall.table(code)).room.state
        seat = state.seat_of(person)
        running = state.stage.value
        return {
            "code": code,
            "at": at,
            "last": state.last_at,
            "seat": seat,
            "stage": running,
            "match": state.number,
            "title": state.settings.title,
            "variant": state.settings.variant,
            "asked": seat is not None and state.to_act == seat,
        }

    async def export(self, request: Request) -> Response:
        """All that is kept about somebody, with their matches as they may have them."""
        person = await self.desk.person(request)
        data = await self.desk.hall.people.export(person)
        tables = await self.desk.hall.people.tables(person.id)
        matches = [one for code, _ in tables for one in await self._matches(code, person.id)]
        return answer({**data, "tables": [{"code": code, "at": at} for code, at in tables], "matches": matches})

    async def _matches(self, code: str, person: str) -> list[dict[str, object]]:
        seat = (await self.desk.hall.table(code)).room.state.seat_of(person)
        review = await Review.of(self.desk.hall, code)
        return [{"code": code, "match": number, "record": review.record(number, seat)} for number in review.numbers]
