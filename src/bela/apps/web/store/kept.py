"""What is to be kept, whatever keeps it."""

from __future__ import annotations

from dataclasses import dataclass

Row = tuple[int, bytes]
"""Number and body of an entry."""


class CannotKeepError(Exception):
    """Something could not be written, and so it has not happened; the text is what the system says."""


@dataclass(frozen=True)
class Write:
    """Entries of one table, to be kept together."""

    code: str
    rows: tuple[Row, ...]
    sync: bool = False
    """Whether they have to be on the disk, not just with the operating system."""
    member: tuple[str, int] | None = None
    """A person who sits there now, and since when."""
