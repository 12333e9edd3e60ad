"""Somebody connected to a table: who they are, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_WAITING = 2**20
"""Bytes that may wait for a client that does not take them; then it is let go, and may come back."""


class Client:
    """One connection, or one request."""

    def __init__(
        self, token: str | None, person: str | None, *, told: bool = False, fair: bool = False, lasting: bool = True
    ) -> None:
        self.token = token
        """The digest of the token of a seat."""
        self.person = person
        """The person's id."""
        self.told = told
        self.fair = fair
        self.lasting = lasting
        """Whether it is a connection, and not just a request."""
        self.seat: int | None = None
        self.muted: set[int] = set()
        self.gone: str | None = None
        """Why it is let go."""
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._some = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Have something sent, in order."""
        if self.gone is not None:
            return
        self._waiting.append(data)
        self._size += len(data)
        if self._size > MOST_WAITING:
            self._waiting.clear()
            self.let_go("too_slow")
        self._some.set()

    def let_go(self, reason: str) -> None:
        """Send nothing more than what waits."""
        self.gone = self.gone or reason
        self._some.set()

    def take(self) -> bytes | None:
        """What is to be sent next; None when nothing waits."""
        if not self._waiting:
            return None
        data = self._waiting.popleft()
        self._size -= len(data)
        return data

    async def more(self) -> bool:
        """Wait until there is something to send; False when there will be nothing more."""
        while not self._waiting:
            if self.gone is not None:
                return False
            self._some.clear()
            await self._some.wait()
        return True
