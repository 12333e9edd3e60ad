"""What stands before everything else: whose pages may speak to the server, what they may load, and how often."""

from __future__ import annotations

import ipaddress
import socket
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
POLICY = (
    "default-src 'none'; script-src 'self'{compiled}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'{sockets}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@dataclass(frozen=True)
class Origins:
    """The names under which the server may be reached: any address in numbers, this machine's names, and one more."""

    public_url: str = ""
    names: frozenset[str] = field(default_factory=lambda: frozenset(own_names()))

    def knows(self, host: str) -> bool:
        """Whether a ``Host`` is one of the server's. A foreign name that leads here is not."""
        name = host_name(host)
        public = urlsplit(self.public_url).hostname if self.public_url else None
        return name in self.names or name == public or is_address(name)

    def allows(self, origin: str | None, host: str) -> bool:
        """Whether a page of that origin may speak to the server; what is no browser names none."""
        if origin is None:
            return True
        own = {host.lower(), urlsplit(self.public_url).netloc.lower()} - {""}
        return urlsplit(origin).netloc.lower() in own


def own_names() -> list[str]:
    """What this machine is called."""
    name = socket.gethostname().lower()
    return ["localhost", name, f"{name.partition('.')[0]}.local"]


def host_name(host: str) -> str:
    """A host without its port."""
    return (urlsplit(f"//{host}").hostname or "").lower()


def is_address(name: str) -> bool:
    """Whether a host is given in numbers."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


PYTHON = "/static/python/"
"""Where the worker lies that runs Python, which is compiled for the browser: it alone may start such code."""


def policy(host: str, path: str) -> bytes:
    """What a page may load: what the server has, and no script that stands in the page itself."""
    plain = "".join(sign for sign in host if sign.isalnum() or sign in ".:-[]")
    compiled = " 'wasm-unsafe-eval'" if path.startswith(PYTHON) else ""
    return POLICY.format(sockets=f" ws://{plain} wss://{plain}" if plain else "", compiled=compiled).encode()


@dataclass
class Bucket:
    """How much may be asked at once, and how soon again."""

    size: float
    per_second: float
    level: float = 0.0
    at: float | None = None

    def takes(self, now: float, cost: float = 1.0) -> bool:
        """Whether there is room for something more; ``now`` in seconds."""
        if self.at is not None:
            self.level = max(0.0, self.level - (now - self.at) * self.per_second)
        self.at = now
        if self.level + cost > self.size:
            return False
        self.level += cost
        return True


class Limits:
    """Buckets by whoever asks, of the last so many who did."""

    def __init__(self, make: Callable[[], Bucket], most: int = 10_000) -> None:
        self._make = make
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, who: str, now: float, cost: float = 1.0) -> bool:
        """Whether somebody may ask for something more."""
        bucket = self._buckets.pop(who, None) or self._make()
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.takes(now, cost)
