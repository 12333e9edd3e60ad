"""What happens at a table of the page, kept entry by entry where the page keeps it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from bela.apps.web.store import CannotKeepError, Write

Keep = Callable[[str, str], Awaitable[Any]]
"""Keeps entries of a table, a JSON list of numbers and bodies; whatever it raises, none of them is kept."""
Load = Callable[[str], Awaitable[Any]]
"""The bodies of a table's entries in order, as a JSON list."""


class Log:
    """A store for the tables of one device; it is the page that writes."""

    def __init__(self, keep: Keep, load: Load) -> None:
        self._keep = keep
        self._load = load

    async def append(self, write: Write) -> None:
        """Keep entries. Raises CannotKeepError; then none of them is kept."""
        rows = json.dumps([[number, body.decode()] for number, body in write.rows])
        try:
            await self._keep(write.code, rows)
        except Exception as error:
            raise CannotKeepError(str(error)) from error

    def keep(self, write: Write) -> asyncio.Future[Any]:
        """The same for whoever has to know how it ends whatever happens meanwhile."""
        return asyncio.get_running_loop().create_task(self.append(write))

    async def load(self, code: str) -> list[bytes]:
        """The entries of a table, in order; none where there is no such table."""
        return [body.encode() for body in json.loads(await self._load(code))]
