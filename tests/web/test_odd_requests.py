"""Requests of every odd shape: each is refused with a code, and none ends a connection or looks like a fault."""

from __future__ import annotations

import json
import logging

import pytest
from starlette.testclient import TestClient

from bela.apps.web.hall import Hall
from bela.apps.web.reading import number_in
from web.asking import connected, error, hello, somebody, table, until

DEEP = 12_000
"""Brackets: more than can be read one within the other, and fewer bytes than a message may have."""
CARDS_NAMED = "the hand was Kh"
LONG = "9" * 5000
"""A number that Python does not read."""
SETTINGS = '{"settings":{"variant":"croatian_4","options":{"target":'


@pytest.mark.parametrize("begun", ["", '{"t":"settings","id":"1",' + SETTINGS[1:]])
@pytest.mark.parametrize("more", ["[", '{"a":'])
def test_a_command_that_is_nested_too_deep_is_refused_and_the_line_holds(
    server: TestClient, begun: str, more: str
) -> None:
    made, text = table(server, somebody(server)), begun + more * (DEEP // len(more))
    mine = {"authorization": f"Bearer {made['seat_token']}"}
    assert error(server.post(f"/api/tables/{made['code']}/do", content=text, headers=mine)) == (400, "bad_message")
    with connected(server) as socket:
        hello(socket, made)
        socket.send_text(text)
        assert until(socket, t="refused")["error"]["code"] == "bad_message"
        socket.send_text('{"t":"ping","id":"still here"}')
        assert until(socket, t="ack")["ack"] == "still here"


def test_a_greeting_that_is_nested_too_deep_is_refused(server: TestClient) -> None:
    with connected(server) as socket:
        socket.send_text('{"t":"hello","table":' + "[" * DEEP)
        assert json.loads(socket.receive_text())["error"]["code"] == "bad_message"


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_a_greeting_in_another_version_of_the_protocol_is_refused(server: TestClient, version: object) -> None:
    with connected(server) as socket:
        socket.send_text(json.dumps({"t": "hello", "v": version, "table": table(server, somebody(server))["code"]}))
        assert json.loads(socket.receive_text())["error"]["code"] == "bad_message"


@pytest.mark.parametrize("path", ["/api/tables", "/api/rules", "/api/people"])
def test_a_body_that_is_nested_too_deep_is_refused(server: TestClient, path: str) -> None:
    body = {"/api/tables": SETTINGS, "/api/rules": SETTINGS[12:], "/api/people": ""}[path] + "[" * DEEP
    assert error(server.post(path, content=body, headers=somebody(server))) == (400, "bad_message")


@pytest.mark.parametrize("number", ["0", "99", "-1", "abc", "٣", LONG])
def test_a_match_or_deal_by_a_number_that_it_cannot_have_is_none(server: TestClient, number: str) -> None:
    made = table(server, somebody(server), start=True)
    code, mine = made["code"], {"authorization": f"Bearer {made['seat_token']}"}
    for more in ("", "/record", "/deals/1"):
        assert error(server.get(f"/api/tables/{code}/matches/{number}{more}", headers=mine)) == (404, "no_match")
    assert error(server.get(f"/api/tables/{code}/matches/1/deals/{number}", headers=mine)) == (404, "no_deal")


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api"), ("GET", "/api/nothing"), ("PUT", "/api/tables"), ("DELETE", "/api/tables/X")]
)
def test_a_request_that_there_is_not_is_told_and_is_no_page(server: TestClient, method: str, path: str) -> None:
    assert error(server.request(method, path)) == (404, "no_such_request")


def test_a_request_that_fails_is_told_and_names_nothing_in_the_log(
    server: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(*_: object) -> None:
        raise ValueError(CARDS_NAMED)

    monkeypatch.setattr(Hall, "table", failing)
    with caplog.at_level(logging.ERROR):
        assert error(server.get("/api/tables/KTRM4297")) == (500, "internal")
    assert "a request failed" in caplog.text
    assert CARDS_NAMED not in caplog.text


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("41", 41), ("", None), ("-1", None), ("x", None), (LONG, None)]
)
def test_a_number_in_an_address_is_read_or_there_is_none(text: str, number: int | None) -> None:
    assert number_in(text) == number
