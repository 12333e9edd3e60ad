"""Players for proofs of the server: each in a seat, playing whatever is legal, and remembering what it was told."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bela.apps.web.fair import Share, share_hash
from bela.apps.web.game import entries as e
from bela.apps.web.people import digest_of
from bela.apps.web.protocol.settings import Settings
from bela.apps.web.store import Store, Write

TABLES = (
    ("SCOTTISH22", 2, Settings(variant="scottish_2", pace="quick", options={"target": 101, "match_wins": 1})),
    ("CROATIAN32", 2, Settings(variant="croatian_3", pace="quick", options={"target": 101}, clock="relaxed")),
    ("CROATIAN42", 2, Settings(variant="croatian_4", pace="quick", options={"target": 101}, away=10, clock="brisk")),
    ("BARLINNIE4", 4, Settings(variant="barlinnie_4", pace="quick", options={"target": 101, "match_wins": 1})),
)
"""Codes, how many people sit there, and how the tables are set up; bots have the other seats."""
Json = dict[str, Any]


def as_data(part: Any) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """A part as it comes over the network."""
    return msgspec.json.decode(msgspec.json.encode(part))


def token_of(code: str, seat: int) -> str:
    """The token of a seat."""
    return f"a-token-for-{code}-{seat}"


async def prepare(folder: Path) -> None:
    """The tables, each with a match that has begun."""
    store = Store(folder)
    for code, people, settings in TABLES:
        entries: list[e.AnyEntry] = [e.Made(at=1, settings=settings, host="p0", seed=code)]
        tokens = [digest_of(token_of(code, seat)) for seat in range(people)]
        entries += [e.Sat(at=1, seat=seat, person=f"p{seat}", token=token) for seat, token in enumerate(tokens)]
        entries.append(e.Started(at=1))
        rows = tuple((number, e.write_entry(entry)) for number, entry in enumerate(entries, start=1))
        await store.append(Write(code, rows))
    store.close()


def players() -> list[Player]:
    """Somebody for every seat of a person."""
    return [Player(code, seat) for code, people, _ in TABLES for seat in range(people)]


class Player:
    """Plays in one seat, across restarts of the server."""

    def __init__(self, code: str, seat: int) -> None:
        self.code = code
        self.seat = seat
        self.parts: Json = {}
        self.seq = self.state = 0
        self.done: list[str] = []
        """The commands that were acknowledged."""
        self.asked: Json | None = None
        """The command of which no answer has come."""
        self.again = self.matches = 0
        self._rng = random.Random(f"{code} {seat}")
        self._count = 0
        self._share = ""
        self._cut: int | None = None
        self._acknowledged = asyncio.Event()
        self._socket: ClientConnection

    async def come(self, port: int) -> None:
        """Connect, and hear how things stand; what had no answer is said again."""
        self._socket = await connect(f"ws://127.0.0.1:{port}/ws", compression=None, max_size=None)
        hello = {"t": "hello", "table": self.code, "seat": token_of(self.code, self.seat), "fair": True}
        await self._socket.send(json.dumps(hello | ({"after": self.seq} if self.seq else {})))
        self._take(json.loads(await self._socket.recv()))
        if self.asked is not None:
            self.again += 1
            await self._socket.send(json.dumps(self.asked))

    async def play(self) -> None:
        """Play until the server is gone."""
        with suppress(WebSocketException, OSError):
            while True:
                if self.asked is None and (command := self._next()) is not None:
                    self._count += 1
                    self.asked = {"id": f"{self.seat}-{self._count}", **command}
                    await self._socket.send(json.dumps(self.asked))
                self._take(json.loads(await self._socket.recv()))

    async def acknowledged(self) -> None:
        """Wait until one more command is acknowledged."""
        self._acknowledged.clear()
        await self._acknowledged.wait()

    def _take(self, message: Json) -> None:
        if message["t"] == "snapshot":
            self.parts = {}
        if message["t"] in ("snapshot", "update"):
            self.seq, self.state = message["seq"], message["state"]
            self.parts |= message["parts"]
        mine = self.asked is not None and message.get("ack") == self.asked["id"]
        if mine and self.asked is not None:
            if message["t"] != "refused":
                self.done.append(self.asked["id"])
                self._acknowledged.set()
            self.asked = None

    def _next(self) -> Json | None:
        """What to do now, if anything."""
        fair = self.parts.get("fair")
        if self.parts["table"]["stage"] == "over" and not self.parts["table"]["wishes"][self.seat]:
            self.matches += 1
            return {"t": "rematch"}
        if fair and self.seat in fair["asked"]:
            return self._given(fair)
        legal = self.parts["you"]["legal"]
        return {"t": "do", "state": self.state, "action": self._rng.choice(legal)["a"]} if legal else None

    def _given(self, fair: Json) -> Json:
        if fair["step"] == "share":
            return {"t": "share", "round": fair["round"], "share": self._share, "cut": self._cut}
        self._share = self._rng.randbytes(32).hex()
        self._cut = self._rng.randrange(fair["cards"]) if fair["cutter"] == self.seat else None
        share = Share(self.seat, self._share, self._cut)
        return {"t": "commit", "round": fair["round"], "hash": share_hash(self.code, fair["round"], share)}
