"""A record as canonical JSON Lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from bela.record.header import header_fields
from bela.record.jsonl import dump
from bela.record.lines import ending_fields, entry_text
from bela.record.model import Ending, Header, Record


def write_record(record: Record) -> str:
    """The canonical text, each line with its end. Raises RecordError for rules that no record can state."""
    return "".join(record_lines(record))


def record_lines(record: Record) -> Iterator[str]:
    """The canonical lines, each with its end."""
    lines = [header_line(record.header), *(f"{entry_text(entry)}\n" for entry in record.entries)]
    yield from lines
    if record.ending is not None:
        yield ending_line(record.ending, lines)


def header_line(header: Header) -> str:
    """The first line. Raises RecordError for rules that no record can state."""
    return f"{dump(header_fields(header))}\n"


def ending_line(ending: Ending, lines: Iterable[str]) -> str:
    """The last line: the result, and the checksum of the lines before it."""
    return f"{dump(ending_fields(ending, checksum(lines)))}\n"


def checksum(lines: Iterable[str]) -> str:
    """SHA-256 of lines, each with its end, as hexadecimal digits."""
    return sha256("".join(lines).encode()).hexdigest()
