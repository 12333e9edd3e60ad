"""What the terminal can do."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import TextIO

BARE = frozenset({"dumb", "unknown"})
"""Terminals that cannot move about on the screen."""


def has_full_screen(streams: Sequence[TextIO | None] = (), environment: Mapping[str, str] = os.environ) -> bool:
    """Whether there is a terminal on which the whole screen can be drawn: at both ends, and one that can move about."""
    ends = streams or (sys.__stdin__, sys.__stdout__, sys.__stderr__)
    return environment.get("TERM", "") not in BARE and all(end is not None and end.isatty() for end in ends)


def can_write(stream: TextIO | None, text: str) -> bool:
    """Whether the encoding of a stream has all these characters."""
    try:
        text.encode((stream and stream.encoding) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
