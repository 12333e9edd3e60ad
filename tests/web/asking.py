"""Asking a server over HTTP and WebSockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx2
from starlette.testclient import TestClient, WebSocketTestSession

HERE = "http://localhost:8765"
SOCKET = "ws://localhost:8765/ws"


def somebody(server: TestClient, name: str = "Ana") -> dict[str, str]:
    """The headers of somebody new."""
    answer = server.post("/api/people", json={"name": name})
    assert answer.status_code == 201
    return {"authorization": f"Bearer {answer.json()['token']}"}


def table(server: TestClient, headers: dict[str, str], variant: str = "scottish_2", **more: Any) -> dict[str, Any]:  # noqa: ANN401 - fields of a table
    settings = {"variant": variant, "pace": "quick", **more.pop("settings", {})}
    answer = server.post("/api/tables", json={"settings": settings, **more}, headers=headers)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def error(answer: httpx2.Response) -> tuple[int, str]:
    """The status, and the code of the error."""
    return answer.status_code, answer.json()["error"]["code"]


@contextmanager
def connected(server: TestClient) -> Iterator[WebSocketTestSession]:
    """A connection. Whoever ends it cancels the server's task, which may end by that before it tells that it ended."""
    with ExitStack() as held:
        socket = held.enter_context(server.websocket_connect(SOCKET))
        try:
            yield socket
        finally:
            with suppress(CancelledError):
                held.close()


def hello(socket: WebSocketTestSession, made: dict[str, Any], **more: Any) -> dict[str, Any]:  # noqa: ANN401 - fields of a hello
    socket.send_text(json.dumps({"t": "hello", "table": made["code"], "seat": made["seat_token"], **more}))
    found: dict[str, Any] = json.loads(socket.receive_text())
    return found


def until(socket: WebSocketTestSession, **wanted: object) -> dict[str, Any]:
    """The first message that has these values."""
    while True:
        message: dict[str, Any] = json.loads(socket.receive_text())
        if all(message.get(key) == value for key, value in wanted.items()):
            return message
