"""What all parts have in common."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Points = list[int]
Line = list[Any]
"""A sentence: key of the catalogue, parameters by name, and the number that chooses a plural form or None."""


class Part(Struct, gc=False):
    """Something to draw."""
