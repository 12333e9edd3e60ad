"""Numbers and texts as few bits, written and read by one and the same description.

A description takes a coder and a value. With a ``Writer`` it writes the value; with a ``Reader`` it is given some
value that is passed over, and gives the one that is read. So neither direction can depart from the other.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error, crc32
from typing import TYPE_CHECKING, Protocol, TypeVar

from bela.pad.faults import PadError, PadFault

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Item = TypeVar("Item")
LETTERS = re.compile(r"[A-Za-z0-9_-]+")
"""What a text is made of."""
CHUNK = 4
"""Bits of a number of any size before the one that says whether more of it follow."""
CHECK_BYTES = 3
BYTE = 8
YEARS_FROM = 2000
DATE_WIDTHS = (7, 4, 5)
"""Bits of year, month and day."""


class Coder(Protocol):
    """Writes or reads."""

    def number(self, value: int, width: int) -> int:
        """A number of that many bits."""
        ...

    def several(self, items: Sequence[Item]) -> Iterator[Item | None]:
        """Each of some things, to be coded one by one; while reading, nothing as often as there are things to read."""
        ...


class Writer:
    """Takes bits."""

    def __init__(self) -> None:
        self._bits: list[str] = []

    def number(self, value: int, width: int) -> int:
        """Write a number of that many bits."""
        self._bits.append(f"{value:0{width}b}")
        return value

    def several(self, items: Sequence[Item]) -> Iterator[Item | None]:
        """Write how many there are, and give them one by one."""
        small(self, len(items))
        yield from items

    def text(self) -> str:
        """Everything written, with its checksum, in letters that may stand in an address."""
        bits = "".join(self._bits)
        data = int(f"1{bits}", 2)
        body = data.to_bytes((data.bit_length() + BYTE - 1) // BYTE, "big")
        return urlsafe_b64encode(body + _check(body)).decode().rstrip("=")


class Reader:
    """Gives bits. Raises PadError where there are none left."""

    def __init__(self, text: str) -> None:
        """Take a text. Raises PadError for one that is none, or is not whole."""
        if not LETTERS.fullmatch(text):
            raise PadError(PadFault.NOT_A_LINK)
        try:
            data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        except Error as error:
            raise PadError(PadFault.DAMAGED_LINK) from error
        body, check = data[:-CHECK_BYTES], data[-CHECK_BYTES:]
        if not body or check != _check(body):
            raise PadError(PadFault.DAMAGED_LINK)
        self._bits = f"{int.from_bytes(body, 'big'):b}"[1:]
        self._at = 0

    def number(self, value: int, width: int) -> int:  # noqa: ARG002 - what a writer would write
        """Read a number of that many bits."""
        found = self._bits[self._at : self._at + width]
        if len(found) < width:
            raise PadError(PadFault.DAMAGED_LINK)
        self._at += width
        return int(found, 2)

    def several(self, items: Sequence[Item]) -> Iterator[Item | None]:
        """Nothing, as often as there are things to read."""
        del items
        yield from [None] * small(self, 0)


def _check(body: bytes) -> bytes:
    return crc32(body).to_bytes(4, "big")[-CHECK_BYTES:]


def flag(coder: Coder, value: object) -> bool:
    """Whether something is so, in a bit."""
    return bool(coder.number(bool(value), 1))


def small(coder: Coder, value: int) -> int:
    """A number of any size; the smaller, the fewer bits."""
    found, shift = 0, 0
    while True:
        found |= coder.number(value >> shift & (1 << CHUNK) - 1, CHUNK) << shift
        shift += CHUNK
        if not flag(coder, value >> shift):
            return found


def maybe(coder: Coder, value: int | None, width: int) -> int | None:
    """A number of that many bits, or nothing."""
    return coder.number(value or 0, width) if flag(coder, value is not None) else None


def text_of(coder: Coder, value: str) -> str:
    """A text."""
    data = bytes(coder.number(byte or 0, BYTE) for byte in coder.several(value.encode()))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise PadError(PadFault.DAMAGED_LINK) from error


def code_date(coder: Coder, date: str) -> str:
    """A date, which may be missing."""
    if not flag(coder, date):
        return ""
    parts = [int(part) for part in (date or "2000-01-01").split("-")]
    parts[0] -= YEARS_FROM
    year, month, day = (coder.number(part, width) for part, width in zip(parts, DATE_WIDTHS, strict=True))
    return f"{year + YEARS_FROM:04}-{month:02}-{day:02}"
