"""What a compiled catalogue should hold."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo

from catalogue_texts import read


class Lean(Catalog):
    """A catalogue that is compiled to the same bytes at any time and by any version: its header says little."""

    def __iter__(self) -> Iterator[Message]:
        messages = super().__iter__()
        next(messages)
        yield Message("", f"Content-Type: text/plain; charset=utf-8\nPlural-Forms: {self.plural_forms}\n")
        yield from messages


def compiled(path: Path) -> bytes:
    """The bytes of the compiled catalogue."""
    found = read(path)
    lean = Lean(locale=found.locale, charset="utf-8")
    for message in found:
        if message.id:
            lean[message.id] = message
    out = io.BytesIO()
    write_mo(out, lean)
    return out.getvalue()
