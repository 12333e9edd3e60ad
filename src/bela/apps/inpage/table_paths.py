"""The requests of ``docs/protocol.md`` that a table in the page has an answer to."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from msgspec import ValidationError, convert, to_builtins

from bela.apps.offering import offered
from bela.apps.opponents import bots_offered
from bela.apps.web.draw.table import table_part
from bela.apps.web.game.state import State
from bela.apps.web.hall import Hall
from bela.apps.web.people import Person
from bela.apps.web.protocol.messages import Error
from bela.apps.web.protocol.settings import NewTable
from bela.apps.web.refusing import NotDoneError
from bela.apps.web.review import Review
from bela.apps.web.store import CannotKeepError
from bela.apps.web.written import matches_of
from bela.i18n import LANGUAGES

Reply = dict[str, Any]
Found = re.Match[str]


async def reply_to(hall: Hall, person: Person, request: Mapping[str, Any]) -> Reply:
    """``{"ok": True, "body": ...}``, or ``{"ok": False, "body": {"error": ...}}``."""
    for method, path, answer in PATHS:
        found = path.fullmatch(str(request.get("path")))
        if found and method == request.get("method"):
            return await _replied(answer(hall, person, found, request.get("body")))
    return _refused(Error(code="no_table"))


async def _replied(coming: Awaitable[object]) -> Reply:
    try:
        return {"ok": True, "body": await coming}
    except NotDoneError as error:
        return _refused(error.error)
    except ValidationError:
        return _refused(Error(code="bad_message"))
    except CannotKeepError:
        return _refused(Error(code="cannot_keep"))


def _refused(error: Error) -> Reply:
    return {"ok": False, "body": {"error": to_builtins(error)}}


async def _info(hall: Hall, _person: Person, _found: Found, _body: object) -> object:
    bots = bots_offered(hall.house.levels)
    return {"secure": True, "languages": LANGUAGES, **bots, "phrases": [], **offered()}


async def _make(hall: Hall, person: Person, _found: Found, body: object) -> object:
    code, seat, token = await hall.make(person, convert(body, NewTable))
    return {"code": code, "seat": seat, "seat_token": token}


async def _table(hall: Hall, _person: Person, found: Found, _body: object) -> object:
    room = (await hall.table(found["code"])).room
    return to_builtins({"table": table_part(room.state, room.names), "presence": room.presence()})


async def _reviewed(hall: Hall, person: Person, found: Found) -> tuple[Review, int | None]:
    state: State = (await hall.table(found["code"])).room.state
    now, matches = matches_of(state.code, await hall.house.store.load(state.code))
    return Review(now, matches, {}), state.seat_of(person.id)


async def _match(hall: Hall, person: Person, found: Found, _body: object) -> object:
    review, seat = await _reviewed(hall, person, found)
    return to_builtins(review.match(int(found["match"]), seat))


async def _deal(hall: Hall, person: Person, found: Found, _body: object) -> object:
    review, seat = await _reviewed(hall, person, found)
    return to_builtins(review.deal(int(found["match"]), int(found["deal"]), seat))


async def _record(hall: Hall, person: Person, found: Found, _body: object) -> object:
    review, seat = await _reviewed(hall, person, found)
    return review.record(int(found["match"]), seat)


TABLE = r"/api/tables/(?P<code>[\w-]+)"
MATCH = TABLE + r"/matches/(?P<match>[0-9]+)"
PATHS: tuple[tuple[str, re.Pattern[str], Callable[[Hall, Person, Found, object], Awaitable[object]]], ...] = (
    ("GET", re.compile("/api/info"), _info),
    ("POST", re.compile("/api/tables"), _make),
    ("GET", re.compile(TABLE), _table),
    ("GET", re.compile(MATCH), _match),
    ("GET", re.compile(MATCH + "/deals/(?P<deal>[0-9]+)"), _deal),
    ("GET", re.compile(MATCH + "/record"), _record),
)
"""By method and path: what answers."""
