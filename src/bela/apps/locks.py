"""Holding a file for one process; whatever a process held is free again once it has ended, however it ended."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import Any

FAR = 2**30
"""The byte that is locked where bytes are: behind all that is ever written, for nobody else can read a locked one."""

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)


class InUseError(OSError):
    """Another process holds the file."""


def lock(descriptor: int) -> None:
    """Hold an open file until it is closed. Raises InUseError; where the system cannot lock, nothing is held."""
    hold = way_to_hold()
    if hold is None:
        return
    try:
        hold(descriptor)
    except OSError as error:
        if error.errno in TAKEN:
            raise InUseError(errno.EBUSY, os.strerror(errno.EBUSY)) from error


@cache
def way_to_hold() -> Callable[[int], None] | None:
    """How this system holds a file; None where Python knows no way."""
    for name, way in (("fcntl", _whole_file), ("msvcrt", _one_byte)):
        try:
            return partial(way, import_module(name))
        except ImportError:
            continue
    return None


def _whole_file(fcntl: Any, descriptor: int) -> None:  # noqa: ANN401 - a module that not every system has
    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _one_byte(msvcrt: Any, descriptor: int) -> None:  # noqa: ANN401 - the same
    os.lseek(descriptor, FAR, os.SEEK_SET)
    msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
