"""Characters that an output lacks, written as near as may be: a letter without its mark, else a question mark."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

NEAREST = "bela.nearest"
"""The name by which an encoding is told to do so."""

IN_ONE_PIECE = str.maketrans({"đ": "d", "Đ": "D", "ß": "ss"})
"""Letters that no mark can be taken off."""


def nearest(text: str, encoding: str) -> str:
    """The text as the encoding can hold it."""
    return text.encode(encoding, NEAREST).decode(encoding)


def write_all_streams_so() -> None:
    """Have the standard streams write so, whoever writes to them; for a process of its own."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NEAREST)


def _near(error: UnicodeError) -> tuple[bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(IN_ONE_PIECE))
    bare = "".join(char for char in plain if not unicodedata.combining(char))
    return bare.encode(error.encoding, "replace"), error.end


codecs.register_error(NEAREST, _near)
