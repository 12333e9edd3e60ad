"""Under which addresses the server can be reached, and how they are shown."""

from __future__ import annotations

import io
import socket
from dataclasses import dataclass

import segno

ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - what it means that somebody asks for them
LOCAL = ("127.0.0.1", "localhost", "::1")
FAR = ("192.0.2.1", 9)
"""An address that nobody has; nothing is sent to it."""


@dataclass(frozen=True)
class Place:
    """Where the server listens."""

    host: str
    port: int
    secure: bool
    public_url: str = ""

    @property
    def is_local(self) -> bool:
        """Whether only this machine reaches it."""
        return self.host in LOCAL

    @property
    def here(self) -> str:
        """The address for a browser on this machine."""
        return self._url("localhost" if self.host in (*ANYWHERE, *LOCAL) else self.host)

    @property
    def link(self) -> str:
        """The address to hand on: the one that is told, else that in the home network, else the one here."""
        if self.public_url:
            return self.public_url
        address = home_address() if self.host in ANYWHERE else None
        return self.here if address is None else self._url(address)

    @property
    def only_here(self) -> bool:
        """Whether nobody on another machine can follow a link."""
        return self.is_local and not self.public_url

    def _url(self, name: str) -> str:
        name = f"[{name}]" if ":" in name else name
        usual = 443 if self.secure else 80
        port = "" if self.port == usual else f":{self.port}"
        return f"{'https' if self.secure else 'http'}://{name}{port}/"


def home_address() -> str | None:
    """The machine's address in its network; None where it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            asked.connect(FAR)
            name: str = asked.getsockname()[0]
    except OSError:
        return None
    return name


def qr_code(text: str) -> str:
    """A text as a QR code of half blocks."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
