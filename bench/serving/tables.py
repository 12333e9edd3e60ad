"""Tables for the bench: written straight into the store, with tokens that everybody knows."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from bela.apps.web.game import entries as e
from bela.apps.web.people import digest_of
from bela.apps.web.protocol.settings import Settings
from bela.apps.web.store import Store, Write

VARIANT, SEATS = "croatian_4", 4


def code_of(table: int) -> str:
    """The code of a table."""
    return f"T{table:09}"


def token_of(table: int, seat: int) -> str:
    """The token of a seat."""
    return f"token-of-table-{table}-seat-{seat}"


def tokens_of(tables: int) -> list[bytes]:
    """What each client says first."""
    return [
        json.dumps({"t": "hello", "table": code_of(table), "seat": token_of(table, seat)}).encode()
        for table in range(tables)
        for seat in range(SEATS)
    ]


def prepared(folder: Path, tables: int) -> None:
    """So many tables at which a match has begun."""
    asyncio.run(_prepare(folder, tables))


async def _prepare(folder: Path, tables: int) -> None:
    store = Store(folder)
    await asyncio.gather(*(store.append(Write(code_of(table), _rows(table))) for table in range(tables)))
    store.close()


def _rows(table: int) -> tuple[tuple[int, bytes], ...]:
    settings = Settings(variant=VARIANT, pace="quick", options={"target": 9999})
    entries: list[e.AnyEntry] = [e.Made(at=1, settings=settings, host="p0", seed=str(table))]
    entries += [
        e.Sat(at=1, seat=seat, person=f"p{seat}", token=digest_of(token_of(table, seat))) for seat in range(SEATS)
    ]
    entries.append(e.Started(at=1))
    return tuple((number, e.write_entry(entry)) for number, entry in enumerate(entries, start=1))
