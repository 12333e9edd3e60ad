"""A host of files, such as a site is put on: it knows nothing of bela, and has the site below another address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any


class _Files(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - what the standard library expects
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_args: Any) -> None:
        """Say nothing."""


class _Server(ThreadingHTTPServer):
    request_queue_size = 128
    """A page asks for all that it needs at once, each over a line of its own; none of them may be turned away."""


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """Serve a folder; gives its address."""
    server = _Server(("127.0.0.1", 0), partial(_Files, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
