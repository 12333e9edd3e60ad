"""The server as a process."""

from __future__ import annotations

import asyncio
import gc
import importlib
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from bela.apps.web.app import App, Served
from bela.apps.web.clockwork import SystemClock
from bela.apps.web.guard import Origins
from bela.apps.web.room import House
from bela.apps.web.store import Store
from bela.apps.web.workers import Workers

STATIC = Path(__file__).with_name("static")
SHUTDOWN_WITHIN = 3
"""Seconds that requests have to end when the server does."""
BACKLOG = 1024
SWITCH = 0.001
"""Seconds until a thread lets another go on: the one that writes has little to do, and everybody waits for it."""
YOUNG, MIDDLE = 4_000, 30
"""Objects, and rounds, after which the younger ones are looked through."""


@dataclass(frozen=True)
class Wanted:
    """What the command line says."""

    host: str
    port: int
    folder: Path
    public_url: str = ""
    certificate: Path | None = None
    key: Path | None = None
    link: str | None = None
    """The address to hand on; None where no other machine reaches the server."""


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes any that is free. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(BACKLOG)
    except BaseException:
        found.close()
        raise
    return found


def more_descriptors() -> None:
    """Let the process hold as many sockets as the system allows it."""
    with suppress(ImportError, OSError, ValueError):
        resource = importlib.import_module("resource")
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def less_sweeping() -> None:
    """Have Python look through all that it holds in quiet moments only: with thousands of clients it takes a while."""
    gc.set_threshold(YOUNG, MIDDLE, 1_000_000)
    sys.setswitchinterval(SWITCH)


def _end_as_by_hand() -> None:
    """Have the process end in the same way when the system asks for it as when a person does."""
    with suppress(ValueError):  # in another thread than the first, whoever runs that sees to its end
        signal.signal(signal.SIGTERM, signal.default_int_handler)


def serve(wanted: Wanted, listener: socket.socket, ready: Callable[[], object]) -> None:
    """Serve until the process is told to end. Raises what opening the store raises."""
    more_descriptors()
    less_sweeping()
    _end_as_by_hand()
    store = Store(wanted.folder)
    thinkers = Workers()
    try:
        house = House(SystemClock(), store, thinkers)
        app = App(Served(house, Origins(wanted.public_url), STATIC, wanted.link))
        server = _Server(config(app, wanted), ready)
        with suppress(KeyboardInterrupt):  # which is how a server is ended
            asyncio.run(server.serve(sockets=[listener]))
    finally:
        thinkers.close()
        store.close()


def config(app: App, wanted: Wanted) -> uvicorn.Config:
    """How the server runs: sockets without compression, which costs memory and tells lengths."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=32 * 1024,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(wanted.public_url),
        timeout_graceful_shutdown=SHUTDOWN_WITHIN,
        ssl_certfile=wanted.certificate,
        ssl_keyfile=wanted.key,
    )


class _Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets=sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody go, then end."""
        app = self.config.app
        if isinstance(app, App):
            app.close()
        await super().shutdown(sockets=sockets)
