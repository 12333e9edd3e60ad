"""The answer to one message of a client, however it came."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import DecodeError, ValidationError, json

from bela.apps.web.client import Client
from bela.apps.web.faults import without_values
from bela.apps.web.hall import Hall, Seat, read_command
from bela.apps.web.people import Person
from bela.apps.web.protocol.messages import Error
from bela.apps.web.reading import decoded
from bela.apps.web.refusing import NotDoneError, refused
from bela.apps.web.store import CannotKeepError

LOG = logging.getLogger(__name__)
LARGEST = 16 * 1024
"""Bytes of a message to the server."""
_ANYTHING: json.Decoder[Any] = json.Decoder()


async def answered(hall: Hall, seat: Seat, client: Client, person: Person | None, data: str | bytes) -> bytes | None:
    """The answer to one message, where it is for the client alone."""
    if len(data) > LARGEST:
        return refused(Error(code="too_large"), None)
    try:
        command = read_command(data)
    except (DecodeError, ValidationError):
        return refused(Error(code="bad_message"), name_in(data))
    try:
        return await hall.wish(seat, client, command, person)
    except NotDoneError as error:
        return refused(error.error, command.id)
    except CannotKeepError as error:
        LOG.error("a command could not be kept: %s", error)  # noqa: TRY400 - the system's fault, told as such
        return refused(Error(code="cannot_keep"), command.id)
    except Exception as error:
        LOG.exception("a command failed", exc_info=without_values(error))
        return refused(Error(code="internal"), command.id)


def name_in(data: str | bytes) -> str | None:
    """The name of a command that could not be read, where it has one."""
    try:
        found = decoded(data, _ANYTHING)
    except DecodeError:
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 40 else None  # noqa: PLR2004 - as long as a name may be
