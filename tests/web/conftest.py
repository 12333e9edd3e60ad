"""Chance that is the same in every run, for whatever a server draws from the system."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from bela.apps.web.app import App, Served
from bela.apps.web.clockwork import SystemClock
from bela.apps.web.game.due import PACE
from bela.apps.web.guard import Origins
from bela.apps.web.room import House
from bela.apps.web.store import Store
from bela.apps.web.thinking import HereAndNow
from web.asking import HERE


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(request.node.name)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex())
    monkeypatch.setattr(secrets, "token_bytes", lambda size=32: chance.randbytes(size))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: chance.randbytes(size).hex())
    monkeypatch.setattr(secrets, "choice", chance.choice)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setitem(PACE, "quick", 0)
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>bela</title>\n", encoding="utf-8")
    (static / "app.js").write_text("export {};\n", encoding="utf-8")
    (static / "sw.js").write_text("// shell\n", encoding="utf-8")
    store = Store(tmp_path / "data")
    app = App(Served(House(SystemClock(), store, HereAndNow()), Origins(), static))
    with TestClient(app, base_url=HERE) as client:
        yield client
    store.close()
