"""The table of a page, here without a page: lines, requests, and a log that somebody else keeps."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest

from bela.apps.inpage.table import TablesHere
from bela.bots import BOTS

SETTINGS = {"variant": "croatian_4", "options": {"target": 101}, "level": "rules", "pace": "quick"}


class Page:
    """Keeps what it is given, unless it is full, and hears what is told."""

    def __init__(self) -> None:
        self.rows: dict[str, list[str]] = defaultdict(list)
        self.full = False
        self.told: asyncio.Queue[tuple[int, dict[str, Any]]] = asyncio.Queue()

    async def keep(self, code: str, rows: str) -> None:
        if self.full:
            raise OSError("no room")
        for number, body in json.loads(rows):
            assert number == len(self.rows[code]) + 1
            self.rows[code].append(body)

    async def load(self, code: str) -> str:
        return json.dumps(self.rows.get(code, []))

    def tables(self) -> TablesHere:
        return TablesHere(lambda line, text: self.told.put_nowait((line, json.loads(text))), self.keep, self.load)


def in_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        asyncio.run(asyncio.wait_for(test(), 60))

    return run


async def asked(tables: TablesHere, method: str, path: str, body: object = None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await tables.ask(json.dumps({"method": method, "path": path, "body": body})))
    return found


async def made(tables: TablesHere) -> tuple[str, str]:
    found = await asked(tables, "POST", "/api/tables", {"settings": SETTINGS, "seat": 0, "start": True})
    assert found["ok"], found
    return found["body"]["code"], found["body"]["seat_token"]


def hello(code: str, seat: str | None) -> str:
    return json.dumps({"t": "hello", "v": 1, "table": code, "seat": seat, "fair": False, "told": True})


async def heard(page: Page, kind: str) -> dict[str, Any]:
    while True:
        _, message = await page.told.get()
        if message["t"] == kind:
            return message


@in_loop
async def test_a_table_is_made_and_told() -> None:
    page = Page()
    tables = page.tables()
    code, token = await made(tables)
    tables.open(1)
    tables.say(1, hello(code, token))
    snapshot = await heard(page, "snapshot")
    assert snapshot["parts"]["you"]["seat"] == 0
    assert snapshot["parts"]["table"]["alone"]
    tables.close(1)
    tables.close(1)
    tables.say(1, "nobody hears this")


@in_loop
async def test_another_page_goes_on_where_the_last_one_was() -> None:
    page = Page()
    tables = page.tables()
    code, token = await made(tables)
    tables.open(1)
    tables.say(1, hello(code, token))
    first = await heard(page, "snapshot")
    tables.close(1)
    again = page.tables()
    again.open(1)
    again.say(1, hello(code, token))
    assert (await heard(page, "snapshot"))["seq"] >= first["seq"]
    again.close(1)


@in_loop
async def test_what_is_no_message_is_refused() -> None:
    page = Page()
    tables = page.tables()
    code, token = await made(tables)
    tables.open(1)
    tables.say(1, hello(code, token))
    await heard(page, "snapshot")
    tables.say(1, json.dumps({"t": "fly", "id": "1"}))
    assert (await heard(page, "refused"))["error"]["code"] == "bad_message"
    tables.close(1)


@in_loop
async def test_a_line_to_no_table_is_told_so() -> None:
    page = Page()
    tables = page.tables()
    tables.open(1)
    tables.say(1, hello("NOSUCHTABLE", None))
    assert (await heard(page, "refused"))["error"]["code"] == "no_table"
    tables.open(2)
    tables.close(2)
    await asyncio.sleep(0)


@in_loop
async def test_where_nothing_can_be_kept_no_table_is_made() -> None:
    page = Page()
    page.full = True
    found = await asked(page.tables(), "POST", "/api/tables", {"settings": SETTINGS, "seat": 0, "start": True})
    assert found == {"ok": False, "body": {"error": {"code": "cannot_keep"}}}
    assert not page.rows


@in_loop
async def test_requests_have_the_answers_of_a_server() -> None:
    page = Page()
    tables = page.tables()
    code, _ = await made(tables)
    body = (await asked(tables, "GET", "/api/info"))["body"]
    assert body["levels"] == [name for name in BOTS if name != "expert"]
    assert body["usual_level"] in body["levels"]
    expert = {**SETTINGS, "level": "expert"}
    assert not (await asked(tables, "POST", "/api/tables", {"settings": expert, "seat": 0, "start": True}))["ok"]
    assert (await asked(tables, "GET", f"/api/tables/{code}"))["body"]["table"]["code"] == code
    assert (await asked(tables, "GET", f"/api/tables/{code}/matches/1"))["body"]["sheet"] == []
    assert (await asked(tables, "GET", f"/api/tables/{code}/matches/1/record"))["body"].startswith("{")
    assert (await asked(tables, "GET", f"/api/tables/{code}/matches/1/deals/1"))["body"]["error"]["code"] == "no_deal"


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/kitchen", None, "no_table"),
        ("GET", "/api/tables/NOBODY", None, "no_table"),
        ("POST", "/api/tables", {"settings": 1}, "bad_message"),
        ("POST", "/api/tables", {"settings": {**SETTINGS, "variant": "poker"}}, "bad_settings"),
    ],
)
def test_what_cannot_be_is_refused(method: str, path: str, body: object, code: str) -> None:
    found = asyncio.run(asked(Page().tables(), method, path, body))
    assert found["body"]["error"]["code"] == code
