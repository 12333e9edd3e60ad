"""Faults on their way into the log: where they were, and nothing that was at hand there."""

from __future__ import annotations

from types import TracebackType


class FaultError(Exception):
    """A fault by the name of its kind; what it said may name a card, and is left out."""


def without_values(error: BaseException) -> tuple[type[FaultError], FaultError, TracebackType | None]:
    """A fault as the log may have it."""
    return FaultError, FaultError(type(error).__name__), error.__traceback__
