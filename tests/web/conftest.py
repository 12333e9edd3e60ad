"""Chance that is the same in every run, for whatever a server draws from the system."""

from __future__ import annotations

import random
import secrets

import pytest


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(request.node.name)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex())
    monkeypatch.setattr(secrets, "token_bytes", lambda size=32: chance.randbytes(size))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: chance.randbytes(size).hex())
    monkeypatch.setattr(secrets, "choice", chance.choice)
