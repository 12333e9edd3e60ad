"""Who may speak to the server, what a page may load, and how much anybody may ask."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bela.apps.web.guard import Bucket, Limits, Origins, host_name, is_address
from web.asking import HERE, SOCKET, error


@pytest.mark.parametrize(
    ("host", "origin", "welcome"),
    [
        ("localhost:8765", HERE, True),
        ("localhost:8765", None, True),
        ("localhost:8765", "https://evil.example", False),
        ("localhost:8765", "null", False),
        ("192.168.1.20:8765", "http://192.168.1.20:8765", True),
        ("evil.example:8765", "http://evil.example:8765", False),
    ],
)
def test_only_the_servers_own_pages_may_speak_to_it(
    server: TestClient,
    host: str,
    origin: str | None,
    welcome: bool,  # noqa: FBT001 - a row of a table
) -> None:
    headers = {"host": host, **({} if origin is None else {"origin": origin})}
    answer = server.post("/api/people", json={"name": "Ana"}, headers=headers)
    assert answer.status_code == (201 if welcome else 403)
    if welcome:
        with server.websocket_connect(SOCKET, headers=headers):
            pass
    else:
        with pytest.raises(WebSocketDisconnect), server.websocket_connect(SOCKET, headers=headers):
            pass


def test_a_public_address_is_one_of_the_servers_own() -> None:
    origins = Origins("https://bela.example.org/cards")
    assert origins.knows("bela.example.org")
    assert origins.allows("https://bela.example.org", "localhost:8765")
    assert not origins.allows("https://other.example.org", "bela.example.org")
    assert (host_name("[::1]:80"), is_address("::1"), is_address("a.example")) == ("::1", True, False)


def test_every_answer_forbids_what_a_page_does_not_need(server: TestClient) -> None:
    for path in ("/", "/static/app.js", "/api/info"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "ws://localhost:8765" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_pages_and_files_are_found_and_nothing_beside_them(server: TestClient) -> None:
    for path in ("/", "/t/KTRM429753", "/review/KTRM429753/1"):
        assert "<title>bela" in server.get(path).text
    assert server.get("/sw.js").headers["content-type"].startswith("text/javascript")
    assert server.get("/static/app.js").status_code == 200
    for path in ("/favicon.ico", "/static/../data/tables.sqlite3", "/static/missing.js", "/manifest.webmanifest"):
        assert server.get(path).status_code == 404


def test_too_large_and_unreadable_requests_are_refused(server: TestClient) -> None:
    assert error(server.post("/api/people", content=b"{" + b" " * 70_000)) == (413, "too_large")
    assert error(server.post("/api/people", content=b"nonsense")) == (400, "bad_message")
    assert error(server.post("/api/tables", json={})) == (401, "no_person")


def test_somebody_who_makes_too_many_is_told_to_wait(server: TestClient) -> None:
    codes = [server.post("/api/people", json={"name": "Ana"}).status_code for _ in range(220)]
    assert codes[0] == 201
    assert codes[-1] == 429


def test_buckets_fill_again_with_time() -> None:
    limits = Limits(lambda: Bucket(2, 1), most=2)
    assert [limits.takes("a", 0.0) for _ in range(3)] == [True, True, False]
    assert limits.takes("b", 0.0)
    assert limits.takes("a", 1.0)
    assert not limits.takes("a", 1.0)
    assert limits.takes("c", 1.0)
    assert limits.takes("b", 1.0)
