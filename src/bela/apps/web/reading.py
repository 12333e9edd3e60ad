"""What clients send, read: whatever is wrong with it is one kind of error."""

from __future__ import annotations

from typing import TypeVar

from msgspec import DecodeError, json

Shape = TypeVar("Shape")
LONGEST_NUMBER = 18
"""Digits; a longer one numbers nothing that there is, and Python refuses to read some of them."""


def decoded(data: str | bytes, decoder: json.Decoder[Shape]) -> Shape:
    """What the data say. Raises msgspec.DecodeError, also for lists or objects that are nested too deep."""
    try:
        return decoder.decode(data)
    except RecursionError as error:
        raise DecodeError("nested too deep") from error


def number_in(text: str) -> int | None:
    """A number from an address; None where it is none."""
    plain = text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
    return int(text) if plain else None
